"""What the opponent gains (p. 28 and 30)."""

from __future__ import annotations

from ...kernel import Flow
from .gains import receive
from .opponent_track import advance
from .state import Kingdom, Noble
from .suspicion import destroy_debt, discard_suspicions, empty_pool, take_suspicion
from .words import LABOURER


def gain_criminals(t: Kingdom, me: Noble, n: int) -> Flow:
    """Workers like any others, but each brings a suspicion."""
    for _ in range(n):
        yield from receive(t, me, ((LABOURER, 1),))
        yield from take_suspicion(t, me)


def gain_resources(t: Kingdom, me: Noble, n: int) -> Flow:
    advance(t, me, n * t.box.opponent.steps)
    yield from ()


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
    """A coin leaves the pool; whether its marker moves for it, the box says."""
    t.tell("pool-less", me, n=1)
    yield from empty_pool(t, me, 1)
    if t.box.opponent.steps_for_lack:
        advance(t, me, t.box.opponent.steps_for_lack)
