"""Suspicions, taxes, debts and the Inquisition at their edges."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from regna.bots import RandomBot
from regna.games import load
from regna.games.paladins.words import CRIMINAL
from regna.kernel import Match, play_out
from regna.scenario import Scene, seat, table

FIGHTERS = {"strength": 1, "scout": 1, "labourer": 1, "fighter": 1}


def tax_two(**position: Any) -> Scene:
    """Yellow attacks a Thief: an Influence and two tax."""
    g = table("paladins", **{"outsider_row": ["viking-thief"], "yellow": seat(**FIGHTERS)} | position)
    g.play("yellow act attack")
    return g


@pytest.mark.parametrize(("pool", "left", "inquisitions"), [(2, 6, 1), (3, 1, 0), (1, 6, 1)])
def test_the_last_coin_calls_the_inquisition(pool: int, left: int, inquisitions: int) -> None:
    """ED-19, ED-20, p. 22; what the pool lacks comes from the supply (A25)."""
    g = tax_two(pool=pool)
    assert (g.table.pool, g.table.inquisitions, g.player("yellow").coins) == (left, inquisitions, 2)


def test_without_suspicions_there_are_no_debts() -> None:
    """ED-22, p. 23."""
    g = tax_two(pool=2)
    assert [me.unpaid for me in g.table.players] == [0, 0]
    assert g.table.pool == 6


def test_half_of_one_suspicion_is_none() -> None:
    """ED-23, p. 23."""
    g = tax_two(seats=3, pool=2, yellow=seat(**FIGHTERS, suspicions=["suspicion-0"]))
    me = g.player("yellow")
    assert (me.unpaid, len(me.suspicions)) == (1, 1)


def test_whoever_has_passed_is_judged_too() -> None:
    """ED-25, p. 24."""
    g = tax_two(pool=2, red=seat(passed=True, suspicions=["suspicion-0"] * 4))
    me = g.player("red")
    assert (me.unpaid, len(me.suspicions)) == (1, 2)


def test_a_conspirator_saves_its_owner_from_a_tie() -> None:
    """ED-26, p. 23."""
    three = ["suspicion-0"] * 3
    g = tax_two(
        pool=2,
        yellow=seat(**FIGHTERS, suspicions=three, townsfolk=["conspirator-discard"]),
        red=seat(suspicions=three),
    )
    assert [(me.unpaid, len(me.suspicions)) for me in g.table.players] == [(0, 2), (1, 2)]


@pytest.mark.parametrize(("first", "coins"), [("peddler-coin", 4), ("conspirator-discard", 2)])
def test_the_order_of_peddler_and_conspirator_matters(first: str, coins: int) -> None:
    """ED-28, p. 35."""
    folk = ["conspirator-discard", "peddler-coin"]
    g = tax_two(pool=2, yellow=seat(**FIGHTERS, suspicions=["suspicion-0"] * 2, townsfolk=folk))
    assert g.options("yellow") == folk
    g.play(f"yellow react {first}")
    assert g.player("yellow").coins == coins


def test_nobody_is_asked_where_the_order_cannot_matter() -> None:
    """Three suspicions: the peddler is paid before or after."""
    g = tax_two(
        pool=2,
        yellow=seat(**FIGHTERS, suspicions=["suspicion-0"] * 3, townsfolk=["conspirator-discard", "peddler-coin"]),
    )
    assert (g.player("yellow").coins, len(g.player("yellow").suspicions)) == (4, 1)


def test_the_table_reacts_clockwise_from_the_active_player() -> None:
    """A13."""
    folk = {"yellow": "squire-faith", "red": "squire-influence", "green": "squire-strength"}
    g = table(
        "paladins",
        seats=3,
        pool=2,
        turn="red",
        outsider_row=["viking-thief"],
        red=seat(**FIGHTERS, townsfolk=[folk["red"]]),
        yellow=seat(townsfolk=[folk["yellow"]]),
        green=seat(townsfolk=[folk["green"]]),
    )
    g.play("red act attack")
    reacted = [told.event.player for told in g.match.events_for(None) if told.event.kind == "react"]
    assert reacted == [1, 2, 0]


def test_without_any_suspicion_left_the_inquisition_comes_first() -> None:
    """ED-29, p. 22: four players with six each, and a criminal for the first."""
    kinds = ["suspicion-0"] * 10 + ["suspicion-1"] * 8 + ["suspicion-2"] * 6
    hands = [kinds[n::4] for n in range(4)]
    g = table(
        "paladins",
        seats=4,
        pool=8,
        yellow=seat(labourer=1, suspicions=hands[0]),
        red=seat(suspicions=hands[1]),
        green=seat(suspicions=hands[2]),
        blue=seat(suspicions=hands[3]),
    )
    g.play("yellow act conspire")
    assert [me.unpaid for me in g.table.players] == [1, 1, 1, 1]
    assert [len(me.suspicions) for me in g.table.players] == [4, 3, 3, 3]
    assert len(g.table.suspicions) == 11


def test_the_latest_suspicions_go_first() -> None:
    """p. 23 (A16)."""
    g = tax_two(pool=2, red=seat(suspicions=["suspicion-0", "suspicion-1", "suspicion-2", "suspicion-2"]))
    assert [g.table.cards[card].tax for card in g.player("red").suspicions] == [0, 1]


def test_destroying_a_debt_needs_an_unpaid_one() -> None:
    """ED-41, p. 23 and 36."""
    row = ["byzantine-hunter"]
    g = table("paladins", outsider_row=row, yellow=seat(**FIGHTERS, paid=2))
    g.play("yellow act attack")
    assert (g.player("yellow").paid, g.player("yellow").unpaid) == (2, 0)
    g = table("paladins", outsider_row=row, yellow=seat(**FIGHTERS, paid=2, unpaid=1))
    g.play("yellow act attack")
    assert (g.player("yellow").paid, g.player("yellow").unpaid) == (2, 0)


def test_debt_collectors_answer_to_each_debt_repaid() -> None:
    """p. 35: several copies act by themselves."""
    g = table(
        "paladins",
        yellow=seat(
            coins=1,
            cleric=1,
            labourer=1,
            merchant=1,
            unpaid=1,
            townsfolk=["debt-collector-scout", "debt-collector-fighter"],
        ),
    )
    g.play("yellow act absolve", "yellow fill repay-1")
    assert g.player("yellow").workers == [0, 1, 0, 1, 0, 0]


def test_kept_criminals_bring_no_new_suspicion() -> None:
    """A44."""
    g = table("paladins", yellow=seat(criminal=2), red=seat(passed=True))
    g.play("yellow act pass")
    assert g.player("yellow").workers[CRIMINAL] == 2
    assert not g.player("yellow").suspicions


# The order of gains (A24)


def test_tithes_ask_for_the_order_when_the_pool_would_be_emptied() -> None:
    """F3, p. 8: a suspicion less before the Inquisition, or after it."""
    position: dict[str, Any] = {"round": 3, "favours": ["favour-tithes"], "pool": 2}
    suspect = seat(cleric=1, suspicions=["suspicion-0"])
    g = table("paladins", **position, yellow=suspect)
    g.play("yellow act favour-tithes")
    assert g.options("yellow") == ["1-discard", "2-tax"]
    g.play("yellow first 1-discard")
    assert g.player("yellow").unpaid == 0
    g = table("paladins", **position, yellow=suspect)
    g.play("yellow act favour-tithes", "yellow first 2-tax")
    assert g.player("yellow").unpaid == 1


def test_nothing_is_asked_when_the_pool_lasts() -> None:
    g = table("paladins", round=3, favours=["favour-tithes"], pool=3, yellow=seat(cleric=1, suspicions=["suspicion-0"]))
    g.play("yellow act favour-tithes")
    assert (g.player("yellow").coins, len(g.player("yellow").suspicions), g.table.pool) == (2, 0, 1)


def test_an_inquisition_interrupts_an_action_that_then_goes_on() -> None:
    """p. 22: the tax of a Gatekeeper comes after the wall's Strength, and the round goes on."""
    g = table(
        "paladins",
        pool=1,
        walls=["wall-labourer-3"],
        yellow=seat(provisions=1, merchant=1, labourer=1, scout=1, townsfolk=["gatekeeper-tax"]),
        red=seat(labourer=1, suspicions=["suspicion-0"] * 2),
    )
    g.play("yellow act fortify")
    me = g.player("yellow")
    assert (me.attributes[1], me.workers[0], me.coins) == (1, 3, 1)
    assert (g.player("red").unpaid, g.table.pool) == (1, 6)
    assert g.ask("red") is not None


def test_random_games_meet_inquisitions_in_the_middle_of_actions() -> None:
    """In the course of a few games somebody gains something after an Inquisition of the same move."""
    game = load("paladins")
    interrupted = 0
    for seed in range(12):
        match, bot = Match.new(game, 4, seed=seed, listen=True), RandomBot(seed)
        play_out(match, bot.pick)
        told = match.events_for(None)
        for before, after in pairwise(told):
            interrupted += before.event.kind == "pool" and after.event.kind in ("gain", "suspicion", "tax", "discard")
    assert interrupted > 0
