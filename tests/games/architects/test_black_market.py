"""The Tax Stand and the Black Market (p. 12): cases the examples leave open."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import cards, goods, prison, turn
from tests.games.architects.printed import BUILDINGS, MARKET, goods_of


def test_stealing_below_no_virtue_brings_a_debt() -> None:
    """(V01)"""
    g = table(tax=7, yellow=seat(virtue=1))
    g.play("yellow place tax-stand")
    assert g.player("yellow").silver == 7
    assert g.player("yellow").virtue == 0
    assert g.player("yellow").unpaid == 1


def test_a_thief_and_a_pickpocket_help_to_steal() -> None:
    """(V02)"""
    g = table(tax=7, yellow=seat(virtue=1, apprentices=["thief", "pickpocket"]))
    g.play("yellow place tax-stand")
    assert g.player("yellow").virtue == 0
    assert g.player("yellow").unpaid == 0
    assert goods(g, "yellow") == {"gold": 1}


def test_the_market_is_open_up_to_nine_virtue() -> None:
    """(V04)"""
    g = table(yellow=seat(virtue=9, silver=3))
    g.play("yellow place black-market-left")
    assert g.player("yellow").virtue == 8

    g = table(yellow=seat(virtue=10, silver=3))
    spots = ["black-market-left", "black-market-middle", "black-market-right"]
    assert [g.refused("yellow")[spot] for spot in spots] == ["too-virtuous"] * 3


def test_an_illusionist_saves_virtue_but_opens_no_door() -> None:
    """(V05)"""
    g = table(yellow=seat(virtue=9, silver=3, apprentices=["illusionist"]))
    g.play("yellow place black-market-left")
    assert g.player("yellow").virtue == 9

    g = table(yellow=seat(virtue=10, silver=3, apprentices=["illusionist"]))
    assert g.refused("yellow")["black-market-left"] == "too-virtuous"


def test_caroline_with_a_trickster_and_a_swindler() -> None:
    """(V35)"""
    mine = seat(board="caroline", virtue=3, apprentices=["trickster", "swindler-clay"])
    g = table(market_small=["market-1"], buildings=["well"], yellow=mine)
    g.play("yellow place black-market-left")
    assert g.player("yellow").silver == 0
    assert g.player("yellow").virtue == 2
    assert goods(g, "yellow") == {"marble": 1, "clay": 2}
    assert cards(g, g.player("yellow").hand) == ["well"]


def test_the_bare_right_space_pays_what_is_printed_before_the_reset() -> None:
    """(V50) Ruling N05."""
    g = table(market=["red", "red"], market_small=["market-7"], yellow=seat(virtue=9, silver=3))
    g.play("yellow place black-market-right")
    assert goods(g, "yellow") == {"marble": 2, "stone": 1, "wood": 1}
    assert g.player("yellow").virtue == 8
    assert prison(g) == {"yellow": 1, "red": 2}
    assert [p.unpaid for p in g.table.players] == [0, 1]
    assert cards(g, g.table.market_large) == ["market-7"]


def test_the_bare_left_space_pays_what_is_printed() -> None:
    """Ruling N05, after ten resets."""
    g = table(market_large=[name for name, _, _ in MARKET], yellow=seat(silver=1))
    g.play("yellow place black-market-left")
    assert goods(g, "yellow") == {"marble": 1, "gold": 1}


def test_looking_into_a_short_pile_shows_what_is_there() -> None:
    """(V70) Ruling X07."""
    three = ["well", "keep", "castle"]
    rest = [name for name, *_ in BUILDINGS if name not in three]
    g = table(yellow=seat(silver=2), red=seat(built=rest))
    g.play("yellow place black-market-middle", "yellow deal look")
    assert sorted(g.options("yellow")) == sorted(three)
    g.play("yellow look well")
    assert cards(g, g.player("yellow").hand) == ["well"]
    assert sorted(cards(g, g.table.buildings)) == ["castle", "keep"]


@pytest.mark.parametrize(("card", "small", "large"), MARKET)
def test_every_market_card_has_two_sides(card: str, small: str, large: str) -> None:
    g = table(market_small=[card], yellow=seat(silver=1))
    g.play("yellow place black-market-left")
    assert goods(g, "yellow") == goods_of(small)

    g = table(market_large=[card], yellow=seat(silver=3))
    g.play("yellow place black-market-right")
    assert goods(g, "yellow") == goods_of(large)


def test_prices_of_the_market_are_no_tax() -> None:
    """Ruling X01: low virtue saves nothing, and the Tax Stand gets nothing."""
    g = table(yellow=seat(virtue=0, silver=3))
    g.play("yellow place black-market-right")
    assert g.player("yellow").silver == 0
    assert g.player("yellow").unpaid == 1
    assert g.table.tax == 4


def test_at_the_limit_the_middle_spot_makes_room_too() -> None:
    five = ["acolyte-card", "miner", "miner", "thief", "jeweller"]
    g = table(top_row=["labourer"], yellow=seat(silver=2, apprentices=five))
    g.play("yellow place black-market-middle", "yellow deal hire", "yellow hire labourer", "yellow dismiss miner-2")
    assert cards(g, g.player("yellow").apprentices) == ["acolyte-card", "miner", "thief", "jeweller", "labourer"]


def test_somebody_hired_in_the_middle_does_not_help_yet() -> None:
    """Ruling X06."""
    g = table(top_row=["swindler-clay"], yellow=seat(silver=2))
    g.play("yellow place black-market-middle", "yellow deal hire", "yellow hire swindler-clay")
    assert goods(g, "yellow") == {}
    assert g.player("yellow").virtue == 5
    assert turn(g) == "red"
