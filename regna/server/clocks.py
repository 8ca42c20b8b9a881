"""Keeping time: wherever somebody's time has run out, a bot takes the seat over."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select, update

from .declined import reason
from .hall import UNOPENED, Hall
from .room import LIVE
from .tables import matches

LOG = logging.getLogger(__name__)
EVERY = 1.0
"""Seconds between two looks at the clocks."""


class Timekeeper:
    """Looks at all matches whose time may be up, in memory or not; it does no harm if several processes do."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                LOG.exception("the clocks could not be looked at")

    async def look(self) -> None:
        """Act wherever time has run out by now; where that fails, the others do not wait for it."""
        due = select(matches.c.id).where(matches.c.status == LIVE, matches.c.due <= self.hall.now())
        for (match_id,) in await self.hall.storage.rows(due):
            try:
                await (await self.hall.room(match_id)).time_out()
            except Exception as error:
                await self.put_off(match_id, reason(error))

    async def put_off(self, match_id: str, why: str) -> None:
        """Look again at the next chance; a match that cannot be opened cannot be played, so nobody is late in it."""
        LOG.warning("a clock was not looked at", extra={"facts": {"match": match_id, "why": why}})
        if why in UNOPENED:
            await self.hall.storage.execute(update(matches).where(matches.c.id == match_id).values(due=None))

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
