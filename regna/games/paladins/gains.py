"""Gaining things, and the order of gains where it matters (p. 36)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Flow
from .kingdom import Kingdom, Noble
from .opponent_track import lowest
from .prompts import CHOOSE, FIRST_OF
from .words import (
    COIN,
    CRIMINAL,
    DEBT,
    DESTROY,
    DISCARD,
    FAITH,
    FREE_DEVELOP,
    FREE_RECRUIT,
    INFLUENCE,
    MAY_DISCARD,
    PROVISION,
    REPAY,
    TAX,
    TRACK_END,
    Reward,
)

Gaining = Callable[[Kingdom, Noble, int], Flow]
GAINING: dict[int, Gaining] = {}
"""How a player gains what is more than a worker, an attribute or a resource; each rule adds its own."""
OPPONENT_GAINING: dict[int, Gaining] = {}
"""The same for the opponent that the rules play: for everything."""

TOUCHY = (CRIMINAL, TAX, DISCARD, MAY_DISCARD, REPAY, DESTROY, DEBT, FREE_RECRUIT)
"""What an inquisition, or a new suspicion, can make different."""


def receive(t: Kingdom, me: Noble, what: Sequence[tuple[int, int]]) -> Flow:
    """Take everything, one thing after another."""
    if me.rules_play:
        for thing, n in what:
            yield from OPPONENT_GAINING[thing](t, me, n)
        return
    plain: list[tuple[int, int]] = []
    for thing, n in what:
        if thing < CRIMINAL:
            me.workers[thing] += n
        elif thing == COIN:
            me.coins += n
        elif thing == PROVISION:
            me.provisions += n
        elif FAITH <= thing <= INFLUENCE:
            raise_attribute(me, thing, n)
        else:
            plain = tell_gain(t, me, plain)
            yield from GAINING[thing](t, me, n)
            continue
        plain.append((thing, n))
    tell_gain(t, me, plain)


def tell_gain(t: Kingdom, me: Noble, plain: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Tell what was gained together, and begin a new list."""
    if plain:
        t.tell("gain", me, gain=tuple(plain))
    return []


def raise_attribute(me: Noble, attribute: int, n: int) -> None:
    """Up to the end of the track; what goes beyond is lost (A32)."""
    at = attribute - FAITH
    me.attributes[at] = min(me.attributes[at] + n, TRACK_END)


def collect(t: Kingdom, me: Noble, what: Sequence[tuple[int, int]]) -> Flow:
    """Take what an action brings: in the order of the list, unless another could make a difference (A24)."""
    if me.rules_play or not order_matters(t, what):
        yield from receive(t, me, what)
        return
    yield from receive(t, me, [each for each in what if each[0] not in TOUCHY])
    left = [each for each in what if each[0] in TOUCHY]
    while order_matters(t, left):
        each = (yield me.ask(FIRST_OF, [(each,) for each in dict.fromkeys(left)]))[0]
        left.remove(each)
        yield from receive(t, me, (each,))
    yield from receive(t, me, left)


def order_matters(t: Kingdom, what: Sequence[tuple[int, int]]) -> bool:
    """Two different touchy things, one of which brings a suspicion, or empties the pool of taxes."""
    taxes = seen = 0
    unsure = False
    for thing, n in what:
        if thing in TOUCHY:
            seen |= 1 << thing
            if thing == TAX:
                taxes += n
            unsure = unsure or thing == CRIMINAL or (thing == FREE_RECRUIT and bool(t.townsfolk_row))
    return seen.bit_count() > 1 and (unsure or 0 < t.pool <= taxes)


def choose_one(t: Kingdom, me: Noble, choices: Sequence[Reward]) -> Flow:
    """One of several rewards; the opponent takes its lowest attribute, or the first that does something (A53)."""
    if me.rules_play:
        if FAITH <= choices[0][0][0] <= INFLUENCE:
            return ((lowest(me), 1),)
        return next((each for each in choices if does_something(me, each)), choices[-1])
    return (yield me.ask(CHOOSE, choices))


def does_something(me: Noble, what: Reward) -> bool:
    """Whether the opponent can make use of a reward: it needs debts and suspicions to be rid of them."""
    thing = what[0][0]
    if thing == REPAY:
        return me.unpaid > 0
    if thing == DISCARD:
        return len(me.suspicions) > 0
    return thing != FREE_DEVELOP
