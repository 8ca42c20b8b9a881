"""Exchanges, which some Action buildings offer: step by step, at least once (A66)."""

from __future__ import annotations

from ...kernel import Flow, Option
from .constants import COIN, NOBODY
from .effects import Promise, anything, take_goods
from .foresight import Prospect, gained, now, paid
from .market import TRADED, Deal, after_deal, also_market, in_public, pay, public_visit
from .prices import at_hand, filled, fillings
from .prompts import EXCHANGE
from .reputation import add_angels, change_reputation
from .state import Realm, Ruler
from .values import Effect


def effect_in_use(t: Realm) -> Effect:
    return t.building(t.using).effect


def costs_of(t: Realm) -> list[list[int]]:
    """What can be given, by what fills its open place."""
    cost = effect_in_use(t).cost
    return [filled(cost, good) for good in fillings(cost)]


def keeps(t: Realm, promise: Promise) -> Promise:
    """Whether the promise can be kept once something was given, if need be by further exchanges."""
    effect = effect_in_use(t)
    left = effect.n - t.times
    return lambda here: goes_on(gained(here, effect.goods), effect, promise, left)


def goes_on(here: Prospect, effect: Effect, promise: Promise, left: int) -> bool:
    if promise(here):
        return True
    return left > 1 and any(
        goes_on(gained(after, effect.goods), effect, promise, left - 1)
        for good in fillings(effect.cost)
        for after in paid(here, filled(effect.cost, good))
    )


def exchange(t: Realm, me: Ruler, promise: Promise) -> Flow:
    """Once, or no more if it was done already; whoever has nothing left to give is asked as well (A64)."""
    effect, costs, kept = effect_in_use(t), costs_of(t), keeps(t, promise)
    here = now(t, me)
    able = at_hand(me, here, costs, kept)
    enough = ("enough",) if t.times and (promise(here) or not able) else ()
    if t.times == effect.n or not (able or enough):
        end(t)
        return
    goods: list[Option] = [fillings(effect.cost)[n] for n in able]
    good: Option = NOBODY
    if enough or goods[0] != NOBODY:
        visit = public_visit(t, allowed=lambda deal: leaves(t, me, deal, kept))
        ask = me.ask(EXCHANGE, lambda: [*goods, *enough, *also_market(me, visit)], card=t.using)
        good = yield from in_public(t, me, visit, ask)
    if good == TRADED:
        return
    if good == "enough":
        end(t)
        return
    yield from give(t, me, effect, good)


def leaves(t: Realm, me: Ruler, deal: Deal, kept: Promise) -> bool:
    """Whether after a trade something can still be given."""
    goods, debt = after_deal(me, deal)
    here = now(t, me).after_trade(goods, debt)
    return any(map(kept, (after for cost in costs_of(t) for after in paid(here, cost))))


def give(t: Realm, me: Ruler, effect: Effect, good: int) -> Flow:
    """Give what was chosen and get what there is for it."""
    cost = filled(effect.cost, good)
    t.times += 1
    pay(t, me, cost)
    t.tell("exchange", me, goods=tuple(cost[: COIN + 1]))
    yield from take_goods(t, me, effect, anything)
    if effect.reputation:
        change_reputation(t, me, effect.reputation)
    if effect.angels:
        add_angels(t, me, effect.angels)
    if t.times == effect.n:
        end(t)


def end(t: Realm) -> None:
    t.using, t.times = NOBODY, 0
