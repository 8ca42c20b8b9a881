"""The solo game (annex)."""

from __future__ import annotations

from regna.scenario import seat, table


def test_after_twelve_workers_both_sides_have_a_last_turn() -> None:
    """Annex, end of the solo game. (E34)"""
    g = table(
        seats=1,
        options={"opponent": "constantine"},
        guildhall=["yellow"] * 5 + ["red"] * 6,
        schemes=["s17", "s18"],
        yellow=seat(hand=["well"], wood=2, stone=2),
    )
    g.play("yellow place guildhall", "yellow build well")
    assert not g.match.over
    opponent = g.player("red")
    assert opponent.reserve == 20 - 6 - 1
    g.play("yellow place forest")
    assert g.match.over
    assert opponent.reserve == 20 - 6 - 1
