"""The opponent's resource track, its attributes, what it aims at, and its schemes (p. 28 and 29)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Option
from .rows import Row, slots_of, zone_of
from .state import NOBODY, Kingdom, Noble
from .words import TRACK_END


def advance(t: Kingdom, me: Noble, n: int) -> None:
    """This many steps on the track; each return to the first space raises the lowest attribute."""
    returns, me.marker = divmod(me.marker + n, t.box.opponent.track)
    t.tell("marker", me, n=n, at=me.marker + 1)
    for _ in range(returns):
        lift(t, me, lowest(t, me, t.box.attributes), 1)


def lowest(t: Kingdom, me: Noble, among: Sequence[int]) -> int:
    """Of equally low markers the one on top of the stack, which moved last."""
    heights = {attribute: me.attributes[t.box.track[attribute]] for attribute in among}
    least = min(heights.values())
    return next(attribute for attribute in reversed(me.moved) if heights.get(attribute) == least)


def lift(t: Kingdom, me: Noble, attribute: int, n: int) -> None:
    """Raise an attribute; its marker comes to lie on top."""
    at = t.box.track[attribute]
    if me.attributes[at] == TRACK_END:
        return
    me.attributes[at] = min(me.attributes[at] + n, TRACK_END)
    me.moved.remove(attribute)
    me.moved.append(attribute)
    t.tell("gain", me, gain=((attribute, n),))


def targets(me: Noble, cards: list[int]) -> list[int]:
    """The cards of a row from its resource marker to the right, then from the left; gaps are left out."""
    first = me.marker % len(cards)
    return [card for card in cards[first:] + cards[:first] if card != NOBODY]


def aims(t: Kingdom, me: Noble, row: Row) -> list[int]:
    """What it aims at in a row, the first most; the open top of a pile only if the row is empty."""
    cards = targets(me, slots_of(t, row))
    return list(zone_of(t, row.top)) if row.top and not cards else cards


def always(t: Kingdom, me: Noble) -> Option:
    """The choice of an action that the opponent can always do, and in which there is nothing to choose."""
    return True


def shuffle_schemes(t: Kingdom) -> None:
    for card in list(t.schemes_seen):
        t.move(card, t.schemes_seen, t.schemes)
    t.shuffle(t.schemes)
