"""What counts at the end (p. 24, 34 and 35)."""

from __future__ import annotations

from ...kernel import CardPoints
from .board import (
    JAR_POINTS,
    MONK_POINTS,
    ORDER_POINTS,
    OUTPOST_POINTS,
    TRACK_POINTS,
    WALL_POINTS,
    WORKSHOP_POINTS,
)
from .effects import (
    MilderDebts,
    PerActions,
    PerAttacked,
    PerAttribute,
    PerMercenary,
    PerOrder,
    PerPaidDebt,
    PerSuspicion,
)
from .kingdom import Kingdom, Noble
from .kings import DONE, is_fulfilled
from .words import FAITH

UNPAID, PAID = -3, 1
RESOURCES_A_POINT = 3


def score(t: Kingdom) -> list[dict[str, int]]:
    """Everybody's points by category, as if the match ended now."""
    return [opponent_sheet(t, me) if me.rules_play else sheet(t, me) for me in t.players]


def sheet(t: Kingdom, me: Noble) -> dict[str, int]:
    faith, strength, influence = (TRACK_POINTS[at] for at in me.attributes)
    return {
        "orders": orders(t, me),
        "faith": faith,
        "strength": strength,
        "influence": influence,
        "workshops": WORKSHOP_POINTS[me.workshops],
        "monks": MONK_POINTS[me.monks],
        "walls": WALL_POINTS[len(me.walls)] + sum(t.cards[card].vp for card in me.walls),
        "outposts": OUTPOST_POINTS[me.outposts],
        "absolutions": JAR_POINTS[me.absolved],
        "outsiders": sum(outsider(t, me, card) for card in me.converted),
        "debts": me.paid * PAID + me.unpaid * UNPAID,
        "resources": (me.coins + me.provisions) // RESOURCES_A_POINT,
    }


def opponent_sheet(t: Kingdom, me: Noble) -> dict[str, int]:
    """Nothing for workshops and resources (A59)."""
    points = sheet(t, me)
    del points["workshops"], points["resources"]
    return points


def orders(t: Kingdom, me: Noble) -> int:
    return sum(points for _, points in fulfilled(t, me))


def fulfilled(t: Kingdom, me: Noble) -> list[tuple[int, int]]:
    """The orders that somebody has carried out; the points depend on the place of an order, not on the card."""
    shown = zip(t.orders_shown, ORDER_POINTS, strict=False)
    return [(order, points) for order, points in shown if is_fulfilled(t, me, order)]


def outsider(t: Kingdom, me: Noble, card: int) -> int:
    """What a converted Outsider counts; for the opponent a point at least (A59)."""
    return max(1, bonus(t, me, card)) if me.rules_play else bonus(t, me, card)


def card_points(t: Kingdom) -> list[list[CardPoints]]:
    """What orders, walls and converted Outsiders count."""
    return [
        [
            *(CardPoints("orders", order, points) for order, points in fulfilled(t, me)),
            *(CardPoints("walls", card, t.cards[card].vp) for card in me.walls),
            *(CardPoints("outsiders", card, outsider(t, me, card)) for card in me.converted),
        ]
        for me in t.players
    ]


def bonus(t: Kingdom, me: Noble, card: int) -> int:
    """What a converted Outsider counts."""
    match t.cards[card].bonus:
        case PerActions(action, number):
            return DONE[action](me) // number
        case PerAttribute(attribute, number):
            return me.attributes[attribute - FAITH] // number
        case PerAttacked(faction):
            return sum(t.cards[each].faction == faction for each in me.attacked)
        case PerOrder():
            return 1 + sum(is_fulfilled(t, me, order) for order in t.orders_shown)
        case PerMercenary():
            return mercenary(t, me, card)
        case PerPaidDebt():
            return me.paid
        case PerSuspicion():
            return len(me.suspicions)
        case MilderDebts():
            return milder(t, me, card)
    raise AssertionError(card)


def mercenary(t: Kingdom, me: Noble, card: int) -> int:
    """One and their number, each; or together, which the first of them counts (A09)."""
    all_of_them = [each for each in me.converted if isinstance(t.cards[each].bonus, PerMercenary)]
    if t.setup.options["mercenaries"] == "together" and card != all_of_them[0]:
        return 0
    return 1 + len(all_of_them)


def milder(t: Kingdom, me: Noble, card: int) -> int:
    """Each Traitor makes an unpaid debt cost a point less, but not less than nothing (A10)."""
    traitors = [each for each in me.converted if isinstance(t.cards[each].bonus, MilderDebts)]
    return me.unpaid if traitors.index(card) < -UNPAID else 0


def winners(t: Kingdom) -> list[int]:
    """Most points, then most by orders, then fewest suspicions, then shared."""
    points = [sum(parts.values()) for parts in score(t)]
    ranks = [(points[me.seat], orders(t, me), -len(me.suspicions)) for me in t.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
