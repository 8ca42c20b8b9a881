"""The levels: what they are allowed to take, and that a slow machine can be spared."""

from __future__ import annotations

import pytest

from regna.bots import LEVEL_NAMES, NAMES, SIMPLEST, USUAL, make
from regna.bots.levels import EFFORT
from regna.bots.one_ply import OnePlyBot
from regna.bots.searcher import SearchBot
from regna.games import load
from regna.kernel import Match

SECONDS = {"knight": 1, "master": 5}


def test_people_are_offered_levels_and_researchers_more() -> None:
    assert LEVEL_NAMES == ("novice", "squire", "knight", "master")
    assert USUAL == "knight"
    assert {*LEVEL_NAMES, "greedy", SIMPLEST} == set(NAMES)


@pytest.mark.parametrize("name", SECONDS)
def test_where_somebody_waits_the_clock_counts(name: str) -> None:
    timed, untimed = make(name, 1, timed=True), make(name, 1)
    assert isinstance(timed, SearchBot)
    assert isinstance(untimed, SearchBot)
    assert timed.budget.seconds is not None
    assert timed.budget.seconds < SECONDS[name]
    assert untimed.budget.seconds is None


def test_a_master_searches_several_times_as_much_as_a_knight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EFFORT)
    knight, master = make("knight", 1), make("master", 1)
    assert isinstance(knight, SearchBot)
    assert isinstance(master, SearchBot)
    assert master.budget.iterations >= 5 * knight.budget.iterations
    monkeypatch.setenv(EFFORT, "0.25")
    spared = make("master", 1)
    assert isinstance(spared, SearchBot)
    assert spared.budget.iterations * 4 == master.budget.iterations


def test_a_novice_is_a_squire_who_is_distracted() -> None:
    match = Match.new(load("alba-longa"), 3, seed=2)
    novice, squire = OnePlyBot(1, distracted=100), OnePlyBot(1)
    answers = set()
    for _ in range(30):
        ask = match.pending[0]
        answers.add(novice.choose(match.perspective(ask.seat)) == squire.choose(match.perspective(ask.seat)))
        match.apply(ask.seat, ask.options[0])
    assert answers == {True, False}
