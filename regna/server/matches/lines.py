"""What is stored with a line of play besides its text, so that a match outlives the rules by which it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from ...kernel import Event, Match, Setup, Told, Undo, event_anchors, say_event
from ...kernel.event import includes
from ...kernel.record import UNDO
from ...kernel.snapshot import take
from ...kernel.zone import EVERYBODY
from ...texts import LANGUAGES, Speaker, speaker_for
from ..db.values import BOT
from ..db.writer import Line
from ..messages import PART
from .seat import Seat

SEALED = '[{"audience":0}'
"""With this row, which nobody hears, begins what is stored with a line that is hidden as it is in a sealed choice."""
Speakers = Mapping[str, Speaker]
"""For every language, somebody who calls the people at a table by their names."""


def speakers(setup: Setup, seats: Sequence[Seat]) -> Speakers:
    found = {lang: speaker_for(setup.game, lang, PART) for lang in LANGUAGES}
    return {lang: say.calling(names_of(setup, seats, say)) for lang, say in found.items()}


def names_of(setup: Setup, seats: Sequence[Seat], say: Speaker) -> dict[str, str]:
    """What the people at the table are called in sentences, by the messages of their seats."""
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
    if before.setup.hides_progress and before.sealed_at is not None and before.sealed_at == after.sealed_at:
        told = sealed_text(told)
    line = line._replace(hash=hash_of(after), told=told)
    if after.steps == before.steps:
        return line
    step = after.table.digest(after.boundary)
    return line._replace(step=step, snapshot=take(after.table, after.boundary))


def line_of_undo(line: Line, before: Match, after: Match, agreed: bool = False) -> Line:
    """A line that takes moves back, tried on a fork; all know of one they have agreed to."""
    moved = after.boundary != before.boundary
    sealed = before.setup.hides_progress and before.sealed_at is not None and not agreed
    told = sealed_text("[]") if sealed else "[]"
    return line._replace(hash=hash_of(after), told=told, snapshot=take(after.table, after.boundary) if moved else None)


def sealed_text(told: str) -> str:
    """What is stored with a line, marked as made in a sealed choice that is still open after it."""
    return SEALED + (told[1:] if told == "[]" else "," + told[1:])


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
    """What happened, in the words of every language: for everybody, and apart what is for some seats alone."""
    return [event_row(setup, told.event, move, say) for told in events]


def event_row(setup: Setup, event: Event, move: int, say: Speakers) -> dict[str, Any]:
    """An event as it is stored: `audience` may know of it, if not all may, and `own` is for those it is told `to`."""
    for_all = event._replace(secret={}) if event.secret else event
    row = {"move": move, "kind": event.kind, "player": event.player} | shown(setup, for_all, say)
    if event.audience != EVERYBODY:
        row["audience"] = event.audience
    if event.secret:
        row["own"] = {"to": event.to} | shown(setup, event, say)
    return row


def shown(setup: Setup, event: Event, say: Speakers) -> dict[str, Any]:
    """What depends on how much of an event one may know."""
    anchors, text = event_anchors(setup, event), in_words(setup, event, say)
    return {"facts": event.facts | event.secret, "anchors": anchors, "text": text}


def in_words(setup: Setup, event: Event, say: Speakers) -> dict[str, str]:
    saying = say_event(setup, event)
    return {lang: speaker(saying) for lang, speaker in say.items()}


class Entry(NamedTuple):
    """What one line brought: its number, what it told, whose line it was, what it took back, and when it was made.

    A `sealed` one is nobody's business but its seat's. `move` is how many moves its events followed, if not as stored.
    """

    seq: int
    told: str
    undo: Undo | None = None
    seat: int | None = None
    made: float = 0.0
    sealed: bool = False
    move: int | None = None

    @property
    def has_secrets(self) -> bool:
        """Whether it may tell some more than others."""
        return '"audience":' in self.told or '"own":' in self.told

    def events(self, seat: int | None, lang: str) -> list[dict[str, Any]]:
        """What a seat, or a stranger, may know of it, in a language."""
        rows = [row for row in orjson.loads(self.told) if includes(row.pop("audience", EVERYBODY), seat)]
        found = [event_data(row, seat, lang) for row in rows]
        return found if self.move is None else [event | {"move": self.move} for event in found]


def event_data(row: dict[str, Any], seat: int | None, lang: str) -> dict[str, Any]:
    """A stored event as a seat may know it; those that were stored before events had anchors have none."""
    own = row.pop("own", None)
    if own is not None and includes(readers(row, own), seat):
        row |= {"anchors": []} | own | {"facts": row["facts"] | own["facts"]}
        row.pop("to", None)
    return {"anchors": []} | row | {"text": row["text"][lang]}


def readers(row: dict[str, Any], own: dict[str, Any]) -> int:
    """Whom the secret of a stored event is told to; the first servers did not store it, as it was always its player."""
    to: int = own["to"] if "to" in own else 1 << row["player"]
    return to


def entry_of(line: Line, colours: Iterable[str]) -> Entry:
    """What a stored line says of itself, without the rules."""
    colour, _, words = line.line.partition(" ")
    seat = {colour: seat for seat, colour in enumerate(colours)}.get(colour)
    undo = UNDO.fullmatch(words)
    told = line.told or "[]"
    taken = None if seat is None or undo is None else Undo(seat, int(undo[1]), undo[2] is not None)
    return Entry(line.seq, told, taken, seat, line.made, told.startswith(SEALED))
