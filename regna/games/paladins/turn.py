"""A turn: an action, a favour, or passing (p. 10, 12 and 24)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ...kernel import Ask, Flow, Option, Reason
from .board import BOARD, BUSY_SLOT, FIRST_SLOT, STAFF
from .crews import can_staff, short_of_workers
from .kingdom import Kingdom, Noble
from .kings import use_favour, why_not_favour
from .left_hand import (
    conspire,
    develop,
    hunt,
    pray,
    recruit,
    trade,
    why_not_develop,
    why_not_pray,
    why_not_recruit,
)
from .opponent import opponent_turn
from .prompts import ACT, KEEP
from .right_hand import (
    absolve,
    attack,
    commission,
    convert,
    fortify,
    garrison,
    why_not_absolve,
    why_not_attack,
    why_not_commission,
    why_not_convert,
    why_not_fortify,
    why_not_garrison,
)
from .words import ACTIONS, CREWS, HUNT, MOST_KEPT, RECRUIT, TRADE

Limit = Callable[[Kingdom, Noble], Reason | None]
LIMITS: tuple[Limit | None, ...] = (
    why_not_develop, why_not_recruit, why_not_pray, None, None, None,
    why_not_commission, why_not_fortify, why_not_garrison, why_not_absolve, why_not_attack, why_not_convert,
)  # fmt: skip
DO: tuple[Callable[[Kingdom, Noble], Flow], ...] = (
    develop, recruit, pray, conspire, hunt, trade, commission, fortify, garrison, absolve, attack, convert,
)  # fmt: skip
FEW_WILL_DO = (RECRUIT, HUNT, TRADE)
"""Where one worker is enough to begin with."""
ALL_ACTIONS = tuple(range(len(ACTIONS)))


def turn(t: Kingdom) -> Flow:
    """One action, or pass; whoever has passed is left out until everybody has."""
    me = t.players[t.active]
    if me.rules_play:
        yield from opponent_turn(t, me)
    else:
        yield from act(t, me)
    waiting = [player.seat for player in t.in_turn((t.active + 1) % len(t.players)) if not player.passed]
    if waiting:
        t.active = waiting[0]
    else:
        t.phase = "reset"


def act(t: Kingdom, me: Noble) -> Flow:
    """An action of the own board that is free, or a favour that is; passing is always possible."""
    space = yield Ask(
        me.seat,
        ACT,
        lambda: [*open_spaces(t, me), "pass"],
        [*ALL_ACTIONS, *t.favours_shown],
        lambda space: why_not_act(t, me, space),
    )
    if space == "pass":
        yield from pass_round(t, me)
    elif space < len(ACTIONS):
        yield from DO[space](t, me)
    else:
        yield from use_favour(t, me, space)


def open_spaces(t: Kingdom, me: Noble) -> list[Option]:
    """Where this player could place workers; without any there is no need to look."""
    if not any(me.workers):
        return []
    return [space for space in (*ALL_ACTIONS, *t.favours_shown) if why_not_act(t, me, space) is None]


def why_not_act(t: Kingdom, me: Noble, space: int) -> Reason | None:
    """What speaks against a space: somebody stands there, workers are missing, or the action has its own reasons."""
    if space >= len(ACTIONS):
        return why_not_favour(t, me, space)
    if me.placed[BUSY_SLOT[space]]:
        return BUSY
    staff = FIRST_SLOT[space] if space in FEW_WILL_DO else STAFF[space][me.covered[space]]
    if not can_staff(me.workers, staff):
        return short_of_workers(me, staff, BOARD[space].rule)
    limit = LIMITS[space]
    return None if limit is None else limit(t, me)


BUSY = Reason("busy", CREWS)


# Passing (p. 24)


def pass_round(t: Kingdom, me: Noble) -> Flow:
    """All workers leave the board; up to three of those not placed may stay for the next round."""
    me.placed = [0] * len(me.placed)
    me.passed = True
    t.tell("pass", me)
    if sum(me.workers) > MOST_KEPT:
        kept = yield Ask(me.seat, KEEP, lambda: keepable(tuple(me.workers)))
        me.workers = list(kept)
        t.tell("keep", me, crew=kept)


@lru_cache(maxsize=1 << 12)
def keepable(workers: tuple[int, ...]) -> tuple[Option, ...]:
    """Every different set of up to three of these workers, the largest first (A42)."""
    sets: list[tuple[int, ...]] = [()]
    for most in workers:
        sets = [(*kept, n) for kept in sets for n in range(min(most, MOST_KEPT - sum(kept)) + 1)]
    return tuple(sorted(sets, key=lambda kept: -sum(kept)))
