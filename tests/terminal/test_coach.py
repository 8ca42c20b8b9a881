"""The coach in the terminal: a hint against bots, none between people."""

from __future__ import annotations

from pathlib import Path

from .table import MIDDLE, scene, screen, seated


async def test_a_hint_says_what_is_best_and_why(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, MIDDLE) as pilot:
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "% to win, margin" in screen(app)
        assert app.match.moves == []


async def test_between_people_the_coach_is_silent(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me")
    async with seated(app, MIDDLE) as pilot:
        await pilot.press("enter", "h")
        assert app.say.message("terminal-coach-silent") in screen(app)
