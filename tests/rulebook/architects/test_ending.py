"""The end of the game (p. 18)."""

from __future__ import annotations

from regna.scenario import seat, table


def test_everybody_has_one_more_turn_after_the_last_slot() -> None:
    """p. 18, three players: whoever fills the last slot also has a last turn. (E27)"""
    g = table(seats=3, turn="green", guildhall=["yellow"] * 15, green=seat(hand=["well"], wood=2, stone=2))
    g.play("green place guildhall", "green build well")
    g.play("yellow place quarry", "red place quarry")
    assert not g.match.over
    g.play("green place quarry")
    assert g.match.over


def test_virtue_gained_at_the_end_still_destroys_debts() -> None:
    """p. 18, final scoring. (E28)"""
    g = table(final=1, yellow=seat(virtue=13, unpaid=2, built=["castle"], gold=4))
    g.play("yellow place quarry")
    assert g.match.over
    assert g.player("yellow").virtue == 14
    assert g.player("yellow").unpaid == 1
    assert g.points("yellow")["virtue"] == 7
    assert g.points("yellow")["debts"] == -2
