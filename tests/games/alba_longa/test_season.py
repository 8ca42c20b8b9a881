"""The beginning and the end of a season: sale, free housing, return, King of Kings."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.games.alba_longa.constants import PRIESTS, WORKERS
from regna.kernel import Match
from regna.scenario import seat, table

from .scenes import new_table


def test_one_peasant_for_one_silver_or_three_for_two() -> None:
    """A12, A13: once a season, in both seasons."""
    g = table("alba-longa", seats=2, season="harvest")
    assert g.options("green") == ["0", "1", "3"]
    g.play("green sell 3")
    assert (g.player("green").housing, g.player("green").silver) == (5, 7)
    assert g.ask("green") is None


def test_the_population_marker_stays_until_the_end_of_the_year() -> None:
    g = table("alba-longa", seats=2)
    g.play("green sell 1")
    assert (g.player("green").housing, g.player("green").population) == (7, 8)


def test_a_city_keeps_a_peasant() -> None:
    """A14."""
    g = table("alba-longa", seats=2, green=seat(housing=3))
    assert g.options("green") == ["0", "1"]
    assert g.refused("green") == {"3": "last-peasant"}


def test_selling_can_cost_a_free_space() -> None:
    """A14: those on the highest spaces are sold."""
    g = table("alba-longa", seats=2, green=seat(housing=12))
    assert g.player("green").free == 1
    g.play("green sell 1", "red sell 0")
    assert g.options("green") == ["call", "pass"]


@pytest.mark.parametrize(
    ("disc", "peasants", "free"),
    [
        (0, 11, 0),
        (0, 12, 1),
        (0, 15, 1),
        (0, 16, 2),
        (0, 19, 2),
        (0, 20, 3),
        (0, 30, 3),
        (4, 8, 1),
        (12, 8, 2),
        (20, 9, 0),
    ],
)
def test_free_peasants(disc: int, peasants: int, free: int) -> None:
    """A31, A34: who lives beyond the track is never free."""
    g = table("alba-longa", seats=2, green=seat(housing=peasants, disc=disc))
    assert g.player("green").free == free


def test_free_peasants_may_go_to_different_places_or_stay() -> None:
    """A15."""
    g = table("alba-longa", seats=2, phase="housing", green=seat(housing=20))
    g.play("green free quarry", "green free temple", "green free stay")
    me = g.player("green")
    assert (me.at[WORKERS], me.at[PRIESTS], me.housing) == (1, 1, 18)


def test_the_farm_is_open_to_free_peasants_in_the_harvest_season_alone() -> None:
    g = table("alba-longa", seats=2, phase="housing", green=seat(housing=12))
    assert g.refused("green") == {"farm": "farm-closed"}
    g = table("alba-longa", seats=2, phase="housing", season="harvest", green=seat(housing=12))
    assert "farm" in g.options("green")


def test_all_may_sell_and_house_at_once() -> None:
    g = table("alba-longa", seats=3, options={"openings": "together"}, green=seat(housing=13))
    assert len(g.match.pending) == 3
    g.play("blue sell 1", "green sell 1")
    assert g.player("blue").housing == 8
    g.play("red sell 0")
    assert g.player("blue").housing == 7
    assert g.options("green") == ["barracks", "market", "quarry", "temple", "stay"]


def test_everybody_goes_home_and_stands_up() -> None:
    g = table(
        "alba-longa",
        seats=3,
        phase="return",
        green=seat(soldiers=2, merchants=1, lying=True, workers=1, captured={"quarry": 2}),
        red=seat(farmers=3, fallen=2, out=True),
    )
    me, rival = g.player("green"), g.player("red")
    assert (me.housing, sum(me.at), sum(me.black), me.lying) == (8, 0, 0, False)
    assert (rival.housing, rival.fallen, rival.out) == (8, 0, False)
    assert g.table.supply == 10


def test_the_king_of_kings_names_any_other() -> None:
    """A27."""
    g = table("alba-longa", seats=4, phase="return", king="red", blue=seat(gone=True))
    assert g.options("red") == ["green", "yellow"]
    assert g.refused("red") == {"red": "not-himself", "blue": "gone"}
    g.play("red name yellow")
    assert g.options("yellow") == ["0", "1", "3"]
    assert g.table.season == 1


def test_two_kings_take_turns_as_king_of_kings() -> None:
    g = table("alba-longa", seats=2, phase="return")
    assert g.table.king == 1


def test_the_first_seat_may_name_the_first_king() -> None:
    match = Match.new(load("alba-longa"), 3, {"first-king": "named"}, seed=1)
    match.play("green first-king blue")
    assert [ask.seat for ask in match.pending] == [2]


def test_chance_names_each_king_now_and_then() -> None:
    kings = [new_table(3, seed=seed).king for seed in range(40)]
    assert sorted(set(kings)) == [0, 1, 2]
