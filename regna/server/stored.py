"""What is stored of a match, as far as somebody does not know it yet."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from sqlalchemy import Executable, Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .declined import Declined
from .seat import Seat
from .storage import Storage
from .tables import accounts, chat, matches, seats
from .writer import Line

LOG = logging.getLogger(__name__)


class Said(NamedTuple):
    """One message of the chat."""

    number: int
    account: str
    name: str
    text: str
    sent: float


class Stored(NamedTuple):
    """The row of a match, its seats, and its lines and messages after some number."""

    match: Row[Any]
    seats: list[Seat]
    said: list[Said]
    lines: list[Line]


class Unopened(NamedTuple):
    """A match that cannot be opened: what is stored of it, and why."""

    stored: Stored
    why: Declined

    @property
    def host(self) -> str:
        host: str = self.stored.match.host
        return host


@contextmanager
def readable(match_id: str, seq: int) -> Iterator[None]:
    """Whatever a stored line does to the rules is logged and declined, without a word of what is hidden."""
    try:
        yield
    except Declined:
        raise
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        facts = {"match": match_id, "line": seq, "error": type(error).__name__, "where": where}
        LOG.error("a match cannot be read", extra={"facts": facts})
        raise Declined("server-broken-match") from None


async def change_match(
    storage: Storage, match_id: str, revision: int, *statements: Executable, seq: int, **values: Any
) -> None:
    """Store something about a match besides its play, unless somebody has meanwhile."""
    row = update(matches).where(matches.c.id == match_id, matches.c.revision == revision)

    async def job(connection: AsyncConnection) -> None:
        if (await connection.execute(row.values(revision=revision + 1, **values))).rowcount != 1:
            raise Declined("server-stale", seq=seq)
        for statement in statements:
            await connection.execute(statement)

    await storage.do(job)


async def read_match(storage: Storage, match_id: str, lines: int = 0, said: int = 0) -> Stored | None:
    """A match after so many lines and messages. The row comes first: a match is over only after its last line."""
    row = await storage.row(select(matches).where(matches.c.id == match_id))
    if row is None:
        return None
    found = await read_seats(storage, match_id), await read_chat(storage, match_id, said)
    return Stored(row, *found, await storage.lines(match_id, lines))


async def read_seats(storage: Storage, match_id: str) -> list[Seat]:
    rows = await storage.rows(select(seats).where(seats.c.match == match_id).order_by(seats.c.seat))
    return [read_seat(row) for row in rows]


def read_seat(row: Row[Any]) -> Seat:
    return Seat(**{name: value for name, value in row._mapping.items() if name != "match"})


async def read_chat(storage: Storage, match_id: str, since: int) -> list[Said]:
    columns = chat.c.number, chat.c.account, accounts.c.name, chat.c.text, chat.c.sent
    query = select(*columns).join(accounts).where(chat.c.match == match_id, chat.c.number > since)
    return [Said._make(row) for row in await storage.rows(query.order_by(chat.c.number))]
