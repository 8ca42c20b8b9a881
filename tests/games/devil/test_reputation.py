"""The phase of reputation, wings and oblivion (p. 14 and 15)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import COLOURS
from regna.scenario import Scene, seat, table

from .playing import planned


def judged(*levels: int, **more: dict[str, Any]) -> Scene:
    """All markers stand so when the phase of round 5 begins; afterwards wings are for sale."""
    seats: dict[str, Any] = {
        colour: seat(reputation=level, **more.get(colour, {})) for colour, level in zip(COLOURS, levels, strict=True)
    }
    return table("devil", seats=4, phase="reputation", round=5, **seats)


def wings(g: Scene) -> list[tuple[int, int]]:
    return [(me.angels, me.demons) for me in g.table.players]


def levels(g: Scene) -> list[int]:
    return [me.reputation for me in g.table.players]


def test_wings_for_the_highest_and_the_lowest() -> None:
    assert wings(judged(10, 9, 6, 6)) == [(1, 0), (0, 0), (0, 1), (0, 1)]
    assert wings(judged(9, 9, 9, 6)) == [(1, 0), (1, 0), (1, 0), (0, 1)]


def test_no_wings_where_all_are_level() -> None:
    assert wings(judged(9, 9, 9, 9)) == [(0, 0)] * 4


def test_houses_come_before_the_ranking() -> None:
    """A17: Blue is one ahead when ranks are taken."""
    g = judged(9, 9, 9, 9, blue={"built": ["monastery"]})
    assert wings(g) == [(1, 0), (0, 1), (0, 1), (0, 1)]


def test_the_hospital_spares_its_owner_the_demon_wing() -> None:
    assert wings(judged(9, 9, 6, 6, green={"built": ["hospital"]}))[2:] == [(0, 0), (0, 1)]


def test_oblivion_draws_all_towards_the_knot() -> None:
    """E13: by the arrows beside each level, from both sides; on the knot nobody moves."""
    g = judged(13, 11, 9, 7)
    assert levels(g) == [10, 9, 8, 7]
    assert levels(judged(1, 3, 6, 8)) == [4, 5, 7, 7]


def test_oblivion_brings_no_wings() -> None:
    """From the bottom and from the top."""
    g = judged(13, 13, 1, 1)
    assert wings(g) == [(1, 0), (1, 0), (0, 1), (0, 1)]


@pytest.mark.parametrize(
    ("level", "building", "after", "demons"),
    [
        (5, "herbalist", 1, 3),
        (4, "herbalist", 1, 3),
        (7, "herbalist", 3, 1),
        (3, "herbalist", 1, 2),
        (1, "herbalist", 1, 0),
    ],
)
def test_demon_wings_on_the_way_down(level: int, building: str, after: int, demons: int) -> None:
    """E14, E15 and X29: each of the three lowest levels that is entered, once; the start is not counted."""
    g = planned(f"build {building}", hand=[building], wood=1, stone=1, reputation=level)
    me = g.player("blue")
    assert me.reputation == after
    assert me.demons + 3 * me.guests == demons


@pytest.mark.parametrize(("level", "after", "angels"), [(11, 13, 1), (12, 13, 1), (13, 13, 0), (10, 12, 0)])
def test_the_top_of_the_track(level: int, after: int, angels: int) -> None:
    """X32: whoever comes there gets a wing, whoever is there does not (A16)."""
    me = planned("build chapel", hand=["chapel"], stone=1, glass=1, reputation=level).player("blue")
    assert (me.reputation, me.angels) == (after, angels)


def test_going_up_gives_no_demon_wings() -> None:
    """X29."""
    me = planned("build chapel", hand=["chapel"], stone=1, glass=1, reputation=1).player("blue")
    assert (me.reputation, me.demons) == (3, 0)


def test_demon_wings_may_be_redeemed_but_a_guest_stays() -> None:
    """A78."""
    price = {"wood": 1, "stone": 2, "marble": 1, "coin": 2}
    me = planned("build ossuary", hand=["ossuary"], demons=1, guests=1, **price).player("blue")
    assert (me.demons, me.guests) == (0, 1)
