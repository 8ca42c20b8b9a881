"""What each action would need and cost a player now, for whoever draws the board."""

from __future__ import annotations

from typing import Any

from .board import BOARD, CONVERTS, JARS, MONKS, OUTPOSTS, STAFF, WALL_LEVELS, WALLS, WORKSHOPS
from .kingdom import Kingdom, Noble, level
from .kings import DONE
from .prices import next_price
from .right_hand import jar_level
from .words import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COIN,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    PRAY,
    SLOT_COLOURS,
    THINGS,
)

MOST = {DEVELOP: WORKSHOPS, COMMISSION: MONKS, FORTIFY: WALLS, GARRISON: OUTPOSTS, ABSOLVE: JARS, CONVERT: CONVERTS}


def offers(t: Kingdom, me: Noble) -> dict[str, dict[str, Any]]:
    """For each action its open slots, how often it was done, its price, and the attribute it needs and gives."""
    return {name: offer(t, me, action) for action, name in enumerate(ACTIONS)}


def offer(t: Kingdom, me: Noble, action: int) -> dict[str, Any]:
    printed = BOARD[action]
    found: dict[str, Any] = {"slots": [SLOT_COLOURS[colour] for colour in STAFF[action][me.covered[action]].slots]}
    if action in DONE:
        found["done"] = DONE[action](me)
    if action in MOST:
        found["most"] = MOST[action]
    if printed.prices and found.get("done", 0) < found.get("most", 1):
        money = "coins" if printed.money == COIN else "provisions"
        found[money] = next_price(t, me, action, found["done"] if action != PRAY else 0)
    if printed.needs >= 0:
        found |= {"needs": THINGS[printed.needs], "have": level(t, me, printed.needs), "gives": THINGS[printed.gives]}
    if action == FORTIFY and found["done"] < WALLS:
        found["level"] = WALL_LEVELS[found["done"]]
    if action == ABSOLVE and found["done"] < JARS:
        found["level"] = jar_level(t, found["done"])
    return found


assert ATTACK not in MOST, "it may be done again and again"
