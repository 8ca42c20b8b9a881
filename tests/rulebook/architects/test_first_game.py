"""What to know before a first game (p. 6)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import at, goods, prison


def test_a_place_gives_more_with_every_visit() -> None:
    """p. 6, key concept 1. (E04)"""
    g = table()
    g.play("yellow place forest", "red place quarry")
    assert goods(g, "yellow") == {"wood": 1}
    g.play("yellow place forest", "red place quarry")
    assert goods(g, "yellow") == {"wood": 1 + 2}
    g.play("yellow place forest")
    assert goods(g, "yellow") == {"wood": 1 + 2 + 3}
    assert at(g, "yellow", "forest") == 3


def test_prisoners_bring_their_captor_silver_and_go_free_for_nothing() -> None:
    """p. 6, key concept 2. (E35)"""
    g = table(turn="red", red=seat(captured={"yellow": 3}), yellow=seat(silver=2))
    g.play("red place guardhouse", "red guard send")
    assert g.player("red").silver == 3
    assert prison(g) == {"yellow": 3}
    g.play("yellow place guardhouse", "yellow guard release")
    assert prison(g) == {}
    assert g.player("yellow").reserve == 19
    assert g.player("yellow").silver == 2
