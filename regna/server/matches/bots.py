"""Bots at the tables: they are woken after every change, and choose until a person has to."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary, WeakValueDictionary

from ..db.values import LIVE
from ..errors import Declined
from .bot_pool import BotPool, DecisionPoint
from .room import RETRY_DELAY, Room
from .seat import Seat

LOG = logging.getLogger(__name__)


class Bots:
    """Plays the bots' seats in all rooms of this process; those at one host's tables think one after another.

    So whoever sets up a hundred tables makes nobody else's bots wait for more than one of theirs.
    """

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.tasks: WeakKeyDictionary[Room, asyncio.Task[None]] = WeakKeyDictionary()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def wake(self, room: Room) -> None:
        """Have the bots of a room choose, if it is their turn and they do not already."""
        task = self.tasks.get(room)
        if bot_to_move(room) is not None and (task is None or task.done()):
            self.tasks[room] = asyncio.create_task(self.run(room))

    async def run(self, room: Room) -> None:
        """Let bots choose until a person has to; while another process does it, be ready to take over."""
        try:
            while bot_to_move(room) is not None:
                async with room.storage.cluster.claim(room.id) as mine:
                    while mine and bot_to_move(room) is not None:
                        async with self.turns.setdefault(room.host, asyncio.Lock()):
                            await self.move(room)
                if not mine:
                    await asyncio.sleep(RETRY_DELAY)
        except Exception:
            LOG.exception("the bots have stopped", extra={"facts": {"match": room.id}})

    async def move(self, room: Room) -> None:
        """Make the next move of a bot, if it is still one's turn."""
        if (seat := bot_to_move(room)) is None:
            return
        seq = room.seq
        text = await self.pool.choose(decision_of(room, seat))
        try:
            async with room.lock:
                if seq == room.seq and room.status == LIVE and room.seats[seat.seat].plays_itself:
                    await room.make_move(*room.match.address(text))
        except Declined as error:
            LOG.warning("a bot waits", extra={"facts": {"match": room.id, "why": error.code}})
            await asyncio.sleep(RETRY_DELAY)


def bot_to_move(room: Room) -> Seat | None:
    if room.status != LIVE or room.closed is not None:
        return None
    return next((room.seats[seat] for seat in room.waiting if room.seats[seat].plays_itself), None)


def decision_of(room: Room, seat: Seat) -> DecisionPoint:
    setup, bot = room.setup, seat.bot
    assert bot is not None
    return DecisionPoint(
        room.id, setup.game.name, setup.seats, setup.options, setup.seed, list(room.lines), seat.seat, bot,
        setup.corrections,
    )  # fmt: skip
