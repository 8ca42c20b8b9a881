"""Develop, Recruit, Pray, Conspire, Hunt and Trade (p. 13 to 15)."""

from __future__ import annotations

import pytest

from regna.games.paladins.base import BASE
from regna.games.paladins.crews import staff_of
from regna.games.paladins.words import (
    ABSOLVE,
    ANY,
    CLERIC,
    COMMISSION,
    CRIMINAL,
    HUNT,
    LABOURER,
    MERCHANT,
    PRAY,
    SCOUT,
)
from regna.scenario import seat, table


def test_a_workshop_covers_the_green_slot_of_commission_and_brings_a_scout() -> None:
    """EX-10, p. 13."""
    g = table("paladins", yellow=seat(coins=4, labourer=1, fighter=1))
    g.play("yellow act develop", "yellow cover commission-left")
    me = g.player("yellow")
    assert me.coins == 0
    assert me.workers == [0, 1, 0, 0, 0, 0]
    assert staff_of(me, BASE.actions[COMMISSION]).slots == (ANY, CLERIC)


def test_the_abbot_goes_on_a_quest_for_two_coins() -> None:
    """EX-11, p. 14."""
    g = table("paladins", townsfolk_row=["", "", "abbot-labourer"], yellow=seat(coins=2, merchant=1))
    g.play("yellow act recruit")
    me = g.player("yellow")
    assert me.coins == 0
    assert (me.workers[CLERIC], me.workers[LABOURER], sum(me.workers)) == (1, 1, 2)
    assert g.table.townsfolk_gone
    assert not me.townsfolk


@pytest.mark.parametrize(("way", "coins", "unpaid"), [("coins", 1, 0), ("debt", 4, 1)])
def test_the_gatekeeper_is_recruited_for_three_coins_or_a_debt(way: str, coins: int, unpaid: int) -> None:
    """EX-12, p. 14: she gives a coin at once, and a coin for each wall from now on."""
    g = table(
        "paladins",
        townsfolk_row=["gatekeeper-coin"],
        walls=["wall-strength-2"],
        yellow=seat(coins=3, provisions=1, labourer=2, fighter=1, merchant=1, scout=1),
        red=seat(labourer=1),
    )
    g.play(
        "yellow act recruit",
        "yellow hire gatekeeper-coin keep",
        f"yellow pay {way}",
        "yellow staff 1-labourer+1-fighter",
    )
    me = g.player("yellow")
    assert (me.coins, me.unpaid, len(me.townsfolk)) == (coins, unpaid, 1)
    g.play("red act pass", "yellow act fortify")
    assert me.coins == coins + 1


def test_a_criminal_prays_and_frees_absolve() -> None:
    """EX-13, p. 15: Pray itself is busy from now on."""
    g = table(
        "paladins",
        yellow=seat(coins=2, criminal=1, labourer=1, busy=["absolve", "hunt"]),
        red=seat(labourer=2),
    )
    g.play("yellow act pray")
    assert g.options("yellow") == ["hunt", "absolve", "stop"]
    g.play("yellow clear absolve")
    me = g.player("yellow")
    assert me.coins == 0
    assert [me.is_busy(BASE.actions[action]) for action in (ABSOLVE, HUNT, PRAY)] == [False, True, True]
    assert me.workers == [1, 0, 0, 0, 0, 0]


def test_conspire_brings_a_criminal_with_a_suspicion() -> None:
    """p. 15."""
    g = table("paladins", suspicions=["suspicion-1"], yellow=seat(labourer=1))
    g.play("yellow act conspire")
    me = g.player("yellow")
    assert (me.workers[CRIMINAL], len(me.suspicions), me.coins, g.table.pool) == (1, 1, 1, 5)


@pytest.mark.parametrize(
    ("action", "helper", "field"), [("hunt", "scout", "provisions"), ("trade", "merchant", "coins")]
)
def test_one_worker_brings_one_and_two_bring_three(action: str, helper: str, field: str) -> None:
    """p. 15: the second must be of the action's colour."""
    g = table("paladins", yellow=seat(labourer=1, **{helper: 1}))
    g.play(f"yellow act {action}", "yellow hands 2")
    assert getattr(g.player("yellow"), field) == 3
    g = table("paladins", yellow=seat(labourer=1, **{helper: 1}))
    g.play(f"yellow act {action}", "yellow hands 1", "yellow staff 1-labourer")
    assert getattr(g.player("yellow"), field) == 1
    assert g.player("yellow").workers[SCOUT if helper == "scout" else MERCHANT] == 1
