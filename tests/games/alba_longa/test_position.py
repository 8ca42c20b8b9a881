"""Positions in words: what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.kernel import BadSetup, Match, Setup
from regna.scenario import seat, table


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"phase": "attack"}, "unknown-word"),
        ({"season": "winter"}, "unknown-word"),
        ({"king": "purple"}, "unknown-colour"),
        ({"cost": 5}, "bad-number"),
        ({"stalls": [1] * 9}, "too-many"),
        ({"phase": "dice"}, "bad-number"),
        ({"phase": "dice", "dice": [1, 1, 1, 1], "green": seat(workers=8)}, "city"),
        ({"green": seat(out="yes")}, "not-a-flag"),
        ({"green": seat(used=[1, 2, 3, 4])}, "too-many"),
        ({"dice": [5]}, "bad-number"),
        ({"climates": ["dry-1"]}, "climates"),
        ({"climates": ["moderate-1", "wet-1", "wet-2"]}, "climates"),
        ({"climates": ["moderate-1", "moderate-1"]}, "card-twice"),
        ({"climates": ["storm"]}, "unknown-card"),
        ({"blessings": ["blessing-monument"] * 3}, "card-twice"),
        ({"loot": {"silver": 1}}, "bad-number"),
        ({"defenders": 3}, "bad-number"),
        ({"green": seat(silver=-1)}, "bad-number"),
        ({"green": seat(monuments=11)}, "bad-number"),
        ({"green": seat(gold=1)}, "unknown-word"),
        ({"green": seat(used=[0])}, "bad-number"),
        ({"green": seat(used=[1, 1])}, "card-twice"),
        ({"green": seat(level=11)}, "city"),
        ({"green": seat(housing=0)}, "city"),
        ({"green": seat(fallen=1)}, "city"),
        ({"green": seat(lying=True)}, "city"),
        ({"phase": "feeding", "green": seat(workers=2)}, "city"),
        ({"green": seat(captured={"barracks": 1})}, "city"),
        ({"green": seat(captured={"quarry": 6}), "red": seat(captured={"farm": 5})}, "captured"),
        ({"green": seat(gone=True)}, "city"),
        ({"red": seat(gone=True), "blue": seat(gone=True)}, "city"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        table("alba-longa", seats=3, **position)
    assert refusal.value.code == code


def test_who_works_is_not_at_home() -> None:
    g = table("alba-longa", seats=3, phase="court", green=seat(workers=3, priests=1), red=seat(workers=3, housing=8))
    assert (g.player("green").housing, g.player("red").housing) == (4, 8)
    assert (g.player("green").population, g.player("red").population) == (8, 11)


@pytest.mark.parametrize(("option", "prices"), [("two-calls", [2, 2, 3, 3, 4]), ("four-calls", [2, 2, 2, 2, 3])])
def test_the_price_of_a_call_goes_on_from_the_one_that_is_given(option: str, prices: list[int]) -> None:
    """It fell to 1 where it rises after four calls."""
    rich = seat(silver=20)
    g = table("alba-longa", options={"two-kings-price": option}, phase="court", cost=2, green=rich, red=rich)
    found = []
    for caller in ("green", "red", "green", "red", "green"):
        found.append(g.table.cost)
        g.play(f"{caller} call call", f"{caller} pay I", f"{caller} take black")
        if g.match.pending[0].prompt.name == "assign":
            g.play(f"{caller} assign 1")
        while (ask := g.match.pending[0]).prompt.name == "buy":
            g.match.apply(ask.seat, "decline")
    assert found == prices


def test_the_years_so_far_say_which_climates_are_left() -> None:
    g = table("alba-longa", seats=3, climates=["moderate-1", "wet-1", "dry-2"])
    assert g.table.year == 3
    assert [g.table.cards[card].climate for card in g.table.climate_early] == ["moderate"]
    assert len(g.table.climate_late) == 3


def test_after_the_harvest_the_card_has_been_turned() -> None:
    """So a last year ends the game in a position too."""
    years = ["moderate-1", "wet-1", "dry-1", "moderate-2", "dry-2", "wet-2", "moderate-3"]
    fed = seat(wheat=1)
    g = table("alba-longa", seats=3, phase="growth", climates=years, green=fed, red=fed, blue=fed)
    g.play("green grow 0", "red grow 0", "blue grow 0")
    assert g.match.over
    assert len(g.table.climate_seen) == 7


def test_corrections_set_prayers_right() -> None:
    setup = Setup.of(load("alba-longa"), 3, corrections={"dry-1": {"prayers": 7}})
    assert max(Match(setup).table.cards[card].prayers for card in range(25, 35)) == 7
    with pytest.raises(BadSetup):
        Match(Setup.of(load("alba-longa"), 3, corrections={"dry-1": {"climate": "wet"}}))
