"""The vectors of the digest that no other test restates, under their ids; where the others are."""

from __future__ import annotations

from regna.games.alba_longa.scoring import winners
from regna.scenario import seat, table

from .scenes import new_table

ELSEWHERE = {
    "TV03": "tests/rulebook/alba_longa/test_court.py",
    "TV04": "tests/games/alba_longa/test_court.py",
    "TV05": "tests/rulebook/alba_longa/test_soldiers.py",
    "TV06": "tests/rulebook/alba_longa/test_soldiers.py",
    "TV08": "tests/rulebook/alba_longa/test_harvest.py",
    "TV10": "tests/rulebook/alba_longa/test_harvest.py",
    "TV11": "tests/rulebook/alba_longa/test_soldiers.py",
    "TV12": "tests/rulebook/alba_longa/test_year_end.py",
    "TV13": "tests/rulebook/alba_longa/test_year_end.py",
    "TV15": "tests/rulebook/alba_longa/test_variants.py",
}


def test_tv01_the_box_holds_134_wheat_and_85_silver_and_the_game_is_not_bound_by_it() -> None:
    """TV01, A53."""
    wheat, coins = {10: 6, 5: 10, 1: 24}, {1: 40, 3: 15}
    assert (sum(wheat.values()), sum(v * n for v, n in wheat.items())) == (40, 134)
    assert (sum(coins.values()), sum(v * n for v, n in coins.items())) == (55, 85)
    rich = seat(wheat=99, silver=99)
    g = table("alba-longa", seats=3, phase="growth", green=rich, red=rich, blue=rich)
    assert sum(king.silver for king in g.table.players) > 85
    assert sum(king.wheat for king in g.table.players) > 134


def test_tv02_stalls_in_use() -> None:
    """TV02."""
    assert [len(new_table(seats).stalls) for seats in (2, 3, 4, 5)] == [3, 4, 5, 6]


def test_tv17_victory() -> None:
    """TV17: C lacks a monument; A and B are equal in people, and B has more goods."""
    g = table(
        "alba-longa",
        seats=3,
        green=seat(monuments=10, population=17, wheat=2, silver=1),
        red=seat(monuments=10, population=17, silver=4),
        blue=seat(monuments=9, population=22, wheat=9, silver=9),
    )
    assert winners(g.table) == [1]
