"""Workers on muster cards, Muster, and paladins who save or borrow."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.paladins.words import CRIMINAL, LABOURER, SCOUT
from regna.scenario import Scene, seat

from . import DIPLOMACY, crowned, keys

CREW: dict[str, Any] = {"cleric": 1, "labourer": 1, "scout": 1}
EASY: dict[str, Any] = {
    "stack_1": ["muster-04"],
    "stack_2": ["muster-05"],
    "stack_3": ["muster-06"],
    "stack_4": ["muster-03"],
}


def able(**things: Any) -> dict[str, Any]:
    """Somebody who can muster whatever lies there."""
    return {**CREW, "faith": 9, "strength": 9, "influence": 9, **things}


def mustering(provisions: int, **position: Any) -> Scene:
    g = crowned(**{**EASY, **position}, yellow=able(provisions=provisions), red=seat(labourer=1))
    g.play("yellow act muster")
    return g


@pytest.mark.parametrize(("number", "left"), [("muster-06", 2), ("muster-05", 1), ("muster-04", 0)])
def test_a_provision_for_every_gap(number: str, left: int) -> None:
    """CD-05, p. 6: the first Muster of the game, from the fourth stack."""
    g = mustering(3)
    assert g.refused("yellow") == {"muster-03": "diplomat"}
    g.play(f"yellow muster {number}")
    assert g.player("yellow").provisions == left + 2 * (number == "muster-04")


def test_too_few_provisions_or_too_low() -> None:
    g = mustering(2)
    assert g.refused("yellow")["muster-04"] == "provisions"
    g = mustering(3, stack_1=["muster-30"])
    assert g.options("yellow") == ["muster-30", "muster-05", "muster-06"]
    g = crowned(**EASY, yellow=seat(**CREW, provisions=3, strength=1), red=seat(labourer=1))
    g.play("yellow act muster")
    assert (g.ask("yellow"), keys(g, g.player("yellow").mustered)) == (None, ["muster-05"])


def test_muster_is_refused_without_a_card_to_be_had() -> None:
    g = crowned(**EASY, yellow=seat(**CREW, provisions=3))
    assert g.refused("yellow")["muster"] == "level"
    empty: dict[str, Any] = {f"stack_{n}": [] for n in range(1, 5)}
    assert crowned(**empty, yellow=able(provisions=3)).refused("yellow")["muster"] == "no-musters"


def test_an_empty_stack_keeps_its_place() -> None:
    """B09: the Diplomat stays there, distances stay, and nobody can go there."""
    g = crowned(**{**EASY, "stack_4": [], "stack_3": []}, yellow=able(provisions=3), red=seat(labourer=1))
    g.play("yellow act muster")
    assert g.options("yellow") == ["muster-04", "muster-05"]
    assert g.match.view()["offers"]["yellow"]["muster"]["paths"] == [3, 2, 1, 0]


def test_a_criminal_on_the_card_brings_a_suspicion_before_the_rest() -> None:
    """CD-07, p. 6 (B56): the Inquisition is over before the card gives anything."""
    g = crowned(
        **{**EASY, "stack_3": ["muster-01"]},
        pool=1,
        suspicions=["suspicion-1"],
        muster_workers=["", "", "criminal"],
        yellow=able(provisions=1),
        red=seat(labourer=1),
    )
    g.play("yellow act muster")
    me = g.player("yellow")
    assert (me.workers[CRIMINAL], me.coins, len(me.suspicions), me.unpaid, g.table.inquisitions) == (1, 1, 1, 1, 1)
    g.play("yellow choose 1-repay")
    assert (me.paid, me.attributes[DIPLOMACY]) == (1, 1)


def test_the_worker_on_a_card_goes_to_whoever_musters_it() -> None:
    """B57."""
    g = crowned(
        **EASY, yellow=seat(scout=1, coins=1), red=able(provisions=1), townsfolk_row=["abbot-labourer"], first="yellow"
    )
    g.play("yellow act muster-06", "yellow hire stop", "red act muster", "red hire stop")
    assert (g.player("red").workers[SCOUT], g.table.stacks[2].worker) == (1, -1)


def test_one_worker_a_card() -> None:
    """p. 5: whoever it is; its slot, its price; the Diplomat's stack too (B10)."""
    g = crowned(**EASY, muster_workers=["labourer"], yellow=seat(labourer=1, scout=1), red=seat(labourer=1))
    assert g.refused("yellow")["muster-04"] == "muster-taken"
    assert g.refused("yellow")["muster-06"] == "coins"
    assert g.refused("yellow")["muster-03"] == "workers"
    g = crowned(**EASY, yellow=seat(cleric=1), red=seat(labourer=1))
    g.play("yellow act muster-03")
    assert (g.player("yellow").coins, g.table.stacks[3].worker) == (1, 4)


def test_a_horseman_answers_to_muster_alone() -> None:
    """p. 14 (B58): not to a worker on a card."""
    g = crowned(**EASY, yellow=able(provisions=1, townsfolk=["horseman-provision"]), red=seat(labourer=1))
    g.play("yellow act muster", "yellow hire stop")
    assert g.player("yellow").provisions == 1
    g = crowned(**EASY, yellow=seat(labourer=1, townsfolk=["horseman-provision"]), red=seat(labourer=1))
    g.play("yellow act muster-05")
    assert (g.player("yellow").provisions, g.player("yellow").workers[LABOURER]) == (0, 2)


def test_taxes_and_a_quest_come_in_the_players_order() -> None:
    """A horseman's tax may bring the Inquisition before or after somebody goes on a quest."""
    g = crowned(
        **EASY,
        pool=1,
        townsfolk_row=["abbot-tax"],
        yellow=able(provisions=1, townsfolk=["horseman-tax"], unpaid=1, suspicions=["suspicion-0"]),
        red=seat(labourer=1),
    )
    g.play("yellow act muster")
    assert g.options("yellow") == ["1-quest", "1-tax"]


def test_no_prayer_clears_a_muster_card() -> None:
    """B58: but the actions Muster and Negotiate are like any other."""
    g = crowned(
        **EASY,
        muster_workers=["labourer"],
        yellow=seat(cleric=1, coins=2, busy=["muster", "negotiate"]),
        red=seat(labourer=1),
    )
    g.play("yellow act pray")
    assert g.options("yellow") == ["muster", "negotiate", "stop"]


# Paladins


def test_a_paladin_may_save_the_provisions_of_muster() -> None:
    g = crowned(**EASY, yellow=able(paladin="herald"), red=seat(labourer=1))
    g.play("yellow act muster", "yellow muster muster-04")
    assert g.player("yellow").provisions == 2


def test_maugris_borrows_for_whatever_costs_something() -> None:
    """B59: a worker on a card, Muster, Develop, a favour; nothing for what is free or a debt already."""
    borrower = {"paladin": "maugris", "unpaid": 0}
    g = crowned(**EASY, yellow=seat(**borrower, scout=1), red=seat(labourer=1), townsfolk_row=["abbot-labourer"])
    g.play("yellow act muster-06", "yellow hire stop")
    assert g.player("yellow").unpaid == 1
    g = crowned(**EASY, yellow=able(**borrower), red=seat(labourer=1))
    g.play("yellow act muster", "yellow muster muster-04")
    assert g.player("yellow").unpaid == 1
    g = crowned(yellow=seat(**borrower, labourer=2, coins=4), red=seat(labourer=1))
    g.play("yellow act develop", "yellow cover attack-left")
    assert g.options("yellow") == ["coins", "debt"]
    g.play("yellow pay coins")
    assert (g.player("yellow").unpaid, g.player("yellow").coins) == (0, 0)
    favours = ["favour-absolution", "favour-loan"]
    g = crowned(round=4, favours=favours, yellow=seat(**borrower, fighter=1, labourer=1), red=seat(labourer=2))
    g.play("yellow act favour-absolution", "yellow choose 1-repay")
    assert (g.player("yellow").unpaid, g.player("yellow").paid) == (0, 1)
    g.play("red act conspire", "yellow act favour-loan")
    assert g.player("yellow").unpaid == 1


def test_maugris_recruits_by_debt_where_nobody_else_can() -> None:
    g = crowned(
        townsfolk_row=[""] * 3 + ["abbot-labourer"], yellow=seat(paladin="maugris", labourer=1), red=seat(labourer=1)
    )
    g.play("yellow act recruit", "yellow hire abbot-labourer quest")
    assert g.player("yellow").unpaid == 1
