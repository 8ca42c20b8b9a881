"""The pulse: how busy this process is. The busier, the seldomer those are told who only watch."""

from __future__ import annotations

import asyncio
import time

BEAT = 0.2
"""Seconds between two beats."""
CALM = 0.6
"""The share of its time up to which a process works without hurry."""
LONGEST = 0.5
"""Seconds for which news are gathered when it works all the time."""


class Pulse:
    """Measures the share of the time in which the thread that serves everybody is at work."""

    def __init__(self) -> None:
        self.busy = 0.0
        self.taken = time.monotonic(), time.thread_time()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.take()

    def take(self) -> None:
        """Measure since the last time."""
        began, worked = self.taken
        self.taken = now, work = time.monotonic(), time.thread_time()
        self.busy = (work - worked) / (now - began)

    @property
    def gap(self) -> float:
        """Seconds for which to gather news for somebody who has nothing to choose."""
        return LONGEST * max(0.0, self.busy - CALM) / (1 - CALM)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
