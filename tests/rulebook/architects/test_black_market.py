"""The Tax Stand and the Black Market (p. 12)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table
from tests.games.architects.looking import cards, goods


def test_a_thief_takes_all_the_tax_and_loses_two_virtue() -> None:
    """p. 12, Tax Stand. (E14)"""
    g = table(turn="red", tax=11)
    g.play("red place tax-stand")
    assert g.player("red").silver == 11
    assert g.player("red").virtue == 5
    assert g.table.tax == 0


def market(**more: Any) -> Scene:
    """The market of the example on p. 12."""
    return table(market_small=["market-3"], market_large=["market-4"], yellow=seat(silver=3), **more)


@pytest.mark.parametrize(
    ("spot", "price", "gain"),
    [("left", 1, {"marble": 1, "stone": 1}), ("right", 3, {"gold": 1, "stone": 1, "wood": 2})],
)
def test_each_spot_has_its_price_and_its_reward(spot: str, price: int, gain: dict[str, int]) -> None:
    """p. 12, Black Market, options 1 and 3. (E15)"""
    g = market()
    g.play(f"yellow place black-market-{spot}")
    assert g.player("yellow").silver == 3 - price
    assert g.player("yellow").virtue == 6
    assert g.table.tax == 4
    assert goods(g, "yellow") == gain
    assert cards(g, g.table.market_small) == ["market-3"]
    assert cards(g, g.table.market_large) == ["market-4"]


def test_the_middle_spot_hires_anybody_with_the_silver_on_the_card() -> None:
    """p. 12, Black Market, option 2, first part."""
    g = market(bottom_row=["jeweller", "jeweller", "labourer", "miner"], coins=[0, 0, 0, 0, 0, 0, 0, 3])
    g.play("yellow place black-market-middle", "yellow deal hire", "yellow hire miner")
    assert cards(g, g.player("yellow").apprentices) == ["miner"]
    assert g.player("yellow").silver == 3 - 2 + 3
    assert g.player("yellow").virtue == 6
    assert g.table.tax == 4


def test_the_middle_spot_shows_five_plans_of_which_one_is_kept() -> None:
    """p. 12, Black Market, option 2, second part."""
    seen = ["well", "keep", "castle", "chapel", "church"]
    g = market(buildings=[*seen, "palace"])
    g.play("yellow place black-market-middle", "yellow deal look")
    assert sorted(g.options("yellow")) == sorted(seen)
    g.play("yellow look keep")
    assert cards(g, g.player("yellow").hand) == ["keep"]
    assert sorted(cards(g, g.table.buildings[:4])) == ["castle", "chapel", "church", "well"]
    assert cards(g, g.table.buildings[-1:]) == ["palace"]
    assert g.player("yellow").silver == 1
