"""Setting up (p. 5 to 7)."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.games.paladins.actions.regions import CLOSED
from regna.games.paladins.board import PLACES
from regna.kernel import Match
from regna.scenario import seat, table

GAME = load("paladins")


def test_whoever_drafts_the_architect_gains_a_provision_for_nothing() -> None:
    """EX-01, p. 7."""
    g = table(
        "paladins",
        phase="draft",
        round=0,
        first="red",
        turn="yellow",
        townsfolk_row=["architect-provision", "abbot-tax"],
        yellow=seat(coins=3, provisions=1),
    )
    g.play("yellow draft architect-provision")
    me = g.player("yellow")
    assert (me.coins, me.provisions) == (3, 2)
    assert [g.table.cards[card].key for card in me.townsfolk] == ["architect-provision"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_townsfolk_are_drafted_in_reverse_turn_order_without_refill(seats: int) -> None:
    """p. 7: from the player on the first one's right, counter-clockwise; 5, 4, 3, 2 to choose from."""
    match = Match.new(GAME, seats, seed=3)
    first = match.table.first  # type: ignore[attr-defined]
    order, choices = [], []
    while match.pending[0].prompt.name == "draft":
        order.append(match.pending[0].seat)
        choices.append(len(match.pending[0].options))
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    assert order == [(first - 1 - n) % seats for n in range(seats)]
    assert choices == [5, 4, 3, 2][:seats]
    assert len(match.view()["townsfolk_row"]) == 5


def test_the_rest_of_the_row_slides_right_after_the_draft() -> None:
    """p. 7."""
    g = table(
        "paladins",
        phase="draft",
        round=0,
        townsfolk_row=["abbot-tax", "acolyte-tax", "defender-tax", "gatekeeper-tax", "watchman-tax"],
        townsfolk=["squire-faith", "peddler-coin"],
        first="yellow",
        turn="red",
    )
    g.play("red draft defender-tax", "yellow draft watchman-tax")
    row = [g.table.cards[card].key for card in g.table.townsfolk_slots]
    assert row == ["peddler-coin", "squire-faith", "abbot-tax", "acolyte-tax", "gatekeeper-tax"]


@pytest.mark.parametrize(("seats", "pool", "spaces"), [(2, 6, 25), (3, 7, 34), (4, 8, 40)])
def test_what_depends_on_the_number_of_players(seats: int, pool: int, spaces: int) -> None:
    """p. 5, p. 23 and p. 36; the pool for fewer than four is a reconstruction (A01)."""
    t = Match.new(GAME, seats).table
    assert t.pool == pool  # type: ignore[attr-defined]
    assert len(PLACES) - t.places.count(CLOSED) == spaces  # type: ignore[attr-defined]


def test_everybody_begins_alike() -> None:
    """p. 6: three coins, a provision, twelve paladins, and nothing done."""
    match = Match.new(GAME, 4)
    for me in match.table.players:
        assert (me.coins, me.provisions, len(me.deck)) == (3, 1, 12)
        assert me.attributes == [0, 0, 0]
    t = match.view()
    assert (t["orders"]["size"], t["favours"]["size"]) == (3, 5)
    assert (t["orders_box"]["size"], t["favours_box"]["size"]) == (3, 5)
