"""What is stored of a match, as far as somebody does not know it yet."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from sqlalchemy import Executable, Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..games import NAMES, load
from ..kernel.record import plain_header
from .declined import Declined
from .fairness import with_commitment
from .lines import Entry, entry_of
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

    @property
    def seq(self) -> int:
        """The number of the latest line."""
        return self.lines[-1].seq if self.lines else 0


class Unopened(NamedTuple):
    """A match that cannot be opened: what is stored of it, and why."""

    stored: Stored
    why: Declined

    @property
    def id(self) -> str:
        return str(self.stored.match.id)

    @property
    def host(self) -> str:
        return str(self.stored.match.host)

    @property
    def status(self) -> str:
        return str(self.stored.match.status)

    @property
    def seats(self) -> list[Seat]:
        return self.stored.seats

    @property
    def entries(self) -> list[Entry]:
        """What was told while it could be played, from the set-up on."""
        lines = self.stored.lines
        colours = colours_of(self.stored.match.game)
        first = [] if lines and lines[0].seq == 0 else [Entry(0, "[]")]
        return [*first, *(entry_of(line, colours) for line in lines)]


def colours_of(game: str) -> Sequence[str]:
    """The colours of a game's seats, if it is still there."""
    return load(game).colours if game in NAMES else ()


def stored_record(stored: Stored) -> str:
    """A match on file as it was stored, whatever rules are installed, with what was promised of its seed."""
    row = stored.match
    header = plain_header(row.game, row.version, len(stored.seats), row.options, row.seed)
    body = (text for line in stored.lines if line.seq for text in (line.line, line.step and f"= {line.step}"))
    return with_commitment("\n".join([*header, *filter(None, body), ""]), row.seed)


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


async def read_match(storage: Storage, match_id: str, after: int = -1, said: int = 0) -> Stored | None:
    """A match after a line and so many messages. The row comes first: a match is over only after its last line."""
    row = await storage.row(select(matches).where(matches.c.id == match_id))
    if row is None:
        return None
    found = await read_seats(storage, match_id), await read_chat(storage, match_id, said)
    return Stored(row, *found, await storage.lines(match_id, after))


async def read_seats(storage: Storage, match_id: str) -> list[Seat]:
    rows = await storage.rows(select(seats).where(seats.c.match == match_id).order_by(seats.c.seat))
    return [read_seat(row) for row in rows]


def read_seat(row: Row[Any]) -> Seat:
    return Seat(**{name: value for name, value in row._mapping.items() if name != "match"})


async def read_chat(storage: Storage, match_id: str, since: int) -> list[Said]:
    columns = chat.c.number, chat.c.account, accounts.c.name, chat.c.text, chat.c.sent
    query = select(*columns).join(accounts).where(chat.c.match == match_id, chat.c.number > since)
    return [Said._make(row) for row in await storage.rows(query.order_by(chat.c.number))]
