"""What several actions have against being done: all pieces out, an attribute too low."""

from __future__ import annotations

from ...kernel import Reason, Rule
from .action import Action
from .state import Kingdom, Noble


def why_not_level(t: Kingdom, me: Noble, attribute: int, need: int, rule: Rule) -> Reason | None:
    """Whether an attribute, with the paladin's boost, is high enough."""
    have = me.level(t, attribute)
    return None if have >= need else Reason("level", rule, {"attribute": attribute, "have": have, "need": need})


def why_all_out(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether all of its pieces are out."""
    return Reason("all-out", action.rule, {"n": action.most}) if action.done(me) == action.most else None


def why_too_low(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether the attribute is high enough for the next one."""
    return why_not_level(t, me, action.needs, next_level(t, me, action), action.rule)


def next_level(t: Kingdom, me: Noble, action: Action) -> int:
    assert action.levels is not None
    return action.levels(t, action.done(me))


def why_impossible(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """The first reason against an action for whoever has the workers."""
    for why_not in action.why_not:
        reason = why_not(t, me, action)
        if reason is not None:
            return reason
    return None
