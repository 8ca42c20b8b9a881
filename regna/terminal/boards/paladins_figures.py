"""The figures of the cards of Paladins, as plain data and in words."""

from __future__ import annotations

from typing import Any

from ...games.paladins.words import ACTIONS, ATTRIBUTES, REWARDS, SLOT_COLOURS, THINGS, WORKERS, Reward
from ...kernel import Setup
from ...texts import Speaker

GAINS = ("quest", "joins", "brings", "attack", "convert", "gain", "price")
PLAIN = ("vp", "tax", "faction", "number", "copies")


def figures(setup: Setup, card: Any) -> dict[str, Any]:
    """Whatever the card has of it."""
    found: dict[str, Any] = {name: plain(getattr(card, name)) for name in GAINS if hasattr(card, name)}
    found |= {name: getattr(card, name) for name in PLAIN if hasattr(card, name)}
    if getattr(card, "choices", ()):
        found["choices"] = [plain(each) for each in card.choices]
    if hasattr(card, "workers"):
        found["workers"] = [WORKERS[worker] for worker in card.workers]
        found["boosts"] = dict(zip(ATTRIBUTES, card.boosts, strict=True))
    if hasattr(card, "slot"):
        found["slot"] = SLOT_COLOURS[card.slot]
    if getattr(card, "action", len(ACTIONS)) < len(ACTIONS):
        found["action"] = ACTIONS[card.action]
    return found


def plain(what: Reward) -> dict[str, int]:
    return {THINGS[thing]: n for thing, n in what}


def say_figures(setup: Setup, card: Any, say: Speaker) -> list[str]:
    """The cards' texts have them all."""
    return []


def amounts(what: Reward, say: Speaker) -> str:
    """Things and how many of each, in words."""
    setup: Any = None
    return say.listing([say(each) for each in REWARDS.say(what, setup)])
