"""The Virtue Track (p. 16)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import goods


def test_virtue_above_fourteen_destroys_debts() -> None:
    """p. 16, the example of Yellow. (E23)"""
    mine = seat(virtue=13, unpaid=2, silver=3, clay=6, kings_storehouse=2, apprentices=["debt-collector-clay"])
    g = table(yellow=mine)
    assert g.refused("yellow")["black-market-left"] == "too-virtuous"
    assert g.points("yellow")["virtue"] == 5
    g.play("yellow place kings-storehouse", "yellow exchange virtue")
    assert g.player("yellow").virtue == 14
    assert g.player("yellow").unpaid == 2
    g.play("yellow exchange virtue", "yellow destroy destroy", "yellow exchange virtue", "yellow destroy destroy")
    assert g.player("yellow").virtue == 14
    assert g.player("yellow").unpaid == 0
    assert g.player("yellow").paid == 0
    assert goods(g, "yellow") == {}


def test_below_ten_virtue_the_black_market_is_open_again() -> None:
    """p. 16, the example of Red. (E24)"""
    g = table(turn="red", red=seat(virtue=11, silver=3))
    assert g.refused("red")["black-market-right"] == "too-virtuous"
    g.play("red place tax-stand", "yellow place quarry")
    assert g.player("red").virtue == 9
    assert "black-market-right" in g.options("red")


def test_the_wicked_hire_without_tax_and_stay_away_from_the_cathedral() -> None:
    """p. 16, the example of Green. (E25)"""
    g = table(seats=3, turn="green", green=seat(virtue=1, silver=2, gold=1, hand=["keep"]), top_row=["labourer"])
    assert g.refused("green")["guildhall"] == "nothing-to-build"
    assert g.points("green")["virtue"] == -8
    g.play("green place workshop", "green work hire", "green hire labourer")
    assert g.player("green").silver == 0
    assert g.table.tax == 4
