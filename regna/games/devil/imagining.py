"""Worlds that a seat can imagine: roles, schedule, shards and goods that fit all it has seen.

Roles, schedule and the way of the shards are drawn by weight (`evidence.py`). Goods are divided among the others so
that nothing is lost, for what all have together is known, and often near what all have seen each of them gain.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any, NamedTuple, TypeVar

from ...kernel import Chance
from .actions import could_be_asked
from .constants import COIN, CULTIST, GOODS, MORTALS, NOBODY, ROLES
from .deals import open_chest, owner_seen_by, prices_of
from .evidence import Evidence, World, evidence, is_dealing, known_of, rounds_of, shown
from .likelihood import Ledger, ledger, weigh
from .memory import CIRCULATIONS, Return, View, recall
from .setup import JESTERS, set_schedule
from .shards import COINS, Deal, Hands, Known
from .state import Chest, Opened, Realm, Ruler

T = TypeVar("T", bound=tuple[Any, ...])
FINE = 1 << 53
ATTEMPTS, LITTLE = 100, 4
ALL_JESTERS = sum(JESTERS.values())


def reimagine(t: Realm, seat: int, chance: Chance) -> None:
    """Overwrite everything that a seat does not know."""
    me = t.players[seat]
    rivals = [rival for rival in t.players if rival is not me]
    for rival in rivals:
        rival.likes, rival.pledged = [0] * len(ROLES), 0
    if me.role == NOBODY:
        return
    beliefs = beliefs_of(evidence(t, me), ledger(t, me))
    for attempt in range(ATTEMPTS):
        world = draw_world(beliefs, chance)
        ends, past = draw_past(beliefs, world, chance)
        take_roles(t, rivals, world, ends)
        pool = fill_chests(t, me, world, past[-1] if is_dealing(t) else (), attempt, chance)
        if min(pool) >= 0:
            break
    for rival in rivals:
        rival.seen = memories(beliefs, world, past, rival.seat)
    hand_out_fitting(t, rivals, pool, chance)
    share_pardons(t, me, rivals, chance)
    share_jesters(t, me, rivals, chance)
    if t.phase == "answer":
        for rival in rivals:
            open_chest(rival, t.players[owner_seen_by(t, rival.seat)])


def take_roles(t: Realm, rivals: Sequence[Ruler], world: World, ends: Hands) -> None:
    """Whose chest goes where, and who the rivals are, with their shards."""
    set_schedule(t, world.schedule)
    for rival in rivals:
        rival.role = world.layout[rival.seat]
        rival.shards = list(ends[rival.role])


# The deals of all chests, as they may have been


class Chested(NamedTuple):
    """A chest in some round: its price, in which circulation it was taken (0: in none), and for which shards."""

    price: int
    taken: int
    paid: tuple[int, int]


class Beliefs(NamedTuple):
    """What a seat believes at a moment: every world, with the sums of the weights so far.

    For each round there are the circulations that are over, whether chests are back, and what the chest of each role
    can have come to if it asked for coins, all alike.
    """

    worlds: list[World]
    sums: list[float]
    over: list[tuple[int, bool]]
    chests: list[list[list[Chested]]]


@lru_cache(maxsize=256)
def beliefs_of(known: Evidence, told: Ledger) -> Beliefs:
    """The same for all worlds that are imagined at a moment."""
    weighed = weigh(known, told)
    assert weighed, "nothing fits what was seen"
    rounds = rounds_of(known)
    over = [(CIRCULATIONS, True) if deal.returned is not None else (known.circulations, False) for deal in rounds]
    chests = [
        [chests_for_coins(role, known_of(known, role, deal), n) for role in range(len(ROLES))]
        for deal, (n, _) in zip(rounds, over, strict=True)
    ]
    return Beliefs([world for _, world in weighed], list(accumulate([weight for weight, _ in weighed])), over, chests)


def chests_for_coins(role: int, known: Known, over: int) -> list[Chested]:
    """Any price of a role; the chest is left as often as it is taken."""
    prices = [known.price] if known.price else [price for price in prices_of(role) if price > 0]
    return [
        Chested(price, taken, (0, 0)) for price in prices for taken in (0, 0, 1, 2) if may_be_taken(known, taken, over)
    ]


def may_be_taken(known: Known, taken: int, over: int) -> bool:
    """Whether it can have been taken in this circulation, or in none, by what the seat knows."""
    flags = enumerate(known.taken, 1)
    return taken <= over and taken >= known.sold and all(flag in (None, taken == number) for number, flag in flags)


def draw_world(beliefs: Beliefs, chance: Chance) -> World:
    sums = beliefs.sums
    return beliefs.worlds[bisect(sums, chance.below(FINE) / FINE * sums[-1], 0, len(sums) - 1)]


def draw(weighed: Sequence[T], chance: Chance) -> T:
    """One of several, each of which begins with its weight."""
    if len(weighed) == 1:
        return weighed[0]
    mark = chance.below(FINE) / FINE * sum([each[0] for each in weighed])
    for each in weighed:
        mark -= each[0]
        if mark < 0:
            return each
    return weighed[-1]


def draw_past(beliefs: Beliefs, world: World, chance: Chance) -> tuple[Hands, list[list[Chested]]]:
    """The shards of every role in the end, and how the deals of every round went, by role.

    The way of the shards is drawn backwards.
    """
    ends = draw(world.ends, chance)[1]
    hands, past = ends, list[list[Chested]]()
    for layer, chests in zip(reversed(world.layers), reversed(beliefs.chests), strict=True):
        _, hands, deals = draw(layer[hands], chance)
        past.append(draw_chests(chests, deals, chance))
    return ends, past[::-1]


def draw_chests(for_coins: Sequence[Sequence[Chested]], deals: tuple[Deal, Deal], chance: Chance) -> list[Chested]:
    """The chests of a round by role; where shards may have gone, the deals are drawn already."""
    found = [Chested(deal.price, deal.taken, (deal.pure, deal.tainted)) for deal in deals]
    if found[CULTIST].price == COINS:
        found[CULTIST] = Chested(one_of(for_coins[CULTIST], chance).price, found[CULTIST].taken, (0, 0))
    return [*found, *[one_of(for_coins[role], chance) for role in MORTALS]]


def one_of(chests: Sequence[Chested], chance: Chance) -> Chested:
    return chests[0 if len(chests) == 1 else chance.below(len(chests))]


def memories(beliefs: Beliefs, world: World, past: Sequence[Sequence[Chested]], rival: int) -> list[int]:
    """What a rival would remember of the deals, if they had gone so."""
    seen: list[int] = []
    layout = world.layout
    for circulations, chests, (over, are_back) in zip(world.schedule, past, beliefs.over, strict=False):
        for number in range(over):
            role = layout[circulations[number][rival]]
            seen += view_of(role, chests[role], number + 1)
        if are_back:
            seen += return_of(chests[layout[rival]])
    return seen


@cache
def view_of(role: int, chest: Chested, circulation: int) -> View:
    """What somebody saw who had the chest of a role in a circulation."""
    took = chest.taken == circulation
    pure, tainted = chest.paid if took else (0, 0)
    return View(role, chest.price, 0 < chest.taken < circulation, took, pure, tainted, 0)


@cache
def return_of(chest: Chested) -> Return:
    """What its owner found."""
    return Return(chest.taken > 0, *chest.paid, chest.price)


# Goods


def fill_chests(
    t: Realm, me: Ruler, world: World, chests: Sequence[Chested], attempt: int, chance: Chance
) -> list[int]:
    """What lies in each chest comes out of what the seat does not have itself; returns what is left for hands.

    It may come to less than nothing: then the deals cannot have gone so.
    """
    pool = [all_of - mine for all_of, mine in zip(t.stock, me.goods, strict=True)]
    for rival in t.players:
        if rival is not me:
            rival.chest, rival.opened, rival.traded = Chest(), Opened(), 0
    for role, each in enumerate(chests):
        owner = world.layout.index(role)
        chest = t.players[owner].chest
        chest.price, chest.paid = each.price, list(each.paid)
        chest.taken_by = world.schedule[t.round - 1][each.taken - 1].index(owner) if each.taken else NOBODY
        if owner != me.seat:
            offer = known_offer(me, role)
            chest.offer = offer.offer if offer is not None else guess_offer(pool, attempt, chance)
            chest.pardons = offer.pardons if offer is not None else 0
        inside = [0] * COIN + [max(0, each.price)] if each.taken else chest.offer
        for good, n in enumerate(inside):
            pool[good] -= n
    return pool


def known_offer(me: Ruler, role: int) -> View | None:
    """What the seat has seen in the chest of an icon in this round."""
    memory = recall(me.seen)
    views = list(memory[-1].views) if memory and memory[-1].returned is None else []
    if me.opened.icon != NOBODY:
        views.append(shown(me))
    return next((view for view in views if view.icon == role and not view.was_taken), None)


def guess_offer(pool: Sequence[int], attempt: int, chance: Chance) -> list[int]:
    """A little of what there is; less and less where nothing else fits."""
    if attempt > ATTEMPTS // 2:
        return [0] * len(GOODS)
    return [chance.below(1 + min(2, max(0, n // 3))) for n in pool]


def hand_out_fitting(t: Realm, rivals: Sequence[Ruler], pool: Sequence[int], chance: Chance) -> None:
    """All that is left goes to rivals, so that whoever is resolving a plan could be asked what is asked."""
    hand_out(t, rivals, pool, chance)
    active = t.in_order()[t.turn]
    if t.phase != "resolve" or all(active is not rival for rival in rivals):
        return
    for attempt in range(ATTEMPTS):
        if could_be_asked(t, active):
            return
        hand_out(t, rivals, pool, chance, active if attempt % 3 else None)


def hand_out(t: Realm, rivals: Sequence[Ruler], pool: Sequence[int], chance: Chance, one: Ruler | None = None) -> None:
    """Every good goes to a rival: near the accounts that all keep, or, half the time, to anyone.

    One of them may be given little of it, much of it or all of it, whatever the account says.
    """
    near = chance.below(2)
    for good, n in enumerate(pool):
        first = 0 if one is None else share(n, chance)
        hands = [max(0, believed(t, rival, good)) if near else 0 for rival in rivals if rival is not one]
        spread(hands, n - first, chance)
        for rival in rivals:
            rival.goods[good] = first if rival is one else hands.pop(0)


def believed(t: Realm, rival: Ruler, good: int) -> int:
    """What a rival has by the accounts that all keep."""
    return rival.account[good] + t.extras[rival.role * len(GOODS) + good]


def share(n: int, chance: Chance) -> int:
    """Little, much, or all."""
    way = chance.below(3)
    return n if way == 2 else n - chance.below(1 + n // 2) if way else chance.below(1 + min(n, LITTLE))


def spread(hands: list[int], total: int, chance: Chance) -> None:
    """Add to some hands, or take from them, until they come to a total."""
    assert total >= 0, "there is less than nothing to spread"
    missing = total - sum(hands)
    while missing < 0:
        place = chance.below(len(hands))
        if hands[place]:
            hands[place] -= 1
            missing += 1
    while missing > 0:
        several = min(missing, AT_ONCE)
        places = chance.below(len(hands) ** several)
        for _ in range(several):
            hands[places % len(hands)] += 1
            places //= len(hands)
        missing -= several


AT_ONCE = 16
"""So many pieces find their hands by one number of chance."""


def share_pardons(t: Realm, me: Ruler, rivals: Sequence[Ruler], chance: Chance) -> None:
    """Indulgences that went through chests: nobody has fewer than none of them."""
    if t.setup.options["indulgences"] == "kept":
        return
    left = -me.traded - sum(each.chest.pardons for each in t.players if not each.chest.is_taken)
    have = [max(0, rival.indulgences) for rival in rivals]
    spread(have, sum(rival.indulgences for rival in rivals) + left, chance)
    for rival, n in zip(rivals, have, strict=True):
        rival.traded = n - rival.indulgences


def share_jesters(t: Realm, me: Ruler, rivals: Sequence[Ruler], chance: Chance) -> None:
    """Before the first deals everybody has those of the role; then they may be anywhere."""
    if t.setup.options["jesters"] == "without":
        return
    if t.round == 1 and not is_dealing(t) and not me.seen:
        hands = [JESTERS[rival.role] for rival in rivals]
    else:
        seen = me.opened
        if seen.icon != NOBODY:
            next(rival for rival in rivals if rival.role == seen.icon).chest.jesters = list(seen.jesters)
        hands = [0] * len(rivals)
        spread(hands, ALL_JESTERS - me.jesters - sum(sum(each.chest.jesters) for each in t.players), chance)
    for rival, n in zip(rivals, hands, strict=True):
        rival.jesters = n
