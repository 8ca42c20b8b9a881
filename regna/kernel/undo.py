"""Taking back: which moves a seat may take back, and how a match gets to where it was before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .errors import NotOffered
from .log import Move
from .outcome import Outcome
from .state import Frozen

if TYPE_CHECKING:
    from .match import Match

MOVES_BETWEEN_MARKS = 16


class Mark(NamedTuple):
    """A place to go back to: a step that waits for its first answer after this many moves, steps and events."""

    moves: int
    steps: int
    told: int
    boundary: Frozen
    outcomes: tuple[Outcome, ...]


# What may be taken back


def free_moves(match: Match, seat: int) -> list[int]:
    """The numbers of the moves that this seat may take back without asking anybody, the latest first.

    What others have answered since in a secret choice that is still open stays as it is. Where nobody may learn whether
    they have, no move from before such a choice is free.
    """
    found = []
    sealed = match._sealed
    secret = len(match.moves) if sealed is None else sealed.moves
    first = secret if sealed is not None and match.setup.hides_progress else 0
    for number in reversed(range(len(match.moves))):
        if match.moves[number][0] == seat:
            if match.revealed[number] or number < first:
                break
            found.append(number)
        elif number < secret:
            break
        else:
            first = secret
    return found


def moves_to_undo(match: Match, seat: int, count: int, agreed: bool) -> Sequence[int]:
    """The numbers of the moves that a seat takes back, if it may."""
    moves, free = len(match.moves), free_moves(match, seat)
    if not 0 < count <= moves:
        raise NotOffered("nothing-to-undo", moves=moves)
    if not agreed and count > len(free):
        raise NotOffered("undo-needs-agreement", seat=match.setup.game.colours[seat], free=len(free))
    return range(moves - count, moves) if agreed else free[:count]


def without(moves: Sequence[Move], gone: Sequence[int]) -> list[Move]:
    """The moves that are left."""
    return [move for number, move in enumerate(moves) if number not in gone]


# Getting there


def set_mark(match: Match) -> None:
    """Remember this place if its table is kept, unless the last one is near."""
    last = match.marks[-1].moves if match.marks else 0
    if match.can_fork and match.kept.step == match.steps and len(match.moves) >= last + MOVES_BETWEEN_MARKS:
        _, frozen, outcomes = match.kept
        match.marks.append(Mark(len(match.moves), match.steps, len(match.events or ()), frozen, outcomes))


def rewind(match: Match, gone: Sequence[int]) -> None:
    """Go to where the moves lead without those that are gone: back to the last mark before them, and on from there."""
    moves, same = without(match.moves, gone), min(gone)
    while match.marks and match.marks[-1].moves > same:
        match.marks.pop()
    if match.marks:
        match.return_to(match.marks[-1])
    else:
        match.start()
    for move in moves[len(match.moves) :]:
        match.make(move)


def fork_without(match: Match, gone: Sequence[int]) -> Match:
    """A fork of the match as it would be without these moves."""
    mark = next((mark for mark in reversed(match.marks) if mark.moves <= min(gone)), None)
    if mark is not None:
        new = match.resume(match.setup, mark.boundary, (), outcomes=mark.outcomes)
    elif match.earlier is not None:
        new = match.resume(match.setup, match.earlier.boundary, (), outcomes=())
    else:
        new = type(match)(match.setup)
    for move in without(match.moves, gone)[0 if mark is None else mark.moves :]:
        new.make(move)
    return new
