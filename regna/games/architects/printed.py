"""What is printed on the board and the cards, as plain data for whoever draws them."""

from __future__ import annotations

from typing import Any

from .black_market import TOO_VIRTUOUS
from .cards import CARDS
from .constants import CIRCLES, COLOURS, GOODS, PLACES, SKILLS
from .guildhall import LEVELS, SPACES
from .notation import GAINS
from .scoring import CATHEDRAL_POINTS, VIRTUE_POINTS

FIGURES = ("key", "slug", "deck", "skills", "cost", "virtue", "vp", "small", "large", "gain", "source")


def printed() -> dict[str, Any]:
    """Tables by name; a level of the Cathedral with one price has it, one with several any mix of wood and stone."""
    return {
        "colours": COLOURS,
        "goods": GOODS,
        "gains": GAINS.names,
        "skills": SKILLS,
        "places": PLACES,
        "circles": [PLACES[place] for place in CIRCLES],
        "too_virtuous": TOO_VIRTUOUS,
        "virtue_points": VIRTUE_POINTS,
        "levels": [
            {
                "spaces": spaces,
                "points": points,
                "price": prices[0] if len(prices) == 1 else (),
                "rough": 0 if len(prices) == 1 else sum(prices[0]),
            }
            for prices, spaces, points in zip(LEVELS, SPACES, CATHEDRAL_POINTS[1:], strict=True)
        ],
        "cards": [card.figures(*FIGURES) for card in CARDS],
    }
