"""The final scoring and victory (p. 19)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.scoring import rank
from regna.scenario import Scene, seat, table


def ended(**words: Any) -> Scene:
    return table("devil", seats=4, phase="ship", round=5, **words)


LEFT: dict[str, Any] = {
    "score": -2, "debt": 3, "angels": 2, "demons": 1, "indulgences": 1, "hired": ["farmer"], "glass": 1, "coin": 3,
    "wood": 1, "wheat": 2, "claimed": ["major-rural", "major-urban"], "built": ["dam", "shrine", "chapel"],
}  # fmt: skip
"""The buildings come to 14."""


def test_every_line_of_the_sheet() -> None:
    """X67, for a mortal: 20 and a fifth."""
    g = ended(green=seat(**LEFT))
    assert g.points("green") == {
        "score": -2, "buildings": 14, "debt": -2, "achievements": 4, "wings": 1, "indulgences": 2, "courtiers": 1,
        "tainted": 0, "precious": 1, "leftovers": 1,
    }  # fmt: skip
    points, rest = rank(g.table, g.player("green"))
    assert points == 20
    assert 5 * rest == 1


def test_roles_at_the_end() -> None:
    """X67: the Devil has nothing for major achievements, the Cultist loses a point for each tainted shard."""
    assert sum(ended(blue=seat(**LEFT)).points("blue").values()) == 16
    assert sum(ended(red=seat(**LEFT)).points("red").values()) == 18


@pytest.mark.parametrize(("debt", "points"), [*enumerate([0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5])])
def test_debts(debt: int, points: int) -> None:
    """X68."""
    assert ended(green=seat(debt=debt)).points("green")["debt"] == points


def test_pure_shards_are_worth_nothing_and_tainted_ones_cost_whoever_holds_them() -> None:
    """X74: here one of them is with the Devil."""
    g = ended(blue=seat(pure=1, tainted=1), red=seat(tainted=1), green=seat(pure=2))
    assert [sum(g.points(colour).values()) for colour in ("blue", "red", "green", "yellow")] == [-1, -1, 0, 0]


@pytest.mark.parametrize(("coin", "wood", "wheat", "points"), [(4, 0, 0, 0), (2, 2, 1, 1), (9, 0, 0, 1), (3, 3, 4, 2)])
def test_coins_and_basic_resources_count_together(coin: int, wood: int, wheat: int, points: int) -> None:
    """A52."""
    assert ended(green=seat(coin=coin, wood=wood, wheat=wheat)).points("green")["leftovers"] == points


def test_fifths_break_ties() -> None:
    g = ended(green=seat(coin=7), yellow=seat(coin=6), blue=seat(score=1), red=seat(score=1))
    assert g.match.result().winners == [2]


def test_whoever_is_still_level_shares_the_victory() -> None:
    """A38."""
    g = ended(green=seat(coin=7), yellow=seat(score=1, coin=2))
    assert g.match.result().winners == [2, 3]


def test_the_treasury_counts_thirds() -> None:
    """A75: two thirds beat three fifths."""
    g = ended(green=seat(built=["treasury"], coin=5), yellow=seat(score=7, coin=3))
    assert [sum(g.points(colour).values()) for colour in ("green", "yellow")] == [7, 7]
    assert g.match.result().winners == [2]


def test_wheat_that_is_shipped_counts_for_the_granary_first() -> None:
    """A75: the owner of both would count it so."""
    g = ended(blue=seat(built=["trade-route", "royal-granary"], wheat=4))
    g.play("blue ship wheat")
    assert g.points("blue")["buildings"] == 4 + 4 + 6 + 3
    assert g.points("blue")["leftovers"] == 0


@pytest.mark.parametrize(
    ("building", "others", "hired", "points"),
    [
        ("palace", ["tavern", "coaching-inn"], [], 7 + 3),
        ("cathedral", ["chapel"], ["priest"], 8 + 2),
        ("manor-house", ["mill", "farm", "herbalist"], [], 4 + 1),
        ("academy", ["herbalist"], ["alchemist"], 7 + 2),
        ("embassy", ["tavern"], ["farmer", "priest"], 6 + 2),
    ],
)
def test_buildings_that_count_at_the_end(building: str, others: list[str], hired: list[str], points: int) -> None:
    g = ended(green=seat(built=[building, *others], hired=hired))
    printed = {card.slug: card.points for card in g.table.cards if card.deck == "building"}
    assert g.points("green")["buildings"] - sum(printed[other] for other in others) == points
