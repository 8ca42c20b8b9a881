"""Resolving the plans, one ruler after the other, each in eight steps (p. 11).

Between two steps of the engine everything is on the table: `turn` is whose plan it is, `stage` how far it has come. A
loan or a sale ends a step, so that what it showed is settled before the next is imagined.
"""

from __future__ import annotations

from ...kernel import Flow
from .achievements import claim, claims
from .constants import (
    ACT_1,
    ACT_2,
    BUILD_1,
    BUILD_2,
    CLAIMS,
    COIN,
    COURTIER,
    EFFECT_1,
    EFFECT_2,
    FINISHED,
    GOODS,
    LEFT,
    LEFT_EVENT,
    NOBODY,
    OF_A_BUILDING,
    REPEAT,
    RIGHT,
    RIGHT_EVENT,
    TOKENS,
    USE_1,
    USE_2,
    WHEAT,
)
from .courtiers import courtier_cost, recruit
from .effects import Promise, run, use_action, use_stable
from .event_sides import left_event, right_event
from .exchange import costs_of, exchange, keeps
from .foresight import ACTING, BUILDING, USING, Step, is_solvent, now
from .market import pay
from .prices import at_hand, filled, fillings, raise_for, to_raise_for
from .reputation import change_reputation
from .state import Plan, Realm, Ruler
from .tokens import after_building, after_token, can_do, owed, planned, promise, skip
from .values import BUILT


def resolve(t: Realm) -> Flow:
    """The next thing that the ruler whose turn it is has planned, or coins for it."""
    me = t.in_order()[t.turn]
    skip_idle(t, me)
    if t.using == NOBODY and t.stage == FINISHED:
        finish(t)
        return
    costs, kept = due(t, me)
    cost = to_raise_for(t, me, costs, kept) if costs else None
    if cost is not None:
        yield from raise_for(t, me, cost, kept)
        return
    if t.using != NOBODY:
        yield from exchange(t, me, promise(t, me))
    else:
        yield from STAGES[t.stage](t, me)


def skip_idle(t: Realm, me: Ruler) -> None:
    """Go to the next stage at which there is anything to do."""
    while t.using == NOBODY and t.stage < FINISHED and not is_due(t, me):
        t.stage += 1


def could_be_asked(t: Realm, me: Ruler) -> bool:
    """Whether a ruler with such goods could be where the table is: raising coins, or with the coins at hand."""
    skip_idle(t, me)
    if t.using == NOBODY and t.stage == FINISHED:
        return True
    costs, kept = due(t, me)
    if t.using != NOBODY:
        costs = costs_of(t)
    if not costs:
        return True
    if t.funding:
        return to_raise_for(t, me, costs, kept) is not None
    return bool(at_hand(me, now(t, me), costs, kept))


def due(t: Realm, me: Ruler) -> tuple[list[list[int]], Promise]:
    """The prices of which one has to be paid now, and what has to be kept in mind when paying it."""
    if t.using != NOBODY:
        return ([] if t.times else costs_of(t)), keeps(t, promise(t, me))
    if t.stage in (BUILD_1, BUILD_2):
        return [list(t.building(planned(t, me, BUILD_1)).cost)], after_building(t, me)
    if t.stage == COURTIER:
        return [courtier_cost(t, me, number) for number in me.waiting], after_token(t, me)
    if t.stage == RIGHT_EVENT:
        want = t.event_card(me.plan.event).right
        return ([filled(want.cost, good) for good in fillings(want.cost)] if want.what == "pay" else []), is_solvent
    if t.stage == TOKENS:
        return [wheat_cost(t, me)], lambda here: True
    return [], is_solvent


def is_due(t: Realm, me: Ruler) -> bool:
    """Whether there is anything to do at this stage."""
    plan, stage = me.plan, t.stage
    if stage in (USE_1, USE_2):
        return plan.uses[stage - USE_1] != NOBODY
    if stage in (BUILD_1, BUILD_2):
        return planned(t, me, BUILD_1) in me.site
    if stage in (EFFECT_1, EFFECT_2):
        card = planned(t, me, EFFECT_1)
        return card in me.fresh and t.building(card).when == BUILT
    if stage in (ACT_1, ACT_2):
        return bool(plan.acts[(stage - ACT_1) // OF_A_BUILDING]) and planned(t, me, ACT_1) in me.built
    if stage == REPEAT:
        return me.under_stable != NOBODY
    if stage == COURTIER:
        return plan.recruits
    if stage == TOKENS:
        return owed(t, me) > 0
    if stage == CLAIMS:
        return bool(claims(t, me))
    return plan.side == (LEFT if stage == LEFT_EVENT else RIGHT)


def finish(t: Realm) -> None:
    """The next ruler's turn, or the end of the phase."""
    t.stage, t.trades, t.idle = 0, [], 0
    t.turn += 1
    if t.turn == len(t.players):
        t.turn = 0
        for each in t.players:
            clear(t, each)
        t.phase = "interest"


def clear(t: Realm, me: Ruler) -> None:
    """Tokens go back to the board, but for those that the Town Hall costs; the event is gone."""
    for card in list(me.event):
        t.move(card, me.event, t.events_seen)
    lost = sum(effect.what == "token" for card in me.fresh for effect in t.building(card).effects)
    me.tokens -= lost
    me.free -= lost
    me.plan, me.used, me.recruited, me.fresh = Plan(), 0, False, []


# 2. Buildings of earlier rounds, and the one under the Stable


def use(t: Realm, me: Ruler) -> Flow:
    card = me.plan.uses[t.stage - USE_1]
    yield from use_building(t, me, (USING, card))


def use_building(t: Realm, me: Ruler, step: Step) -> Flow:
    card = step[1]
    possible = can_do(t, me, step)
    t.stage += 1
    if not possible:
        skip(t, me, card)
        return
    me.used += 1
    yield from use_action(t, me, card, promise(t, me))


def repeat(t: Realm, me: Ruler) -> Flow:
    t.stage += 1
    yield from use_stable(t, me, promise(t, me))


# 3. and 4. New buildings


def build(t: Realm, me: Ruler) -> Flow:
    """Pay and place the card, or skip what cannot be paid."""
    card = planned(t, me, BUILD_1)
    possible = can_do(t, me, (BUILDING, card))
    t.stage += 1
    if possible:
        place(t, me, card)
    else:
        t.move(card, me.site, me.hand)
        skip(t, me, card)
    yield from ()


def place(t: Realm, me: Ruler, card: int) -> None:
    building = t.building(card)
    pay(t, me, building.cost)
    t.move(card, me.site, me.built)
    me.used += 1
    me.fresh.append(card)
    t.tell("build", me, card=card, goods=building.cost[: COIN + 1])
    if building.reputation:
        change_reputation(t, me, -building.reputation)


def take_effect(t: Realm, me: Ruler) -> Flow:
    """What a building does once it stands."""
    building = t.building(planned(t, me, EFFECT_1))
    t.stage += 1
    for effect in building.effects:
        yield from run(t, me, effect, promise(t, me))


def act(t: Realm, me: Ruler) -> Flow:
    yield from use_building(t, me, (ACTING, planned(t, me, ACT_1)))


# 7. Wheat for tokens


def wheat_cost(t: Realm, me: Ruler) -> list[int]:
    cost = [0] * len(GOODS)
    cost[WHEAT] = owed(t, me)
    return cost


def pay_tokens(t: Realm, me: Ruler) -> Flow:
    """A wheat for each token beyond the free ones."""
    cost = wheat_cost(t, me)
    t.stage += 1
    pay(t, me, cost)
    t.tell("wheat", me, n=cost[WHEAT])
    yield from ()


# 8. Achievements


def claim_one(t: Realm, me: Ruler) -> Flow:
    more = yield from claim(t, me)
    if not more:
        t.stage += 1


STAGES = {
    LEFT_EVENT: left_event,
    USE_1: use,
    USE_2: use,
    REPEAT: repeat,
    BUILD_1: build,
    EFFECT_1: take_effect,
    ACT_1: act,
    BUILD_2: build,
    EFFECT_2: take_effect,
    ACT_2: act,
    COURTIER: recruit,
    RIGHT_EVENT: right_event,
    TOKENS: pay_tokens,
    CLAIMS: claim_one,
}
