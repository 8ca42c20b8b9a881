"""Feeding, growth and victory (p. 12 and 13)."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table


@pytest.mark.parametrize(
    ("wheat", "most"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (14, 4), (15, 5), (20, 5), (21, 6), (40, 6)],
)
def test_the_table_of_growth(wheat: int, most: int) -> None:
    """p. 13, table: so many new peasants at most for the wheat that is left."""
    g = table("alba-longa", seats=2, phase="growth", green=seat(wheat=wheat), red=seat(wheat=1))
    if wheat:
        assert g.options("green") == [str(n) for n in range(most + 1)]
        g.play(f"green grow {most}")
    assert g.player("green").population == 8 + most


@pytest.mark.parametrize(("wheat", "fed", "left", "alive"), [(15, 12, 3, True), (9, 9, 0, True), (0, 0, 0, False)])
def test_a_wheat_for_every_peasant(wheat: int, fed: int, left: int, alive: bool) -> None:
    """p. 12: too little is shared out, the others leave, and a king with nothing is forgotten."""
    g = table(
        "alba-longa", seats=3, phase="feeding", king="red", red=seat(wheat=9), blue=seat(wheat=9),
        green=seat(housing=12, wheat=wheat),
    )  # fmt: skip
    me = g.player("green")
    assert (me.housing, me.wheat, me.alive) == (fed, left, alive)


def test_ten_monuments_and_sixteen_peasants_win() -> None:
    """p. 13."""
    ready = seat(monuments=10, housing=16, wheat=16)
    g = table("alba-longa", seats=3, phase="feeding", green=ready, red=seat(wheat=8), blue=seat(wheat=8))
    assert g.match.over
    assert g.match.result().winners == [0]


def test_when_the_climates_are_used_up_all_lose() -> None:
    """p. 13."""
    years = ["moderate-1", "wet-1", "dry-1", "moderate-2", "dry-2", "wet-2", "moderate-3"]
    g = table(
        "alba-longa", seats=3, phase="farming", season="harvest", climates=years,
        green=seat(wheat=8), red=seat(wheat=8), blue=seat(wheat=8),
    )  # fmt: skip
    g.play("green name red")
    assert g.match.over
    assert g.match.result().winners == []
