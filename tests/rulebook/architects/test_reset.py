"""The reset of the Black Market (p. 17)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import cards, prison, turn


def test_the_third_worker_at_the_market_sends_all_of_them_to_prison() -> None:
    """p. 17, the example of Red, Blue and Yellow. (E26)"""
    g = table(
        seats=4,
        turn="red",
        market=["red", "blue"],
        market_small=["market-5", "market-6"],
        red=seat(silver=3),
        blue=seat(prison=2, apprentices=["gatekeeper"]),
        yellow=seat(prison=2),
    )
    g.play("red place black-market-right")
    assert g.table.market == [-1, -1, -1]
    assert prison(g) == {"yellow": 2, "red": 2, "blue": 3}
    assert cards(g, g.table.market_large) == ["market-5"]
    assert cards(g, g.table.market_small) == ["market-6"]
    g.play("blue free 2")
    assert prison(g) == {"yellow": 2, "red": 2, "blue": 1}
    assert [p.virtue for p in g.table.players] == [7, 6, 7, 7]
    assert [p.unpaid for p in g.table.players] == [1, 1, 0, 0]
    assert turn(g) == "green"
