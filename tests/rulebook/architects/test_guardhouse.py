"""The Guardhouse (p. 13)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import captives, prison, turn


def test_two_of_three_actions_send_captives_and_free_prisoners() -> None:
    """p. 13, Guardhouse. (E16)"""
    mine = seat(guardhouse=2, captured={"yellow": 3, "green": 2}, prison=2, unpaid=1, silver=1)
    g = table(seats=3, turn="red", red=mine)
    g.play("red place guardhouse", "red guard send")
    assert g.player("red").silver == 1 + 5
    assert captives(g, "red") == {}
    assert prison(g) == {"yellow": 3, "red": 2, "green": 2}
    g.play("red guard release")
    assert prison(g) == {"yellow": 3, "green": 2}
    assert g.player("red").reserve == 20 - 3
    g.play("red guard stop")
    assert g.player("red").unpaid == 1
    assert turn(g) == "green"
