"""The figures of the cards of Paladins, as plain data and in words."""

from __future__ import annotations

from typing import Any

from ...games.paladins.box import box_of
from ...games.paladins.crowns.words import ICONS
from ...games.paladins.kinds import REWARDS
from ...games.paladins.printed import LARGEST
from ...games.paladins.words import SLOT_COLOURS, WORKERS, Reward
from ...kernel import Setup
from ...texts import Speaker

GAINS = ("quest", "joins", "brings", "attack", "convert", "gain", "price")
NO_ACTION = -1
PLAIN = ("vp", "tax", "faction", "number", "copies", "level", "diplomacy", "aid", "box")


def figures(setup: Setup, card: Any) -> dict[str, Any]:
    """Whatever the card has of it."""
    found: dict[str, Any] = {name: plain(setup, getattr(card, name)) for name in GAINS if hasattr(card, name)}
    found |= {name: getattr(card, name) for name in PLAIN if hasattr(card, name)}
    if getattr(card, "choices", ()):
        found["choices"] = [plain(setup, each) for each in card.choices]
    if hasattr(card, "workers"):
        found["workers"] = [WORKERS[worker] for worker in card.workers]
        found["boosts"] = dict(zip(LARGEST.attribute_names, card.boosts, strict=False))
    if hasattr(card, "slot"):
        found["slot"] = SLOT_COLOURS[card.slot]
    if getattr(card, "action", NO_ACTION) > NO_ACTION:
        found["action"] = LARGEST.names[card.action]
    return found | crowned(card)


def crowned(card: Any) -> dict[str, Any]:
    """What only cards of City of Crowns have: attributes by name, icons, an ally's worker."""
    found = {name: LARGEST.things[getattr(card, name)] for name in ("needs", "aids") if hasattr(card, name)}
    if hasattr(card, "icons"):
        found["icons"] = "+".join(ICONS[icon] for icon in card.icons)
    if hasattr(card, "icon"):
        found |= {"icons": ICONS[card.icon], "worker": WORKERS[card.worker]}
    return found


def plain(setup: Setup, what: Reward) -> dict[str, int]:
    things = box_of(setup).things
    return {things[thing]: n for thing, n in what}


def say_figures(setup: Setup, card: Any, say: Speaker) -> list[str]:
    """The cards' texts have them all."""
    return []


def amounts(setup: Setup, what: Reward, say: Speaker) -> str:
    """Things and how many of each, in words."""
    return say.listing([say(each) for each in REWARDS.say(what, setup)])
