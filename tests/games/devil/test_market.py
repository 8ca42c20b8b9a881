"""Buying, selling, loans and repayment (p. 7)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import COLOURS
from regna.scenario import Scene, seat, table

from .playing import goods, planned


def at_the_supply(phase: str, round: int = 1, **things: Any) -> tuple[Scene, str]:  # noqa: A002
    """Whoever is asked first goes to the supply; all have the same."""
    everybody: dict[str, Any] = {colour: seat(**things) for colour in COLOURS}
    g = table("devil", seats=4, phase=phase, round=round, **everybody)
    ask = g.match.pending[0]
    g.play(f"{COLOURS[ask.seat]} {ask.prompt.name} supply")
    return g, COLOURS[ask.seat]


@pytest.mark.parametrize(
    ("phase", "round", "repays"),
    [
        ("keep", 2, True),
        ("repay", 1, True),
        ("offer", 1, False),
        ("plan", 1, False),
        ("vote", 2, False),
        ("wings", 3, True),
        ("mass", 3, True),
        ("face", 5, True),
    ],
)
def test_in_which_phases_debts_are_repaid(phase: str, round: int, repays: bool) -> None:  # noqa: A002
    """§5; everything else goes in every phase."""
    g, colour = at_the_supply(phase, round, debt=4, coin=3, wood=1)
    options = g.options(colour)
    assert {"buy-stone", "sell-wood", "loan-6"} < set(options)
    assert [option for option in options if option.startswith("repay")] == ["repay-1", "repay-2", "repay-3"] * repays


@pytest.mark.parametrize(
    ("good", "buying", "selling"), [("wood", 3, 1), ("stone", 3, 1), ("wheat", 3, 1), ("glass", 5, 2), ("marble", 5, 2)]
)
def test_prices_of_the_supply(good: str, buying: int, selling: int) -> None:
    """X01, resource by resource."""
    g, _ = at_the_supply("offer", coin=buying)
    g.play(f"blue market buy-{good}")
    assert goods(g, "blue") == {good: 1}
    g, _ = at_the_supply("offer", coin=buying - 1)
    assert g.refused("blue")[f"buy-{good}"] == "coins"
    g, _ = at_the_supply("offer", **{good: 1})
    g.play(f"blue market sell-{good}")
    assert goods(g, "blue") == {"coin": selling}


def test_nobody_borrows_beyond_ten() -> None:
    """X02: three of a debt of 7, and then nothing."""
    g, _ = at_the_supply("offer", debt=7)
    assert [option for option in g.options("blue") if option.startswith("loan")] == ["loan-1", "loan-2", "loan-3"]
    g.play("blue market loan-3")
    assert (g.player("blue").owes, g.player("blue").coins) == (10, 3)
    assert g.refused("blue")["loan-1"] == "most-debt"


def test_no_more_is_repaid_than_there_is_or_is_owed() -> None:
    g, _ = at_the_supply("repay", debt=2, coin=5)
    assert [option for option in g.options("blue") if option.startswith("repay")] == ["repay-1", "repay-2"]
    g.play("blue market repay-2")
    assert (g.player("blue").owes, g.player("blue").coins) == (0, 3)


def test_the_last_chance_is_given_to_everybody_with_debts() -> None:
    """A48 and A64: in round 1, too, and without a coin."""
    g = table("devil", seats=4, phase="repay", round=1, blue=seat(debt=2, coin=5), red=seat(debt=1), green=seat(coin=5))
    assert [ask.seat for ask in g.match.pending] == [0, 1]
    assert g.options("blue") == ["0", "1", "2", "supply"]
    assert g.options("red") == ["0", "supply"]


def test_a_loan_in_a_sealed_answer_shows_when_answers_are_opened() -> None:
    """A65."""
    g, _ = at_the_supply("offer")
    g.play("blue market loan-4", "blue market back", "blue offer done", "blue price 1-shards")
    assert g.match.view(1)["players"][0]["debt"] == 0
    for colour in COLOURS[1:]:
        g.play(f"{colour} offer done", f"{colour} price 2-coins")
    assert g.match.view(1)["players"][0]["debt"] == 4


def test_a_loan_of_five_for_the_glass_of_a_building() -> None:
    """E02: from a debt of 3 to 8, and neither coin nor glass is left."""
    g = planned("build chapel", hand=["chapel"], stone=1, debt=3)
    assert g.options("blue") == ["loan-1", "loan-2", "loan-3", "loan-4", "loan-5"]
    g.play("blue fund loan-5")
    assert (g.player("blue").debt, goods(g, "blue"), len(g.player("blue").built)) == (8, {}, 1)


def test_nothing_is_undone_within_one_question() -> None:
    """R01: no sale of what was bought, no repayment of a loan."""
    g, _ = at_the_supply("repay", debt=2, coin=5)
    g.play("blue market buy-wood", "blue market loan-1")
    assert g.refused("blue")["sell-wood"] == "undoing"
    assert g.refused("blue")["repay-1"] == "undoing"
