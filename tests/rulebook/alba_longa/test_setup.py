"""Setting up (p. 1 to 3) and the goal."""

from __future__ import annotations

from collections import Counter

import pytest

from regna.games import load
from regna.games.alba_longa.cards import BLESSING_CARDS, CARDS, CLIMATE_CARDS, HERO_CARDS
from regna.games.alba_longa.tracks import ALL_MONUMENTS, FREE_SPACES, POPULATION_GOAL
from tests.games.alba_longa.scenes import new_table

GAME = load("alba-longa")


def test_cards_are_those_of_the_box() -> None:
    """p. 1: 25 heroes in five sets from 0 to 4, 10 climates, 9 blessings."""
    assert Counter(card.deck for card in CARDS) == {"hero": 25, "climate": 10, "blessing": 9}
    assert Counter(card.climate for card in CLIMATE_CARDS) == {"dry": 3, "moderate": 4, "wet": 3}
    assert [(b.copies, b.wheat, b.silver, b.monuments) for b in BLESSING_CARDS] == [
        (4, 3, 0, 0),
        (3, 0, 2, 0),
        (2, 0, 0, 1),
    ]
    for colour in GAME.colours:
        assert [card.value for card in HERO_CARDS if card.colour == colour] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_begins_alike(seats: int) -> None:
    """p. 2: eight peasants, five silver, five heroes, one stall more than kings."""
    table = new_table(seats, seed=4)
    assert len(table.stalls) == seats + 1
    for king in table.players:
        assert (king.housing, king.population, king.silver, king.wheat, king.monuments, king.level) == (
            8,
            8,
            5,
            0,
            0,
            0,
        )
        assert [table.cards[card].value for card in king.heroes] == [0, 1, 2, 3, 4]
        assert not king.used


@pytest.mark.parametrize("seed", range(5))
def test_a_moderate_year_then_two_times_every_climate(seed: int) -> None:
    """p. 2, 9: the top card is moderate; two piles of three follow, and a third is in the box."""
    table = new_table(3, seed=seed)

    def climates(zone: list[int]) -> list[str]:
        return sorted(table.cards[card].climate for card in zone)

    assert climates(table.climate) == ["moderate"]
    for pile in (table.climate_early, table.climate_late, table.climate_box):
        assert climates(pile) == ["dry", "moderate", "wet"]


def test_the_goals_and_free_spaces_are_printed() -> None:
    """p. 1 and 5."""
    assert (ALL_MONUMENTS, POPULATION_GOAL, FREE_SPACES) == (10, 16, (12, 16, 20))
