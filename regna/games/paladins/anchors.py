"""What on the board events speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

PLACES = {
    "tax": "site/pool",
    "pool": "site/pool",
    "pool-less": "site/pool",
    "inquisition": "site/pool",
    "suspicion": "site/suspicions",
    "discard": "site/suspicions",
}
"""Where events happen that name no place themselves."""


def anchors(kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
    """The place, then the card, then whose doing it was."""
    return [*places(kind, player, facts), *([f"seat/{player}"] if player else [])]


def places(kind: str, player: str, facts: Mapping[str, Any]) -> Iterator[str]:
    """What is on everybody's own board goes with the player's colour."""
    if "space" in facts and not is_space(facts["space"]):
        yield f"space/{player}/{facts['space']}"
    elif "place" in facts:
        yield f"place/{facts['place']}"
    elif "jar" in facts:
        yield f"jar/{player}/{facts['jar']}"
    elif kind in PLACES:
        yield PLACES[kind]
    for card in (facts.get("card", ""), facts.get("space", "")):
        if is_space(card):
            yield f"space/{card}"
        elif card and card == facts.get("card"):
            yield f"card/{card}"


def is_space(name: str) -> bool:
    """A King's Favour is a card and a space for workers, and so is a muster card."""
    return name.startswith(("favour-", "muster-"))
