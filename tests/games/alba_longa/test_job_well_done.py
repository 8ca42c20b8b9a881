"""A Job Well Done: rewards for whoever has most, and for nobody when it is a tie."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table

JOB = {"job-well-done": "on"}
WHEAT = {"wheat": 9}


def test_the_largest_army_may_take_a_used_hero_back() -> None:
    """A38: any of them, before targets are chosen."""
    g = table(
        "alba-longa", seats=3, options=JOB, phase="targets", green=seat(soldiers=3, used=[1, 4]), red=seat(soldiers=2)
    )
    assert g.options("green") == ["green-1", "green-4", "none"]
    g.play("green recover green-4")
    assert [g.table.cards[card].value for card in g.player("green").used] == [1]
    assert g.options("green") == ["red", "blue"]


def test_armies_of_equal_size_take_nobody_back() -> None:
    g = table(
        "alba-longa", seats=3, options=JOB, phase="targets", green=seat(soldiers=2, used=[4]), red=seat(soldiers=2)
    )
    assert g.options("green") == ["red", "blue"]


@pytest.mark.parametrize(("red", "disc"), [(3, 1), (4, 0)])
def test_most_workers_improve_housing(red: int, disc: int) -> None:
    """A36: captured ones count, and a tie gives nothing."""
    g = table(
        "alba-longa", seats=3, options=JOB, phase="works",
        green=seat(workers=3, captured={"quarry": 1}), red=seat(workers=red),
    )  # fmt: skip
    assert g.player("green").disc == disc


def test_nobody_is_rewarded_for_nothing() -> None:
    """A36: everybody without workers is a tie."""
    g = table("alba-longa", seats=3, options=JOB, phase="works")
    assert [king.disc for king in g.table.players] == [0, 0, 0]


def harvest(**kings: Any) -> Scene:
    return table("alba-longa", seats=3, options=JOB, phase="works", season="harvest", climates=["moderate-2"], **kings)


def test_the_greatest_devotion_pays_one_for_the_blessing_and_the_full_price_for_the_harvest() -> None:
    """A35, A37: decided before prayers are spent; the mark is returned in any case."""
    g = harvest(green=seat(level=6), red=seat(level=5, priests=0))
    assert g.table.piety == 0
    g.play("green improve improve")
    assert g.player("green").level == 1
    g.play("red improve leave", "green pray pray")
    assert g.player("green").level == 0
    assert g.table.piety == -1


def test_equal_devotion_is_marked_for_nobody() -> None:
    g = harvest(green=seat(level=6), red=seat(level=6))
    assert g.table.piety == -1


def test_the_mark_is_given_in_the_harvest_season_alone() -> None:
    g = table("alba-longa", seats=3, options=JOB, phase="works", green=seat(level=6))
    assert g.table.piety == -1


@pytest.mark.parametrize(("red", "extra"), [(2, 2), (3, 0)])
def test_most_standing_farmers_bring_two_wheat(red: int, extra: int) -> None:
    """A36: those that lie do not count; captured ones do."""
    g = harvest(green=seat(farmers=3, fallen=1, captured={"farm": 1}), red=seat(farmers=red))
    assert g.player("green").wheat == 3 * 3 - 1 + 3 + extra


def test_without_the_variant_there_are_no_rewards() -> None:
    g = table("alba-longa", seats=3, phase="works", season="harvest", climates=["moderate-2"], green=seat(farmers=3))
    assert g.player("green").wheat == 9
    assert g.table.piety == -1


def test_victory_counts_peasants_not_spaces() -> None:
    g = table(
        "alba-longa", seats=3, options=JOB, phase="growth", green=seat(monuments=10, housing=15, disc=5),
        red=seat(**WHEAT), blue=seat(**WHEAT),
    )  # fmt: skip
    g.play("red grow 0", "blue grow 0")
    assert not g.match.over
