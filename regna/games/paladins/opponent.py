"""The opponent that the rules play (p. 26 to 34): it decides nothing, and every step of it is told with its rule."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Flow
from .board import CONVERTS, JARS, MONKS, OPEN_SLOTS, OUTPOSTS, PLACES, WALL_LEVELS, WALLS, WHOLE_CREW
from .cards import BY_FAVOUR, BY_ORDER
from .gains import receive
from .kingdom import NOBODY, Kingdom, Noble, level
from .kings import grant, is_fulfilled, occupy
from .opponent_gains import pray, recruit, shuffle_schemes
from .opponent_track import advance, targets
from .prices import pay_all
from .right_hand import FAITH_FLAGS, STRENGTH_FLAGS, beat, build_wall, jar_level, settle, win_over
from .suspicion import take_suspicion
from .words import (
    ABSOLVE,
    ATTACK,
    COIN,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEBT,
    DISCARD,
    FAITH,
    FORTIFY,
    FREE_RECRUIT,
    GARRISON,
    INFLUENCE,
    LABOURER,
    PRAY,
    PRAYER,
    RECRUIT,
    REPAY,
    RIGHT_HAND,
    STRENGTH,
    TRADE,
    Reward,
)

TOP_ROW = (RECRUIT, PRAY, TRADE, CONSPIRE)
"""The spaces it falls back on, from the left; the last is Rest."""

# Its turn (p. 29)


def opponent_turn(t: Kingdom, me: Noble) -> Flow:
    """Reveal a scheme and follow it, or do the leftmost free action of the top row; then see whether it goes on."""
    card = draw_scheme(t)
    t.tell("scheme", me, card=card)
    scheme = t.cards[card].action
    if scheme == BY_FAVOUR:
        target = find_favour(t, me)
        if target != NOBODY:
            yield from follow_favour(t, me, target)
        else:
            yield from fall_back(t, me, "favour")
    else:
        action = find_order(t, me) if scheme == BY_ORDER else scheme
        why = "order" if action == NOBODY else why_not_follow(t, me, action)
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


def why_not_follow(t: Kingdom, me: Noble, action: int) -> str:
    """What keeps it from an action: somebody stands there, too few workers, or nothing to do there; or nothing."""
    if me.is_busy(action):
        return "busy"
    if me.workers[LABOURER] < crew_size(me, action):
        return "workers"
    return "" if CAN[action](t, me) else "means"


def crew_size(me: Noble, action: int) -> int:
    """Three on the right, but for workshops; one in the top row (A66)."""
    return WHOLE_CREW - me.covered[action].bit_count() if action in RIGHT_HAND else 1


def follow(t: Kingdom, me: Noble, action: int) -> Flow:
    """Place the workers and do what the action is."""
    place_workers(me, action)
    t.tell("opponent-acts", me, space=action, rule="solo", page=PAGES[action])
    yield from DO[action](t, me)


def place_workers(me: Noble, action: int) -> None:
    """On the slots that no workshop covers."""
    size = crew_size(me, action)
    me.workers[LABOURER] -= size
    for slot in OPEN_SLOTS[action][me.covered[action]][:size]:
        me.placed[slot] = LABOURER + 1


def fall_back(t: Kingdom, me: Noble, why: str) -> Flow:
    """The leftmost action of the top row that is free; Rest always is."""
    t.tell("opponent-cannot", me, why=why)
    action = next((action for action in TOP_ROW if not why_not_follow(t, me, action)), None)
    if action is None:
        rest(t, me)
    else:
        yield from follow(t, me, action)


# Targets (p. 28)


def find_favour(t: Kingdom, me: Noble) -> int:
    """Of the five, those that are face up and free."""
    shown = [*t.favours_shown, *[NOBODY] * (len(t.favour_workers) - len(t.favours_shown))]
    free = [card if worker == NOBODY else NOBODY for card, worker in zip(shown, t.favour_workers, strict=True)]
    return next(iter(targets(me, free)), NOBODY)


def find_outsider(t: Kingdom, me: Noble, attribute: int, flags: tuple[int, ...]) -> int:
    """The first that this attribute is high enough for."""
    have = level(t, me, attribute)
    reached = [card for card in targets(me, t.outsider_slots) if flags[t.outsider_slots.index(card)] <= have]
    return reached[0] if reached else NOBODY


def find_order(t: Kingdom, me: Noble) -> int:
    """The rightmost visible order not yet fulfilled that can be done; with all fulfilled, any of them (A58)."""
    orders = [order for order in reversed(t.orders_shown) if not is_fulfilled(t, me, order)]
    actions = [t.cards[order].action for order in orders or reversed(t.orders_shown)]
    return next((action for action in actions if not why_not_follow(t, me, action)), NOBODY)


LIKED = (((FREE_RECRUIT, 1),), ((REPAY, 1),), ((PRAYER, 1),))


def find_place(t: Kingdom, me: Noble, attribute: int, flags: tuple[int, ...]) -> int:
    """By kind of reward, then from the left, in the regions that the attribute reaches (A69)."""
    have = level(t, me, attribute)
    free = [n for n, there in enumerate(t.places) if there == NOBODY and flags[PLACES[n].region] <= have]
    return min(free, key=lambda n: (liking(me, PLACES[n].gain), n), default=NOBODY)


def liking(me: Noble, gain: Reward) -> int:
    """A free recruit, a debt repaid, a prayer, two workers, one worker, coins, a suspicion less.

    Repaying comes last for whoever has no debt (A57).
    """
    if gain == LIKED[1] and not me.unpaid:
        return 7
    if gain in LIKED:
        return LIKED.index(gain)
    thing = gain[0][0]
    if thing <= CRIMINAL:
        return 5 - sum(n for _, n in gain)
    return 5 if thing == COIN else 6


# The top row (p. 30)


def trade(t: Kingdom, me: Noble) -> Flow:
    advance(t, me, 1)
    yield from ()


def conspire(t: Kingdom, me: Noble) -> Flow:
    """A suspicion, and two workers."""
    yield from take_suspicion(t, me)
    yield from receive(t, me, ((LABOURER, 2),))


def rest(t: Kingdom, me: Noble) -> None:
    """One worker is placed, the others move the marker (A50); then it is done for the round."""
    t.tell("rest", me, n=me.workers[LABOURER])
    advance(t, me, me.workers[LABOURER])
    rest_until_next_round(me)


# The right side (p. 31 and 32)


def commission(t: Kingdom, me: Noble) -> Flow:
    yield from settle(t, me, COMMISSION, find_place(t, me, FAITH, FAITH_FLAGS))


def garrison(t: Kingdom, me: Noble) -> Flow:
    yield from settle(t, me, GARRISON, find_place(t, me, STRENGTH, STRENGTH_FLAGS))


def fortify(t: Kingdom, me: Noble) -> Flow:
    yield from build_wall(t, me)


def absolve(t: Kingdom, me: Noble) -> Flow:
    """A jar is turned over: Faith, a suspicion less, then a debt repaid or one more suspicion less."""
    me.jars[me.jars.index(0)] = 1
    t.tell("absolve-alone", me)
    yield from receive(t, me, ((FAITH, 1), (DISCARD, 1), (REPAY if me.unpaid else DISCARD, 1)))


def attack(t: Kingdom, me: Noble) -> Flow:
    yield from beat(t, me, find_outsider(t, me, STRENGTH, STRENGTH_FLAGS))


def convert(t: Kingdom, me: Noble) -> Flow:
    yield from win_over(t, me, find_outsider(t, me, FAITH, FAITH_FLAGS))


# Favours (p. 33)


def follow_favour(t: Kingdom, me: Noble, card: int) -> Flow:
    """One worker; only a debt is a price to it (A53)."""
    me.workers[LABOURER] -= 1
    occupy(t, card, LABOURER)
    t.tell("opponent-acts", me, space=card, rule="solo", page=FAVOUR_PAGE)
    yield from pay_all(t, me, tuple(each for each in t.cards[card].price if each[0] == DEBT))
    yield from grant(t, me, card)


CAN: dict[int, Callable[[Kingdom, Noble], bool]] = {
    RECRUIT: lambda t, me: bool(t.townsfolk_row),
    PRAY: lambda t, me: True,
    TRADE: lambda t, me: True,
    CONSPIRE: lambda t, me: True,
    COMMISSION: lambda t, me: me.monks < MONKS and find_place(t, me, FAITH, FAITH_FLAGS) != NOBODY,
    GARRISON: lambda t, me: me.outposts < OUTPOSTS and find_place(t, me, STRENGTH, STRENGTH_FLAGS) != NOBODY,
    FORTIFY: lambda t, me: can_fortify(t, me),
    ABSOLVE: lambda t, me: me.absolved < JARS and level(t, me, INFLUENCE) >= jar_level(t, me.absolved),
    ATTACK: lambda t, me: find_outsider(t, me, STRENGTH, STRENGTH_FLAGS) != NOBODY,
    CONVERT: lambda t, me: len(me.converted) < CONVERTS and find_outsider(t, me, FAITH, FAITH_FLAGS) != NOBODY,
}


def can_fortify(t: Kingdom, me: Noble) -> bool:
    built = len(me.walls)
    return built < WALLS and bool(t.walls) and level(t, me, INFLUENCE) >= WALL_LEVELS[built]


DO: dict[int, Callable[[Kingdom, Noble], Flow]] = {
    RECRUIT: recruit,
    PRAY: pray,
    TRADE: trade,
    CONSPIRE: conspire,
    COMMISSION: commission,
    GARRISON: garrison,
    FORTIFY: fortify,
    ABSOLVE: absolve,
    ATTACK: attack,
    CONVERT: convert,
}
PAGES = {
    RECRUIT: 30, PRAY: 30, TRADE: 30, CONSPIRE: 30, COMMISSION: 31, GARRISON: 31, FORTIFY: 31, ABSOLVE: 31,
    ATTACK: 32, CONVERT: 32,
}  # fmt: skip
FAVOUR_PAGE = 33
