"""The registry: finds the room of a match, loading it from the database if it is not in memory.

A room is built by replaying its lines: a match of 600 takes some 30 ms, so nothing but the lines is stored of its play.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any
from weakref import WeakValueDictionary

from ...corrections import Corrections
from ...games import load
from ...kernel import Setup
from ..db.queries.matches import inserts_of_match, live_with_bots, set_version
from ..db.storage import Statement, Storage
from ..db.values import LIVE, OPEN
from ..errors import Declined, reason
from .bot_pool import BotPool
from .bots import Bots
from .clock import Tempo
from .ending import store_result
from .fairness import new_seed
from .load import carried, differs, old_rules, rebuild
from .rating_range import RatingRange
from .room import RETRY_DELAY, Now, OnChange, Room
from .seat import Seat
from .stored import StoredMatch, UnopenedMatch, read_match

LOG = logging.getLogger(__name__)
MAX_IDLE_ROOMS = 500
"""Rooms that stay in memory while nobody uses them."""
IDLE_SECONDS = 600
"""Seconds after which such a room is dropped."""
SWEEP_INTERVAL = 30
UNOPENED = "server-old-rules", "server-broken-match"
"""Why a match that exists cannot be opened."""


class Registry:
    """All matches; a room stays while anybody refers to it, and the most recent ones a while longer."""

    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool,
        now: Now = time.time,
        on_turn: OnChange = lambda room: None,
        corrections: Mapping[str, Corrections] | None = None,
    ) -> None:
        self.storage = storage
        self.bots = Bots(bot_pool)
        self.now = now
        self.on_turn = on_turn
        self.corrections = corrections or {}
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.latest: OrderedDict[str, tuple[Room, float]] = OrderedDict()
        self.lock = asyncio.Lock()
        self.unopened: dict[str, Declined] = {}
        self.missed: set[str | None] = set()
        self.tasks: list[asyncio.Task[Any]] = []

    def open(self) -> None:
        """Start: listen to other processes, resume bots, and drop rooms that nobody uses."""
        work = self.storage.cluster.listen(self.on_stored), self.resume(), self.forget_idle_forever()
        self.tasks = [asyncio.create_task(each) for each in work]

    async def room(self, match_id: str) -> Room:
        """The room of a match, or `Declined`."""
        room = self.in_memory(match_id)
        if room is None:
            async with self.lock:
                room = self.in_memory(match_id) or await self.load_room(match_id)
        return self.remember(room)

    def in_memory(self, match_id: str) -> Room | None:
        room = self.rooms.get(match_id)
        return room if room is not None and room.closed is None else None

    async def room_for(self, match_id: str, account: str | None) -> Room:
        """The room of a match for somebody who may have joined through another process a moment ago."""
        room = await self.room(match_id)
        if self.storage.cluster.shared and account is not None and not room.seats_of(account):
            async with room.locked_up_to_date():
                pass
        return room

    async def find(self, match_id: str, account: str | None = None) -> Room | UnopenedMatch:
        """The room of a match, or what is stored of it and why it cannot be opened."""
        try:
            return await self.room_for(match_id, account)
        except Declined as why:
            stored = await read_match(self.storage, match_id) if why.code in UNOPENED else None
            if stored is None:
                raise
            return UnopenedMatch(stored, why)

    def remember(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.latest[room.id] = room, time.monotonic()
        self.latest.move_to_end(room.id)
        if len(self.latest) > MAX_IDLE_ROOMS:
            self.latest.popitem(last=False)
        return room

    async def load_room(self, match_id: str) -> Room:
        """Load a room; changes that other processes make meanwhile are not missed."""
        self.missed.clear()
        if match_id in self.unopened:
            raise self.unopened[match_id]
        stored = await read_match(self.storage, match_id)
        if stored is None:
            raise Declined("server-no-match")
        room = await self.load_stored(stored)
        room.attach(self.storage, self.now, self.on_turn, self.bots.wake)
        await store_result(room)
        await room.store_due()
        self.rooms[match_id] = room
        if self.missed & {match_id, None}:
            room.schedule_catch_up()
        return room

    async def load_stored(self, stored: StoredMatch) -> Room:
        """A stored match under our rules; one that cannot be opened is not tried again for a while."""
        row = stored.match
        try:
            if await asyncio.to_thread(differs, stored):
                stored = await self.carried_over(stored)
            room = await asyncio.to_thread(rebuild, stored)
        except Declined as why:
            self.unopened[row.id] = why.with_traceback(None)
            raise
        ours = room.setup.game.version
        if row.status == LIVE and row.version != ours and not room.first_replayable:
            await set_version(self.storage, row.id, ours)
        return room

    async def carried_over(self, stored: StoredMatch) -> StoredMatch:
        """A match whose rules have changed, with the line that lets it go on under ours."""
        snapshot = await self.storage.snapshot(stored.match.id)
        line = await asyncio.to_thread(carried, stored, snapshot, self.now())
        if line is None:
            raise old_rules(stored)
        await self.storage.append(line)
        LOG.info("the rules have changed", extra={"facts": {"match": line.match, "line": line.seq}})
        again = await read_match(self.storage, line.match)
        assert again is not None
        return again

    def on_stored(self, match_id: str | None) -> None:
        """Note that another process has changed a match, or may have changed any (None)."""
        self.missed.add(match_id)
        found = list(self.rooms.values()) if match_id is None else [self.rooms.get(match_id)]
        for room in found:
            if room is not None:
                room.schedule_catch_up()

    async def schedule_catch_up(self, account: str) -> None:
        """Refresh somebody's matches that are in memory, after their account has changed."""
        for room in [room for room in self.rooms.values() if room.host == account or room.seats_of(account)]:
            try:
                async with room.lock:
                    await room.catch_up()
            except Declined:
                room.schedule_catch_up()

    async def forget_idle_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.forget_idle(time.monotonic() - IDLE_SECONDS)

    def forget_idle(self, before: float) -> None:
        """Drop the rooms that nobody has asked for since."""
        self.unopened.clear()
        while self.latest and next(iter(self.latest.values()))[1] <= before:
            self.latest.popitem(last=False)

    async def create(
        self,
        host: str,
        game: str,
        options: Mapping[str, str],
        seats: list[Seat],
        tempo: Tempo | None = None,
        public: bool = False,
        strength: RatingRange | None = None,
        hints: bool = False,
    ) -> Room:
        """A new match that waits for its people."""
        corrections = self.corrections.get(game)
        setup = Setup.of(load(game), len(seats), options, new_seed(), corrections=corrections)
        room = Room(new_id(), setup, seats, host, OPEN, tempo or Tempo())
        room.public, room.strength, room.hints = public, strength, hints
        await self.storage.execute(*self.rows_of(room))
        return self.add(room)

    def rows_of(self, room: Room) -> list[Statement]:
        """What stores a new match with its seats."""
        return inserts_of_match(match_row(room, self.now()), (seat.row(room.id) for seat in room.seats))

    def add(self, room: Room) -> Room:
        """Begin to serve a match that has just been stored."""
        room.attach(self.storage, self.now, self.on_turn, self.bots.wake)
        return self.remember(room)

    async def resume(self) -> int:
        """Open every match in which a bot may have to choose, once the database can be reached; returns how many."""
        while True:
            try:
                found = await live_with_bots(self.storage)
                break
            except Declined:
                await asyncio.sleep(RETRY_DELAY)
        for match_id in found:
            await self.resume_one(match_id)
        LOG.info("open", extra={"facts": {"matches with bots": len(found)}})
        return len(found)

    async def resume_one(self, match_id: str) -> None:
        """Open a match if possible, waiting while the database is unavailable."""
        while True:
            try:
                await self.room(match_id)
                return
            except Exception as error:
                LOG.warning("cannot resume", extra={"facts": {"match": match_id, "why": reason(error)}})
                if reason(error) != "server-no-database":
                    return
            await asyncio.sleep(RETRY_DELAY)

    async def close(self) -> None:
        """Stop the bots, and disconnect those who watch."""
        rooms = list(self.rooms.values())
        catching_up = [room.catching_up for room in rooms if room.catching_up is not None]
        tasks = [*self.tasks, *self.bots.tasks.values(), *catching_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in rooms:
            room.close(Declined("server-restored"))


def new_id() -> str:
    return secrets.token_hex(8)


def match_row(room: Room, created: float) -> dict[str, Any]:
    setup = room.setup
    return {
        "id": room.id,
        "game": setup.game.name,
        "version": setup.game.version,
        "options": dict(setup.options),
        "seed": str(setup.seed),
        "host": room.host,
        "status": room.status,
        "created": created,
        "result": room.result,
        "tempo": room.tempo.data(),
        "started": room.started,
        "forked": room.forked and room.forked._asdict(),
        "public": room.public,
        "strength": room.strength and room.strength._asdict(),
        "hints": room.hints,
        "corrections": setup.corrections or None,
    }
