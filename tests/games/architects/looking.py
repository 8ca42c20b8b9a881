"""What the tests of Architects look at, in words."""

from __future__ import annotations

from collections.abc import Iterable

from regna.scenario import Scene

GOODS = ("clay", "wood", "stone", "gold", "marble")
PLACES = (
    "quarry", "forest", "mines", "silversmith", "kings-storehouse", "workshop", "town-centre", "tax-stand", "guardhouse"
)  # fmt: skip
COLOURS = ("yellow", "red", "green", "blue", "purple")


def goods(g: Scene, colour: str) -> dict[str, int]:
    """The goods that a player has."""
    return {name: n for name, n in zip(GOODS, g.player(colour).goods, strict=True) if n}


def cards(g: Scene, zone: Iterable[int]) -> list[str]:
    """The names of cards, in the order they lie."""
    return [g.table.cards[card].slug for card in zone]


def at(g: Scene, colour: str, place: str) -> int:
    """How many workers a player has in a place."""
    n: int = g.player(colour).at[PLACES.index(place)]
    return n


def captives(g: Scene, colour: str) -> dict[str, int]:
    """The captured workers on a player's board."""
    return by_colour(g.player(colour).captured)


def prison(g: Scene) -> dict[str, int]:
    return by_colour(g.table.prison)


def by_colour(numbers: Iterable[int]) -> dict[str, int]:
    return {colour: n for colour, n in zip(COLOURS, numbers, strict=False) if n}


def turn(g: Scene) -> str:
    """Whose question is open."""
    return COLOURS[g.match.pending[0].seat]
