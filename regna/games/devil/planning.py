"""Planning in secret: the event, the buildings to use and to build, the courtier (p. 9 and 10)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Ask, Flow, Option, Parallel, Reason
from .constants import ACT, BUILD, LEFT, NOBODY, PLANNING, SIDES, UNPLAYED, USE
from .ledger import enter_debts
from .market import Visit, also_market, with_market
from .prompts import DISCARD, PLAN
from .state import Plan, Realm, Ruler
from .values import ACTION


def plan_all(t: Realm) -> Flow:
    """All plan under their roofs, which come off together."""
    dropped = yield Parallel({me.seat: plan(t, me) for me in t.players})
    enter_debts(t)
    for me in t.players:
        if dropped[me.seat] is not None:
            t.move(dropped[me.seat], me.events, t.event_box)
        lift_roof(t, me)
    t.turn = t.stage = 0
    t.phase = "resolve"


def plan(t: Realm, me: Ruler) -> Flow:
    """One thing after another; returns the event that was discarded, if there were two."""
    dropped = None
    if len(me.events) > 1:
        dropped = yield me.ask(DISCARD, list(me.events))
    me.draft.event = next(card for card in me.events if card != dropped)
    visit = Visit()
    while True:
        thing = yield from with_market(t, me, visit, lambda: ask_plan(t, me, visit))
        if thing == "done":
            return dropped
        lay_down(me.draft, thing)


def ask_plan(t: Realm, me: Ruler, visit: Visit) -> Ask:
    """Everything that could still be planned, and to be done with it; an impossible plan is not forbidden (A25)."""
    return me.choose(
        PLAN, lambda: spaces(t, me), lambda option: why_not_plan(me, option), also=lambda: also_planned(me, visit)
    )


def also_planned(me: Ruler, visit: Visit) -> Sequence[Option]:
    draft = me.draft
    sides = SIDES[LEFT:] if draft.side == UNPLAYED else ()
    recruit = ("recruit",) if not draft.recruits and draft.tokens < me.tokens else ()
    return (*sides, *recruit, "done", *also_market(me, visit))


def spaces(t: Realm, me: Ruler) -> list[tuple[int, int]]:
    """Buildings to use, buildings to build, and those to use once they are built."""
    draft = me.draft
    usable = [(USE, card) for card in me.built if is_usable(t, me, card) and card not in draft.uses]
    build = [(BUILD, card) for card in me.hand if card not in draft.builds]
    act = [(ACT, card) for place, card in enumerate(draft.builds) if card != NOBODY and can_act(t, draft, place)]
    return [*usable, *build, *act]


def is_usable(t: Realm, me: Ruler, card: int) -> bool:
    """An Action building that is not under the Stable."""
    return t.building(card).when == ACTION and card != me.under_stable


def can_act(t: Realm, draft: Plan, place: int) -> bool:
    return t.building(draft.builds[place]).when == ACTION and not draft.acts[place]


def why_not_plan(me: Ruler, option: tuple[int, int]) -> Reason | None:
    draft = me.draft
    if draft.tokens >= me.tokens:
        return Reason("tokens", PLANNING, {"n": me.tokens})
    row = draft.uses if option[0] == USE else draft.builds if option[0] == BUILD else (NOBODY,)
    return None if NOBODY in row else Reason("two-places", PLANNING)


def lay_down(draft: Plan, thing: Option) -> None:
    if thing == "recruit":
        draft.recruits = True
    elif thing in SIDES:
        draft.side = SIDES.index(thing)
    elif thing[0] == ACT:
        draft.acts[draft.builds.index(thing[1])] = 1
    else:
        row = draft.uses if thing[0] == USE else draft.builds
        row[row.index(NOBODY)] = thing[1]


def lift_roof(t: Realm, me: Ruler) -> None:
    """The plan is public from now on, with the cards that lie on it."""
    me.plan, me.draft = me.draft, Plan()
    me.used, me.recruited, me.fresh = 0, False, []
    plan = me.plan
    for card in plan.builds:
        if card != NOBODY:
            t.move(card, me.hand, me.site)
    if plan.side == UNPLAYED:
        plan.event = NOBODY
    else:
        t.move(plan.event, me.events, me.event)
    cards = [card for card in (*plan.uses, *plan.builds) if card != NOBODY]
    if cards:
        t.tell("plan", me, n=plan.tokens, side=SIDES[plan.side], cards=cards)
    else:
        t.tell("plan-bare", me, n=plan.tokens, side=SIDES[plan.side])
