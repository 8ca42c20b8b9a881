"""Points and ties."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table


def test_boosts_never_count_at_the_end() -> None:
    """ED-47, p. 24 (A33)."""
    g = table("paladins", round=7, yellow=seat(paladin="gerier", faith=7, converted=["saracen-warrior"]))
    assert g.points("yellow")["outsiders"] == 1
    assert g.points("yellow")["faith"] == 6


def test_the_champion_counts_orders() -> None:
    """ED-43, p. 35."""
    g = table(
        "paladins",
        round=3,
        orders=["order-commission", "order-garrison", "order-attack"],
        yellow=seat(monks=5, outposts=5, converted=["saracen-champion"]),
    )
    assert g.points("yellow")["outsiders"] == 3


def tie(**things: Any) -> Scene:
    """Both have the points of 5 monks; yellow has what is given besides."""
    return table("paladins", seats=3, round=7, orders=["order-commission", "order-garrison", "order-attack"], **things)


def test_ties_are_broken_by_orders_then_by_suspicions_then_shared() -> None:
    """ED-40, p. 24."""
    g = tie(yellow=seat(monks=5), red=seat(faith=6))
    assert [sum(g.points(c).values()) for c in ("yellow", "red")] == [6, 6]
    assert g.match.result().winners == [0]
    g = tie(yellow=seat(faith=6, suspicions=["suspicion-0"]), red=seat(strength=6))
    assert g.match.result().winners == [1]
    g = tie(yellow=seat(faith=6), red=seat(strength=6))
    assert g.match.result().winners == [0, 1]


@pytest.mark.parametrize(
    ("things", "category", "points"),
    [
        ({"monks": 4}, "monks", 0),
        ({"monks": 7}, "monks", 9),
        ({"outposts": 5}, "outposts", 2),
        ({"outposts": 6}, "outposts", 5),
        ({"jars": 5}, "absolutions", 1),
        ({"jars": 7}, "absolutions", 6),
        ({"workshops": [f"{a}-left" for a in ("attack", "absolve", "convert", "fortify", "garrison")]}, "workshops", 0),
        ({"walls": ["wall-vp-2", "wall-labourer-vp-1"]}, "walls", 3),
        ({"coins": 3, "provisions": 2}, "resources", 1),
        ({"coins": 4, "provisions": 5}, "resources", 3),
        ({"paid": 2, "unpaid": 2}, "debts", -4),
        ({"faith": 12}, "faith", 20),
        ({"strength": 1}, "strength", 0),
    ],
)
def test_categories(things: dict[str, object], category: str, points: int) -> None:
    """p. 24."""
    g = table("paladins", round=7, orders=["order-convert", "order-attack", "order-fortify"], yellow=seat(**things))
    assert g.points("yellow")[category] == points


@pytest.mark.parametrize(
    ("card", "things", "points"),
    [
        ("viking-adventurer", {"monks": 3}, 1),
        ("saracen-archer", {"outposts": 4}, 2),
        ("viking-guardian", {"workshops": ["attack-left", "attack-middle", "convert-left"]}, 1),
        ("viking-lookout", {"walls": ["wall-scout", "wall-cleric"]}, 1),
        ("saracen-hunter", {"townsfolk": ["abbot-tax", "acolyte-tax"]}, 1),
        ("viking-vigilante", {"jars": 6}, 3),
        ("viking-armourer", {"strength": 9}, 2),
        ("viking-marauder", {"influence": 4}, 1),
        ("saracen-warrior", {"faith": 3}, 0),
        ("viking-barbarian", {"attacked": ["saracen-thief", "viking-thief"]}, 1),
        ("saracen-invader", {"attacked": ["viking-thief", "viking-traitor"]}, 2),
        ("viking-protector", {"paid": 3}, 3),
        ("viking-thief", {"suspicions": ["suspicion-0", "suspicion-1"]}, 2),
        ("viking-traitor", {"unpaid": 2}, 2),
    ],
)
def test_what_a_converted_outsider_counts(card: str, things: dict[str, object], points: int) -> None:
    """p. 35 (A07, A08, A11)."""
    g = table("paladins", round=7, orders=["order-convert"], yellow=seat(converted=[card], **things))
    assert g.points("yellow")["outsiders"] == points


def test_two_traitors_help_twice() -> None:
    """A10."""
    g = table("paladins", yellow=seat(unpaid=2, converted=["viking-traitor", "saracen-traitor"]))
    assert g.points("yellow")["outsiders"] + g.points("yellow")["debts"] == -2
