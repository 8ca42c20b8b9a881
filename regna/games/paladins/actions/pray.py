"""Pray (p. 15, the opponent's p. 30)."""

from __future__ import annotations

from ....kernel import Flow, Option
from ..action import SLOTS_EACH, Action, Solo
from ..board import PRAYER_PRICE
from ..gains import receive
from ..opponent_track import always, shuffle_schemes
from ..prices import why_too_dear
from ..prompts import CLEAR
from ..state import NOBODY, Kingdom, Noble
from ..words import CLERIC, LABOURER, PRAY, PRAYING


def pray(t: Kingdom, me: Noble, target: None) -> Flow:
    """A cleric and two coins; another action than this one is free again (A22). It may be done for nothing (A23)."""
    yield from clear_one(t, me, PRAY)


def prayer(t: Kingdom, me: Noble, n: int) -> Flow:
    """The same effect from elsewhere may free any action of one's own."""
    yield from clear_one(t, me, NOBODY)


def clear_one(t: Kingdom, me: Noble, but: int) -> Flow:
    """The workers of one's own action may go to the supply; those on favours cannot."""
    busy: list[Option] = [each.number for each in t.box.actions if each.number != but and me.is_busy(each)]
    if busy and (action := (yield me.ask(CLEAR, [*busy, "stop"]))) != "stop":
        clear(t, me, action)


def clear(t: Kingdom, me: Noble, action: int) -> None:
    first = SLOTS_EACH * action
    me.placed[first : first + SLOTS_EACH] = [0] * SLOTS_EACH
    t.tell("clear", me, space=action)


# The opponent's


def opponent_prays(t: Kingdom, me: Noble, target: Option) -> Flow:
    """The right side of its board is cleared, or else a worker comes; all schemes are shuffled."""
    busy = [action.number for action in t.box.right_hand if me.is_busy(action)]
    for action in busy:
        clear(t, me, action)
    if not busy:
        yield from receive(t, me, ((LABOURER, 1),))
    shuffle_schemes(t)
    t.tell("schemes-shuffled", me)


ACTION = Action(
    PRAY,
    "pray",
    PRAYING,
    (CLERIC,),
    pray,
    why_not=(why_too_dear,),
    prices=(PRAYER_PRICE,),
    solo=Solo(30, always, opponent_prays),
)
