"""Which lines of a match somebody may know of, and the numbers that these have for them.

In a game that hides progress, a line within a sealed choice that stays open after it exists only for the account that
has its seat, until the match has ended. What is stored with a line says so, so no rules are needed to know it. All
other lines are numbered without it: a stored number is turned into somebody's number wherever one is sent, and back
wherever one arrives. Numbers of moves, of which some may be taken back, are treated alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from ...kernel import Undo
from ..db.values import LIVE
from ..errors import Declined
from .lines import Entry
from .seat import own_seat_numbers
from .stored import UndoRequest, UnopenedMatch

if TYPE_CHECKING:
    from .room import Room

Seats = tuple[int, ...]


class Seen(NamedTuple):
    """A match as those who have some seats may know it.

    `lines` are those they may know of, with their own numbers, and `stored` the stored ones; `moves` are all moves that
    stand, of which they may know the `known`; `counts` is how many moves stood after every line.
    """

    lines: list[Entry]
    stored: list[int]
    moves: list[Entry]
    known: list[int]
    counts: list[int]


SEEN: WeakKeyDictionary[Room, dict[Seats, Seen]] = WeakKeyDictionary()
"""Rooms with the eyes that have looked at them: a match may become long, and somebody looks after every line."""


def hides(found: Room | UnopenedMatch) -> bool:
    """Whether lines of a match may be hidden from somebody."""
    return found.status == LIVE and (isinstance(found, UnopenedMatch) or found.setup.hides_progress)


def may_know(entry: Entry, own: Seats) -> bool:
    return not entry.sealed or entry.seat in own


def seen_by(found: Room | UnopenedMatch, account: str | None) -> Seen:
    """A match that hides lines as somebody may know it; of a room only what is new is looked at."""
    own = tuple(own_seat_numbers(found.seats, account))
    known: dict[Seats, Seen] = {} if isinstance(found, UnopenedMatch) else SEEN.setdefault(found, {})
    seen = known.setdefault(own, Seen([], [], [], [], []))
    if len(seen.counts) < len(found.entries):
        go_on(seen, found.entries[len(seen.counts) :], own)
    return seen


def go_on(seen: Seen, entries: Iterable[Entry], own: Seats) -> None:
    """Go through the next lines of a match with the eyes of those who have these seats."""
    number = len(seen.known)
    for entry in entries:
        changed = follow(seen.moves, entry)
        known = sum(may_know(move, own) for move in changed)
        number = 0 if entry.seat is None else number - known if entry.undo else number + known
        seen.counts.append(len(seen.moves))
        if may_know(entry, own):
            undo = entry.undo and entry.undo._replace(moves=known)
            seen.stored.append(entry.seq)
            seen.lines.append(entry._replace(seq=len(seen.lines), undo=undo, move=number))
    seen.known[:] = (place for place, move in enumerate(seen.moves) if may_know(move, own))


def follow(moves: list[Entry], entry: Entry) -> list[Entry]:
    """Bring the moves that stand up to date with a line; returns those that have come, or that it took back."""
    if entry.undo is not None:
        return take_back(moves, entry.undo)
    if entry.seat is None:
        moves.clear()
        return []
    moves.append(entry)
    return [entry]


def take_back(moves: list[Entry], undo: Undo) -> list[Entry]:
    """Take the last moves back: of all if they agreed, else of the seat that takes back."""
    places = [place for place, move in enumerate(moves) if undo.agreed or move.seat == undo.seat]
    return [moves.pop(place) for place in reversed(places[-undo.moves :])]


# Lines


def visible_lines(found: Room | UnopenedMatch, account: str | None) -> list[Entry]:
    """The lines that somebody may know of, each at the place of its number."""
    return seen_by(found, account).lines if hides(found) else found.entries


def number_for(found: Room | UnopenedMatch, account: str | None = None, seq: int | None = None) -> int:
    """The number that a stored line, or the latest, has for somebody, or for strangers."""
    seq = found.seq if seq is None else seq
    return bisect_right(seen_by(found, account).stored, seq) - 1 if hides(found) else seq


def stored_number(room: Room, account: str | None, number: int) -> int:
    """The latest stored line that has a number for somebody."""
    if not hides(room):
        return number
    stored = seen_by(room, account).stored
    return stored[number + 1] - 1 if number + 1 < len(stored) else room.seq + number + 1 - len(stored)


def stale(room: Room, account: str | None) -> Declined:
    """What somebody is told who has not seen the latest line."""
    return Declined("server-stale", seq=number_for(room, account))


# Moves that are to be taken back by agreement


def moves_for(room: Room, account: str | None) -> int:
    """How many moves stand, as far as somebody may know."""
    return len(seen_by(room, account).known) if hides(room) else len(room.match.moves)


def stored_moves(room: Room, account: str | None, count: int) -> int:
    """How many moves have to go so that the last ones somebody knows do; of a sealed choice all answers go together."""
    if not hides(room):
        return count
    seen = seen_by(room, account)
    first = seen.known[-count]
    while first and seen.moves[first].sealed and seen.moves[first - 1].sealed:
        first -= 1
    return len(seen.moves) - first


def standing(room: Room, request: UndoRequest | None) -> UndoRequest | None:
    """A stored request, if nothing has happened since that all may know of."""
    if request is None or request.seq > room.seq:
        return None
    return request if all(entry.sealed for entry in room.entries[request.seq + 1 :]) else None


def requested_moves(room: Room, request: UndoRequest) -> int:
    """How many moves a request would take back now, with those that were made in a sealed choice since."""
    if not hides(room):
        return request.moves
    counts = seen_by(room, None).counts
    return request.moves + counts[-1] - counts[request.seq]


def requested_moves_for(room: Room, account: str | None, request: UndoRequest) -> int:
    """The same, as far as somebody may know."""
    if not hides(room):
        return request.moves
    seen = seen_by(room, account)
    first = len(seen.moves) - requested_moves(room, request)
    return sum(place >= first for place in seen.known)
