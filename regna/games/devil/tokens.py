"""Action tokens: the wheat that they cost, and what cannot be paid (p. 11)."""

from __future__ import annotations

from .constants import BUILD_1, OF_A_BUILDING
from .effects import Promise
from .foresight import Step, brought, finishes, free_tokens, now, stands, steps_of
from .reputation import change_reputation
from .state import Realm, Ruler


def owed(t: Realm, me: Ruler) -> int:
    """The wheat for the tokens used so far."""
    return max(0, me.used - free_tokens(t, me))


def rest_of(t: Realm, me: Ruler) -> list[Step]:
    """What is planned after this stage."""
    return [step for stage, step in steps_of(me, me.plan) if stage > t.stage]


def can_do(t: Realm, me: Ruler, step: Step) -> bool:
    """Whether a planned action can be paid for, with its token in the end (p. 11)."""
    return stands(t, me, step, rest_of(t, me), now(t, me))


def promise(t: Realm, me: Ruler) -> Promise:
    """Whether from somewhere the wheat can be paid, with what is planned after this."""
    rest = [step for stage, step in steps_of(me, me.plan) if stage >= t.stage]
    return lambda here: finishes(t, me, here, rest)


def after_token(t: Realm, me: Ruler) -> Promise:
    """The same once the token of this stage is used, too."""
    rest = rest_of(t, me)
    return lambda here: finishes(t, me, here.spend(), rest)


def after_building(t: Realm, me: Ruler) -> Promise:
    """The same with what the building of this stage brings at once."""
    card, rest = planned(t, me, BUILD_1), rest_of(t, me)
    return lambda here: any(finishes(t, me, after, rest) for after in brought(t, me, here.spend(), card))


def planned(t: Realm, me: Ruler, first: int) -> int:
    """The building that a stage of building is about, where `first` is that of the first building."""
    return me.plan.builds[(t.stage - first) // OF_A_BUILDING]


def skip(t: Realm, me: Ruler, card: int) -> None:
    """What cannot be paid is not done, and costs a reputation unless the table is lenient."""
    t.tell("skip", me, card=card)
    shame(t, me)


def shame(t: Realm, me: Ruler) -> None:
    if t.setup.options["insolvency"] == "strict":
        change_reputation(t, me, -1)
