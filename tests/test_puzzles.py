"""Puzzles: one a day, which keeps its answer to itself; made by a search, the same ones every time."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from regna.arena import puzzles as finding
from regna.bots.search import OptionThought, Thought
from regna.games import NAMES, load
from regna.kernel import BadSetup, Setup
from regna.lessons import READ_ON, Lesson, Practice, choose_puzzle, find, puzzle_of, puzzles, read
from regna.terminal.puzzles import make_puzzles
from regna.texts import LANGUAGES, speaker_for

DAY = date(2026, 11, 18)


def days(number: int) -> Iterator[date]:
    return (DAY + timedelta(days=n) for n in range(number))


# One a day


def test_no_puzzle_comes_back_before_every_other_one_had_its_day() -> None:
    there = {(puzzle.game, puzzle.name) for game in NAMES for puzzle in puzzles(game)}
    seen = [puzzle_of(day) for day in days(len(there))]
    assert {(puzzle.game, puzzle.name) for puzzle in seen} == there
    assert len(there) > 21, "three weeks without the same one again"


@pytest.mark.parametrize("game", NAMES)
def test_no_game_is_far_away(game: str) -> None:
    """However few puzzles a game has, they are spread evenly over all the days."""
    number = sum(len(puzzles(name)) for name in NAMES)
    found = [n for n, day in enumerate(days(2 * number)) if puzzle_of(day).game == game]
    assert max(later - n for n, later in pairwise(found)) <= number / len(puzzles(game)) + len(NAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_another_puzzle_tomorrow(game: str) -> None:
    today, tomorrow = (choose_puzzle(game, None, day) for day in days(2))
    assert today != tomorrow
    assert choose_puzzle(game, today.name, DAY) == find(game, today.name) == today


def test_a_puzzle_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match=r"lesson-unknown.*puzzle-1"):
        choose_puzzle("architects", "first", DAY)


# Solving


def test_a_puzzle_marks_its_answer_only_when_asked() -> None:
    practice = Practice(puzzles("architects")[0])
    assert practice.marked() == []
    practice.shows_answer = True
    assert practice.marked() == practice.leading() != []


@pytest.mark.parametrize(
    "puzzle", [puzzle for game in NAMES for puzzle in puzzles(game)], ids=lambda p: p.game + p.name
)
def test_every_other_answer_is_replied_to_and_the_best_one_explained(puzzle: Lesson) -> None:
    """The second step is the explanation: it names the answer as the question does."""
    practice = Practice(puzzle)
    for language in LANGUAGES:
        say = speaker_for(load(puzzle.game), language)
        asked = practice.match.present(puzzle.me, say)
        assert asked is not None
        (best,) = [option.text for option in asked.options if option.move in practice.leading()]
        others = [option.move for option in asked.options if option.move not in practice.leading()]
        assert len(others) >= finding.FEWEST_OPTIONS - 1
        assert say.message("lesson-other") not in {practice.reply(move, say) for move in others}
        assert best in puzzle.steps[1].words[language]


# Making


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is soon content."""
    for name, value in {"QUICK": 30, "THOROUGH": 60, "CLEAR": 0.0, "CONSIDERED": 1, "LATEST_START": 1}.items():
        monkeypatch.setattr(finding, name, value)


@pytest.mark.usefixtures("quick")
def test_what_is_made_can_be_solved_and_is_the_same_every_time(tmp_path: Path) -> None:
    setup = Setup.of(load("architects"), 2, {}, 1)
    (file,) = make_puzzles(setup, 1, tmp_path)
    assert file.name == "1-puzzle.toml"
    practice = Practice(read("architects", "puzzle-1", file, is_puzzle=True))
    practice.answer(practice.leading()[0])
    practice.answer(READ_ON)
    assert practice.step is None
    (again,) = make_puzzles(setup, 1, tmp_path)
    assert again.name == "2-puzzle.toml"
    assert again.read_text("utf-8").replace(' 2"', ' 1"', 2) == file.read_text("utf-8")


@pytest.mark.parametrize(
    ("values", "clear"), [((0.6, 0.5), True), ((0.6, 0.57), False), ((0.6,), False)], ids=["ahead", "close", "alone"]
)
def test_an_answer_is_clear_when_it_is_well_ahead_of_all_that_were_considered(
    values: tuple[float, ...], clear: bool
) -> None:
    considered = [OptionThought((str(n),), 50, value, ()) for n, value in enumerate(values)]
    hardly = OptionThought(("hardly",), finding.CONSIDERED - 1, 0.99, ())
    assert finding.is_clear(Thought((*considered, hardly), 100)) == clear
