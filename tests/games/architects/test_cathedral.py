"""Working on the Cathedral (p. 15): cases the examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import cards, goods, turn


def test_without_a_plan_only_frederick_works_on_the_cathedral() -> None:
    """(V22)"""
    assert table(yellow=seat(gold=1)).refused("yellow")["guildhall"] == "nothing-to-build"
    g = table(yellow=seat(board="frederick", gold=1), rewards=["reward-virtue"])
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.player("yellow").level == 1


def test_without_reward_cards_there_is_a_virtue_and_what_acolytes_bring() -> None:
    """(V23)"""
    g = table(rewards=[], yellow=seat(gold=1, hand=["keep"], apprentices=["acolyte-silver"]))
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.player("yellow").level == 1
    assert g.player("yellow").virtue == 8
    assert g.player("yellow").silver == 2


@pytest.mark.parametrize(
    ("reward", "virtue", "gain"),
    [
        ("reward-silver", 8, {"silver": 3}),
        ("reward-silver-2", 8, {"silver": 3}),
        ("reward-wood", 8, {"wood": 2}),
        ("reward-wood-2", 8, {"wood": 2}),
        ("reward-stone", 8, {"stone": 2}),
        ("reward-stone-2", 8, {"stone": 2}),
        ("reward-card", 8, {"plans": 1}),
        ("reward-card-2", 8, {"plans": 1}),
        ("reward-virtue", 9, {}),
        ("reward-virtue-2", 9, {}),
        ("reward-gold", 8, {"gold": 1}),
    ],
)
def test_each_of_the_eleven_rewards(reward: str, virtue: int, gain: dict[str, int]) -> None:
    g = table(rewards=[reward], yellow=seat(gold=1, hand=["keep"]))
    g.play("yellow place guildhall", "yellow build cathedral")
    me = g.player("yellow")
    gained = {"silver": me.silver, "plans": len(me.hand), **goods(g, "yellow")}
    assert {name: n for name, n in gained.items() if n} == gain
    assert me.virtue == virtue
    assert cards(g, g.table.rewards_seen) == [reward]


@pytest.mark.parametrize(
    ("level", "price", "points"),
    [
        (1, {"gold": 1}, 2),
        (2, {"wood": 4}, 4),
        (3, {"marble": 1}, 7),
        (4, {"stone": 8}, 12),
        (5, {"gold": 2, "marble": 2}, 20),
    ],
)
def test_each_level_has_its_price_and_its_points(level: int, price: dict[str, int], points: int) -> None:
    g = table(rewards=["reward-virtue"], yellow=seat(level=level - 1, hand=["keep"], **price))
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.player("yellow").level == level
    assert goods(g, "yellow") == {}
    assert g.points("yellow")["cathedral"] == points


@pytest.mark.parametrize(("level", "spaces"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_each_level_has_so_many_spaces(level: int, spaces: int) -> None:
    """Ruling N23: the same at every number of players."""
    rich = seat(level=level - 1, gold=2, wood=8, marble=2, hand=["keep"])
    others: dict[str, Any] = dict.fromkeys(("red", "green", "blue")[:spaces], seat(level=level))
    assert table(seats=5, yellow=rich, **others).refused("yellow")["guildhall"] == "nothing-to-build"
    others.popitem()
    assert "guildhall" in table(seats=5, yellow=rich, **others).options("yellow")


def test_the_given_up_plan_cannot_be_the_one_the_reward_brings() -> None:
    """Ruling X10: the discard comes first, and it is face down under the pile."""
    g = table(rewards=["reward-card"], buildings=["well"], yellow=seat(gold=1, hand=["keep", "castle"]))
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.options("yellow") == ["keep", "castle"]
    g.play("yellow give-up castle")
    assert cards(g, g.player("yellow").hand) == ["keep", "well"]
    assert cards(g, g.table.buildings[:1]) == ["castle"]
    assert turn(g) == "red"


def test_virtue_five_is_enough_and_four_is_not() -> None:
    mine = {"gold": 1, "hand": ["keep"]}
    assert "guildhall" in table(yellow=seat(virtue=5, **mine)).options("yellow")
    assert "guildhall" not in table(yellow=seat(virtue=4, **mine)).options("yellow")
