"""How many tests run at once, how hard bots think, and that nothing depends on how long something takes or on luck."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Bots that search do so with a fiftieth of their iterations: what they choose matters to few tests, all wait for them.
os.environ.setdefault("REGNA_BOT_EFFORT", "0.02")
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are processors: browsers, databases and terminals keep tests waiting half their time."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of several processes begins with its share of the browser's tests: no long one is left for the end."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        slow = [item for item in items if "browser" in item.path.parts]
        quick = [item for item in items if "browser" not in item.path.parts]
        items[:] = [item for n in range(processes) for part in (slow, quick) for item in share(part, n, processes)]


def share(items: list[pytest.Item], number: int, shares: int) -> list[pytest.Item]:
    """One of so many equal parts, in order: what belongs to one module stays together."""
    return items[number * len(items) // shares : (number + 1) * len(items) // shares]
