"""What counts at the end (p. 24, 34 and 35)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import CardPoints
from .board import ORDER_POINTS, TRACK_POINTS, WORKSHOP_POINTS
from .bonuses import PAID, UNPAID
from .box import Category
from .state import Kingdom, Noble
from .words import ABSOLVE, COMMISSION, FAITH, FORTIFY, GARRISON, INFLUENCE, STRENGTH

RESOURCES_A_POINT = 3
OVER = "over"


def score(t: Kingdom) -> list[dict[str, int]]:
    """Everybody's points by category, as if the match ended now."""
    return [opponent_sheet(t, me) if me.is_automa else sheet(t, me) for me in t.players]


def points(t: Kingdom) -> list[dict[str, int]]:
    """What anybody can work out by now: everything but what is secret until the end."""
    return score(t) if t.phase == OVER else [open_sheet(t, me) for me in t.players]


def sheet(t: Kingdom, me: Noble) -> dict[str, int]:
    return {category.name: category.points(t, me) for category in t.box.categories}


def opponent_sheet(t: Kingdom, me: Noble) -> dict[str, int]:
    """Nothing for workshops and resources (A59)."""
    return {category.name: category.points(t, me) for category in t.box.categories if category.for_opponent}


def open_sheet(t: Kingdom, me: Noble) -> dict[str, int]:
    """As much of a player's sheet as everybody knows before the end."""
    categories = [each for each in t.box.categories if not each.secret and (each.for_opponent or not me.is_automa)]
    return {each.name: (each.shown or each.points)(t, me) for each in categories}


# The categories


def track(attribute: int) -> Callable[[Kingdom, Noble], int]:
    return lambda t, me: TRACK_POINTS[me.attributes[t.box.track[attribute]]]


def pieces(action: int) -> Callable[[Kingdom, Noble], int]:
    """What is printed above this many pieces of an action."""
    return lambda t, me: t.box.actions[action].points[t.box.actions[action].done(me)]


def orders(t: Kingdom, me: Noble) -> int:
    return sum(points for _, points in fulfilled(t, me))


def fulfilled(t: Kingdom, me: Noble) -> list[tuple[int, int]]:
    """The orders that somebody has carried out; the points depend on the place of an order, not on the card."""
    shown = zip(t.orders_shown, ORDER_POINTS, strict=False)
    return [(order, points) for order, points in shown if t.is_fulfilled(me, order)]


def outsider(t: Kingdom, me: Noble, card: int) -> int:
    """What a converted Outsider counts; for the opponent a point at least (A59)."""
    points = t.outsider[card].bonus.points(t, me, card)
    return max(1, points) if me.is_automa else points


def outsiders(t: Kingdom, me: Noble) -> list[tuple[int, int]]:
    return [(card, outsider(t, me, card) + t.secret_bonus(me, card)) for card in me.converted]


def card_points(t: Kingdom) -> list[list[CardPoints]]:
    """What orders, walls and converted Outsiders count."""
    counted = [(category.name, category.cards) for category in t.box.categories if category.cards is not None]
    return [
        [CardPoints(name, card, points) for name, cards in counted for card, points in cards(t, me)] for me in t.players
    ]


def winners(t: Kingdom) -> list[int]:
    """Most points, then most by orders, then fewest suspicions, then shared."""
    points = [sum(parts.values()) for parts in score(t)]
    ranks = [(points[me.seat], order_points(t, me), -len(me.suspicions)) for me in t.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def order_points(t: Kingdom, me: Noble) -> int:
    """What all orders of a player count, secret ones too."""
    return sum(points for order, points in t.orders_of(me) if t.is_fulfilled(me, order))


def walls(t: Kingdom, me: Noble) -> int:
    return pieces(FORTIFY)(t, me) + wall_cards(t, me)


def wall_cards(t: Kingdom, me: Noble) -> int:
    return sum(t.wall[card].vp for card in me.walls)


CATEGORIES = (
    Category("orders", orders, grows=True, cards=fulfilled),
    Category("faith", track(FAITH), grows=True),
    Category("strength", track(STRENGTH), grows=True),
    Category("influence", track(INFLUENCE), grows=True),
    Category("workshops", lambda t, me: WORKSHOP_POINTS[me.workshops], for_opponent=False),
    Category("monks", pieces(COMMISSION), grows=True),
    Category("walls", walls, grows=True, cards=lambda t, me: [(card, t.wall[card].vp) for card in me.walls]),
    Category("outposts", pieces(GARRISON), grows=True),
    Category("absolutions", pieces(ABSOLVE), grows=True),
    Category(
        "outsiders",
        lambda t, me: sum(points for _, points in outsiders(t, me)),
        shown=lambda t, me: sum(outsider(t, me, card) for card in me.converted),
        cards=outsiders,
    ),
    Category("debts", lambda t, me: me.paid * PAID + me.unpaid * UNPAID),
    Category("resources", lambda t, me: (me.coins + me.provisions) // RESOURCES_A_POINT, for_opponent=False),
)
