"""The timekeeper: where somebody's time has run out, a bot takes the seat over."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from ..db.queries.matches import due_before, set_due
from ..errors import reason
from .registry import UNOPENED, Registry
from .room import Room
from .seat import STAND_IN

LOG = logging.getLogger(__name__)
EVERY = 1.0
"""Seconds between two checks of the clocks."""


class Timekeeper:
    """Checks all matches where time may be up, in memory or not; several processes may do so at once."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                LOG.exception("the clocks could not be looked at")

    async def look(self) -> None:
        """Act wherever time has run out; a failure in one match does not hold up the others."""
        for match_id in await due_before(self.registry.storage, self.registry.now()):
            try:
                await time_out(await self.registry.room(match_id))
            except Exception as error:
                await self.put_off(match_id, reason(error))

    async def put_off(self, match_id: str, why: str) -> None:
        """Try again next time; a match that cannot be opened cannot be played, so nobody is late in it."""
        LOG.warning("a clock was not looked at", extra={"facts": {"match": match_id, "why": why}})
        if why in UNOPENED:
            await set_due(self.registry.storage, match_id, None)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def time_out(room: Room) -> None:
    """Let a bot take over from those whose time is up."""
    async with room.locked_up_to_date():
        late = [seat for seat in room.on_the_clock() if room.left(seat.seat) <= 0]
        if late:
            await room.set_seats([replace(seat, away=True, late=True, bot=STAND_IN) for seat in late])
        else:
            await room.store_due()
