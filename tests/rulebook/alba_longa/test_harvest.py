"""The harvest (p. 10 and 11). Cédric is green, Mélanie red, Thierry blue, Brigitte yellow."""

from __future__ import annotations

import pytest

from regna.games.alba_longa.constants import CLIMATES, FARMERS
from regna.games.alba_longa.harvest import crop
from regna.games.alba_longa.state import King
from regna.scenario import Scene, seat, table


def harvest() -> Scene:
    """A moderate year whose card has a 5, and after it the dry one of these three years."""
    return table(
        "alba-longa",
        seats=4,
        phase="farming",
        season="harvest",
        climates=["moderate-1", "wet-1", "moderate-2"],
        green=seat(farmers=4, level=6),
        red=seat(farmers=5, fallen=1, level=7),
        blue=seat(farmers=5, level=4),
        yellow=seat(farmers=4, level=8),
    )


def test_a_harvest_of_four_kings() -> None:
    """p. 11, example: all but Thierry can improve, and do."""
    g = harvest()
    g.play("green improve improve", "red improve improve", "yellow improve improve")
    kings = g.table.players
    assert [king.wheat for king in kings] == [16, 18, 15, 16]
    assert [king.level for king in kings] == [1, 2, 4, 3]


def test_the_turned_card_also_shows_a_dry_year_ahead() -> None:
    """p. 11, example."""
    g = harvest()
    assert g.match.view()["climate"] == {"size": 1, "faces": [CLIMATES.index("dry")]}
    assert g.table.cards[g.table.climate_seen[-1]].prayers == 5


def test_thierry_is_not_asked() -> None:
    """p. 11, example: his devotion of 4 is not enough and stays for the next year."""
    g = harvest()
    g.play("green improve leave", "red improve leave")
    assert g.ask("blue") is None
    assert g.options("yellow") == ["improve", "leave"]


@pytest.mark.parametrize(
    ("climate", "standing", "improved", "lying"), [("dry", 2, 3, 1), ("moderate", 3, 4, 2), ("wet", 4, 5, 3)]
)
def test_the_table_of_yields(climate: str, standing: int, improved: int, lying: int) -> None:
    """p. 11, table."""
    farmer = King()
    farmer.at[FARMERS] = 1
    assert crop(farmer, climate) == standing
    farmer.improved = True
    assert crop(farmer, climate) == improved
    farmer.fallen = 1
    assert crop(farmer, climate) == lying
