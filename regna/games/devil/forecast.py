"""How a plan under its roof would go, step by step: for the ruler who makes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .constants import ANY_BASIC, ANY_PRECIOUS, BASIC, COIN, HIRED, LEFT, NOBODY, PRECIOUS, RIGHT, UNPLAYED, WHEAT
from .foresight import (
    ACTING,
    BUILDING,
    RECRUITING,
    REPEATING,
    USING,
    Prospect,
    Step,
    finishes,
    gained,
    now,
    outcomes,
    paid,
    steps_of,
)
from .state import MOST_DEBT, Realm, Ruler
from .values import Effect

STEPS = {USING: "use", BUILDING: "build", ACTING: "act", RECRUITING: "recruit", REPEATING: "repeat"}


def forecast(t: Realm, me: Ruler) -> list[dict[str, Any]]:
    """Every step with whether it can be done, and what would be left after it; coins below 0 have to be borrowed."""
    plan, here, told = me.draft, now(t, me), list[dict[str, Any]]()
    if plan.side == LEFT:
        for effect in t.event_card(plan.event).lefts:
            here = gained(here, effect.goods)
        told.append(line("left", plan.event, True, here))
    steps = [step for _, step in steps_of(me, plan)]
    for place, step in enumerate(steps):
        after = next(stands(t, me, step, steps[place + 1 :], here), None)
        here = after or here
        if step[0] != REPEATING:
            told.append(line(STEPS[step[0]], step[1], after is not None, here))
    if plan.side == RIGHT:
        after = after_right(t, me, t.event_card(plan.event).right, pay_wheat(here))
        told.append(line("right", plan.event, after is not None, pay_wheat(here) if after is None else after))
        here = told_wheat(told, here, after)
    else:
        here = told_wheat(told, here, pay_wheat(here))
    return told


def line(what: str, card: int, possible: bool, here: Prospect) -> dict[str, Any]:
    coins = here.balance - (MOST_DEBT - here.debt)
    return {"what": what, "card": card, "possible": possible, "goods": [*here.goods, coins]}


def stands(t: Realm, me: Ruler, step: Step, rest: Sequence[Step], here: Prospect) -> Any:
    """The ways to do a step that leave the wheat payable in the end."""
    return (after for after in outcomes(t, me, here, step) if finishes(t, me, after, rest))


def owed(here: Prospect) -> int:
    return max(0, here.used - here.free)


def pay_wheat(here: Prospect) -> Prospect:
    cost = [0] * (COIN + 1)
    cost[WHEAT] = owed(here)
    return next(iter(paid(here, cost)), here)


def told_wheat(told: list[dict[str, Any]], here: Prospect, after: Prospect | None) -> Prospect:
    """The wheat that tokens cost, as the last line."""
    end = after or pay_wheat(here)
    if owed(here):
        told.append(line("wheat", owed(here), True, end))
    return end


def after_right(t: Realm, me: Ruler, want: Effect, here: Prospect) -> Prospect | None:
    """How the right side of an event would leave the ruler, or nothing if it cannot be met."""
    if want.what == "pay":
        return next((after for cost in prices(want.cost) for after in paid(here, cost)), None)
    fresh = [card for card in here.built if card not in me.built]
    met = {
        "dismiss": lambda: me.courtiers[want.of] == HIRED,
        "recruited": lambda: me.draft.recruits,
        "tokens": lambda: here.used >= want.n,
        "no-debt": lambda: here.debt == 0 and here.balance >= MOST_DEBT,
        "built": lambda: any(want.of in t.building(card).symbols for card in fresh),
    }
    return here if met[want.what]() else None


def prices(cost: Sequence[int]) -> list[list[int]]:
    """A price with every choice that it leaves; cards leave one at most."""
    found = [list(cost)]
    for place, kinds in ((ANY_BASIC, BASIC), (ANY_PRECIOUS, PRECIOUS)):
        if cost[place]:
            found = [[n + (good == kind) * cost[place] for good, n in enumerate(cost)] for kind in kinds]
    return found


def is_planning(t: Realm, me: Ruler) -> bool:
    return t.phase == "plan" and me.draft.event != NOBODY and (me.draft.side != UNPLAYED or me.draft.tokens > 0)
