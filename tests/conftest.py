"""How many tests run at once."""

from __future__ import annotations

import os


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are processors: browsers, databases and terminals keep tests waiting half their time."""
    return 2 * (os.cpu_count() or 1)
