"""The hall: finds the room of a match, building it from what is stored if nobody has it open.

A room is built by replaying its lines: a match of 600 takes some 30 ms, so nothing but the lines is stored of its play.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Executable, Insert, Row, insert, or_, select, update

from ..games import load
from ..kernel import Setup
from . import tables
from .declined import Declined, reason
from .fairness import new_seed
from .opening import carried, differs, old_rules, rebuild
from .room import LIVE, OPEN, PAUSE, Now, OnTurn, Room
from .seat import Seat
from .storage import Storage
from .stored import Stored, Unopened, read_match
from .tempo import Tempo
from .thinking import Thinker

LOG = logging.getLogger(__name__)
MOST = 500
"""Rooms that stay in memory though nobody looks at them."""
REST = 600
"""Seconds after which they leave it all the same."""
TIDYING = 30
UNOPENED = "server-old-rules", "server-broken-match"
"""Why a match that is there cannot be opened."""


class Hall:
    """All matches; a room stays while anybody holds it, and the latest a while longer."""

    def __init__(
        self, storage: Storage, thinker: Thinker, now: Now = time.time, on_turn: OnTurn = lambda room: None
    ) -> None:
        self.storage = storage
        self.thinker = thinker
        self.now = now
        self.on_turn = on_turn
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.latest: OrderedDict[str, tuple[Room, float]] = OrderedDict()
        self.lock = asyncio.Lock()
        self.unopened: dict[str, Declined] = {}
        self.missed: set[str | None] = set()
        self.tasks: list[asyncio.Task[Any]] = []

    def open(self) -> None:
        """Begin: hear what other processes store, have bots go on, and put rooms away that nobody uses."""
        work = self.storage.neighbours.listen(self.hear), self.resume(), self.keep_tidy()
        self.tasks = [asyncio.create_task(each) for each in work]

    async def room(self, match_id: str) -> Room:
        """The room of a match, or `Declined`."""
        room = self.in_memory(match_id)
        if room is None:
            async with self.lock:
                room = self.in_memory(match_id) or await self.build(match_id)
        return self.hold(room)

    def in_memory(self, match_id: str) -> Room | None:
        room = self.rooms.get(match_id)
        return room if room is not None and room.closed is None else None

    async def room_for(self, match_id: str, account: str | None) -> Room:
        """The room of a match for somebody, who may have sat down through another process a moment ago."""
        room = await self.room(match_id)
        if self.storage.neighbours.several and account is not None and not room.seats_of(account):
            async with room.up_to_date():
                pass
        return room

    async def find(self, match_id: str, account: str | None = None) -> Room | Unopened:
        """A match as far as it can be had: its room, or what is stored of it and why there is none."""
        try:
            return await self.room_for(match_id, account)
        except Declined as why:
            stored = await read_match(self.storage, match_id) if why.code in UNOPENED else None
            if stored is None:
                raise
            return Unopened(stored, why)

    def hold(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.latest[room.id] = room, time.monotonic()
        self.latest.move_to_end(room.id)
        if len(self.latest) > MOST:
            self.latest.popitem(last=False)
        return room

    async def build(self, match_id: str) -> Room:
        """A room from what is stored; news that come meanwhile are not missed."""
        self.missed.clear()
        if match_id in self.unopened:
            raise self.unopened[match_id]
        stored = await read_match(self.storage, match_id)
        if stored is None:
            raise Declined("server-no-match")
        room = await self.opened(stored)
        room.enter(self.storage, self.thinker, self.now, self.on_turn)
        await room.conclude()
        await room.keep_due()
        self.rooms[match_id] = room
        if self.missed & {match_id, None}:
            room.look_again()
        return room

    async def opened(self, stored: Stored) -> Room:
        """The room of a match, under our rules; one that cannot be opened is not tried again for a while."""
        row = stored.match
        try:
            if await asyncio.to_thread(differs, stored):
                stored = await self.carried_over(stored)
            room = await asyncio.to_thread(rebuild, stored)
        except Declined as why:
            self.unopened[row.id] = why.with_traceback(None)
            raise
        ours = room.setup.game.version
        if row.status == LIVE and row.version != ours and not room.past:
            await self.storage.execute(update(tables.matches).where(tables.matches.c.id == row.id).values(version=ours))
        return room

    async def carried_over(self, stored: Stored) -> Stored:
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

    def hear(self, match_id: str | None) -> None:
        """Another process has stored something of a match, or may have of any."""
        self.missed.add(match_id)
        found = list(self.rooms.values()) if match_id is None else [self.rooms.get(match_id)]
        for room in found:
            if room is not None:
                room.look_again()

    async def look_again(self, account: str) -> None:
        """What somebody has in matches has changed: look at those that are in memory."""
        for room in [room for room in self.rooms.values() if room.host == account or room.seats_of(account)]:
            try:
                async with room.lock:
                    await room.catch_up()
            except Declined:
                room.look_again()

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            self.tidy(time.monotonic() - REST)

    def tidy(self, before: float) -> None:
        """Let go of the rooms that nobody has asked for since."""
        self.unopened.clear()
        while self.latest and next(iter(self.latest.values()))[1] <= before:
            self.latest.popitem(last=False)

    async def create(
        self, host: str, game: str, options: Mapping[str, str], seats: list[Seat], tempo: Tempo | None = None
    ) -> Room:
        """A new match that waits for its people."""
        setup = Setup.of(load(game), len(seats), options, new_seed())
        room = Room(new_id(), setup, seats, host, OPEN, tempo or Tempo())
        await self.storage.execute(*self.rows_of(room))
        return self.admit(room)

    def rows_of(self, room: Room) -> list[Insert]:
        """What stores a new match with its seats."""
        seats = (insert(tables.seats).values(seat.row(room.id)) for seat in room.seats)
        return [insert(tables.matches).values(match_row(room, self.now())), *seats]

    def admit(self, room: Room) -> Room:
        """Begin to serve a match that has just been stored."""
        room.enter(self.storage, self.thinker, self.now, self.on_turn)
        return self.hold(room)

    async def resume(self) -> int:
        """Open every match in which a bot may have to choose; returns how many there are."""
        match, seat = tables.matches.c, tables.seats.c
        bots = select(seat.match).where(or_(seat.kind == "bot", seat.away))
        rows = await self.reached(select(match.id).where(match.status == LIVE, match.id.in_(bots)))
        for (match_id,) in rows:
            await self.resume_one(match_id)
        LOG.info("open", extra={"facts": {"matches with bots": len(rows)}})
        return len(rows)

    async def reached(self, query: Executable) -> Sequence[Row[Any]]:
        """What a query finds, once the database can be reached."""
        while True:
            try:
                return await self.storage.rows(query)
            except Declined:
                await asyncio.sleep(PAUSE)

    async def resume_one(self, match_id: str) -> None:
        """Open a match if it can be, waiting for a database that is away."""
        while True:
            try:
                await self.room(match_id)
                return
            except Exception as error:
                LOG.warning("cannot resume", extra={"facts": {"match": match_id, "why": reason(error)}})
                if reason(error) != "server-no-database":
                    return
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop the bots, and send those away who watch."""
        rooms = list(self.rooms.values())
        tasks = [*self.tasks, *(task for room in rooms for task in (room.bots, room.looking) if task is not None)]
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
        "tempo": room.tempo.data(),
        "started": room.started,
        "forked": room.forked and room.forked._asdict(),
    }
