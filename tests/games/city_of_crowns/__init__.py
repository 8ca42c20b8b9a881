"""Tables with City of Crowns."""

from __future__ import annotations

from typing import Any

from regna.scenario import Scene, seat, table

FAITH, STRENGTH, INFLUENCE, DIPLOMACY = range(4)
"""Their places among a player's attributes."""


def crowned(seats: int = 2, **position: Any) -> Scene:
    """A position for people."""
    return table("paladins", seats, {"crowns": "on"}, **position)


def alone(difficulty: str = "standard", track: str = "5", **position: Any) -> Scene:
    """The opponent has its turn; the human, who still has a worker, is asked afterwards."""
    options = {"crowns": "on", "opponent": difficulty, "resource-track": track}
    things: dict[str, Any] = {"turn": "red", "yellow": seat(labourer=1)} | position
    return table("paladins", 1, options, **things)


def late_in_the_city(seats: int) -> dict[str, Any]:
    """Everybody is mighty, and only the last levels of muster and negotiation cards are left."""
    mighty = dict.fromkeys(("faith", "strength", "influence", "diplomacy"), 9)
    means = dict.fromkeys(("coins", "provisions", "labourer", "scout", "merchant", "fighter", "cleric"), 4)
    players: dict[str, dict[str, Any]] = {
        colour: {**mighty, **means} for colour in ("yellow", "red", "green", "blue")[: max(2, seats)]
    }
    players["yellow"] |= {
        "rallied": [f"negotiation-{n:02}" for n in range(1, 21)],
        "mustered": [f"muster-{n:02}" for n in range(1, 19)],
    }
    return {"round": 4, **players}


def keys(g: Scene, cards: list[int]) -> list[str]:
    return ["" if card < 0 else g.table.cards[card].key for card in cards]
