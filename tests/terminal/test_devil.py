"""Pact with the Devil in the terminal: what all see, and behind the curtain what is one ruler's alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.games import load
from regna.kernel import Match, Setup
from regna.scenario import seat, table
from regna.terminal.boards import Sight, board_for, devil, sight_of
from regna.terminal.palette import DARK, LIGHT
from regna.texts import LANGUAGES, speaker_for

from .table import SMALL, printed, seated, sit, wander, words

GAME = load("devil")
SAY = speaker_for(GAME, "en", "regna.terminal")
HUGE = (200, 60)


def drawn(sight: Sight) -> str:
    parts = devil.draw, devil.draw_seats, devil.draw_seats_in_full
    return printed(sight.width, *(draw(sight) for draw in parts))


def test_a_game_has_its_own_drawing() -> None:
    assert board_for("devil") is devil


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_realm_is_drawn_at_every_phase_for_any_eyes(language: str) -> None:
    match = Match(Setup.of(GAME, 4, {"roles": "preferred"}, 3))
    say = speaker_for(GAME, language, "regna.terminal")
    for moves in range(0, 500, 60):
        wander(match, moves)
        for viewer in (None, *range(4)):
            for width in (78, 198):
                sight = sight_of(match, viewer, say, DARK)._replace(roomy=width > 100, width=width)
                assert max(len(line.rstrip()) for line in drawn(sight).splitlines()) <= width
                assert devil.headline(sight)


def test_the_side_behind_the_screen_is_for_its_owner() -> None:
    g = table("devil", seats=4, phase="plan", round=2, red=seat(hand=["stable"], glass=7))
    mine, others, strangers = (drawn(sight_of(g.match, viewer, SAY, LIGHT)) for viewer in (1, 0, None))
    assert "Stable~" in mine
    assert "glass 7" in mine
    assert "2 tainted shards" in mine
    for text in (others, strangers):
        assert "Stable" not in text
        assert "glass 7" not in text
    assert "shards" not in strangers


def test_points_that_are_secret_are_not_drawn() -> None:
    g = table("devil", seats=4, phase="plan", round=2, red=seat(glass=7))
    assert sight_of(g.match, 0, SAY, LIGHT).points == []


def test_an_open_chest_shows_what_lies_in_it() -> None:
    g = table("devil", seats=4, phase="offer", schedule=0, blue=seat(glass=1))
    g.play("blue offer glass", "blue offer done", "blue price 2-shards")
    assert "Your chest  glass 1  for 2 shards" in drawn(sight_of(g.match, 0, SAY, LIGHT))
    for colour in ("red", "green", "yellow"):
        g.play(f"{colour} offer done", f"{colour} price 2-coins")
    viewer = next(me.seat for me in g.table.players if me.opened.icon == 0)
    assert "Open chest  Devil  glass 1  for 2 shards" in drawn(sight_of(g.match, viewer, SAY, LIGHT))


@pytest.mark.parametrize("size", [SMALL, HUGE])
async def test_a_person_and_three_bots_play_a_while(tmp_path: Path, size: tuple[int, int]) -> None:
    app = sit(tmp_path, "me", "random", "random", "random", name="devil", seed=5)
    app.pause = 0
    async with seated(app, size) as pilot:
        for _ in range(6):
            await pilot.press("1")
        assert len(app.match.moves) > 6
        assert "Inquisitors" in words(app)
