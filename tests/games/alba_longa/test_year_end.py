"""Feeding, elimination, growth, victory and common defeat."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table

FED = {"wheat": 8}


def year_end(seats: int = 3, **position: Any) -> Scene:
    return table("alba-longa", seats=seats, phase="feeding", season="harvest", **position)


def test_whoever_has_no_wheat_is_gone() -> None:
    g = year_end(green=seat(**FED), red=seat(), blue=seat(**FED))
    red = g.player("red")
    assert (red.alive, red.housing, red.population, red.silver) == (False, 0, 0, 0)
    assert g.match.view()["players"][1]["alive"] is False


def test_a_king_of_kings_who_is_gone_names_a_survivor_at_once() -> None:
    """A27."""
    g = year_end(4, green=seat(), red=seat(), blue=seat(wheat=9), yellow=seat(**FED))
    assert g.options("green") == ["blue", "yellow"]
    assert g.refused("green") == {"green": "not-himself", "red": "gone"}
    g.play("green name yellow")
    assert g.table.king == 3
    assert g.options("blue") == ["0", "1"]


def test_the_last_one_left_wins_at_once() -> None:
    """A29."""
    g = year_end(green=seat(), red=seat(wheat=1), blue=seat())
    assert g.match.over
    assert g.match.result().winners == [1]


def test_when_nobody_is_left_all_lose() -> None:
    """A29."""
    g = year_end()
    assert g.match.over
    assert g.match.result().winners == []
    assert [t.event.kind for t in g.match.events_for(None)][-1] == "defeat"


def test_growth_is_asked_in_the_order_of_the_new_king_of_kings() -> None:
    """A28, A54: one purchase each."""
    g = year_end(king="blue", green=seat(wheat=20), red=seat(wheat=9), blue=seat(wheat=11))
    g.play("blue grow 2")
    assert g.player("blue").wheat == 0
    assert g.options("green") == ["0", "1", "2", "3", "4"]
    assert g.refused("green") == {"5": "wheat", "6": "wheat"}
    g.play("green grow 0", "red grow 1")
    assert [king.population for king in g.table.players] == [8, 9, 10]
    assert g.player("green").wheat == 12


def test_new_peasants_are_not_fed_this_year() -> None:
    g = year_end(green=seat(wheat=9), red=seat(**FED), blue=seat(**FED))
    g.play("green grow 1")
    assert (g.player("green").housing, g.player("green").wheat) == (9, 0)


def test_who_did_not_feed_all_does_not_grow() -> None:
    g = year_end(green=seat(wheat=5), red=seat(**FED), blue=seat(**FED))
    assert g.player("green").population == 5
    assert g.table.year == 2


@pytest.mark.parametrize(("monuments", "people", "won"), [(10, 16, True), (9, 20, False), (10, 15, False)])
def test_both_conditions_must_be_met(monuments: int, people: int, won: bool) -> None:
    g = year_end(green=seat(monuments=monuments, housing=people, wheat=people), red=seat(**FED), blue=seat(**FED))
    assert g.match.over == won


def test_ties_go_by_people_then_by_goods() -> None:
    """A55."""
    ready = {"monuments": 10, "housing": 17}
    g = year_end(green=seat(**ready, wheat=17, silver=3), red=seat(**ready, wheat=17, silver=4), blue=seat(**FED))
    assert g.match.result().winners == [1]
    g = year_end(green=seat(**ready, wheat=17, silver=4), red=seat(**ready, wheat=17, silver=4), blue=seat(**FED))
    assert g.match.result().winners == [0, 1]


def test_the_next_year_begins_with_the_growing_season() -> None:
    g = year_end(green=seat(**FED), red=seat(**FED), blue=seat(**FED))
    assert (g.table.year, g.table.season) == (2, 0)
    assert g.options("green") == ["0", "1", "3"]
