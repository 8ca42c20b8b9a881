"""Both sides of an event: the first and the sixth step of a plan (p. 9 and 11)."""

from __future__ import annotations

from ...kernel import Flow, Option
from .achievements import dismiss
from .constants import COIN, HIRED, NOBODY
from .effects import run
from .foresight import is_solvent, now
from .market import TRADED, Deal, after_deal, also_market, in_public, pay, public_visit
from .prices import at_hand, can_pay, filled, fillings
from .prompts import PAY_WITH
from .reputation import change_reputation
from .state import Realm, Ruler
from .tokens import shame
from .values import Effect


def left_event(t: Realm, me: Ruler) -> Flow:
    event = t.event_card(me.plan.event)
    t.stage += 1
    t.tell("event-left", me, card=me.plan.event)
    for effect in event.lefts:
        yield from run(t, me, effect)
    change_reputation(t, me, -event.loss)


def right_event(t: Realm, me: Ruler) -> Flow:
    """Pay or have done what it wants, for reputation; the wheat for tokens comes before it."""
    event = t.event_card(me.plan.event)
    if not is_met(t, me, event.right):
        t.stage += 1
        t.tell("skip-event", me, card=me.plan.event)
        shame(t, me)
        return
    done = yield from fulfil(t, me, event.right)
    if done:
        t.stage += 1
        t.tell("event-right", me, card=me.plan.event)
        change_reputation(t, me, event.rise)


def is_met(t: Realm, me: Ruler, want: Effect) -> bool:
    """Whether the price can be paid, or the condition holds."""
    if want.what == "pay":
        here = now(t, me)
        return any(can_pay(here, filled(want.cost, good), is_solvent) for good in fillings(want.cost))
    if want.what == "dismiss":
        return me.courtiers[want.of] == HIRED
    if want.what == "recruited":
        return me.recruited
    if want.what == "tokens":
        return me.used >= want.n
    if want.what == "no-debt":
        return not me.debt
    return any(want.of in t.building(card).symbols for card in me.fresh)


def fulfil(t: Realm, me: Ruler, want: Effect) -> Flow:
    """Returns whether it is done; after a trade the question comes again."""
    if want.what == "dismiss":
        dismiss(t, me, want.of)
    elif want.what == "pay":
        goods = fillings(want.cost)
        able = [goods[n] for n in at_hand(me, now(t, me), [filled(want.cost, good) for good in goods], is_solvent)]
        good: Option = able[0]
        if good != NOBODY:
            visit = public_visit(t, allowed=lambda deal: leaves_event(t, me, deal, want))
            good = yield from in_public(t, me, visit, me.ask(PAY_WITH, lambda: [*able, *also_market(me, visit)]))
        if good == TRADED:
            return False
        cost = filled(want.cost, good)
        pay(t, me, cost)
        t.tell("paid", me, goods=tuple(cost[: COIN + 1]))
    return True


def leaves_event(t: Realm, me: Ruler, deal: Deal, want: Effect) -> bool:
    here = now(t, me).after_trade(*after_deal(me, deal))
    return any(can_pay(here, filled(want.cost, good), is_solvent) for good in fillings(want.cost))
