"""Lessons at a table in the terminal."""

from __future__ import annotations

import pytest

from regna.games import NAMES
from regna.lessons import lessons, puzzles
from regna.terminal.learn import LEAVE, MARK, NEXT, LearnApp

from .table import LARGE, SMALL, key_for, plain, screen, seated, words


def first(game: str = "architects", language: str = "en") -> LearnApp:
    return LearnApp(lessons(game)[0], language)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", NAMES)
async def test_a_first_lesson_can_be_taken_by_keys_on_a_small_screen(game: str, language: str) -> None:
    """What it says and what it asks for are on the screen together; at the end the next one begins."""
    app = first(game, language)
    lesson = app.practice.lesson
    async with seated(app, SMALL) as pilot:
        while (step := app.practice.step) is not None:
            asked = words(app, "#ask")
            assert plain(lesson.said(step.words, app.say)) in asked
            move = app.practice.leading()[0]
            assert (MARK in words(app, "#ask")) == bool(step.do)
            await pilot.press(key_for(app, move))
        assert app.say.message("terminal-lesson-over") in words(app, "#ask")
        await pilot.press(key_for(app, NEXT))
        assert app.practice.lesson == lessons(game)[1]


async def test_another_move_is_answered_and_changes_nothing() -> None:
    app = first()
    async with seated(app, LARGE) as pilot:
        await pilot.press("enter")
        await pilot.press(key_for(app, "yellow place quarry"))
        assert "Quarry gives stone" in words(app, "#notice")
        assert (app.practice.at, app.match.moves) == (1, [])


async def test_back_and_from_the_beginning() -> None:
    app = first()
    async with seated(app, LARGE) as pilot:
        while app.practice.at < 3:
            await pilot.press(key_for(app, app.practice.leading()[0]))
        await pilot.press("u")
        assert (app.practice.at, len(app.match.moves)) == (2, 2)
        await pilot.press("0")
        assert (app.practice.at, len(app.match.moves)) == (0, 0)


async def test_the_last_lesson_ends_with_leaving() -> None:
    lesson = lessons("architects")[-1]
    app = LearnApp(lesson, "fr")
    async with seated(app, LARGE) as pilot:
        while app.practice.step is not None:
            await pilot.press(key_for(app, app.practice.leading()[0]))
        assert app.shown is not None
        assert [option.move for option in app.shown.options] == [LEAVE]
        assert lesson.said(lesson.title, app.say) in screen(app)


async def test_a_puzzle_keeps_its_answer_until_asked_and_leads_to_the_next() -> None:
    puzzle, following = puzzles("paladins")[:2]
    app = LearnApp(puzzle, "en")
    async with seated(app, SMALL) as pilot:
        (best,) = app.practice.leading()
        assert MARK not in words(app, "#ask")
        await pilot.press(key_for(app, next(move for move in app.practice.offered() if move != best)))
        assert "out of 100" in words(app, "#notice")
        await pilot.press("exclamation_mark")
        assert MARK in words(app, "#ask")
        await pilot.press(key_for(app, best))
        assert "where 100 is a sure victory" in words(app, "#ask")
        await pilot.press(key_for(app, app.practice.leading()[0]))
        assert app.say.message("terminal-puzzle-over") in words(app, "#ask")
        await pilot.press(key_for(app, NEXT))
        assert app.practice.lesson == following
