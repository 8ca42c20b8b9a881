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

from ...kernel import Chance, SmallNumbers
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
FINE, COARSE = 1 << 53, 1 << 24
ATTEMPTS, LITTLE = 100, 4
ALL_JESTERS = sum(JESTERS.values())
NOTHING = [0] * len(GOODS)


def reimagine(t: Realm, seat: int, chance: Chance) -> None:
    """Overwrite everything that a seat does not know."""
    me = t.players[seat]
    rivals = [rival for rival in t.players if rival is not me]
    for rival in rivals:
        rival.likes, rival.pledged = [0] * len(ROLES), 0
    if me.role == NOBODY:
        return
    numbers = SmallNumbers(chance)
    beliefs = beliefs_of(evidence(t, me), ledger(t, me))
    for attempt in range(ATTEMPTS):
        world = draw_world(beliefs, chance)
        ends, past = draw_past(beliefs, world, numbers)
        take_roles(t, rivals, world, ends)
        pool = fill_chests(t, me, world, past[-1] if is_dealing(t) else (), attempt, numbers)
        if min(pool) >= 0:
            break
    for rival in rivals:
        rival.seen = memories(beliefs, world, past, rival.seat)
    hand_out_fitting(t, rivals, pool, numbers)
    share_pardons(t, me, rivals, numbers)
    share_jesters(t, me, rivals, numbers)
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
    """A chest in some round: its price, in which circulation it was taken (0: in none), and for which shards.

    `views` are what those remember who had it first and second, `back` what its owner does.
    """

    price: int
    taken: int
    paid: tuple[int, int]
    views: tuple[View, View]
    back: Return


@cache
def chested(role: int, price: int, taken: int, paid: tuple[int, int] = (0, 0)) -> Chested:
    first = View(role, price, False, taken == 1, *(paid if taken == 1 else (0, 0)), 0)
    second = View(role, price, taken == 1, taken == 2, *(paid if taken == 2 else (0, 0)), 0)
    return Chested(price, taken, paid, (first, second), Return(taken > 0, *paid, price))


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
    ways = [taken for taken in (0, 0, 1, 2) if may_be_taken(known, taken, over)]
    return [chested(role, price, taken) for price in prices for taken in ways]


def may_be_taken(known: Known, taken: int, over: int) -> bool:
    """Whether it can have been taken in this circulation, or in none, by what the seat knows."""
    flags = enumerate(known.taken, 1)
    return taken <= over and taken >= known.sold and all(flag in (None, taken == number) for number, flag in flags)


def draw_world(beliefs: Beliefs, chance: Chance) -> World:
    sums = beliefs.sums
    return beliefs.worlds[bisect(sums, chance.below(FINE) / FINE * sums[-1], 0, len(sums) - 1)]


def draw(weighed: Sequence[T], numbers: SmallNumbers) -> T:
    """One of several, each of which begins with its weight."""
    if len(weighed) == 1:
        return weighed[0]
    mark = numbers.below(COARSE) / COARSE * sum([each[0] for each in weighed])
    for each in weighed:
        mark -= each[0]
        if mark < 0:
            return each
    return weighed[-1]


def draw_past(beliefs: Beliefs, world: World, numbers: SmallNumbers) -> tuple[Hands, list[list[Chested]]]:
    """The shards of every role in the end, and how the deals of every round went, by role.

    The way of the shards is drawn backwards.
    """
    ends = draw(world.ends, numbers)[1]
    hands, past = ends, list[list[Chested]]()
    for layer, chests in zip(reversed(world.layers), reversed(beliefs.chests), strict=True):
        _, hands, deals = draw(layer[hands], numbers)
        past.append(draw_chests(chests, deals, numbers))
    return ends, past[::-1]


def draw_chests(
    for_coins: Sequence[Sequence[Chested]], deals: tuple[Deal, Deal], numbers: SmallNumbers
) -> list[Chested]:
    """The chests of a round by role; where shards may have gone, the deals are drawn already."""
    found = [chested(role, deal.price, deal.taken, (deal.pure, deal.tainted)) for role, deal in enumerate(deals)]
    if found[CULTIST].price == COINS:
        found[CULTIST] = chested(CULTIST, one_of(for_coins[CULTIST], numbers).price, found[CULTIST].taken)
    return [*found, *[one_of(for_coins[role], numbers) for role in MORTALS]]


def one_of(chests: Sequence[Chested], numbers: SmallNumbers) -> Chested:
    return chests[0 if len(chests) == 1 else numbers.below(len(chests))]


def memories(beliefs: Beliefs, world: World, past: Sequence[Sequence[Chested]], rival: int) -> list[int]:
    """What a rival would remember of the deals, if they had gone so."""
    seen: list[int] = []
    layout = world.layout
    for circulations, chests, (over, are_back) in zip(world.schedule, past, beliefs.over, strict=False):
        for number in range(over):
            seen += chests[layout[circulations[number][rival]]].views[number]
        if are_back:
            seen += chests[layout[rival]].back
    return seen


# Goods


def fill_chests(
    t: Realm, me: Ruler, world: World, chests: Sequence[Chested], attempt: int, numbers: SmallNumbers
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
            chest.offer = offer.offer if offer is not None else guess_offer(pool, attempt, numbers)
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


def guess_offer(pool: Sequence[int], attempt: int, numbers: SmallNumbers) -> list[int]:
    """A little of what there is; less and less where nothing else fits."""
    if attempt > ATTEMPTS // 2:
        return [0] * len(GOODS)
    return [numbers.below(1 + min(2, max(0, n // 3))) for n in pool]


def hand_out_fitting(t: Realm, rivals: Sequence[Ruler], pool: Sequence[int], numbers: SmallNumbers) -> None:
    """All that is left goes to rivals, so that whoever is resolving a plan could be asked what is asked."""
    hand_out(t, rivals, pool, numbers)
    active = t.in_order()[t.turn]
    if t.phase != "resolve" or all(active is not rival for rival in rivals):
        return
    for attempt in range(ATTEMPTS):
        if could_be_asked(t, active):
            return
        hand_out(t, rivals, pool, numbers, active if attempt % 3 else None)


def hand_out(
    t: Realm, rivals: Sequence[Ruler], pool: Sequence[int], numbers: SmallNumbers, one: Ruler | None = None
) -> None:
    """Every good goes to a rival: near the accounts that all keep, or, half the time, to anyone.

    One of them may be given little of it, much of it or all of it, whatever the account says.
    """
    others = [rival for rival in rivals if rival is not one]
    near = [believed(t, rival) for rival in others] if numbers.below(2) else [NOTHING] * len(others)
    for good, n in enumerate(pool):
        first = 0 if one is None else share(n, numbers)
        hands = [account[good] for account in near]
        spread(hands, n - first, numbers)
        for rival, had in zip(others, hands, strict=True):
            rival.goods[good] = had
        if one is not None:
            one.goods[good] = first


def believed(t: Realm, rival: Ruler) -> list[int]:
    """What a rival has by the accounts that all keep; nobody has less than nothing."""
    first = rival.role * len(GOODS)
    extras = t.extras[first : first + len(GOODS)]
    return [max(0, n + more) for n, more in zip(rival.account, extras, strict=True)]


def share(n: int, numbers: SmallNumbers) -> int:
    """Little, much, or all."""
    way = numbers.below(3)
    return n if way == 2 else n - numbers.below(1 + n // 2) if way else numbers.below(1 + min(n, LITTLE))


def spread(hands: list[int], total: int, numbers: SmallNumbers) -> None:
    """Add to some hands, or take from them, until they come to a total."""
    assert total >= 0, "there is less than nothing to spread"
    missing = total - sum(hands)
    while missing < 0:
        place = numbers.below(len(hands))
        if hands[place]:
            hands[place] -= 1
            missing += 1
    for _ in range(missing):
        hands[numbers.below(len(hands))] += 1


def share_pardons(t: Realm, me: Ruler, rivals: Sequence[Ruler], numbers: SmallNumbers) -> None:
    """Indulgences that went through chests: nobody has fewer than none of them."""
    if t.setup.options["indulgences"] == "kept":
        return
    left = -me.traded - sum(each.chest.pardons for each in t.players if not each.chest.is_taken)
    have = [max(0, rival.indulgences) for rival in rivals]
    spread(have, sum(rival.indulgences for rival in rivals) + left, numbers)
    for rival, n in zip(rivals, have, strict=True):
        rival.traded = n - rival.indulgences


def share_jesters(t: Realm, me: Ruler, rivals: Sequence[Ruler], numbers: SmallNumbers) -> None:
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
        spread(hands, ALL_JESTERS - me.jesters - sum(sum(each.chest.jesters) for each in t.players), numbers)
    for rival, n in zip(rivals, hands, strict=True):
        rival.jesters = n
