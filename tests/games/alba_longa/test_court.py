"""Calls to court: prices, dice, stalls, who is out."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.alba_longa.constants import FARMERS
from regna.kernel import NotOffered
from regna.scenario import Scene, seat, table


def rolled(**position: Any) -> Scene:
    return table("alba-longa", seats=3, phase="dice", dice=[1, 2, 3, 4], **position)


def test_the_price_rises_each_round_and_stays_at_four() -> None:
    """A01."""
    many = seat(housing=60, silver=99)
    g = table("alba-longa", seats=3, phase="court", green=many, red=many, blue=many)
    prices = []
    for _ in range(6):
        prices.append(g.table.cost)
        for colour in ("green", "red", "blue"):
            call_for_one(g, colour)
    assert prices == [0, 1, 2, 3, 4, 4]


def call_for_one(g: Scene, colour: str) -> None:
    """A call, one peasant placed, nobody else buys."""
    g.play(f"{colour} call call")
    while (ask := g.match.pending[0]).prompt.name != "call":
        g.match.apply(ask.seat, "decline" if ask.prompt.name == "buy" else ask.options[0])


def test_the_price_goes_to_one_stall() -> None:
    """A02."""
    g = table("alba-longa", seats=3, phase="court", cost=3)
    g.play("green call call", "green pay II")
    assert g.table.stalls == [0, 3, 0, 0]
    assert g.player("green").silver == 2


def test_whoever_cannot_pay_must_pass_and_is_out() -> None:
    """A03: even with a silver left to buy with."""
    g = table("alba-longa", seats=3, phase="court", cost=2, green=seat(silver=1))
    assert g.player("green").out
    assert g.options("red") == ["call", "pass"]


def test_whoever_has_nobody_at_home_must_pass() -> None:
    g = table("alba-longa", seats=3, phase="court", green=seat(workers=8))
    assert g.player("green").out


def test_a_caller_must_take_a_die_and_place_somebody() -> None:
    """A04."""
    g = rolled()
    assert g.options("green") == ["black", "grey", "white", "brown"]
    g.play("green take white")
    assert g.options("green") == ["1", "2", "3"]
    assert g.refused("green") == {"4": "die-value"}


def test_nobody_places_more_than_he_has_at_home() -> None:
    g = rolled(green=seat(housing=2))
    g.play("green take brown")
    assert g.options("green") == ["1", "2"]
    assert g.refused("green") == {"3": "peasants", "4": "peasants"}


def test_a_die_that_is_taken_is_gone() -> None:
    """A06."""
    g = rolled()
    g.play("green take white", "green assign 1")
    assert g.options("red") == ["black", "grey", "brown", "decline"]
    assert g.refused("red") == {"white": "die-taken"}


def test_the_caller_may_farm_with_any_die_and_a_buyer_with_none() -> None:
    """A05: one die, one place."""
    g = rolled(season="harvest")
    g.play("green take brown")
    assert g.options("green") == ["temple", "farm"]
    g.play("green work farm", "green assign 4", "red buy white", "red pay I")
    assert g.player("green").at[FARMERS] == 4
    assert g.options("red") == ["1", "2", "3"]


def test_in_the_growing_season_nobody_farms() -> None:
    g = rolled()
    g.play("green take brown")
    assert g.ask("green").prompt.name == "assign"  # type: ignore[union-attr]


def test_who_has_no_silver_or_nobody_at_home_or_is_out_is_not_asked_to_buy() -> None:
    g = rolled(red=seat(silver=0), blue=seat(workers=8))
    g.play("green take white", "green assign 1")
    assert g.options("red") == ["call", "pass"]


def test_the_court_ends_when_all_are_out() -> None:
    g = table("alba-longa", seats=3, phase="court")
    g.play("green call pass", "red call pass", "blue call pass")
    assert g.options("green") == ["red", "blue"]
    assert [ask.prompt.name for ask in g.match.pending] == ["name"]


def test_the_price_rises_even_when_the_king_of_kings_is_out() -> None:
    g = table("alba-longa", seats=3, phase="court", caller="blue", green=seat(out=True))
    g.play("blue call pass")
    assert g.table.cost == 1


@pytest.mark.parametrize(("option", "prices"), [("two-calls", [0, 1, 2]), ("four-calls", [0, 0, 1])])
def test_the_price_with_two_kings(option: str, prices: list[int]) -> None:
    """A32."""
    many = seat(housing=60, silver=99)
    g = table("alba-longa", seats=2, options={"two-kings-price": option}, phase="court", green=many, red=many)
    found = []
    for _ in range(3):
        found.append(g.table.cost)
        for colour in ("green", "red"):
            call_for_one(g, colour)
    assert found == prices


def test_the_second_die_of_two_kings_is_bought() -> None:
    """A33: it serves no farmers, and who declined before may buy now."""
    g = table("alba-longa", seats=2, phase="dice", season="harvest", dice=[4, 4, 4, 4])
    g.play("green take black", "green work farm", "green assign 4", "red buy decline")
    g.play("green buy grey", "green pay I")
    assert g.ask("green").prompt.name == "assign"  # type: ignore[union-attr]
    g.play("green assign 1")
    assert g.options("red") == ["white", "brown", "decline"]


def test_after_a_king_is_gone_the_stalls_stay_and_two_play_as_before() -> None:
    """A30."""
    g = table("alba-longa", seats=3, phase="dice", dice=[4, 4, 4, 4], red=seat(gone=True))
    g.play("green take black", "green assign 1", "blue buy decline")
    assert g.options("blue") == ["call", "pass"]
    assert len(g.table.stalls) == 4


def test_a_second_call_has_dice_of_its_own() -> None:
    """A die that was taken lies there again, and the die is the most that can be placed."""
    g = rolled()
    g.play("green take white", "green assign 3", "red buy decline", "blue buy decline")
    g.luck("dice 4 1 2 1")
    g.play("red call call")
    assert g.table.dice == [4, 1, 2, 1]
    g.play("red take white")
    assert g.options("red") == ["1", "2"]


@pytest.mark.parametrize("dice", ["4 1 2", "4 1 2 1 1", "0 1 2 3", "5 1 2 3"])
def test_four_dice_of_four_faces_are_rolled(dice: str) -> None:
    g = table("alba-longa", seats=3, phase="court")
    g.luck(f"dice {dice}")
    with pytest.raises(NotOffered, match="chance-numbers"):
        g.play("green call call")
    assert g.options("green") == ["call", "pass"]
