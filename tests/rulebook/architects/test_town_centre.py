"""The Town Centre (p. 11)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import captives


def test_second_capture_must_be_in_the_same_place_at_four_players() -> None:
    """p. 11, example 1. (E12)"""
    g = table(seats=4, yellow=seat(silver=3, town_centre=1), red=seat(forest=3), green=seat(forest=2, quarry=1))
    g.play("yellow place town-centre", "yellow capture forest red")
    assert g.table.tax == 4 + 1
    assert g.options("yellow") == ["forest green", "stop"]
    g.play("yellow capture forest green")
    assert captives(g, "yellow") == {"red": 3, "green": 2}
    assert g.player("yellow").silver == 1
    assert g.table.tax == 4 + 1


def test_second_capture_may_be_elsewhere_at_three_players() -> None:
    """p. 11, example 1, what is said of two and three players."""
    g = table(seats=3, yellow=seat(silver=3, town_centre=1), red=seat(forest=3), green=seat(quarry=1))
    g.play("yellow place town-centre", "yellow capture forest red", "yellow capture quarry green")
    assert captives(g, "yellow") == {"red": 3, "green": 1}


def test_three_groups_of_one_place_and_own_workers_among_them() -> None:
    """p. 11, example 2. (E13)"""
    mine = seat(silver=3, town_centre=2, silversmith=2)
    g = table(seats=4, turn="red", red=mine, yellow=seat(silversmith=1), blue=seat(silversmith=3))
    g.play("red place town-centre", "red capture silversmith yellow")
    g.play("red capture silversmith red", "red capture silversmith blue")
    assert captives(g, "red") == {"yellow": 1, "blue": 3}
    assert g.player("red").reserve == 20 - 3
    assert g.player("red").silver == 0
    assert g.table.tax == 4 + 1
