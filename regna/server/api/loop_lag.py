"""Lag of the event loop. The more there is, the less often those who only watch are sent updates."""

from __future__ import annotations

import asyncio
import time

INTERVAL = 0.1
"""Seconds between two measurements."""
WEIGHT = 0.1
"""Weight of the latest measurement in the moving average, so that a short burst of work delays nobody."""
ACCEPTABLE = 0.01
"""Seconds of lag that nobody notices."""
STRETCH = 50
"""Updates are batched for this many times the lag beyond that..."""
MAX_DELAY = 0.5
"""...but for no longer than this many seconds."""


class LoopLag:
    """A moving average of how late scheduled work runs."""

    def __init__(self) -> None:
        self.late = 0.0
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.measure())

    async def measure(self) -> None:
        while True:
            due = time.monotonic() + INTERVAL
            await asyncio.sleep(INTERVAL)
            self.add(time.monotonic() - due)

    def add(self, late: float) -> None:
        """Add a measurement."""
        self.late += WEIGHT * (late - self.late)

    @property
    def batch_delay(self) -> float:
        """Seconds that pass between two updates for somebody who has nothing to choose."""
        return min(MAX_DELAY, STRETCH * max(0.0, self.late - ACCEPTABLE))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
