"""What each action would need and cost each player now, for whoever draws the boards: all of it is public."""

from __future__ import annotations

from typing import Any

from .action import Action, never
from .prices import price_after
from .state import Kingdom, Noble
from .words import COIN, COLOURS, SLOT_COLOURS


def offers(t: Kingdom) -> dict[str, dict[str, Any]]:
    """By colour, for each action: open slots, how often it was done, prices, the attribute it needs and gives.

    For conversions also what those converted would count at the end.
    """
    return {COLOURS[me.seat]: {action.name: offer(t, me, action) for action in t.box.actions} for me in t.players}


def offer(t: Kingdom, me: Noble, action: Action) -> dict[str, Any]:
    things, done = t.box.things, action.done(me)
    found: dict[str, Any] = {
        "slots": [SLOT_COLOURS[colour] for colour in action.staff[me.covered[action.number]].slots]
    }
    if action.done is not never:
        found["done"] = done
    if action.most is not None:
        found["most"] = action.most
    if action.prices and done < len(action.prices):
        found |= prices(t, me, action, done)
    if action.needs >= 0:
        found |= {"needs": things[action.needs], "have": me.level(t, action.needs), "gives": things[action.gives]}
    if action.levels is not None and done != action.most:
        found["level"] = action.levels(t, done)
    return found if action.shows is None else found | action.shows(t, me)


def prices(t: Kingdom, me: Noble, action: Action, done: int) -> dict[str, int]:
    """What it costs now, and what it will cost then."""
    found = {"coins" if action.money == COIN else "provisions": price_after(t, me, action, done)}
    if done + 1 < len(action.prices):
        found["then"] = price_after(t, me, action, done + 1)
    return found
