"""Gathering and the King's Storehouse (p. 8): cases the examples leave open."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import goods, turn


def test_rivals_in_a_place_do_not_matter() -> None:
    g = table(yellow=seat(quarry=1), red=seat(quarry=5))
    g.play("yellow place quarry")
    assert goods(g, "yellow") == {"stone": 2}


def test_what_one_exchange_brings_may_pay_for_the_next() -> None:
    """(V62)"""
    g = table(yellow=seat(kings_storehouse=1, silver=1, apprentices=["merchant-clay", "trader-clay"]))
    g.play("yellow place kings-storehouse", "yellow exchange merchant-clay", "yellow exchange trader-clay")
    assert goods(g, "yellow") == {"marble": 1}
    assert g.player("yellow").silver == 0
    assert turn(g) == "red"


def test_an_exchange_may_be_made_again_and_again_or_not_at_all() -> None:
    g = table(yellow=seat(kings_storehouse=3, clay=5, wood=1))
    g.play("yellow place kings-storehouse", "yellow exchange virtue", "yellow pay 2-clay")
    g.play("yellow exchange virtue", "yellow pay 1-clay+1-wood", "yellow exchange stop")
    assert g.player("yellow").virtue == 9
    assert goods(g, "yellow") == {"clay": 2}


def test_a_storehouse_visit_may_do_nothing() -> None:
    """Ruling N21: the worker still stands there for the next visit."""
    g = table()
    g.play("yellow place kings-storehouse")
    assert turn(g) == "red"


def test_three_of_wood_and_stone_in_any_mix_buy_a_marble() -> None:
    g = table(yellow=seat(clay=3, wood=4, stone=4))
    g.play("yellow place kings-storehouse", "yellow exchange marble")
    assert sorted(g.options("yellow")) == ["1-wood+2-stone", "2-wood+1-stone", "3-stone", "3-wood"]
    g.play("yellow pay 1-wood+2-stone")
    assert goods(g, "yellow") == {"clay": 3, "wood": 3, "stone": 2, "marble": 1}


def test_two_of_clay_wood_and_stone_in_any_mix_buy_a_virtue() -> None:
    g = table(yellow=seat(clay=3, wood=3, stone=3))
    g.play("yellow place kings-storehouse", "yellow exchange virtue")
    ways = ["2-clay", "1-clay+1-wood", "1-clay+1-stone", "2-wood", "1-wood+1-stone", "2-stone"]
    assert sorted(g.options("yellow")) == sorted(ways)


def test_clay_buys_no_marble() -> None:
    g = table(yellow=seat(clay=3))
    g.play("yellow place kings-storehouse")
    assert g.options("yellow") == ["virtue", "stop"]
    assert g.refused("yellow") == {"marble": "goods"}
