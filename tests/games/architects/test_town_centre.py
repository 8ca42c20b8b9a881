"""The Town Centre (p. 11): cases the examples leave open."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import at, captives, turn


def test_low_virtue_saves_the_tax_of_the_first_capture_only() -> None:
    """(V08)"""
    g = table(yellow=seat(virtue=3, silver=1, town_centre=1), red=seat(forest=2, mines=1))
    g.play("yellow place town-centre", "yellow capture forest red", "yellow capture mines red")
    assert captives(g, "yellow") == {"red": 3}
    assert g.player("yellow").silver == 0
    assert g.table.tax == 4


def test_own_workers_may_be_captured_without_losing_captures() -> None:
    """(V31) Ruling X02: captures are counted when the worker is placed."""
    g = table(yellow=seat(silver=3, town_centre=2), red=seat(town_centre=1, forest=2))
    g.play("yellow place town-centre", "yellow capture town-centre yellow")
    assert g.player("yellow").reserve == 20
    g.play("yellow capture town-centre red", "yellow capture forest red")
    assert captives(g, "yellow") == {"red": 3}
    assert g.player("yellow").silver == 0
    assert g.table.tax == 4 + 1
    assert turn(g) == "red"


@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_stop_at_two_places_or_at_one(seats: int, places: int) -> None:
    """(V32)"""
    g = table(seats=seats, yellow=seat(silver=9, town_centre=3, forest=1), red=seat(forest=1, mines=1, quarry=1))
    g.play("yellow place town-centre", "yellow capture forest red")
    if places == 2:
        g.play("yellow capture mines red")
    assert g.refused("yellow")["quarry red"] == "capture-places"
    assert "quarry red" not in g.options("yellow")


@pytest.mark.parametrize(
    ("captures", "conspirators", "virtue", "price"),
    [(3, 0, 7, 3), (3, 1, 7, 2), (3, 2, 7, 1), (1, 1, 7, 1), (2, 1, 7, 1), (3, 2, 2, 0)],
)
def test_each_conspirator_saves_a_silver_once_a_visit(
    captures: int, conspirators: int, virtue: int, price: int
) -> None:
    """(V34) Ruling N04; the tax is never saved."""
    mine = seat(silver=9, virtue=virtue, town_centre=3, forest=1, apprentices=["conspirator"] * conspirators)
    g = table(seats=4, yellow=mine, red=seat(forest=1), green=seat(forest=1), blue=seat(forest=1))
    g.play("yellow place town-centre")
    g.play(*[f"yellow capture forest {colour}" for colour in ("red", "green", "blue")[:captures]])
    g.play("yellow capture stop")
    assert g.player("yellow").silver == 9 - price


def test_a_visit_without_silver_takes_nobody() -> None:
    """(V67) Ruling N21."""
    g = table(yellow=seat(silver=0), red=seat(forest=3))
    g.play("yellow place town-centre")
    assert captives(g, "yellow") == {}
    assert at(g, "yellow", "town-centre") == 1
    assert g.table.tax == 4
    assert turn(g) == "red"


def test_guildhall_market_prison_and_boards_are_out_of_reach() -> None:
    red = seat(prison=2, forest=1)
    g = table(
        seats=3,
        guildhall=["red"],
        market=["red"],
        red=red,
        green=seat(captured={"red": 2}),
        yellow=seat(silver=9),
    )
    g.play("yellow place town-centre")
    assert g.options("yellow") == ["forest red", "town-centre yellow", "stop"]


def test_a_capture_takes_the_whole_group() -> None:
    g = table(yellow=seat(silver=1), red=seat(forest=6))
    g.play("yellow place town-centre", "yellow capture forest red")
    assert captives(g, "yellow") == {"red": 6}
    assert at(g, "red", "forest") == 0
