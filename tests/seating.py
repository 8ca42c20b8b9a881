"""How many seats a test takes at a game that it knows nothing else of."""

from __future__ import annotations

from regna.games import load


def seats_for(game: str, wanted: int) -> int:
    """As many as wanted, or more if the game needs them."""
    return max(wanted, load(game).seats[0])
