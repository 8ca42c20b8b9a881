"""Events, of which the rulebook explains some (p. 20)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import AGAIN

from .playing import names, planned


def test_education_is_satisfied_by_recruiting() -> None:
    g = planned("right", "recruit", events=["education"], coin=2)
    g.play("blue recruit farmer")
    assert g.player("blue").reputation == 8 + 2


def test_education_is_not_satisfied_by_a_courtier_who_was_given() -> None:
    """X25."""
    g = planned("right", "build theatre", events=["education"], hand=["theatre"], wood=2, stone=1, glass=1, coin=2)
    g.play("blue courtier farmer")
    assert (g.player("blue").hired, g.player("blue").reputation) == ([0], 8 - 1)


def test_education_is_not_satisfied_by_a_courtier_who_cannot_be_paid() -> None:
    """One reputation for the courtier, one for the event."""
    g = planned("right", "recruit", events=["education"], debt=10)
    assert g.player("blue").reputation == 8 - 2


PRICED = [("forest", "farmer", 0), ("popular-theatre", "burgher", 1), ("new-world", "priest", 2)]


@pytest.mark.parametrize(("event", "courtier", "number"), PRICED)
def test_the_courtier_whom_an_event_wants_goes_back_to_the_board(event: str, courtier: str, number: int) -> None:
    g = planned("right", events=[event], hired=[courtier, "alchemist"])
    me = g.player("blue")
    assert me.reputation == 8 + 3
    assert (me.courtiers[number], me.hired) == (AGAIN, [3])


@pytest.mark.parametrize(("event", "courtier", "number"), PRICED)
def test_nobody_replaces_the_courtier_whom_an_event_wants(event: str, courtier: str, number: int) -> None:
    """X26: neither the Alchemist nor the others."""
    others = [name for name in ("farmer", "burgher", "priest", "alchemist") if name != courtier]
    g = planned("right", events=[event], hired=others)
    assert g.player("blue").reputation == 8 - 1
    assert len(g.player("blue").hired) == 3


@pytest.mark.parametrize(
    ("things", "goods", "after"),
    [
        (("build farm", "act farm", "build almshouse"), {"wood": 2, "stone": 2, "coin": 1}, 8 + 2),
        (("build farm", "act farm"), {"wood": 1, "stone": 1, "coin": 1}, 8 - 1),
        (("build farm", "act farm", "build dam"), {"wood": 1, "stone": 1, "coin": 1, "debt": 10}, 8 - 1 - 1),
    ],
)
def test_prosperity_wants_three_tokens_that_were_used(
    things: tuple[str, ...], goods: dict[str, int], after: int
) -> None:
    """An action that cannot be paid does not count."""
    g = planned("right", *things, events=["prosperity"], hand=["farm", "almshouse", "dam"], **goods)
    assert g.player("blue").reputation == after


def test_the_stable_does_not_count_for_prosperity() -> None:
    """A77."""
    words: dict[str, Any] = {"built": ["stable", "farm", "catacombs"], "stable": "farm"}
    g = planned("right", "use catacombs", "recruit", events=["prosperity"], coin=2, **words)
    g.play("blue use-stable use", "blue recruit farmer")
    assert g.player("blue").reputation == 8 - 1


@pytest.mark.parametrize(("debt", "after"), [(0, 8 + 2), (1, 8 - 1)])
def test_slow_economy_wants_no_debts(debt: int, after: int) -> None:
    assert planned("right", events=["slow-economy"], debt=debt, coin=5).player("blue").reputation == after


def test_slow_economy_is_measured_after_the_actions() -> None:
    """A74: a loan for a courtier spoils it, and the Diocese saves it."""
    g = planned("right", "recruit", events=["slow-economy"])
    g.play("blue fund loan-2", "blue recruit farmer")
    assert g.player("blue").reputation == 8 - 1
    g = planned("right", "build diocese", events=["slow-economy"], hand=["diocese"], stone=2, marble=1, debt=4)
    assert g.player("blue").reputation == 8 + 2


def test_nobody_repays_between_the_cards_and_slow_economy() -> None:
    g = planned("right", "recruit", events=["slow-economy"], debt=3, coin=9)
    g.play("blue recruit supply")
    assert not [option for option in g.options("blue") if option.startswith("repay")]


def test_an_event_that_is_not_played_is_kept_and_one_that_is_played_is_gone() -> None:
    g = planned(events=["prosperity"])
    assert names(g, g.player("blue").events) == ["prosperity"]
    g = planned("left", events=["prosperity"])
    assert (g.player("blue").coins, g.player("blue").reputation) == (6, 8 - 2)
    g.play("red recruit farmer")
    assert names(g, g.player("blue").events) == []
    assert "prosperity" in names(g, g.table.events_seen)


def test_the_left_side_comes_first_and_the_right_side_after_the_actions() -> None:
    """Steps 1 and 6: coins of the left side pay for a courtier, coins for the right side are there only later."""
    g = planned("left", "recruit", events=["new-tax"], debt=10)
    g.play("blue recruit farmer")
    assert g.player("blue").coins == 6 - 2
    g = planned(
        "right", "build silver-mine", events=["crusade"], hand=["silver-mine"], wood=2, stone=2, marble=1, debt=10
    )
    assert (g.player("blue").coins, g.player("blue").reputation) == (6 - 5, 8 + 4)


def test_wheat_for_tokens_comes_before_the_right_side() -> None:
    """§27: the only wheat is owed for the third token, so the event cannot be paid."""
    hand: dict[str, Any] = {"hand": ["mill", "sawmill"], "wood": 1, "stone": 4, "coin": 4, "wheat": 1, "debt": 10}
    g = planned("right", "build mill", "build sawmill", "recruit", events=["dearth"], **hand)
    g.play("blue recruit farmer")
    me = g.player("blue")
    assert (len(me.built), me.hired, me.goods[2]) == (2, [0], 0)
    assert me.reputation == 8 - 1
