"""The worked scores (p. 25, 34 and 35)."""

from __future__ import annotations

import pytest

from regna.games.paladins.base import BASE
from regna.scenario import seat, table


def test_66_points() -> None:
    """EX-23, p. 25."""
    g = table(
        "paladins",
        round=7,
        orders=["order-fortify", "order-attack", "order-commission"],
        yellow=seat(
            strength=11,
            influence=10,
            faith=6,
            monks=6,
            walls=["wall-vp-2", "wall-labourer-vp-1", "wall-scout", "wall-merchant", "wall-fighter", "wall-cleric"],
            converted=["viking-adventurer", "saracen-warrior", "byzantine-warrior", "viking-assassin"],
            attacked=["byzantine-hunter", "byzantine-invader", "byzantine-archer"],
            paid=2,
            unpaid=1,
            coins=2,
            provisions=1,
        ),
    )
    assert g.points("yellow") == {
        "orders": 4 + 8,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "monks": 5,
        "walls": 3 + 3,
        "outsiders": 3 + 1 + 1 + 3,
        "debts": 2 - 3,
        "resources": 1,
        "workshops": 0,
        "outposts": 0,
        "absolutions": 0,
    }
    assert sum(g.points("yellow").values()) == 66


def test_the_opponents_76_points() -> None:
    """EX-32, p. 34: 49 for the attributes; each converted Outsider counts at least one."""
    g = table(
        "paladins",
        seats=1,
        options={"opponent": "standard"},
        round=7,
        orders=["order-fortify", "order-garrison", "order-commission"],
        red=seat(
            strength=12,
            influence=11,
            faith=10,
            monks=6,
            outposts=5,
            workshops=[f"{action.name}-left" for action in BASE.right_hand],
            walls=["wall-scout", "wall-merchant"],
            attacked=["viking-thief", "viking-traitor"],
            converted=[
                "viking-armourer", "viking-lookout", "viking-guardian", "viking-protector", "saracen-invader",
                "saracen-hunter",
            ],
            paid=1,
            unpaid=2,
        ),
    )  # fmt: skip
    points = g.points("red")
    assert points["orders"] == 14
    assert points["strength"] + points["influence"] + points["faith"] == 49
    assert (points["monks"], points["outposts"]) == (5, 2)
    assert points["outsiders"] == 3 + 1 + 3 + 1 + 2 + 1
    assert points["debts"] == 1 - 6
    assert sum(points.values()) == 76


@pytest.mark.parametrize(("ruling", "one", "two"), [("each", 2, 6), ("together", 2, 3)])
def test_mercenaries(ruling: str, one: int, two: int) -> None:
    """EX-34, p. 35: 2 points for one; for two of them 3 each, or 3 in all (A09)."""
    for converted, points in ((["viking-mercenary"], one), (["viking-mercenary", "saracen-mercenary"], two)):
        g = table("paladins", options={"mercenaries": ruling}, yellow=seat(converted=converted))
        assert g.points("yellow")["outsiders"] == points
