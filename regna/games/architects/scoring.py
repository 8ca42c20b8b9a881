"""What counts at the end (p. 18 and 19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import NamedTuple

from ...kernel import CardPoints
from .constants import CLAY, GOLD, MARBLE, MAX_VIRTUE, STONE, WOOD, C, M, T
from .effects import DebtPoints, EndEffect, PointsIf, PointsPer, VirtueIf, VirtuePer
from .guildhall import LEVELS
from .ledger import BUY_OFF_PRICE
from .state import Architect, Site

VIRTUE_POINTS = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)
CATHEDRAL_POINTS = (0, 2, 4, 7, 12, 20)
assert len(CATHEDRAL_POINTS) == len(LEVELS) + 1

# What cards count


def buildings(t: Site, me: Architect) -> int:
    return len(me.built)


def with_skill(skill: int) -> Callable[[Site, Architect], int]:
    return lambda t, me: sum(bool(t.apprentice(card).skills & skill) for card in me.apprentices)


carpenters, tilers, masons = with_skill(C), with_skill(T), with_skill(M)


def gold(t: Site, me: Architect) -> int:
    return me.goods[GOLD] + (me.goods[MARBLE] if me.character.counts_gold_as_marble else 0)


def marble(t: Site, me: Architect) -> int:
    return me.goods[MARBLE] + (me.goods[GOLD] if me.character.counts_gold_as_marble else 0)


def rough_goods(t: Site, me: Architect) -> int:
    return me.goods[CLAY] + me.goods[WOOD] + me.goods[STONE]


def paid_debts(t: Site, me: Architect) -> int:
    return me.paid


def captives(t: Site, me: Architect) -> int:
    return sum(me.captured)


def virtue(t: Site, me: Architect) -> int:
    return me.virtue


def always(t: Site, me: Architect) -> bool:
    return True


def has_no_debt(t: Site, me: Architect) -> bool:
    return me.unpaid == 0


def is_highest(t: Site, me: Architect) -> bool:
    """Strictly higher on the Cathedral than anybody else."""
    return all(me.level > rival.level for rival in t.rivals(me))


def has_most(good: int) -> Callable[[Site, Architect], bool]:
    return lambda t, me: all(me.goods[good] > rival.goods[good] for rival in t.rivals(me))


has_most_clay, has_most_wood, has_most_stone = has_most(CLAY), has_most(WOOD), has_most(STONE)


def has_most_silver(t: Site, me: Architect) -> bool:
    return all(me.silver > rival.silver for rival in t.rivals(me))


# Step 1: virtue that buildings bring or cost


def virtue_changes(t: Site, me: Architect) -> list[int]:
    changes = []
    for card in me.built:
        match t.building(card).end:
            case VirtuePer(number, count):
                changes.append(count(t, me) // number)
            case VirtueIf(by, holds) if holds(t, me):
                changes.append(by)
    return [change for change in changes if change]


class Ending(NamedTuple):
    """What the end effects leave of a player's virtue, debts and silver."""

    virtue: int
    unpaid: int
    silver: int


def settle(me: Architect, changes: Sequence[int]) -> Ending:
    """What goes over the top destroys debts, what goes below 0 brings them, and Hugo buys himself off."""
    virtue, unpaid, silver = me.virtue, me.unpaid, me.silver
    for change in changes:
        virtue += change
        unpaid = max(0, unpaid - max(0, virtue - MAX_VIRTUE))
        for _ in range(-virtue):
            if me.character.buys_off_debts and silver >= BUY_OFF_PRICE:
                silver -= BUY_OFF_PRICE
            else:
                unpaid += 1
        virtue = min(max(virtue, 0), MAX_VIRTUE)
    return Ending(virtue, unpaid, silver)


def apply_end_effects(t: Site) -> None:
    """Everybody's buildings change virtue, in the order that is best for their owner (N11)."""
    for me in t.players:
        changes = virtue_changes(t, me)
        if changes:
            me.virtue, me.unpaid, me.silver = best_order(t, me, changes)
            t.tell("end-virtue", me, virtue=me.virtue, debts=me.unpaid)


def best_order(t: Site, me: Architect, changes: list[int]) -> Ending:
    """Most points, then most virtue."""
    before = Ending(me.virtue, me.unpaid, me.silver)
    endings = []
    for order in sorted(set(permutations(changes))):
        ending = settle(me, order)
        me.virtue, me.unpaid, me.silver = ending
        endings.append((sum(sheet(t, me).values()), ending))
        me.virtue, me.unpaid, me.silver = before
    return max(endings)[1]


# Step 2: the sum


def score(t: Site) -> list[dict[str, int]]:
    """Everybody's points by category; before the end as if it came now."""
    return sheets(settled(t))


def sheets(t: Site) -> list[dict[str, int]]:
    return [opponent_sheet(t, me) if me.is_automa else sheet(t, me) for me in t.players]


def settled(t: Site) -> Site:
    """The table after the end effects of buildings."""
    if t.phase != "over" and any(virtue_changes(t, me) for me in t.players):
        t = t.copy()
        apply_end_effects(t)
    return t


def sheet(t: Site, me: Architect) -> dict[str, int]:
    built = [t.building(card) for card in me.built]
    return {
        "buildings": sum(building_points(t, me, card) for card in me.built),
        "cathedral": CATHEDRAL_POINTS[me.level],
        "virtue": VIRTUE_POINTS[me.virtue],
        "debts": me.unpaid * (-2 + sum(card.end.points for card in built if isinstance(card.end, DebtPoints))),
        "gold-marble": me.goods[GOLD] + me.goods[MARBLE],
        "silver": me.silver // 10,
        "prison": -(t.prison[me.seat] // 2),
    }


def card_points(t: Site) -> list[list[CardPoints]]:
    """What every building counts, with what it brings at the end."""
    t = settled(t)
    return [[CardPoints("buildings", card, building_points(t, me, card)) for card in me.built] for me in t.players]


def building_points(t: Site, me: Architect, card: int) -> int:
    building = t.building(card)
    return building.vp + bonus(t, me, building.end)


def bonus(t: Site, me: Architect, effect: EndEffect | None) -> int:
    match effect:
        case PointsPer(number, count):
            return count(t, me) // number
        case PointsIf(points, holds):
            return points if holds(t, me) else 0
    return 0


def opponent_sheet(t: Site, me: Architect) -> dict[str, int]:
    workers = t.guildhall.count(me.seat) + t.beside.count(me.seat)
    return {
        "guildhall": workers * me.character.hall_points,
        "cathedral": CATHEDRAL_POINTS[me.level],
        "virtue": VIRTUE_POINTS[me.virtue],
        "debts": -2 * me.unpaid,
        "gold-marble": me.goods[MARBLE],
        "prison": -(t.prison[me.seat] // 2),
    }


def winners(t: Site) -> list[int]:
    """Most points, then virtue, then silver, then shared. Alone against the opponent a tie is no victory (X40)."""
    t = settled(t)
    points = [sum(parts.values()) for parts in sheets(t)]
    if t.setup.seats == 1:
        return [0] if points[0] > points[1] else [1]
    ranks = [(points[p.seat], p.virtue, p.silver) for p in t.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
