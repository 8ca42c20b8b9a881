"""The order of gains (A24): asked where one can change another, and only there."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.paladins.gains import order_matters
from regna.games.paladins.words import DESTROY, REPAY
from regna.scenario import Scene, seat, table

MISSION = {"scout": 1, "labourer": 1, "cleric": 1, "provisions": 1}
CONFESSION = {"cleric": 1, "labourer": 1, "merchant": 1, "coins": 1}
ATTACK = {"strength": 1, "scout": 1, "labourer": 1, "fighter": 1}
WAITING = seat(labourer=1)
"""Somebody who has the next turn."""


def asked(g: Scene) -> str:
    return g.match.pending[0].prompt.name


def fight(pool: int) -> Scene:
    """Yellow, with a Defender who brings one Tax, attacks a Thief who brings two."""
    g = table(
        "paladins",
        outsider_row=["viking-thief"],
        pool=pool,
        yellow=seat(townsfolk=["defender-tax"], **ATTACK),
        red=WAITING,
    )
    g.play("yellow act attack")
    return g


@pytest.mark.parametrize(("first", "left"), [("2-tax", 5), ("1-tax", 6)])
def test_two_taxes_of_different_size_come_in_the_order_of_the_player(first: str, left: int) -> None:
    """With two coins in the pool the first two empty it, and the third comes from the new one; or all three end it."""
    g = fight(pool=2)
    assert g.options("yellow") == ["2-tax", "1-tax"]
    g.play(f"yellow first {first}")
    assert (g.table.pool, g.table.inquisitions, g.player("yellow").coins) == (left, 1, 3)


@pytest.mark.parametrize("pool", [3, 4])
def test_taxes_that_do_not_exceed_the_pool_need_no_order(pool: int) -> None:
    assert asked(fight(pool)) == "act"


def commission(place: str, **position: Any) -> Scene:
    g = table("paladins", **{"yellow": seat(townsfolk=["acolyte-tax"], **MISSION)} | position)
    g.play("yellow act commission", f"yellow send {place}")
    return g


@pytest.mark.parametrize(("pool", "question"), [(6, "hire"), (1, "first")])
def test_a_recruit_and_a_tax_are_ordered_only_if_the_pool_can_run_empty(pool: int, question: str) -> None:
    """An Acolyte's tax beside a free recruit, who can bring two more at worst."""
    assert asked(commission("1-recruit", pool=pool)) == question


@pytest.mark.parametrize(("suspicions", "question"), [([], "act"), (["suspicion-0"], "first")])
def test_absolving_with_a_tax_asks_for_an_order_only_if_there_is_something_to_discard(
    suspicions: list[str], question: str
) -> None:
    """An Abbot's tax calls the Inquisition, before or after the discard."""
    g = table(
        "paladins", pool=1, yellow=seat(townsfolk=["abbot-tax"], suspicions=suspicions, **CONFESSION), red=WAITING
    )
    g.play("yellow act absolve", "yellow fill faith")
    assert asked(g) == question


@pytest.mark.parametrize(("unpaid", "matters"), [(1, True), (0, False)])
def test_repaying_and_discarding_a_debt_are_ordered_if_there_is_one(unpaid: int, matters: bool) -> None:
    """Whichever comes first takes the only one; no base action brings both."""
    g = table("paladins", yellow=seat(labourer=1, unpaid=unpaid))
    assert order_matters(g.table, g.player("yellow"), ((REPAY, 1), (DESTROY, 1))) is matters


def test_a_townsman_who_is_gained_by_an_action_does_not_answer_to_it() -> None:
    """R09: an Acolyte who joins through a mission brings nothing for that mission."""
    g = table("paladins", townsfolk_row=["acolyte-coin", "squire-faith"], yellow=seat(**MISSION))
    g.play("yellow act commission", "yellow send 1-recruit", "yellow hire acolyte-coin keep")
    assert (g.player("yellow").coins, len(g.player("yellow").townsfolk)) == (1, 1)


def test_whoever_has_passed_can_come_to_hold_a_fourth_worker() -> None:
    """R10: a Peddler's labourer at an Inquisition that another calls."""
    red = seat(townsfolk=["peddler-labourer"], suspicions=["suspicion-0", "suspicion-0"], labourer=3, passed=True)
    g = table("paladins", outsider_row=["viking-thief"], pool=2, yellow=seat(**ATTACK), red=red)
    g.play("yellow act attack")
    assert sum(g.player("red").workers) == 4
