"""What is printed on the boards and the cards, as plain data for whoever draws them."""

from __future__ import annotations

from typing import Any

from .cards import CARDS
from .constants import CLIMATES, COLOURS, DICE, LOTS, PLACES, SEASONS, STALLS
from .harvest import YIELD
from .position import YEARS
from .tracks import FIELDS, POPULATION_GOAL

FIGURES = (
    "key", "slug", "deck", "colour", "value", "climate", "prayers", "wheat", "silver", "monuments", "source",
)  # fmt: skip


def printed() -> dict[str, Any]:
    """Tables by name."""
    return {
        "colours": COLOURS,
        "places": PLACES,
        "dice": DICE,
        "stalls": STALLS,
        "years": YEARS,
        "seasons": SEASONS,
        "climates": CLIMATES,
        "lots": LOTS,
        "yield": YIELD,
        "goal": POPULATION_GOAL,
        "fields": FIELDS,
        "cards": [card.figures(*FIGURES) for card in CARDS],
    }
