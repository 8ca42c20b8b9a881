"""The cards, one line each. A card's number is its place in `CARDS`; its words are in the language files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from ...kernel import RECONSTRUCTED, RULEBOOK, Piece, copies
from .constants import CLIMATES, COLOURS

HERO_VALUES = range(5)


@dataclass(frozen=True)
class Hero(Piece):
    """One of a king's five heroes."""

    deck = "hero"
    source: ClassVar[str] = RULEBOOK
    colour: str
    value: int

    @property
    def pool(self) -> str:
        return f"hero-{self.colour}"

    @cached_property
    def slug(self) -> str:
        return f"{self.colour}-{self.key.removeprefix('hero-')}"


@dataclass(frozen=True)
class Climate(Piece):
    """A year: the climate on the face, and on the back the prayers that improve the harvest.

    Cards of one climate look alike, so that each may have any of their backs.
    """

    deck = "climate"
    climate: str
    prayers: int
    source: str

    @property
    def pool(self) -> str:
        return f"climate-{self.climate}"


@dataclass(frozen=True)
class Blessing(Piece):
    """What the gods give."""

    deck = "blessing"
    source: ClassVar[str] = RULEBOOK
    copies: int
    wheat: int = 0
    silver: int = 0
    monuments: int = 0


# fmt: off
# The number of cards of each climate is the rulebook's, and so is the 5 of a moderate year (p. 11, example).
# The other numbers of prayers are not known.
CLIMATE_CARDS = (
    Climate("dry-1",      "dry",      4, RECONSTRUCTED),
    Climate("dry-2",      "dry",      5, RECONSTRUCTED),
    Climate("dry-3",      "dry",      6, RECONSTRUCTED),
    Climate("moderate-1", "moderate", 4, RECONSTRUCTED),
    Climate("moderate-2", "moderate", 5, RULEBOOK),
    Climate("moderate-3", "moderate", 5, RECONSTRUCTED),
    Climate("moderate-4", "moderate", 6, RECONSTRUCTED),
    Climate("wet-1",      "wet",      4, RECONSTRUCTED),
    Climate("wet-2",      "wet",      5, RECONSTRUCTED),
    Climate("wet-3",      "wet",      6, RECONSTRUCTED),
)
BLESSING_CARDS = (
    Blessing("blessing-wheat",    4, wheat=3),
    Blessing("blessing-silver",   3, silver=2),
    Blessing("blessing-monument", 2, monuments=1),
)
# fmt: on
HERO_CARDS = tuple(Hero(f"hero-{value}", colour, value) for colour in COLOURS for value in HERO_VALUES)

CARDS: tuple[Hero | Climate | Blessing, ...] = (*HERO_CARDS, *CLIMATE_CARDS, *copies(BLESSING_CARDS))
FACES = [CLIMATES.index(card.climate) if isinstance(card, Climate) else -1 for card in CARDS]
"""Which climate a card shows; the other cards have no face of their own."""


def heroes_of(seat: int) -> list[int]:
    """The five heroes of a seat."""
    first = seat * len(HERO_VALUES)
    return list(range(first, first + len(HERO_VALUES)))
