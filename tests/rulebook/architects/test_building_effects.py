"""Effects of buildings (annex)."""

from __future__ import annotations

from regna.scenario import seat, table


def test_the_monument_honours_its_builder_twice() -> None:
    """Annex, Monument: a total of 2 virtue. (E33)"""
    mine = seat(hand=["monument"], apprentices=["miner", "stonecutter"], wood=2, stone=3, marble=2)
    g = table(seats=3, yellow=mine)
    g.play("yellow place guildhall", "yellow build monument")
    assert [p.virtue for p in g.table.players] == [9, 8, 8]
