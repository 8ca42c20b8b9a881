"""The final score (p. 19). The pictures do not name the buildings: these are some that give the same points."""

from __future__ import annotations

from regna.scenario import Scene, seat, table


def the_example() -> Scene:
    red_built = ["aqueduct", "armoury", "hideout", "treasury"]
    blue_built = ["silver-market", "lighthouse", "barracks", "factory", "well"]
    red = seat(built=red_built, level=3, virtue=12, unpaid=2, gold=2, marble=1, silver=6, prison=3)
    blue = seat(built=blue_built, level=2, virtue=6, gold=1, silver=22, prison=4)
    return table(seats=4, red=red, blue=blue)


def test_red_has_38_points() -> None:
    """p. 19, the example of Red. (E29)"""
    points = the_example().points("red")
    assert list(points.values()) == [30, 7, 3, -4, 3, 0, -1]
    assert sum(points.values()) == 38


def test_blue_has_40_points_and_wins() -> None:
    """p. 19, the example of Blue. (E30)"""
    g = the_example()
    points = g.points("blue")
    assert list(points.values()) == [35, 4, 0, 0, 1, 2, -2]
    assert sum(points.values()) == 40
    blue = 3
    assert g.match.result().winners == [blue]
