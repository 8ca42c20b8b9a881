"""Interest: the marker goes round, and debts grow (p. 13)."""

from __future__ import annotations

from ...kernel import Flow
from .ledger import gain_all
from .reputation import add_demons
from .state import MOST_DEBT, Realm, Ruler

STEPS = 4
WIPED = 9
"""The debt that is left when somebody wipes out a part of it."""


def charge(t: Realm) -> Flow:
    """Everybody with debts, and the coins of whoever thrives without."""
    for me in t.in_order():
        thrive(t, me)
        if me.debt and not is_frozen(t, me):
            go_round(t, me)
    t.phase = "reputation"
    yield from ()


def thrive(t: Realm, me: Ruler) -> None:
    for effect in t.powers(me, "thrift"):
        if not me.debt:
            gain_all(t, me, effect.goods)
            t.tell("gain", me, goods=effect.goods[: len(me.goods)])


def is_frozen(t: Realm, me: Ruler) -> bool:
    """The Bank keeps the marker where it is while debts are small."""
    return any(me.debt <= effect.n for effect in t.powers(me, "bank"))


def go_round(t: Realm, me: Ruler) -> None:
    """As many steps as the debt at first; it grows each time that the marker is back at the white one."""
    rounds, me.interest = divmod(me.interest + me.debt, STEPS)
    for _ in range(rounds):
        add_debt(t, me)
    t.tell("interest", me, n=rounds, debt=me.debt)


def add_debt(t: Realm, me: Ruler) -> None:
    """One more, but beyond the end of the track a part is wiped out, for a demon wing."""
    if me.debt == MOST_DEBT:
        me.debt = WIPED
        t.tell("wiped", me, debt=me.debt)
        add_demons(t, me, 1)
    else:
        me.debt += 1
