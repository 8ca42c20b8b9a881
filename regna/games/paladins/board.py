"""What is printed on the boards, as tables; `SOURCES` says where their figures come from."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import COMPONENT, RECONSTRUCTED, RULEBOOK
from .words import CLERIC, FIGHTER, MERCHANT, SCOUT, Reward, reward

# A player's board (p. 12 to 21)

GROWING = (1, 1, 1, 2, 2, 3, 3)
JAR_PRICES = (1, 2, 2, 2, 3, 3, 3)
CONVERT_PRICES = (0, 1, 2, 2, 2, 3, 3)
WORKSHOP_PRICE, PRAYER_PRICE = 4, 2
WALL_LEVELS = (0, 1, 3, 5, 7, 9, 11)
FEW, MANY = 1, 3
"""What one and two workers bring from Hunt and Trade."""

WORKSHOPS = 8
MONKS = OUTPOSTS = JARS = WALLS = CONVERTS = 7

WORKSHOP_ROW = (SCOUT, MERCHANT, FIGHTER, CLERIC, SCOUT, MERCHANT, FIGHTER, CLERIC)
"""The worker under each workshop; the first follows from the example on p. 13."""

JAR_LEVELS = {"odd": (0, 1, 3, 5, 7, 9, 11), "even": (0, 2, 4, 6, 8, 10, 12)}
"""The Influence each jar needs; that the first needs none is on p. 19."""


class Place(NamedTuple):
    """Somewhere to put a monk, an outpost or a jar, with what it gives, open from this number of `seats` on."""

    name: str
    gain: Reward
    region: int = 0
    seats: int = 1


# fmt: off
JAR_PLACES = (
    Place("repay-1",    reward(repay=1)),
    Place("repay-2",    reward(repay=1)),
    Place("discard",    reward(discard=1)),
    Place("pray-1",     reward(pray=1)),
    Place("pray-2",     reward(pray=1)),
    Place("recruit",    reward(recruit=1)),
    Place("labourer",   reward(labourer=1)),
    Place("provisions", reward(provision=2)),
    Place("faith",      reward(faith=1)),
)
"""The kinds are known; how many places there are to repay and to discard is not."""

# The main board

FLAGS = ((0, 1), (2, 3), (4, 5), (6, 7), (8, 9), (10, 11))
"""Faith and Strength needed for each region and for the Outsider below it."""

PLACES = (
    Place("1-recruit",   reward(recruit=1),              0),
    Place("1-coins",     reward(coin=2),                 0),
    Place("1-labourer",  reward(labourer=1),             0, 3),
    Place("1-discard",   reward(discard=1),              0, 4),
    Place("2-recruit",   reward(recruit=1),              1),
    Place("2-coins",     reward(coin=2),                 1),
    Place("2-scout",     reward(scout=1),                1),
    Place("2-discard",   reward(discard=1),              1),
    Place("2-labourer",  reward(labourer=1),             1, 4),
    Place("2-coins-b",   reward(coin=2),                 1, 3),
    Place("2-discard-b", reward(discard=1),              1, 3),
    Place("3-labourer",  reward(labourer=1),             2),
    Place("3-merchant",  reward(merchant=1),             2),
    Place("3-coins",     reward(coin=2),                 2),
    Place("3-pray",      reward(pray=1),                 2),
    Place("3-scout",     reward(scout=1),                2),
    Place("3-fighter",   reward(fighter=1),              2),
    Place("3-recruit",   reward(recruit=1),              2, 3),
    Place("3-repay",     reward(repay=1),                2, 3),
    Place("3-coins-b",   reward(coin=2),                 2, 4),
    Place("4-fighter",   reward(fighter=1),              3),
    Place("4-pray",      reward(pray=1),                 3),
    Place("4-merchant",  reward(merchant=1),             3),
    Place("4-cleric",    reward(cleric=1),               3),
    Place("4-repay",     reward(repay=1),                3),
    Place("4-scout",     reward(labourer=1, scout=1),    3),
    Place("4-coins",     reward(coin=2),                 3),
    Place("4-pray-b",    reward(pray=1),                 3, 3),
    Place("4-labourers", reward(labourer=2),             3, 4),
    Place("4-coins-b",   reward(coin=2),                 3, 3),
    Place("5-pray",      reward(pray=1),                 4),
    Place("5-fighter",   reward(labourer=1, fighter=1),  4),
    Place("5-repay",     reward(repay=1),                4),
    Place("5-merchant",  reward(labourer=1, merchant=1), 4),
    Place("5-cleric",    reward(labourer=1, cleric=1),   4),
    Place("5-repay-b",   reward(repay=1),                4, 4),
    Place("5-labourers", reward(labourer=2),             4, 3),
    Place("6-repay",     reward(repay=1),                5),
    Place("6-pray",      reward(pray=1),                 5, 3),
    Place("6-labourers", reward(labourer=2),             5, 4),
)
# fmt: on
PLACE_NAMES = tuple(place.name for place in PLACES)
JAR_NAMES = tuple(place.name for place in JAR_PLACES)

TOWNSFOLK_PRICES = (3, 2, 2, 1, 0)
BY_DEBT = 2
"""How many of the leftmost townsfolk may be had for a debt."""
ORDERS, FAVOURS = 3, 5
ORDER_POINTS = (4, 6, 8)
ORDER_NEEDS = 5

TAX_POOL = {"even": (5, 6, 7, 8), "uneven": (5, 5, 6, 8)}
"""Coins for 1 to 4 players; only the 8 for four are in the rulebook (p. 23)."""

# Points (p. 24)

TRACK_POINTS = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
MONK_POINTS = (0, 0, 0, 0, 0, 2, 5, 9)
OUTPOST_POINTS = (0, 0, 0, 0, 0, 2, 5, 9)
WALL_POINTS = (0, 0, 0, 0, 0, 1, 3, 6)
JAR_POINTS = (0, 0, 0, 0, 0, 1, 3, 6)
WORKSHOP_POINTS = (0, 0, 0, 0, 0, 0, 1, 3, 6)

# The opponent's board (p. 28 to 31)

DIFFICULTY = {"easy": 1, "standard": 3, "hard": 5}
RESOURCE_TRACK = 5
EXTRA_WORKERS = 3

SOURCES = {
    "WORKSHOP_ROW": RECONSTRUCTED,
    "JAR_LEVELS": RECONSTRUCTED,
    "JAR_PLACES": RECONSTRUCTED,
    "TAX_POOL": RECONSTRUCTED,
    "PLACES": COMPONENT,
    "TRACK_POINTS": COMPONENT,
    "MONK_POINTS": COMPONENT,
    "OUTPOST_POINTS": COMPONENT,
    "WALL_POINTS": COMPONENT,
    "JAR_POINTS": COMPONENT,
    "WORKSHOP_POINTS": COMPONENT,
    "GROWING": RULEBOOK,
    "JAR_PRICES": RULEBOOK,
    "CONVERT_PRICES": RULEBOOK,
    "TOWNSFOLK_PRICES": RULEBOOK,
}
"""Where the figures of the tables come from."""
