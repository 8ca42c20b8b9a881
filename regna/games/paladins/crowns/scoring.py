"""What City of Crowns adds to the score (p. 9)."""

from __future__ import annotations

from ..box import Category
from ..scoring import track
from ..state import Kingdom, Noble
from ..words import DIPLOMACY
from .state import lord
from .words import CARDS_A_POINT, SECRET_POINTS, SET_POINTS


def secret_orders(t: Kingdom, me: Noble) -> list[tuple[int, int]]:
    """The secret order, if it is fulfilled."""
    return [(order, SECRET_POINTS) for order in lord(me).own_orders if t.is_fulfilled(me, order)]


def sets(t: Kingdom, me: Noble) -> int:
    """Each set has as many different icons as there are left."""
    icons = lord(me).icons(t)
    return sum(SET_POINTS[sum(n > k for n in icons)] for k in range(max(icons)))


CATEGORIES = (
    Category("diplomacy", track(DIPLOMACY), grows=True),
    Category(
        "secret-order",
        lambda t, me: sum(points for _, points in secret_orders(t, me)),
        secret=True,
        for_opponent=False,
        grows=True,
        cards=secret_orders,
    ),
    Category("musters", lambda t, me: len(lord(me).mustered) // CARDS_A_POINT),
    Category("negotiations", sets),
)
