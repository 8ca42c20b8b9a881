"""What on the board events speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PLACES = {
    "steal": "place/tax-stand",
    "send": "place/prison",
    "release": "place/prison",
    "cathedral": "place/cathedral",
    "reward": "place/cathedral",
    "reset": "place/black-market",
    "market-card": "place/black-market",
    "draw": "pile/buildings",
    "look": "pile/buildings",
    "new-apprentice": "pile/apprentices",
    "build": "place/guildhall",
}
"""Where events happen that name no place themselves."""


def anchors(kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
    """The place, then the cards, then whose doing it was."""
    place = f"place/{facts['place']}" if "place" in facts else PLACES.get(kind)
    cards = [*([facts["card"]] if "card" in facts else []), *facts.get("cards", [])]
    return [*([place] if place else []), *(f"card/{card}" for card in cards), *([f"seat/{player}"] if player else [])]
