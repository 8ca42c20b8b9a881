"""What is stored of a match, or as much of it as somebody does not know yet."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from ...games import find
from ...kernel.record import corrections_line, plain_header
from ..db.queries.matches import MatchRow, chat_rows, match_row, seat_rows
from ..db.storage import Storage
from ..db.writer import Line
from ..errors import Declined
from .fairness import with_commitment
from .lines import Entry, entry_of
from .seat import Seat

LOG = logging.getLogger(__name__)


class ChatMessage(NamedTuple):
    """One message of the chat."""

    number: int
    account: str
    name: str
    text: str
    sent: float


class UndoRequest(NamedTuple):
    """Somebody asks to take moves back; who has agreed so far."""

    seat: int
    moves: int
    seq: int
    agreed: list[str]


class Forked(NamedTuple):
    """The match, and the number of its line, from which another goes on."""

    match: str
    at: int


class StoredMatch(NamedTuple):
    """The row of a match, its seats, and its lines and messages after some number."""

    match: MatchRow
    seats: list[Seat]
    chat: list[ChatMessage]
    lines: list[Line]

    @property
    def seq(self) -> int:
        """The number of the latest line."""
        return self.lines[-1].seq if self.lines else 0


class UnopenedMatch(NamedTuple):
    """A match that cannot be opened: what is stored of it, and why."""

    stored: StoredMatch
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
    def seq(self) -> int:
        return self.stored.seq

    @property
    def entries(self) -> list[Entry]:
        """What was told while it could be played, from the set-up on."""
        lines = self.stored.lines
        colours = colours_of(self.stored.match.game)
        first = [] if lines and lines[0].seq == 0 else [Entry(0, "[]")]
        return [*first, *(entry_of(line, colours) for line in lines)]


def colours_of(game: str) -> Sequence[str]:
    """The colours of a game's seats, if it is still there."""
    found = find(game)
    return () if found is None else found.colours


def stored_record(stored: StoredMatch) -> str:
    """A match on file as it was stored, whatever rules are installed, with what was promised of its seed."""
    row = stored.match
    header = plain_header(row.game, row.version, len(stored.seats), row.options, row.seed)
    corrected = corrections_line(row.corrections)
    body = (text for line in stored.lines if line.seq for text in (line.line, line.step and f"= {line.step}"))
    return with_commitment("\n".join([*header, *corrected, *filter(None, body), ""]), row.seed)


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


async def read_match(
    storage: Storage, match_id: str, after: int = -1, said: int = 0, revision: int | None = None
) -> StoredMatch | None:
    """A match after a line and this many messages. The row comes first: a match is over only after its last line.

    If it is no longer of this revision all messages are read: those of deleted accounts have no text any more.
    """
    row = await match_row(storage, match_id)
    if row is None:
        return None
    seats = [read_seat(seat) for seat in await seat_rows(storage, match_id)]
    found = await chat_rows(storage, match_id, said if row.revision == revision else 0)
    chat = [ChatMessage._make(message) for message in found]
    return StoredMatch(row, seats, chat, await storage.lines(match_id, after))


def read_seat(row: MatchRow) -> Seat:
    return Seat(**{name: value for name, value in row._mapping.items() if name != "match"})
