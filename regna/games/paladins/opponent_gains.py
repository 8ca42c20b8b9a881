"""What the opponent gains, and the two actions that can also be gained (p. 28 and 30)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Flow
from .gains import OPPONENT_GAINING, receive
from .kingdom import NOBODY, Kingdom, Noble
from .left_hand import clear, slot_of
from .opponent_track import advance, lift, targets
from .suspicion import destroy_debt, discard_suspicions, empty_pool, repay_debt, take_debt, take_suspicion, take_tax
from .words import (
    COIN,
    CRIMINAL,
    DEBT,
    DESTROY,
    DISCARD,
    FAITH,
    FREE_RECRUIT,
    INFLUENCE,
    LABOURER,
    PRAYER,
    PROVISION,
    REPAY,
    RIGHT_HAND,
    STRENGTH,
    TAX,
)

# Recruit and Pray


def recruit(t: Kingdom, me: Noble) -> Flow:
    """Somebody is sent on a quest, always."""
    card = next(iter(targets(me, t.townsfolk_slots)), NOBODY)
    if card != NOBODY:
        t.townsfolk_slots[slot_of(t, card)] = NOBODY
        t.move(card, t.townsfolk_row, t.townsfolk_gone)
        t.tell("quest", me, card=card)
        yield from receive(t, me, t.cards[card].quest)


def pray(t: Kingdom, me: Noble) -> Flow:
    """The right side of its board is cleared, or else a worker comes; all schemes are shuffled."""
    busy = [action for action in RIGHT_HAND if me.is_busy(action)]
    for action in busy:
        clear(me, action)
        t.tell("clear", me, space=action)
    if not busy:
        yield from receive(t, me, ((LABOURER, 1),))
    shuffle_schemes(t)
    t.tell("schemes-shuffled", me)


def shuffle_schemes(t: Kingdom) -> None:
    for card in list(t.schemes_seen):
        t.move(card, t.schemes_seen, t.schemes)
    t.shuffle(t.schemes)


# Things


def gain_workers(t: Kingdom, me: Noble, n: int) -> Flow:
    """It tells no colours apart."""
    me.workers[LABOURER] += n
    t.tell("workforce", me, n=me.workers[LABOURER])
    yield from ()


def gain_criminals(t: Kingdom, me: Noble, n: int) -> Flow:
    for _ in range(n):
        yield from gain_workers(t, me, 1)
        yield from take_suspicion(t, me)


def gain_resources(t: Kingdom, me: Noble, n: int) -> Flow:
    advance(t, me, n)
    yield from ()


def raising(attribute: int) -> Callable[[Kingdom, Noble, int], Flow]:
    def gain_attribute(t: Kingdom, me: Noble, n: int) -> Flow:
        lift(t, me, attribute, n)
        yield from ()

    return gain_attribute


def shed_suspicions(t: Kingdom, me: Noble, n: int) -> Flow:
    """For each it does not have, a coin leaves the pool of taxes."""
    for _ in range(n):
        if me.suspicions:
            yield from discard_suspicions(t, me, 1)
        else:
            yield from lose_from_pool(t, me)


def shed_debts(t: Kingdom, me: Noble, n: int) -> Flow:
    for _ in range(n):
        if me.unpaid:
            yield from destroy_debt(t, me, 1)
        else:
            yield from lose_from_pool(t, me)


def lose_from_pool(t: Kingdom, me: Noble) -> Flow:
    """Its marker does not move for it."""
    t.tell("pool-less", me, n=1)
    yield from empty_pool(t, me, 1)


def recruit_for_nothing(t: Kingdom, me: Noble, n: int) -> Flow:
    yield from recruit(t, me)


def prayer(t: Kingdom, me: Noble, n: int) -> Flow:
    yield from pray(t, me)


OPPONENT_GAINING.update(dict.fromkeys(range(CRIMINAL), gain_workers))
OPPONENT_GAINING.update({attribute: raising(attribute) for attribute in (FAITH, STRENGTH, INFLUENCE)})
OPPONENT_GAINING.update(
    {
        CRIMINAL: gain_criminals,
        COIN: gain_resources,
        PROVISION: gain_resources,
        TAX: take_tax,
        DISCARD: shed_suspicions,
        REPAY: repay_debt,
        DESTROY: shed_debts,
        DEBT: take_debt,
        PRAYER: prayer,
        FREE_RECRUIT: recruit_for_nothing,
    }
)
