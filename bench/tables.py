"""Tables for `make load`: stored before the server starts, all with the same play up to some line."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from regna.games import load
from regna.kernel import Setup
from regna.server.db.engine import database_url
from regna.server.db.queries.matches import inserts_of_match
from regna.server.db.storage import Storage
from regna.server.db.tables import moves, snapshots
from regna.server.db.values import LIVE, ME
from regna.server.db.writer import Line
from regna.server.matches.lines import first_line
from regna.server.matches.registry import match_row, new_id
from regna.server.matches.room import Room
from regna.server.matches.seat import Seat
from regna.server.people.accounts import Accounts

GAME = "architects"
SEED = 1


class Chair(NamedTuple):
    """A seat at a table, and the session of whoever sits there."""

    match: str
    seat: int
    session: str


async def store_tables(database: Path, tables: int, seats: int, lines: int) -> list[Chair]:
    """Store tables with people of their own on every seat."""
    storage = await Storage.open(database_url(str(database)))
    setup = Setup.of(load(GAME), seats, {}, SEED)
    play = played(setup, lines)
    found = await asyncio.gather(*(store_table(storage, setup, play) for _ in range(tables)))
    await storage.close()
    return [chair for chairs in found for chair in chairs]


def played(setup: Setup, lines: int) -> list[Line]:
    """The set-up and so many moves by chance."""
    seats = [Seat(n, ME, str(n), "Load") for n in range(setup.seats)]
    room, chance = Room("", setup, seats, "0", LIVE), Random(SEED)
    found = [first_line(room.id, setup, time.time(), room.speakers)]
    room.follow(found[0])
    for _ in range(lines):
        ask = room.match.pending[0]
        seat, words = room.match.address(room.match.write(ask, chance.choice(ask.options)))
        option = room.match.find(seat, words)
        found.append(room.line_for(seat, words, room.tried(seat, option)))
        room.follow(found[-1], option)
    return found


async def store_table(storage: Storage, setup: Setup, play: list[Line]) -> list[Chair]:
    """Store a table and its people."""
    accounts = Accounts(storage)
    people = [await accounts.add_guest("Load") for _ in range(setup.seats)]
    seats = [Seat(n, ME, account.id, account.name) for n, (account, _) in enumerate(people)]
    room = Room(new_id(), setup, seats, people[0][0].id, LIVE, started=play[0].made)
    snapshot = next(line.snapshot for line in reversed(play) if line.snapshot is not None)
    statements = inserts_of_match(match_row(room, play[0].made), (seat.row(room.id) for seat in seats))

    async def store(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.execute(statement)
        await connection.execute(insert(moves), [line._replace(match=room.id).row() for line in play])
        content = {"match": room.id, "seq": play[-1].seq, "content": snapshot}
        await connection.execute(insert(snapshots), content)

    await storage.do(store)
    return [Chair(room.id, n, session) for n, (_, session) in enumerate(people)]
