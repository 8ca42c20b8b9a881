"""The figures of the cards of Architects, as plain data and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...games.architects.constants import PLACES, SKILLS
from ...games.architects.notation import PRICE, SKILL_SET
from ...kernel import Setup
from ...texts import Speaker


def figures(setup: Setup, card: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if hasattr(card, "skills"):
        found["skills"] = [name for bit, name in enumerate(SKILLS) if card.skills >> bit & 1]
    if hasattr(card, "cost"):
        found["cost"] = {name: n for name, n in zip(PRICE.names, card.cost, strict=True) if n}
    found |= {name: getattr(card, name) for name in ("virtue", "vp", "copies") if hasattr(card, name)}
    found |= {
        side: {name: n for name, n in getattr(card, side)._asdict().items() if n}
        for side in ("small", "large", "gain")
        if hasattr(card, side)
    }
    if hasattr(card, "place"):
        found["place"] = PLACES[card.place]
    return found | ({"promo": True} if card.promo else {})


def say_figures(setup: Setup, card: Any, say: Speaker) -> list[str]:
    """The figures that are not in the card's text."""
    said: list[str] = []
    if hasattr(card, "cost"):
        said.append(say.message("terminal-architects-cost", cost=listing(say, PRICE.say(card.cost, setup))))
    if getattr(card, "skills", 0):
        key = "needs" if hasattr(card, "cost") else "knows"
        said.append(say.message(f"terminal-architects-{key}", skills=listing(say, SKILL_SET.say(card.skills, setup))))
    if getattr(card, "virtue", 0):
        said.append(say.message("terminal-architects-virtue", n=f"{card.virtue:+}"))
    if hasattr(card, "vp"):
        said.append(say.message("terminal-architects-points", n=card.vp))
    return said


def listing(say: Speaker, things: Sequence[Any]) -> str:
    return say.listing([say(thing) for thing in things])
