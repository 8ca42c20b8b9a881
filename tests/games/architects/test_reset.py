"""The reset of the Black Market (p. 17): cases the example leaves open. Slot 7 of two players' Guildhall causes one."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table
from tests.games.architects.looking import cards, goods, prison, turn
from tests.games.architects.printed import MARKET


def reset(yellow: dict[str, Any] | None = None, **position: Any) -> Scene:
    """Two players; Yellow builds a Well on slot 7."""
    mine = {"hand": ["well"], "wood": 2, "stone": 2} | (yellow or {})
    g = table(guildhall=["red"] * 6, yellow=mine, **position)
    g.play("yellow place guildhall", "yellow build well")
    return g


def test_a_reset_with_an_empty_market_and_prison_only_turns_a_card() -> None:
    """(V16) Ruling N19."""
    g = reset(market_small=["market-2", "market-9"])
    assert cards(g, g.table.market_large) == ["market-2"]
    assert cards(g, g.table.market_small) == ["market-9"]
    assert [p.unpaid for p in g.table.players] == [0, 0]


def test_many_prisoners_without_virtue_bring_two_debts() -> None:
    """(V17)"""
    g = reset(seat(virtue=0, prison=4))
    assert g.player("yellow").unpaid == 2
    assert g.player("yellow").virtue == 0


def test_a_squires_virtue_may_destroy_debts() -> None:
    """(V19)"""
    g = reset(seat(virtue=14, unpaid=2, apprentices=["squire-virtue"]))
    g.play("yellow destroy destroy", "yellow destroy destroy")
    assert g.player("yellow").unpaid == 0
    assert g.player("yellow").virtue == 14


def test_a_debt_may_be_kept() -> None:
    """Ruling N09: it may be worth more when it is paid."""
    g = reset(seat(virtue=14, unpaid=2, apprentices=["squire-virtue"]))
    g.play("yellow destroy keep", "yellow destroy destroy")
    assert g.player("yellow").unpaid == 1


def test_a_gatekeeper_comes_before_the_penalties() -> None:
    """(V20)"""
    g = reset(seat(prison=4, apprentices=["gatekeeper"]), red=seat(prison=3))
    g.play("yellow free 2")
    assert prison(g) == {"yellow": 2, "red": 3}
    assert [p.virtue for p in g.table.players] == [7, 6]
    assert [p.unpaid for p in g.table.players] == [0, 1]


def test_a_gatekeeper_frees_none_one_or_two() -> None:
    """Ruling N09."""
    g = reset(seat(prison=4, apprentices=["gatekeeper"]))
    assert g.options("yellow") == ["2", "1", "0"]
    g.play("yellow free 0")
    assert prison(g) == {"yellow": 4}


@pytest.mark.parametrize(("first", "marble"), [("gatekeeper", 1), ("squire-marble", 0)])
def test_the_owner_orders_gatekeeper_and_squire(first: str, marble: int) -> None:
    """p. 17, step 3: in the order of their choice."""
    g = reset(seat(prison=1, apprentices=["squire-marble", "gatekeeper"]))
    g.play(f"yellow react {first}", "yellow free 1")
    assert goods(g, "yellow").get("marble", 0) == marble
    assert prison(g) == {}


def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    g = reset(seat(apprentices=["squire-marble", "gatekeeper"]))
    assert turn(g) == "red"
    g = reset(seat(prison=1, apprentices=["squire-marble", "squire-gold"]))
    assert turn(g) == "red"


def test_nobody_is_asked_for_an_order_when_the_prison_stays_full_anyway() -> None:
    """A Gatekeeper frees two: of five prisoners a Squire sees some before and after."""
    g = reset(seat(prison=5, apprentices=["squire-marble", "gatekeeper"]))
    assert g.options("yellow") == ["2", "1", "0"]


def test_ties_for_the_most_prisoners_all_take_a_debt() -> None:
    g = reset(seat(prison=2), red=seat(prison=2))
    assert [p.unpaid for p in g.table.players] == [1, 1]


def test_workers_in_the_market_are_in_prison_when_a_squire_looks() -> None:
    """Ruling X21."""
    g = reset(seat(apprentices=["squire-gold"]), market=["yellow"])
    assert goods(g, "yellow") == {"clay": 4}
    assert prison(g) == {"yellow": 1}


@pytest.mark.parametrize(
    ("seats", "before", "resets"),
    [(2, 5, False), (2, 6, True), (2, 9, True), (3, 8, True), (3, 12, True), (4, 10, True), (4, 15, True),
     (5, 12, True), (5, 18, True), (5, 17, False), (3, 4, False)],
)  # fmt: skip
def test_the_left_slots_of_the_two_lower_rows_cause_a_reset(seats: int, before: int, resets: bool) -> None:
    g = table(seats=seats, guildhall=["red"] * before, yellow=seat(hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert len(g.table.market_large) == resets


def test_an_empty_small_pile_is_filled_and_no_card_turned() -> None:
    """Ruling N08."""
    g = reset(market_large=[name for name, _, _ in MARKET])
    assert len(g.table.market_large) == 0
    assert len(g.table.market_small) + len(g.table.market_pile) == 10


def test_the_reset_comes_before_the_hand_limit() -> None:
    """Ruling X11."""
    hand = ["keep", "castle", "chapel", "church", "palace", "tavern", "smithy"]
    mine = seat(silver=2, hand=hand[:6], board="caroline", prison=2, virtue=7)
    g = table(market=["red", "", "red"], top_row=["labourer"], buildings=["smithy"], yellow=mine)
    g.play("yellow place black-market-middle", "yellow deal hire", "yellow hire labourer")
    assert prison(g) == {"yellow": 3, "red": 2}
    assert g.player("yellow").virtue == 5
    assert sorted(g.options("yellow")) == sorted(hand)
    g.play("yellow discard smithy")
    assert turn(g) == "red"
