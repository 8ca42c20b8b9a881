"""A steady clock: the time of day, which a system clock that is set wrong for a moment does not move."""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 1.0
"""Seconds by which the system's clock may be corrected at once and is followed."""
CONFIRM = 60.0
"""Seconds for which it has to say the same before it is believed about more."""


class SteadyClock:
    """Goes on by the monotonic clock; a jump of the system's clock counts once it has lasted for a minute."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.steady = steady
        self.offset = self.doubted = wall() - steady()
        self.since = steady()

    def __call__(self) -> float:
        now = self.steady()
        offset = self.wall() - now
        if abs(offset - self.doubted) > SLACK:
            self.doubted, self.since = offset, now
        if abs(offset - self.offset) <= SLACK or now - self.since >= CONFIRM:
            self.offset = offset
        return now + self.offset
