"""Asymmetric boards (annex)."""

from __future__ import annotations

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import cards, goods, prison


def test_frederick() -> None:
    """Annex, the example of Frederick. (E32)"""
    g = Scene(Match.new(load("architects"), 2, {"boards": "chosen"}))
    g.play("yellow board frederick", "red board rudolf")
    assert prison(g) == {}
    assert g.player("yellow").silver == 4
    assert g.player("yellow").virtue == 7
    assert goods(g, "yellow") == {"stone": 1}

    g = table(yellow=seat(board="frederick", gold=1, hand=["keep"]), rewards=["reward-stone"])
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.player("yellow").level == 1
    assert cards(g, g.player("yellow").hand) == ["keep"]
