"""The black mass and the inquisition (p. 16 to 19)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import COIN, GLASS, MARBLE, STONE, WHEAT, WOOD
from regna.scenario import Scene, seat, table

COLOURS = ("blue", "red", "green", "yellow")


def mass(round: int, laid: tuple[str, ...] = (), **seats: Any) -> Scene:  # noqa: A002
    """Blue is the Devil and lays out some shards; nobody guesses or bribes."""
    g = table("devil", seats=4, phase="mass", round=round, **seats)
    g.play(*(f"blue mass {kind}" for kind in laid))
    for colour in COLOURS:
        g.play(f"{colour} mass done", f"{colour} guess done")
    return g


@pytest.mark.parametrize(("shards", "wood"), [(0, 0), (1, 1), (2, 1)])
def test_what_the_devil_gets_in_round_3(shards: int, wood: int) -> None:
    """p. 17: always glass and marble, wood and stone for a shard, two coins for two."""
    g = mass(3, ("pure",) * shards, blue=seat(pure=shards), green=seat(pure=3 - shards))
    goods = g.player("blue").goods
    assert (goods[GLASS], goods[MARBLE], goods[WOOD], goods[STONE]) == (1, 1, wood, wood)
    assert goods[COIN] == (2 if shards == 2 else 0)
    assert g.table.inquisitors[3] == (1 if shards == 2 else 0)


@pytest.mark.parametrize(("tainted", "coins"), [(1, 1), (2, 4)])
def test_what_the_cultist_gets_for_tainted_shards(tainted: int, coins: int) -> None:
    """p. 17: the Devil has to lay out all of them."""
    g = mass(3, blue=seat(tainted=tainted), red=seat(tainted=2 - tainted))
    goods = g.player("red").goods
    assert (goods[WHEAT], goods[COIN]) == (1, coins)


@pytest.mark.parametrize(("shards", "points"), [(4, 6), (5, 12), (6, 18)])
def test_what_shards_are_worth_in_round_5(shards: int, points: int) -> None:
    """p. 16, and for six what follows from it."""
    left = 6 - shards
    g = mass(5, ("pure",) * shards, blue=seat(pure=shards), green=seat(pure=left), yellow=seat(pure=0))
    assert g.player("blue").score == points


@pytest.mark.parametrize(("pure", "tainted", "net"), [(1, 0, 0), (1, 1, 1), (1, 2, 2), (0, 1, -1)])
def test_a_tainted_shard_is_a_net_gain_beside_a_pure_one(pure: int, tainted: int, net: int) -> None:
    """p. 19 (A03)."""
    laid = ("pure",) * pure + ("tainted",) * tainted
    g = mass(5, laid, blue=seat(pure=pure, tainted=tainted), red=seat(tainted=2 - tainted), green=seat(pure=3 - pure))
    assert g.player("blue").score + g.points("blue")["tainted"] == net


def test_green_faces_four_and_appeases_three() -> None:
    """p. 18, example: A and B were bribed, C, 1 and 2 are up, and she has a guest, two shards and an indulgence."""
    g = table(
        "devil",
        seats=4,
        phase="face",
        round=5,
        bribed=["A", "B"],
        up=["C", "1", "2"],
        inquisitors=["orator", "debt-collector", "vandal"],
        green=seat(pure=2, indulgences=1, guests=1),
        blue=seat(pure=1),
    )
    assert [len(faced) for faced in g.match.view()["offers"]["faced"]] == [3, 3, 4, 3]
    g.play("green face shard-C", "green face shard-1", "green face indulgence-guest")
    assert [option for option in g.options("green") if option not in ("done", "supply")] == []
    for colour in COLOURS:
        g.play(f"{colour} face done")
    me = g.player("green")
    assert (me.all_shards, me.indulgences, me.shown_shards) == (2, 0, 2)
    assert me.penalties == [4] or not me.penalties
