"""The opponent that the rules play (p. 26 to 34): it decides nothing, and every step of it is told with its rule."""

from __future__ import annotations

from ...kernel import Flow
from .action import Action
from .cards import BY_FAVOUR, BY_ORDER
from .kings import grant, occupy
from .opponent_track import advance, shuffle_schemes, targets
from .prices import pay_all
from .state import NOBODY, Kingdom, Noble
from .words import DEBT, LABOURER

FAVOUR_PAGE = 33

# Its turn (p. 29)


def opponent_turn(t: Kingdom, me: Noble) -> Flow:
    """Reveal a scheme and follow it, or do the leftmost free action of the top row; then see whether it goes on."""
    card = draw_scheme(t)
    t.tell("scheme", me, card=card)
    scheme = t.scheme[card].action
    if scheme == BY_FAVOUR:
        card = find_space(t, me)
        yield from (
            fall_back(t, me, "favour") if card == NOBODY else t.box.spaces[t.cards[card].deck].follow(t, me, card)
        )
    elif scheme == BY_ORDER:
        action = find_order(t, me)
        yield from fall_back(t, me, "order") if action is None else follow(t, me, action)
    else:
        action = t.box.actions[scheme]
        why = why_not_follow(t, me, action)
        yield from fall_back(t, me, why) if why else follow(t, me, action)
    if not me.workers[LABOURER]:
        rest_until_next_round(me)


def draw_scheme(t: Kingdom) -> int:
    """When none is left, those that were seen are shuffled (A51)."""
    if not t.schemes:
        shuffle_schemes(t)
    return t.draw(t.schemes, t.schemes_seen)


def rest_until_next_round(me: Noble) -> None:
    """It keeps nobody (p. 33)."""
    me.passed = True
    me.workers[LABOURER] = 0
    me.placed = [0] * len(me.placed)


def why_not_follow(t: Kingdom, me: Noble, action: Action) -> str:
    """What keeps it from an action: somebody stands there, too few workers, or nothing to do there; or nothing."""
    if me.is_busy(action):
        return "busy"
    if me.workers[LABOURER] < crew_size(me, action):
        return "workers"
    return "means" if action.solo is None or action.solo.find(t, me) is None else ""


def crew_size(me: Noble, action: Action) -> int:
    """As many as there are slots on the right, but for workshops; one in the top row (A66)."""
    return len(action.slots) - me.covered[action.number].bit_count() if action.has_workshops else 1


def follow(t: Kingdom, me: Noble, action: Action) -> Flow:
    """Place the workers and do what the action is."""
    assert action.solo is not None
    target = action.solo.find(t, me)
    place_workers(me, action)
    t.tell("opponent-acts", me, space=action.number, rule=action.solo.rule, page=action.solo.page)
    yield from action.solo.effect(t, me, target)


def place_workers(me: Noble, action: Action) -> None:
    """On the slots that no workshop covers."""
    size = crew_size(me, action)
    me.workers[LABOURER] -= size
    for slot in action.open_slots[me.covered[action.number]][:size]:
        me.placed[slot] = LABOURER + 1


def fall_back(t: Kingdom, me: Noble, why: str) -> Flow:
    """The leftmost action of the top row that is free; Rest always is."""
    t.tell("opponent-cannot", me, why=why)
    top_row = [t.box.actions[number] for number in t.box.opponent.top_row]
    action = next((action for action in top_row if not why_not_follow(t, me, action)), None)
    if action is None:
        rest(t, me)
    else:
        yield from follow(t, me, action)


def rest(t: Kingdom, me: Noble) -> None:
    """One worker is placed, the others move the marker (A50); then it is done for the round."""
    t.tell("rest", me, n=me.workers[LABOURER])
    advance(t, me, me.workers[LABOURER])
    rest_until_next_round(me)


# Targets (p. 28)


def find_space(t: Kingdom, me: Noble) -> int:
    """A card to place a worker on: a favour or, where none is free, what else the box has."""
    found = (space.find(t, me) for space in t.box.spaces.values())
    return next((card for card in found if card != NOBODY), NOBODY)


def find_favour(t: Kingdom, me: Noble) -> int:
    """Of the five, those that are face up and free."""
    shown = [*t.favours_shown, *[NOBODY] * (len(t.favour_workers) - len(t.favours_shown))]
    free = [card if worker == NOBODY else NOBODY for card, worker in zip(shown, t.favour_workers, strict=True)]
    return next(iter(targets(me, free)), NOBODY)


def find_order(t: Kingdom, me: Noble) -> Action | None:
    """The rightmost visible order not yet fulfilled that can be done; with all fulfilled, any of them (A58)."""
    orders = [order for order in reversed(t.orders_shown) if not t.is_fulfilled(me, order)]
    actions = [t.box.actions[t.order[order].action] for order in orders or reversed(t.orders_shown)]
    return next((action for action in actions if not why_not_follow(t, me, action)), None)


# Favours (p. 33)


def follow_favour(t: Kingdom, me: Noble, card: int) -> Flow:
    """One worker; only a debt is a price to it (A53)."""
    me.workers[LABOURER] -= 1
    occupy(t, card, LABOURER)
    t.tell("opponent-acts", me, space=card, rule="solo", page=FAVOUR_PAGE)
    pay_all(t, me, tuple(each for each in t.favour[card].price if each[0] == DEBT))
    yield from grant(t, me, card)
