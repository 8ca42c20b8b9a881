"""Planning, paying, skipping (p. 9 to 11)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import COLOURS, STONE, WHEAT
from regna.scenario import seat, table

from .playing import goods, names, planned


def test_a_plan_has_two_places_to_build_and_four_tokens() -> None:
    g = table("devil", seats=4, phase="plan", blue=seat(hand=["farm", "almshouse", "mill"]))
    g.play("blue plan build farm", "blue plan build almshouse")
    assert g.refused("blue")["build mill"] == "two-places"
    g.play("blue plan act farm", "blue plan act almshouse")
    assert "recruit" not in g.options("blue")
    assert g.player("blue").draft.tokens == 4


def test_an_action_wants_its_building_and_a_building_with_an_action() -> None:
    """N1 only with B1, and a Mill has nothing to use."""
    g = table("devil", seats=4, phase="plan", blue=seat(hand=["farm", "mill"]))
    assert "act farm" not in g.options("blue")
    g.play("blue plan build mill")
    assert "act mill" not in g.options("blue")


def test_two_buildings_of_earlier_rounds_are_used_each_once() -> None:
    """A50."""
    built = ["farm", "market", "catacombs", "mill"]
    g = table("devil", seats=4, phase="plan", round=5, blue=seat(built=built))
    assert [option for option in g.options("blue") if option.startswith("use")] == [f"use {card}" for card in built[:3]]
    g.play("blue plan use catacombs")
    assert "use catacombs" not in g.options("blue")
    g.play("blue plan use farm")
    assert g.refused("blue")["use market"] == "two-places"


def test_one_courtier_a_round() -> None:
    g = table("devil", seats=4, phase="plan")
    g.play("blue plan recruit")
    assert "recruit" not in g.options("blue")


def test_a_plan_is_secret_until_all_are_ready() -> None:
    g = table("devil", seats=4, phase="plan", blue=seat(hand=["farm"], events=["forest"], built=["market"]))
    before = g.match.view(1)
    g.play("blue plan left", "blue plan build farm", "blue plan use market", "blue plan done")
    after = g.match.view(1)
    assert after["players"] == before["players"]


@pytest.mark.parametrize(("round", "first"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 0)])
def test_who_begins_a_round(round: int, first: int) -> None:  # noqa: A002
    """A23."""
    everybody: dict[str, Any] = {colour: seat(coin=2) for colour in COLOURS}
    g = table("devil", seats=4, phase="plan", round=round, **everybody)
    g.play(*(f"{colour} plan {thing}" for colour in COLOURS for thing in ("recruit", "done")))
    order = []
    while g.table.phase == "resolve":
        order.append(g.match.pending[0].seat)
        g.play(f"{COLOURS[order[-1]]} recruit farmer")
    assert order == [(first + n) % 4 for n in range(4)]


def test_the_order_of_a_plan() -> None:
    """§10.2: left side, used buildings, new buildings with their actions, courtier, wheat, as all are told."""
    things = ("left", "recruit", "build farm", "act farm", "use catacombs")
    g = planned(*things, events=["forest"], built=["catacombs"], hand=["farm"], stone=1, coin=2)
    g.play("blue recruit farmer")
    kinds = [told.event.kind for told in g.match.events_for(0) if told.event.player == 0]
    asked = ("event-left", "use", "build", "recruit", "wheat")
    assert [kind for kind in kinds if kind in asked] == ["event-left", "use", "build", "use", "recruit", "wheat"]
    assert goods(g, "blue") == {"wood": 1}


def test_a_courtier_costs_two_coins_and_three_once_used() -> None:
    """§10.5."""
    g = planned("recruit", coin=3, dismissed=["farmer"], hired=["burgher"])
    ask = g.ask("blue")
    assert ask is not None
    assert [option for option in g.options("blue") if option != "supply"] == ["farmer", "priest"]
    g.play("blue recruit farmer")
    assert (g.player("blue").coins, g.player("blue").hired) == (0, [0, 1])
    g = planned("recruit", coin=3, dismissed=["farmer"], hired=["burgher"])
    g.play("blue recruit priest")
    assert g.player("blue").coins == 1


def test_a_shortfall_is_borrowed_step_by_step() -> None:
    """X23: any mixture of loans and sales, and never more than is missing."""
    price: dict[str, Any] = {"hand": ["stable"], "coin": 1, "debt": 8, "wood": 1, "stone": 1, "glass": 1}
    g = planned("build stable", **price)
    assert g.options("blue") == ["loan-1", "loan-2", "sell-glass"]
    g.play("blue fund loan-1")
    assert g.options("blue") == ["loan-1", "sell-glass"]
    g.play("blue fund sell-glass")
    assert (g.player("blue").debt, goods(g, "blue"), len(g.player("blue").built)) == (9, {"coin": 1}, 1)


def test_a_courtier_beyond_all_means_is_skipped_and_nothing_is_sold() -> None:
    """X22."""
    g = planned("recruit", debt=10, wood=1)
    assert (goods(g, "blue"), g.player("blue").hired, g.player("blue").reputation) == ({"wood": 1}, [], 7)


def test_one_reputation_for_every_action_that_is_skipped() -> None:
    g = planned("build chapel", "build hermitage", "recruit", hand=["chapel", "hermitage"], debt=10)
    assert g.player("blue").reputation == 8 - 3
    assert sorted(names(g, g.player("blue").hand)) == ["chapel", "hermitage"]


def test_a_lenient_table_takes_no_reputation() -> None:
    """Option, p. 11."""
    g = table("devil", 4, options={"insolvency": "lenient"}, phase="plan", blue=seat(debt=10, events=["new-tax"]))
    g.play("blue plan recruit", "blue plan right", *(f"{colour} plan done" for colour in COLOURS))
    skipped = [told.event.kind for told in g.match.events_for(0) if told.event.player == 0]
    assert "skip-recruit" in skipped
    assert "skip-event" in skipped
    assert not [kind for kind in skipped if kind == "reputation"]


def test_a_building_that_is_skipped_takes_its_action_along_and_returns_to_the_hand() -> None:
    """X28: one reputation for both, and the token is void: the next two actions are free."""
    words: dict[str, Any] = {"hand": ["glassworks", "mill"], "wood": 1, "stone": 2, "coin": 2, "debt": 10}
    g = planned("build glassworks", "act glassworks", "build mill", "recruit", **words)
    g.play("blue recruit farmer")
    me = g.player("blue")
    assert (names(g, me.built), names(g, me.hand), me.hired) == (["mill"], ["glassworks"], [0])
    assert (me.reputation, me.used) == (7, 2)


def test_a_token_without_wheat_is_not_used() -> None:
    """§10.3: the third action could be paid, but not the wheat for it."""
    words: dict[str, Any] = {"hand": ["mill", "sawmill"], "wood": 1, "stone": 4, "coin": 4, "debt": 10}
    g = planned("build mill", "build sawmill", "recruit", **words)
    me = g.player("blue")
    assert (len(me.built), me.hired, me.reputation) == (2, [], 7)
    assert goods(g, "blue") == {"coin": 2}


def test_wheat_is_bought_if_need_be() -> None:
    words: dict[str, Any] = {"hand": ["mill", "sawmill"], "wood": 1, "stone": 4, "coin": 4, "debt": 7}
    g = planned("build mill", "build sawmill", "recruit", **words)
    g.play("blue recruit farmer", "blue fund loan-3")
    me = g.player("blue")
    assert (me.hired, me.debt, me.reputation, goods(g, "blue")) == ([0], 10, 8, {})


def test_the_wheat_that_a_later_step_brings_is_foreseen() -> None:
    """§27 (A26): nothing can be bought, yet the Farm's own action pays for its token and for the one before."""
    words: dict[str, Any] = {"built": ["catacombs", "harbour"], "hand": ["farm"], "wood": 1, "stone": 1, "debt": 10}
    g = planned("use catacombs", "use harbour", "build farm", "act farm", **words)
    me = g.player("blue")
    assert (names(g, me.built)[2:], me.used, me.reputation) == (["farm"], 4, 8)
    assert me.goods[WHEAT] == 0


def test_an_exchange_that_cannot_be_paid_is_skipped() -> None:
    """A62."""
    g = planned("use market", built=["market"], debt=10)
    assert (g.player("blue").coins, g.player("blue").reputation) == (0, 7)


def test_an_exchange_is_made_once_even_if_its_price_has_to_be_bought() -> None:
    """A66."""
    g = planned("use almshouse", built=["almshouse"], coin=3, debt=10)
    assert (goods(g, "blue"), g.player("blue").reputation) == ({}, 8 + 3)


def test_an_exchange_is_made_as_often_as_one_likes_up_to_its_number() -> None:
    """A67: with any basic resource, chosen each time."""
    g = planned("use market", built=["market"], wood=1, stone=2)
    g.play("blue exchange stone")
    assert "enough" in g.options("blue")
    g.play("blue exchange wood")
    assert goods(g, "blue") == {"stone": 1, "coin": 8}
    g = planned("use market", built=["market"], wood=1, stone=2)
    g.play("blue exchange stone", "blue exchange enough")
    assert g.player("blue").goods[STONE] == 1


def test_a_warehouse_spares_a_token_at_once() -> None:
    """A73: three tokens without wheat, and without the means to buy any."""
    words: dict[str, Any] = {"hand": ["warehouse", "mill"], "wood": 3, "stone": 4, "coin": 2, "debt": 10}
    g = planned("build mill", "build warehouse", "recruit", **words)
    g.play("blue recruit farmer")
    assert (len(g.player("blue").built), g.player("blue").hired, g.player("blue").reputation) == (2, [0], 8)


def test_a_warehouse_spares_its_own_token() -> None:
    """A73: it is the third, and there is no wheat to be had for it."""
    words: dict[str, Any] = {"built": ["catacombs"], "hand": ["warehouse", "mill"], "wood": 3, "stone": 4, "debt": 10}
    g = planned("use catacombs", "build mill", "build warehouse", **words)
    assert names(g, g.player("blue").built) == ["catacombs", "mill", "warehouse"]


def test_barracks_save_two_coins_at_once() -> None:
    """A73."""
    words: dict[str, Any] = {"hand": ["barracks"], "wood": 2, "stone": 2, "coin": 2, "debt": 10}
    g = planned("build barracks", "recruit", **words)
    g.play("blue recruit farmer")
    assert (g.player("blue").hired, g.player("blue").reputation) == ([0], 8)


def test_a_science_building_costs_four_reputation() -> None:
    g = planned("build herbalist", hand=["herbalist"], wood=1, stone=1)
    assert g.player("blue").reputation == 8 - 4


def test_trades_in_between_must_leave_the_plan_payable() -> None:
    """§10.3: what is needed for a courtier cannot be spent at the supply."""
    g = planned("recruit", coin=3, wood=1, debt=10, dismissed=["farmer", "burgher", "priest"])
    g.play("blue recruit supply")
    assert g.options("blue") == ["back", "sell-wood"]
    assert g.refused("blue")["buy-stone"] == "plan-unpayable"
