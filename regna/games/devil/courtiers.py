"""Recruiting a courtier, the fifth step of a plan (p. 10 and 11)."""

from __future__ import annotations

from ...kernel import Flow
from .constants import COIN, GOODS, HIRED, NOBODY
from .effects import Promise
from .foresight import RECRUITING, courtier_price, now
from .market import TRADED, Deal, after_deal, also_market, in_public, pay, public_visit
from .prices import at_hand, can_pay
from .prompts import RECRUIT
from .state import Realm, Ruler
from .tokens import after_token, can_do, shame


def recruit(t: Realm, me: Ruler) -> Flow:
    """Any courtier who waits and can be paid, chosen now (A24)."""
    if not can_do(t, me, (RECRUITING, NOBODY)):
        t.stage += 1
        t.tell("skip-recruit", me)
        shame(t, me)
        return
    kept, waiting = after_token(t, me), me.waiting
    able = [waiting[n] for n in at_hand(me, now(t, me), [courtier_cost(t, me, number) for number in waiting], kept)]
    visit = public_visit(t, allowed=lambda deal: leaves_courtier(t, me, deal, kept))
    ask = me.ask(RECRUIT, lambda: [*able, *also_market(me, visit)], about=lambda number: price_of(t, me, number))
    courtier = yield from in_public(t, me, visit, ask)
    if courtier != TRADED:
        t.stage += 1
        hire(t, me, courtier)


def price_of(t: Realm, me: Ruler, option: object) -> dict[str, object]:
    return {"n": courtier_price(t, me, option) if isinstance(option, int) else 0}


def leaves_courtier(t: Realm, me: Ruler, deal: Deal, kept: Promise) -> bool:
    here = now(t, me).after_trade(*after_deal(me, deal))
    return any(can_pay(here, courtier_cost(t, me, number), kept) for number in me.waiting)


def hire(t: Realm, me: Ruler, courtier: int) -> None:
    price = courtier_price(t, me, courtier)
    pay(t, me, courtier_cost(t, me, courtier))
    me.used += 1
    me.courtiers[courtier] = HIRED
    me.recruited = True
    t.tell("recruit", me, courtier=courtier, n=price)


def courtier_cost(t: Realm, me: Ruler, courtier: int) -> list[int]:
    cost = [0] * len(GOODS)
    cost[COIN] = courtier_price(t, me, courtier)
    return cost
