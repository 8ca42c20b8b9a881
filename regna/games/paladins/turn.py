"""A turn: an action, a favour, or passing (p. 10, 12 and 24)."""

from __future__ import annotations

from ...kernel import Ask, Flow, Option, Reason
from .action import Action
from .checks import why_impossible
from .crews import CROWDS, can_staff, choose_crew, no_more_than, place_crew, short_of_workers, target_staff
from .effects import Trigger
from .gains import fire
from .lookup import Lookup
from .opponent import opponent_turn
from .prices import choose_payment, pay_all, payments
from .prompts import ACT, KEEP
from .state import Kingdom, Noble
from .words import CREWS, MOST_KEPT


def turn(t: Kingdom) -> Flow:
    """One action, or pass; whoever has passed is left out until everybody has."""
    me = t.players[t.active]
    if me.is_automa:
        yield from opponent_turn(t, me)
    else:
        yield from act(t, me)
    waiting = [player.seat for player in t.in_turn((t.active + 1) % len(t.players)) if not player.passed]
    if waiting:
        t.active = waiting[0]
    else:
        t.phase = t.box.after[t.phase]


def act(t: Kingdom, me: Noble) -> Flow:
    """An action of one's own board that is free, or a card that is; passing is always possible."""
    space = yield Ask(
        me.seat,
        ACT,
        lambda: [*open_spaces(t, me), "pass"],
        lambda: [*t.box.numbers, *open_cards(t)],
        lambda space: why_not_act(t, me, space),
    )
    if space == "pass":
        yield from pass_round(t, me)
    elif space < len(t.box.actions):
        yield from perform(t, me, t.box.actions[space])
    else:
        yield from t.box.spaces[t.cards[space].deck].use(t, me, space)


def perform(t: Kingdom, me: Noble, action: Action) -> Flow:
    """Choose a target and how to pay, send the workers, pay; then the action has its effect."""
    target = None if action.target is None else (yield action.target(t, me))
    price = yield from choose_payment(me, payments(t, me, action, target))
    staff = target_staff(me, action, target)
    crew = yield from choose_crew(me, staff)
    place_crew(t, me, action, staff, crew)
    pay_all(t, me, price)
    yield from action.effect(t, me, target)


def delegate(t: Kingdom, me: Noble, action: Action) -> Flow:
    """The action without workers and price, whoever stands on its space."""
    targets = action.delegated_target or action.target
    target = None if targets is None else (yield targets(t, me))
    yield from action.effect(t, me, target)


def why_not_delegate(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """What speaks against the action for whoever needs neither workers nor coins."""
    reasons = (why_not(t, me, action) for why_not in action.why_not_delegated)
    return next((reason for reason in reasons if reason is not None), None)


def open_cards(t: Kingdom) -> list[int]:
    """The cards on which workers can stand."""
    cards: list[int] = []
    for space in t.box.spaces.values():
        cards += getattr(t, space.shown)
    return cards


def open_spaces(t: Kingdom, me: Noble) -> list[Option]:
    """Where this player could place workers, what is quickly seen first; without any there is no need to look."""
    covered, placed, crowd = me.covered, me.placed, CROWDS[tuple(me.workers)]
    if not crowd.size:
        return []
    actions: list[Option] = [
        action.number
        for action in t.box.actions
        if not placed[action.busy_slot]
        and crowd.can_fill(action.least_staff[covered[action.number]])
        and why_impossible(t, me, action) is None
    ]
    printed = t.cards
    return actions + [
        card for card in open_cards(t) if crowd.can_fill(printed[card].staff) and why_not_use(t, me, card) is None
    ]


def why_not_act(t: Kingdom, me: Noble, space: int) -> Reason | None:
    """What speaks against an action, or a card."""
    actions = t.box.actions
    return why_not_perform(t, me, actions[space]) if space < len(actions) else why_not_use(t, me, space)


def why_not_use(t: Kingdom, me: Noble, card: int) -> Reason | None:
    return t.box.spaces[t.cards[card].deck].why_not(t, me, card)


def why_not_perform(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Somebody stands there, workers are missing, or the action has its own reasons."""
    if me.placed[action.busy_slot]:
        return BUSY
    staff = action.least_staff[me.covered[action.number]]
    if not can_staff(me.workers, staff):
        return short_of_workers(me, staff, action.rule)
    return why_impossible(t, me, action)


BUSY = Reason("busy", CREWS)


# Passing (p. 24)


def pass_round(t: Kingdom, me: Noble) -> Flow:
    """All workers leave the board; up to three of those not placed may stay for the next round."""
    me.placed = [0] * len(me.placed)
    me.passed = True
    t.tell("pass", me)
    if sum(me.workers) > MOST_KEPT:
        kept = yield Ask(me.seat, KEEP, lambda: KEEPABLE[no_more_than(MOST_KEPT, me.workers)])
        me.workers = list(kept)
        t.tell("keep", me, crew=kept)
    yield from fire(t, me, Trigger.PASS, me.pass_rewards(t))


def keepable(workers: tuple[int, ...]) -> tuple[Option, ...]:
    """Every different set of up to three of these workers, the largest first (A42)."""
    sets: list[tuple[int, ...]] = [()]
    for most in workers:
        sets = [(*kept, n) for kept in sets for n in range(min(most, MOST_KEPT - sum(kept)) + 1)]
    return tuple(sorted(sets, key=lambda kept: -sum(kept)))


KEEPABLE: Lookup[tuple[int, ...], tuple[Option, ...]] = Lookup(keepable)
