"""What is stored with a line of play besides its text, so that a match outlives the rules by which it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from ..kernel import Event, Match, Setup, Told, Undo, say_event
from ..kernel.record import UNDO
from ..kernel.snapshot import take
from ..texts import LANGUAGES, Speaker, speaker_for
from .seat import BOT, Seat
from .wording import PART
from .writer import Line

Speakers = Mapping[str, Speaker]
"""For every language, somebody who calls the people at a table by their names."""


def speakers(setup: Setup, seats: Sequence[Seat]) -> Speakers:
    found = {lang: speaker_for(setup.game, lang, PART) for lang in LANGUAGES}
    return {lang: say.calling(names_of(setup, seats, say)) for lang, say in found.items()}


def names_of(setup: Setup, seats: Sequence[Seat], say: Speaker) -> dict[str, str]:
    """How the people at the table are called in sentences, by the messages of their seats."""
    people = {f"seat-{setup.game.colours[seat.seat]}": seat.name for seat in seats if seat.kind != BOT}
    shared = {name for name, times in Counter(people.values()).items() if times > 1}
    return {
        key: say.message("seat-twin", name=name, seat=say.message(key)) if name in shared else name
        for key, name in people.items()
        if name
    }


# Before a line is stored


def first_line(match_id: str, setup: Setup, made: float, say: Speakers) -> Line:
    """The set-up, which is line 0."""
    match = Match(setup, listen=True)
    told = tell(setup, match.events or (), 0, say)
    return Line(match_id, 0, "", made, hash_of(match), None, told, take(match.table, match.boundary))


def line_of_move(line: Line, before: Match, after: Match, say: Speakers) -> Line:
    """A line that is a move, tried on a fork that listens."""
    told = tell(before.setup, after.events or (), len(before.moves) + 1, say)
    line = line._replace(hash=hash_of(after), told=told)
    if after.steps == before.steps:
        return line
    step = after.table.digest(after.boundary)
    return line._replace(step=step, snapshot=take(after.table, after.boundary))


def line_of_undo(line: Line, before: Match, after: Match) -> Line:
    """A line that takes moves back, tried on a fork."""
    moved = after.boundary != before.boundary
    return line._replace(hash=hash_of(after), told="[]", snapshot=take(after.table, after.boundary) if moved else None)


def hash_of(match: Match) -> str:
    """A hash of the whole table as it is now, in the middle of a step too."""
    return match.table.digest(match.table.freeze())


# What is told, in words


def tell(setup: Setup, events: Iterable[Told], move: int, say: Speakers) -> str:
    """What happened, as it is stored."""
    return told_text(words_of(setup, events, move, say))


def told_text(rows: list[dict[str, Any]]) -> str:
    return orjson.dumps(rows, list).decode()


def words_of(setup: Setup, events: Iterable[Told], move: int, say: Speakers) -> list[dict[str, Any]]:
    """What happened, in the words of every language: for everybody, and apart what is for one player alone."""
    return [event_row(setup, told.event, move, say) for told in events]


def event_row(setup: Setup, event: Event, move: int, say: Speakers) -> dict[str, Any]:
    row = {"move": move, "kind": event.kind, "player": event.player, "facts": event.facts}
    row["text"] = in_words(setup, event._replace(own={}), say)
    return row | {"own": {"facts": event.own, "text": in_words(setup, event, say)}} if event.own else row


def in_words(setup: Setup, event: Event, say: Speakers) -> dict[str, str]:
    saying = say_event(setup, event)
    return {lang: speaker(saying) for lang, speaker in say.items()}


class Entry(NamedTuple):
    """What one line brought: its number, what it told, whose line it was, and what it took back."""

    seq: int
    told: str
    undo: Undo | None = None
    seat: int | None = None

    def events(self, seat: int | None, lang: str) -> list[dict[str, Any]]:
        """What a seat, or a stranger, may know of it, in a language."""
        return [event_data(row, seat, lang) for row in orjson.loads(self.told)]


def event_data(row: dict[str, Any], seat: int | None, lang: str) -> dict[str, Any]:
    own = row.pop("own", None)
    if own is not None and seat is not None and seat == row["player"]:
        return row | {"facts": row["facts"] | own["facts"], "text": own["text"][lang]}
    return row | {"text": row["text"][lang]}


def entry_of(line: Line, colours: Iterable[str]) -> Entry:
    """What a stored line says of itself, without the rules."""
    colour, _, words = line.line.partition(" ")
    seat = {colour: seat for seat, colour in enumerate(colours)}.get(colour)
    undo = UNDO.fullmatch(words)
    if seat is None or undo is None:
        return Entry(line.seq, line.told or "[]", None, seat)
    return Entry(line.seq, line.told or "[]", Undo(seat, int(undo[1]), undo[2] is not None), seat)
