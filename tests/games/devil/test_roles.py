"""Roles, what lies in their chests, and preferences (p. 6 and 18)."""

from __future__ import annotations

from typing import Any

from regna.games import load
from regna.games.devil.constants import COLOURS, CULTIST, DEVIL, MOON, SUN
from regna.games.devil.setup import LAYOUTS, weigh
from regna.kernel import Match
from regna.scenario import Scene, table

from .playing import goods


def test_what_lies_in_the_chests() -> None:
    """§3, beside the goods of each side of the board and of the first production."""
    t: Any = Match.new(load("devil"), 4, seed=3).table
    usual = {me.seat: me.account for me in t.players}
    extra = {me.role: [a - b for a, b in zip(me.goods, usual[me.seat], strict=True)] for me in t.players}
    assert extra == {
        DEVIL: [1, 1, 1, 1, 1, 8], CULTIST: [0, 0, 0, 1, 1, 1], SUN: [0] * 6, MOON: [0] * 6,
    }  # fmt: skip
    assert {me.role: me.shards for me in t.players} == {DEVIL: [0, 0], CULTIST: [0, 2], SUN: [3, 0], MOON: [3, 0]}


def test_nobody_is_told_the_role_of_another() -> None:
    match = Match.new(load("devil"), 4, seed=3, listen=True)
    for seat in range(4):
        players = match.view(seat)["players"]
        assert [player["role"] is not None for player in players] == [other == seat for other in range(4)]


def test_a_role_that_is_wanted_is_three_times_as_likely() -> None:
    """A37: and one that is not wanted a third; no deal is impossible."""
    g = table("devil", seats=4)
    t = g.table
    t.players[0].likes = [1, -1, 0, 0]
    weights = {layout: weigh(t, layout) for layout in LAYOUTS}
    by_role = [{weights[layout] for layout in LAYOUTS if layout[0] == role} for role in range(4)]
    assert [len(each) for each in by_role] == [1] * 4
    devil, cultist, sun, moon = (each.pop() for each in by_role)
    assert (devil, 3 * cultist, moon) == (3 * sun, sun, sun)
    assert cultist > 0


def test_preferences_are_asked_for_in_secret_and_forgotten() -> None:
    g = Scene(Match.new(load("devil"), 4, {"roles": "preferred"}, 1, listen=True))
    before = g.match.view(1)["players"]
    g.play("blue prefer devil", "blue avoid cultist")
    assert g.match.view(1)["players"] == before
    for colour in COLOURS[1:]:
        g.play(f"{colour} prefer any", f"{colour} avoid any")
    assert sorted(me.role for me in g.table.players) == [0, 1, 2, 3]
    assert {tuple(me.likes) for me in g.table.players} == {(0, 0, 0, 0)}


def test_jesters_even_out_the_chests() -> None:
    """Option: all but the Devil's get some, fourteen in all."""
    t: Any = Match.new(load("devil"), 4, {"jesters": "with"}, 5).table
    held = {me.role: me.jesters for me in t.players}
    assert held[DEVIL] == 0
    assert sum(held.values()) == 14


def test_production_of_the_first_round_follows_the_wheel() -> None:
    """E01: the first side of the board has glass, wheat and stone, and two coins."""
    g = Scene(Match.new(load("devil"), 4, seed=8, listen=True))
    told = next(told.event for told in g.match.events_for(0) if told.event.kind == "produce")
    assert told.facts["goods"] == (0, 1, 1, 1, 0, 2)
    assert set(goods(g, "blue")) > {"stone", "wheat", "glass", "coin"}
