"""Prices that are due in the phase of actions: which can be paid, and which take coins that have to be raised first."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Flow
from .constants import NOBODY
from .effects import KINDS, Promise
from .foresight import Prospect, now, paid
from .ledger import enter_debts, shortfall
from .market import after_deal, is_short, raise_coins
from .state import Realm, Ruler
from .values import Goods, open_places


def fillings(cost: Goods) -> Sequence[int]:
    """The goods that can fill the open place of a price; nobody's where it has none."""
    return next((KINDS[place] for place in open_places(cost)), (NOBODY,))


def filled(cost: Goods, good: int) -> list[int]:
    total = list(cost)
    if good != NOBODY:
        total[good] += 1
    return total


def can_pay(here: Prospect, cost: Sequence[int], promise: Promise) -> bool:
    """Whether a price can be paid so that tokens can be, too."""
    return any(map(promise, paid(here, cost)))


def at_hand(me: Ruler, here: Prospect, costs: Sequence[Sequence[int]], promise: Promise) -> list[int]:
    """Which of several prices can be paid with the coins there are."""
    return [n for n, cost in enumerate(costs) if not is_short(me, cost) and can_pay(here, cost, promise)]


def to_raise_for(t: Realm, me: Ruler, costs: Sequence[Sequence[int]], promise: Promise) -> Sequence[int] | None:
    """The price to raise coins for, where none of several can be paid without: the one that lacks least."""
    here = now(t, me)
    if any(not is_short(me, cost) and can_pay(here, cost, promise) for cost in costs):
        return None
    able = [cost for cost in costs if can_pay(here, cost, promise)]
    return min(able, key=lambda cost: shortfall(me.goods, cost), default=None)


def raise_for(t: Realm, me: Ruler, cost: Sequence[int], promise: Promise) -> Flow:
    """One loan or one sale. That coins are needed is seen by all before it is asked."""
    if not t.funding:
        t.funding = True
        return
    here = now(t, me)
    yield from raise_coins(t, me, cost, lambda deal: can_pay(here.after_trade(*after_deal(me, deal)), cost, promise))
    enter_debts(t)
    t.funding = False
