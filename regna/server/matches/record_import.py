"""A match from a record: checked, played again line by line, and stored as one that has ended.

Its id follows from its content, so a record that is imported twice is one match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256

from ...corrections import Corrections
from ...games import load
from ...kernel import BadRecord, Match, RegnaError
from ...kernel.record import body
from ..db.values import ABANDONED, OVER, RECORD
from ..db.writer import Line
from ..errors import Declined
from .fairness import BITS, commitment, commitment_in
from .lines import first_line
from .room import Room
from .seat import Seat

PARTIAL = "position", "chance", "rules"
"""First words of lines that set up a table by hand, decide chance, or continue under other rules."""
MAX_LINES, MAX_WORK = 4000, 150_000
"""Lines that a record may have, and that may be played to read it: an undo plays all lines before it again."""


def read(text: str, ours: Mapping[str, Corrections]) -> tuple[Match, str]:
    """The match that a record describes and its id, if all of it can be checked here; else why not."""
    check_lines(text.splitlines())
    try:
        match = Match.replay(text, load)
    except RegnaError:
        raise
    except Exception as error:
        raise BadRecord("record-header", why=type(error).__name__) from error
    check_setup(match, commitment_in(text), ours)
    return match, id_of_record(match)


def check_lines(lines: list[str]) -> None:
    """Decline a record that cannot be checked completely, or that would take too long."""
    words = [line.split(maxsplit=2) for line in lines]
    for number, found in enumerate(words, 1):
        if found and found[0] in PARTIAL:
            raise Declined("server-record-partial", line=number, word=found[0])
    undos = sum(found[1:2] == ["undo"] for found in words)
    if len(lines) > MAX_LINES or len(lines) * undos > MAX_WORK:
        raise Declined("server-record-long")


def check_setup(match: Match, promised: str | None, ours: Mapping[str, Corrections]) -> None:
    setup = match.setup
    if setup.seed.bit_length() > BITS:
        raise BadRecord("record-header", why="seed")
    if promised is not None and promised.lower() != commitment(setup.seed):
        raise BadRecord("record-commitment", commitment=promised[:64], seed=str(setup.seed))
    if dict(setup.corrections) != (ours.get(setup.game.name) or {}):
        raise Declined("server-record-corrections")


def id_of_record(match: Match) -> str:
    return sha256(match.record().encode()).hexdigest()[:16]


def room_of_record(match_id: str, match: Match, host: str, now: float) -> tuple[Room, list[Line]]:
    """A room in which a match has been played, and its lines as they are stored."""
    seats = [Seat(number, RECORD) for number in range(match.setup.seats)]
    room = Room(match_id, match.setup, seats, host, OVER if match.over else ABANDONED, started=now)
    room.result = match.result()._asdict() if match.over else None
    return room, list(played(room, match, now))


def played(room: Room, match: Match, now: float) -> Iterator[Line]:
    """Every line of a match, as the room stores it."""
    line = first_line(room.id, room.setup, now, room.speakers)
    room.follow(line)
    yield line
    for text in body(match):
        if not text.startswith("="):
            line = room.told_anew(Line(room.id, room.seq + 1, text, now))
            room.follow(line)
            yield line
