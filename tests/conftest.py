"""How many tests run at once, and that none depends on how long something takes or on luck."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are processors: browsers, databases and terminals keep tests waiting half their time."""
    return 2 * (os.cpu_count() or 1)
