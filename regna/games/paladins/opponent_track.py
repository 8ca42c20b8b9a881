"""The opponent's resource track, its attributes, and what it aims at (p. 28)."""

from __future__ import annotations

from .board import RESOURCE_TRACK
from .kingdom import NOBODY, Kingdom, Noble
from .words import FAITH, TRACK_END


def advance(t: Kingdom, me: Noble, n: int) -> None:
    """A step for every coin, provision or tax; each return to the first space raises the lowest attribute."""
    returns, me.marker = divmod(me.marker + n, RESOURCE_TRACK)
    t.tell("marker", me, n=n, at=me.marker + 1)
    for _ in range(returns):
        lift(t, me, lowest(me), 1)


def lowest(me: Noble) -> int:
    """Of equally low markers the one on top of the stack, which moved last."""
    least = min(me.attributes)
    return next(attribute for attribute in reversed(me.moved) if me.attributes[attribute - FAITH] == least)


def lift(t: Kingdom, me: Noble, attribute: int, n: int) -> None:
    """Raise an attribute; its marker comes to lie on top."""
    at = attribute - FAITH
    if me.attributes[at] == TRACK_END:
        return
    me.attributes[at] = min(me.attributes[at] + n, TRACK_END)
    me.moved.remove(attribute)
    me.moved.append(attribute)
    t.tell("gain", me, gain=((attribute, n),))


def targets(me: Noble, cards: list[int]) -> list[int]:
    """The cards of a row from its resource marker to the right, then from the left; gaps are left out."""
    return [card for card in cards[me.marker :] + cards[: me.marker] if card != NOBODY]
