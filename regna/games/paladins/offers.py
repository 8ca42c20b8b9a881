"""What each action would need and cost each player now, for whoever draws the boards: all of it is public."""

from __future__ import annotations

from typing import Any

from .board import BOARD, CONVERTS, JARS, MONKS, OUTPOSTS, STAFF, WALL_LEVELS, WALLS, WORKSHOPS
from .kingdom import Kingdom, Noble, level
from .kings import DONE
from .prices import next_price
from .right_hand import jar_level
from .scoring import bonus
from .words import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COIN,
    COLOURS,
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


def offers(t: Kingdom) -> dict[str, dict[str, Any]]:
    """By colour, for each action: open slots, how often it was done, prices, the attribute it needs and gives.

    For conversions also what those converted would count at the end.
    """
    return {COLOURS[me.seat]: {name: offer(t, me, action) for action, name in enumerate(ACTIONS)} for me in t.players}


def offer(t: Kingdom, me: Noble, action: int) -> dict[str, Any]:
    printed = BOARD[action]
    found: dict[str, Any] = {"slots": [SLOT_COLOURS[colour] for colour in STAFF[action][me.covered[action]].slots]}
    if action in DONE:
        found["done"] = DONE[action](me)
    if action in MOST:
        found["most"] = MOST[action]
    if printed.prices and found.get("done", 0) < found.get("most", 1):
        money = "coins" if printed.money == COIN else "provisions"
        done = found["done"] if action != PRAY else 0
        found[money] = next_price(t, me, action, done)
        if done + 1 < min(found.get("most", 1), len(printed.prices)):
            found["then"] = next_price(t, me, action, done + 1)
    if printed.needs >= 0:
        found |= {"needs": THINGS[printed.needs], "have": level(t, me, printed.needs), "gives": THINGS[printed.gives]}
    if action == FORTIFY and found["done"] < WALLS:
        found["level"] = WALL_LEVELS[found["done"]]
    if action == ABSOLVE and found["done"] < JARS:
        found["level"] = jar_level(t, found["done"])
    if action == CONVERT:
        found["bonuses"] = {t.cards[card].slug: bonus(t, me, card) for card in me.converted}
    return found


assert ATTACK not in MOST, "it may be done again and again"
