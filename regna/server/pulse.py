"""The pulse: how late this process is. The later, the seldomer those are told who only watch."""

from __future__ import annotations

import asyncio
import time

BEAT = 0.1
"""Seconds between two beats."""
WEIGHT = 0.1
"""What the latest beat counts in the mean, so that a short effort makes nobody wait."""
CALM = 0.01
"""Seconds of delay that nobody minds."""
STRETCH = 10
"""How many times as long as the delay beyond that those wait who only watch..."""
LONGEST = 0.5
"""...but no longer than these seconds."""


class Pulse:
    """Measures how much later than they should be things are done."""

    def __init__(self) -> None:
        self.late = 0.0
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.take(time.monotonic() - due)

    def take(self, late: float) -> None:
        """One beat more came so late."""
        self.late += WEIGHT * (late - self.late)

    @property
    def gap(self) -> float:
        """Seconds for which to gather news for somebody who has nothing to choose."""
        return min(LONGEST, STRETCH * max(0.0, self.late - CALM))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
