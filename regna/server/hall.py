"""The hall: finds the room of a match, building it from what is stored if nobody has it open."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Insert, Row, insert, or_, select

from ..games import load
from ..kernel import Setup
from . import tables
from .declined import Declined
from .fairness import new_seed
from .room import LIVE, OPEN, Forked, Request, Room, Said
from .seat import Seat
from .storage import Storage
from .tempo import Tempo
from .thinking import Thinker
from .writer import Line

MOST = 500
"""Rooms that stay in memory though nobody looks at them."""


class Hall:
    """All matches; a room stays while anybody holds it, and the latest a while longer."""

    def __init__(self, storage: Storage, thinker: Thinker, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.thinker = thinker
        self.now = now
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.latest: OrderedDict[str, Room] = OrderedDict()
        self.lock = asyncio.Lock()

    async def room(self, match_id: str) -> Room:
        """The room of a match, or `Declined`."""
        room = self.rooms.get(match_id)
        if room is None:
            async with self.lock:
                room = self.rooms.get(match_id) or await self.build(match_id)
        return self.hold(room)

    def hold(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.latest[room.id] = room
        self.latest.move_to_end(room.id)
        if len(self.latest) > MOST:
            self.latest.popitem(last=False)
        return room

    async def build(self, match_id: str) -> Room:
        """A room from what is stored."""
        row = await self.storage.row(select(tables.matches).where(tables.matches.c.id == match_id))
        if row is None:
            raise Declined("server-no-match")
        seats = await self.stored_seats(match_id)
        lines = await self.storage.lines(match_id)
        room = await asyncio.to_thread(rebuild, row, seats, lines)
        room.chat = await self.stored_chat(match_id)
        room.enter(self.storage, self.thinker, self.now)
        await room.conclude()
        await room.keep_due()
        return room

    async def stored_seats(self, match_id: str) -> list[Seat]:
        table = tables.seats
        rows = await self.storage.rows(select(table).where(table.c.match == match_id).order_by(table.c.seat))
        return [stored_seat(row) for row in rows]

    async def stored_chat(self, match_id: str) -> list[Said]:
        table, people = tables.chat, tables.accounts
        columns = table.c.number, table.c.account, people.c.name, table.c.text, table.c.sent
        query = select(*columns).join(people).where(table.c.match == match_id).order_by(table.c.number)
        return [Said(r.number, r.account, r.name, r.text, r.sent) for r in await self.storage.rows(query)]

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
        room.enter(self.storage, self.thinker, self.now)
        return self.hold(room)

    async def resume(self) -> int:
        """Open every match in which a bot may have to choose; returns how many there are."""
        match, seat = tables.matches.c, tables.seats.c
        bots = select(seat.match).where(or_(seat.kind == "bot", seat.away))
        rows = await self.storage.rows(select(match.id).where(match.status == LIVE, match.id.in_(bots)))
        for (match_id,) in rows:
            await self.room(match_id)
        return len(rows)

    async def close(self) -> None:
        """Stop the bots."""
        tasks = [room.bots for room in self.rooms.values() if room.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def new_id() -> str:
    return secrets.token_hex(8)


def stored_seat(row: Row[Any]) -> Seat:
    return Seat(**{name: value for name, value in row._mapping.items() if name != "match"})


def rebuild(row: Row[Any], seats: list[Seat], lines: list[Line]) -> Room:
    """The room as its lines have left it."""
    game = load(row.game)
    if game.version != row.version:
        raise Declined("server-old-rules", version=row.version, ours=game.version)
    setup, tempo = Setup.of(game, len(seats), row.options, int(row.seed)), Tempo(**row.tempo or {})
    room = Room(row.id, setup, seats, row.host, row.status, tempo, row.started)
    room.rematch = row.rematch
    room.forked = Forked(**row.forked) if row.forked else None
    for line in lines:
        room.follow(line.line, line.made)
    request = Request(**row.request) if row.request else None
    room.request = request if request is not None and request.seq == room.seq else None
    return room


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
