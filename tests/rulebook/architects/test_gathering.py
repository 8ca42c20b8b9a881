"""Quarry, Forest, Mines, Silversmith and the King's Storehouse (p. 8)."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import goods, turn


def test_a_third_worker_in_the_quarry_brings_three_stone() -> None:
    """p. 8, Quarry. (E05)"""
    g = table(yellow=seat(quarry=1))
    g.play("yellow place quarry", "red place forest")
    assert goods(g, "yellow") == {"stone": 2}
    g.play("yellow place quarry")
    assert goods(g, "yellow") == {"stone": 2 + 3}


def test_five_exchanges_with_a_merchant_and_a_trader() -> None:
    """p. 8, King's Storehouse. (E06)"""
    have = seat(kings_storehouse=4, apprentices=["merchant-gold", "trader-clay"], clay=5, wood=1, stone=2, silver=4)
    g = table(yellow=have)
    g.play("yellow place kings-storehouse", "yellow exchange virtue", "yellow pay 2-clay", "yellow exchange marble")
    g.play("yellow exchange merchant-gold", "yellow exchange merchant-gold", "yellow exchange trader-clay")
    assert goods(g, "yellow") == {"gold": 2, "marble": 2}
    assert g.player("yellow").silver == 0
    assert g.player("yellow").virtue == 8
    assert turn(g) == "red"


@pytest.mark.parametrize(("good", "n"), [("clay", 6), ("gold", 2)])
def test_a_fifth_worker_in_the_mines_brings_clay_or_gold(good: str, n: int) -> None:
    """p. 8, Mines. (E07)"""
    g = table(yellow=seat(mines=4))
    g.play("yellow place mines", f"yellow mine {good}")
    assert goods(g, "yellow") == {good: n}


def test_a_first_worker_in_the_mines_finds_no_gold() -> None:
    """p. 8, Mines. (E08)"""
    g = table()
    g.play("yellow place mines")
    assert goods(g, "yellow") == {"clay": 2}
    assert turn(g) == "red"


def test_a_fourth_worker_at_the_silversmith_brings_five_silver() -> None:
    """p. 8, Silversmith. (E09)"""
    g = table(yellow=seat(silversmith=3))
    g.play("yellow place silversmith")
    assert g.player("yellow").silver == 5
