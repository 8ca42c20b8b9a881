"""The Guildhall and building (p. 13 and 14)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import goods


def test_with_four_players_the_sixth_column_stays_empty() -> None:
    """p. 13, Guildhall: the next worker lies right of the Blue one in the second row. (E17)"""
    lying = ["yellow", "red", "green", "yellow", "red", "blue"]
    g = table(seats=4, guildhall=lying, yellow=seat(hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    second_row = g.table.guildhall[g.table.columns : 2 * g.table.columns]
    blue, yellow = 3, 0
    assert second_row == [blue, yellow]
    assert g.table.columns == 5
    assert g.table.slots == 20


def test_the_keep() -> None:
    """p. 14, the left picture. (E18)"""
    mine = seat(hand=["keep"], apprentices=["labourer"], wood=5, stone=2, gold=2, captured={"red": 7})
    g = table(yellow=mine)
    g.play("yellow place guildhall", "yellow build keep")
    assert goods(g, "yellow") == {}
    assert g.player("yellow").virtue == 5
    assert g.points("yellow")["buildings"] == 12 + 2


def test_the_well() -> None:
    """p. 14, the right picture. (E19)"""
    g = table(yellow=seat(hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert goods(g, "yellow") == {"clay": 4}
    assert g.player("yellow").virtue == 7
    assert g.points("yellow")["buildings"] == 3
