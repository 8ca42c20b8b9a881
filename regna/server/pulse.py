"""The pulse: how late this process is. The busier it is, the seldomer those are told who only watch."""

from __future__ import annotations

import asyncio
import time

BEAT = 0.05
"""Seconds between two beats."""
WEIGHT = 0.25
"""Of the latest beat in the mean."""
STRETCH = 10
"""How many times as long as everybody waits those wait who only watch..."""
LONGEST = 0.25
"""...but no longer than these seconds."""


class Pulse:
    """Measures how much later than asked for something is done."""

    def __init__(self) -> None:
        self.late = 0.0
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.late += WEIGHT * (time.monotonic() - due - self.late)

    @property
    def gap(self) -> float:
        """Seconds to gather news for somebody who has nothing to choose; none while there is little to do."""
        return min(LONGEST, STRETCH * self.late)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
