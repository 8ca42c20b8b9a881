"""Imagined roles and schedules agree with all that a seat has seen, and miss none that do."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from regna.games import load
from regna.games.devil.constants import COLOURS, NOBODY, ROLES
from regna.games.devil.memory import recall
from regna.games.devil.schedule import Schedule, schedules
from regna.kernel import Chance, Match
from regna.scenario import table

SEATS = range(4)
WORLDS: list[tuple[tuple[int, ...], Schedule]] = [
    (layout, schedule)
    for layout in permutations(SEATS)
    for schedule in schedules(*(layout.index(role) for role in range(len(ROLES))))
]
"""The role of every seat, and whose chest goes where: 24 times 48."""


def icons(me: Any, round: int) -> list[tuple[int, int, int]]:  # noqa: A002
    """The icons that a ruler has seen: round, circulation, icon, counted from 0."""
    seen = [
        (number, place, view.icon)
        for number, deals in enumerate(recall(me.seen))
        for place, view in enumerate(deals.views)
    ]
    if me.opened.icon != NOBODY:
        now = sum(number == round - 1 for number, _, _ in seen)
        seen.append((round - 1, now, me.opened.icon))
    return seen


def fitting(t: Any, me: Any) -> set[tuple[tuple[int, ...], Schedule]]:
    """All worlds with one's own role, the icons one has seen, and the roles that are public."""
    seen = icons(me, t.round)
    return {
        (layout, schedule)
        for layout, schedule in WORLDS
        if layout[me.seat] == me.role
        and all(rival.revealed in (NOBODY, layout[rival.seat]) for rival in t.players)
        and all(layout[schedule[number][place][me.seat]] == icon for number, place, icon in seen)
    }


def world_of(t: Any) -> tuple[tuple[int, ...], Schedule]:
    flat = list(t.schedule)
    rounds = [[tuple(flat[8 * n + 4 * k : 8 * n + 4 * k + 4]) for k in range(2)] for n in range(5)]
    return tuple(me.role for me in t.players), tuple((first, second) for first, second in rounds)


def drawn(match: Match, seat: int, times: int) -> list[tuple[tuple[int, ...], Schedule]]:
    truth: Any = match.table
    chance = Chance()
    chance.seed(seat + 1)
    found = []
    for _ in range(times):
        t: Any = truth.thaw(truth.freeze())
        t.setup = truth.setup
        load("devil").reimagine(t, seat, chance)  # type: ignore[misc]
        found.append(world_of(t))
    return found


@pytest.mark.parametrize(("round", "schedule"), [(1, 0), (2, 5), (3, 46), (4, 13), (5, 30)])
@pytest.mark.parametrize("colour", COLOURS)
def test_every_deal_of_roles_that_fits_comes_up_and_none_other(round: int, schedule: int, colour: str) -> None:  # noqa: A002
    """Nobody ever took a chest, so that icons are all there is to know."""
    g = table("devil", seats=4, phase="plan", round=round, schedule=schedule)
    me = g.player(colour)
    allowed = fitting(g.table, me)
    found = drawn(g.match, me.seat, 150)
    assert set(found) <= allowed
    assert {layout for layout, _ in found} == {layout for layout, _ in allowed}
    assert world_of(g.table) in allowed


def recorded(seed: int) -> list[Match]:
    """Moments of a random match in which chests are open, plans are made or inquisitors faced."""
    match, random, kept, met = Match.new(load("devil"), 4, seed=seed), Random(seed), list[Match](), set[Any]()
    while match.pending:
        t: Any = match.table
        moment = (t.round, t.phase, t.circulation)
        if t.phase in ("answer", "plan", "face") and moment not in met:
            met.add(moment)
            kept.append(match.fork())
        ask = random.choice(match.pending)
        match.apply(ask.seat, random.choice(ask.options))
    return kept


@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_imagined_in_random_matches_agree_with_all_a_seat_saw(seed: int) -> None:
    """Own role and goods, icons by schedule and roles, roles that were revealed, who accused whom and was cleared."""
    chance = Chance()
    for number, match in enumerate(recorded(seed)):
        truth: Any = match.table
        for seat in SEATS:
            me = truth.players[seat]
            allowed = fitting(truth, me)
            assert world_of(truth) in allowed
            chance.seed(number)
            world = match.perspective(seat).imagine(chance)
            t: Any = world.table
            mine = t.players[seat]
            assert world_of(t) in allowed
            assert (mine.role, mine.goods, mine.shards, mine.seen) == (me.role, me.goods, me.shards, me.seen)
            cleared = zip(t.cleared[::2], t.cleared[1::2], strict=True)
            assert all(t.players[who].role != role for who, role in cleared)
            load("devil").audit(t)
            assert world.view(seat) == match.view(seat)


def test_who_is_revealed_is_the_same_in_every_world() -> None:
    g = table("devil", seats=4, phase="mass", round=3, bribed=["A"])
    for colour, guess in zip(COLOURS, ("done", "devil-blue", "devil-blue", "cultist-red"), strict=True):
        g.play(f"{colour} mass done", f"{colour} guess {guess}")
    g.play(*(f"{colour} guess done" for colour in COLOURS[1:]))
    worlds = drawn(g.match, 3, 60)
    assert {layout[0] for layout, _ in worlds} == {0}


def test_an_icon_that_accuses_a_seat_is_not_that_seats() -> None:
    """The Cultist's chest of round 3 held a guess at Green: nobody takes Green for the Cultist any more."""
    g = table("devil", seats=4, phase="mass", round=3, bribed=["A"])
    g.play("red mass done", "red guess devil-green", "red guess done")
    for colour in ("blue", "green", "yellow"):
        g.play(f"{colour} mass done", f"{colour} guess done")
    for seat in (0, 1, 3):
        assert all(layout[2] != 1 for layout, _ in drawn(g.match, seat, 60))
