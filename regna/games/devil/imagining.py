"""Worlds that a seat can imagine: roles, schedule, shards and goods that fit all it has seen.

Roles, schedule and the way of the shards are drawn by weight (`evidence.py`). Goods are divided among the others so
that nothing is lost, for what all have together is known, and often near what all have seen each of them gain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from ...kernel import Chance
from .actions import could_be_asked
from .constants import COIN, CULTIST, DEVIL, GOODS, NOBODY, ROLES, SEATS
from .deals import open_chest, owner_seen_by, prices_of
from .evidence import World, is_dealing, shown
from .likelihood import weighed_worlds
from .memory import CIRCULATIONS, Remembered, Return, View, recall
from .setup import JESTERS, set_schedule
from .shards import Deal, Hands
from .state import Chest, Opened, Realm, Ruler

T = TypeVar("T", bound=tuple[Any, ...])
COIN_PRICES = [[(1.0, price) for price in prices_of(role) if price > 0] for role in range(len(ROLES))]
"""What each role may ask for in coins, all prices alike."""
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
    weighed = weighed_worlds(t, me)
    for attempt in range(ATTEMPTS):
        world = draw(weighed, chance)[1]
        past = draw_deals(t, me, rivals, world, chance)
        pool = fill_chests(t, me, past[-1] if is_dealing(t) else (), attempt, chance)
        if min(pool) >= 0:
            break
    for rival in rivals:
        rival.seen = memories(t, rival, world, past)
    hand_out_fitting(t, rivals, pool, chance)
    share_pardons(t, me, rivals, chance)
    share_jesters(t, me, rivals, chance)
    if t.phase == "answer":
        for rival in rivals:
            open_chest(rival, t.players[owner_seen_by(t, rival.seat)])


def draw_deals(t: Realm, me: Ruler, rivals: Sequence[Ruler], world: World, chance: Chance) -> list[list[Chested]]:
    """Roles, schedule and shards of a world, and the deals of all chests so far."""
    ends, rounds = draw_shards(world, chance)
    set_schedule(t, world.schedule)
    for rival in rivals:
        rival.role = world.layout[rival.seat]
        rival.shards = list(ends[rival.role])
    memory = recall(me.seen)
    return [deals_of(t, me, world, memory, number, deals, chance) for number, deals in enumerate(rounds)]


def draw(weighed: Sequence[T], chance: Chance) -> T:
    """One of several, each of which begins with its weight."""
    assert weighed, "nothing fits what was seen"
    mark = chance.below(FINE) / FINE * sum([each[0] for each in weighed])
    for each in weighed:
        mark -= each[0]
        if mark < 0:
            return each
    return weighed[-1]


def draw_shards(world: World, chance: Chance) -> tuple[Hands, list[tuple[Deal, Deal]]]:
    """A way of the shards, drawn backwards: the hands in the end, and the deals of every round."""
    ends = draw(world.ends, chance)[1]
    hands, rounds = ends, list[tuple[Deal, Deal]]()
    for layer in reversed(world.layers):
        _, hands, deals = draw(layer[hands], chance)
        rounds.append(deals)
    return ends, rounds[::-1]


# The deals of all chests, as they may have been


class Chested(NamedTuple):
    """A chest in some round: its price, who saw it, in which circulation it was taken, and for which shards."""

    price: int
    viewers: tuple[int, int]
    taken: int
    paid: tuple[int, int]


def deals_of(
    t: Realm, me: Ruler, world: World, memory: Sequence[Remembered], number: int, deals: tuple[Deal, Deal],
    chance: Chance,
) -> list[Chested]:  # fmt: skip
    """The chests of a round, by the seat of their owner."""
    remembered = memory[number] if number < len(memory) else Remembered((), None)
    over = CIRCULATIONS if number + 1 < t.round or not is_dealing(t) else answered(t)
    return [chest_of(t, me, world, number, owner, deals, remembered, over, chance) for owner in range(SEATS)]


def answered(t: Realm) -> int:
    """How many circulations are over in this round."""
    return t.circulation - (t.phase == "answer")


def chest_of(
    t: Realm, me: Ruler, world: World, number: int, owner: int, deals: tuple[Deal, Deal], memory: Remembered, over: int,
    chance: Chance,
) -> Chested:  # fmt: skip
    role = world.layout[owner]
    first, second = (seats.index(owner) for seats in world.schedule[number])
    deal = deals[role] if role in (DEVIL, CULTIST) else Deal(1)
    if deal.price < 0:
        return Chested(deal.price, (first, second), deal.taken, (deal.pure, deal.tainted))
    price, flags = coin_knowledge(t, me, owner, role, memory, number)
    price = price or draw(COIN_PRICES[role], chance)[1]
    taken = draw_taken(deal if role == CULTIST else None, flags, over, chance)
    return Chested(price, (first, second), taken, (0, 0))


def coin_knowledge(
    t: Realm, me: Ruler, owner: int, role: int, memory: Remembered, number: int
) -> tuple[int, tuple[bool | None, bool | None, bool | None]]:
    """What the seat knows of a chest that asks for coins: price, whether it was taken first, second, at all."""
    if owner == me.seat:
        back = memory.returned
        if back is None:
            return me.chest.price, (None, None, None)
        return back.price, (None, None, bool(back.taken))
    views = [*memory.views, *([shown(me)] if is_now(t, me, number) else [])]
    for place, view in enumerate(views):
        if view.icon == role:
            took = bool(view.took) if place < len(memory.views) else None
            if place == 0:
                return view.price, (took, None, None)
            return view.price, (bool(view.was_taken), False if view.was_taken else took, None)
    return 0, (None, None, None)


def is_now(t: Realm, me: Ruler, number: int) -> bool:
    return me.opened.icon != NOBODY and number + 1 == t.round


def draw_taken(
    deal: Deal | None, flags: tuple[bool | None, bool | None, bool | None], over: int, chance: Chance
) -> int:
    """In which circulation a chest for coins was taken; the Cultist's has been drawn already."""
    if deal is not None:
        return deal.taken
    first, second, sold = flags
    ways = [(2.0, 0), (1.0, 1), (1.0, 2)]
    if sold is not None:
        ways = [way for way in ways if (way[1] > 0) == sold]
    if first is not None:
        ways = [way for way in ways if (way[1] == 1) == first]
    if second is not None:
        ways = [way for way in ways if (way[1] == 2) == second]
    return draw([way for way in ways if way[1] <= over], chance)[1]


def memories(t: Realm, rival: Ruler, world: World, past: Sequence[Sequence[Chested]]) -> list[int]:
    """What a rival would remember of the deals, if they had gone so."""
    seen: list[int] = []
    for number, chests in enumerate(past):
        under_way = number + 1 == len(past) and is_dealing(t)
        for circulation in range(1, (answered(t) if under_way else CIRCULATIONS) + 1):
            owner = world.schedule[number][circulation - 1][rival.seat]
            seen += view_of(world.layout[owner], chests[owner], circulation)
        if not under_way:
            chest = chests[rival.seat]
            seen += Return(chest.taken > 0, *chest.paid, chest.price)
    return seen


def view_of(role: int, chest: Chested, circulation: int) -> View:
    """What somebody saw who had the chest of a role in a circulation."""
    took = chest.taken == circulation
    pure, tainted = chest.paid if took else (0, 0)
    return View(role, chest.price, 0 < chest.taken < circulation, took, pure, tainted, 0)


# Goods


def fill_chests(t: Realm, me: Ruler, chests: Sequence[Chested], attempt: int, chance: Chance) -> list[int]:
    """What lies in each chest comes out of what the seat does not have itself; returns what is left for hands.

    It may come to less than nothing: then the deals cannot have gone so.
    """
    pool = [all_of - mine for all_of, mine in zip(t.stock, me.goods, strict=True)]
    for rival in t.players:
        if rival is not me:
            rival.chest, rival.opened, rival.traded = Chest(), Opened(), 0
    for owner, each in enumerate(chests):
        chest = t.players[owner].chest
        chest.price, chest.paid = each.price, list(each.paid)
        chest.taken_by = each.viewers[each.taken - 1] if each.taken else NOBODY
        if owner != me.seat:
            offer = known_offer(me, t.players[owner].role)
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
        hands = [max(0, believed(t, rival, good)) * near for rival in rivals if rival is not one]
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
    while sum(hands) < total:
        hands[chance.below(len(hands))] += 1
    while sum(hands) > total:
        place = chance.below(len(hands))
        hands[place] -= hands[place] > 0


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
