"""Writes the figures of a game's cards for the page: `python -m regna.web.cards architects > .../cards.json`."""

from __future__ import annotations

import json
import sys
from typing import Any

from ..games import load

PLAIN = (
    "key", "slug", "deck", "skills", "cost", "virtue", "vp", "small", "large", "gain", "colour", "value", "climate",
    "prayers", "wheat", "silver", "monuments", "workers", "boosts", "quest", "joins", "event", "brings", "faction",
    "attack", "convert", "choices", "slot", "price", "action", "tax", "source",
)  # fmt: skip


def figures(card: Any) -> dict[str, Any]:
    """What is printed on a card, as far as it has it."""
    return {name: getattr(card, name) for name in PLAIN if hasattr(card, name)}


def written(game: str) -> str:
    """One line a card, in the order of their numbers."""
    lines = [json.dumps(figures(card), ensure_ascii=False) for card in load(game).cards]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    sys.stdout.write(written(sys.argv[1]))
