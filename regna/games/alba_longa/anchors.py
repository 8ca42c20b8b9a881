"""What on the board events speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .constants import DICE

CITY_PLACES = {
    "build": "quarry",
    "level": "temple",
    "bank": "market",
    "stall": "market",
    "harvest": "farm",
    "wheat": "farm",
    "spoils-wheat": "farm",
    "piety": "temple",
}
"""The places of a king's city that kinds of events speak of without naming them."""
HOUSING = ("sell", "feed", "disc")
GOALS = ("grow", "gone")


def anchors(kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
    """Whose doing it was and whom it struck, then the places and pieces."""
    seats = [f"seat/{city}" for city in (facts.get("who"), player) if city]
    return [*seats, *in_city(kind, player, facts), *in_the_middle(kind, facts)]


def in_city(kind: str, player: str, facts: Mapping[str, Any]) -> Iterator[str]:
    place = facts.get("place", CITY_PLACES.get(kind))
    if place:
        yield f"place/{facts['who'] if kind == 'sabotage' else player}/{place}"
    if kind in HOUSING:
        yield f"housing/{player}"
    if kind in GOALS:
        yield f"goals/{player}"


def in_the_middle(kind: str, facts: Mapping[str, Any]) -> Iterator[str]:
    for name in ("card", "stall", "lot", "die"):
        if name in facts:
            yield f"{name}/{facts[name]}"
    if kind == "defender":
        yield "assisi/defenders"
    if kind == "call":
        yield from (f"die/{die}" for die in DICE)
