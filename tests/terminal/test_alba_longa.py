"""Alba Longa in the terminal: its drawing, and a season played with keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.games import load
from regna.kernel import Match, Setup
from regna.scenario import seat, table
from regna.terminal.boards import Sight, alba_longa, board_for, sight_of
from regna.terminal.palette import DARK, LIGHT
from regna.texts import LANGUAGES, speaker_for

from .table import LARGE, SMALL, key_for, printed, scene, seated, sit, wander, words

GAME = load("alba-longa")
SAY = speaker_for(GAME, "en", "regna.terminal")
HEROES = ("green hero green-0", "red hero red-1", "blue hero blue-4", "yellow hero yellow-2")


def drawn(sight: Sight) -> str:
    parts = alba_longa.draw, alba_longa.draw_seats, alba_longa.draw_seats_in_full
    return printed(sight.width, *(draw(sight) for draw in parts))


def battle() -> Match:
    """The example of p. 9."""
    g = table(
        "alba-longa",
        seats=4,
        phase="targets",
        climates=["moderate-3", "wet-1"],
        green=seat(soldiers=3),
        red=seat(soldiers=3, merchants=3, workers=4, priests=5, captured={"quarry": 2}),
        yellow=seat(soldiers=4),
    )
    g.play("green target red", "red target blue", "yellow target red", *HEROES)
    return g.match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_is_drawn_for_every_number_of_seats_and_any_eyes(seats: int, language: str) -> None:
    options = {"job-well-done": "on", "spoils-of-war": "on", "assisi": "on" if seats < 5 else "off"}
    match = Match(Setup.of(GAME, seats, options, 3))
    wander(match, 40)
    say = speaker_for(GAME, language, "regna.terminal")
    for viewer in (None, *range(seats)):
        for roomy in (False, True):
            sight = sight_of(match, viewer, say, DARK)._replace(roomy=roomy, width=78)
            text = drawn(sight)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= sight.width
            for player in match.table.players:
                assert say(GAME.facts["seat"].say(player.seat, match.setup)) in text
            assert ("Assisi" in text) == match.table.view(None, match.table)["assisi"]


def test_an_attack_shows_who_and_the_sums_before_sabotage() -> None:
    text = drawn(sight_of(battle(), 3, SAY, LIGHT))
    assert "●6  ■3  →  ▲  9 against 4: 2 sabotages" in text
    assert "▲4  →  ◆  4 against 4: no sabotage" in text


def test_the_city_under_attack_is_the_one_that_is_shown() -> None:
    text = drawn(sight_of(battle(), 3, SAY, LIGHT))
    assert "City  ▲  barracks 3  market 3  quarry 4+2  temple 5  farm 0" in text


def test_what_is_reconstructed_is_marked() -> None:
    text = drawn(sight_of(battle(), 3, SAY, LIGHT)._replace(roomy=True))
    assert "moderate 5~ → [wet]" in text
    assert "devotion 5 of 10~" in text
    card = GAME.cards[25]
    assert alba_longa.say_figures(Setup.of(GAME, 2), card, SAY) == ["4 prayers~"]
    assert alba_longa.figures(Setup.of(GAME, 2), card) == {"climate": "dry", "prayers": 4}


def test_a_game_has_its_own_drawing() -> None:
    assert board_for("alba-longa") is alba_longa


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_sabotage_is_chosen_with_a_key(tmp_path: Path, size: tuple[int, int]) -> None:
    app = scene(
        tmp_path, "me", "me", "me", name="alba-longa", phase="targets",
        green={"soldiers": 4}, red={"workers": 3, "priests": 2},
        moves=["green target red", "green hero green-0", "red hero red-0"],
    )  # fmt: skip
    async with seated(app, size) as pilot:
        if app.viewer is None:
            await pilot.press("enter")
        assert "sabotage" in words(app, "#prompt")
        await pilot.press(key_for(app, "green sabotage quarry"))
        assert app.match.table.players[1].at[2] == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_person_and_bots_play_a_while(tmp_path: Path, language: str) -> None:
    app = sit(tmp_path, "me", "random", "random", name="alba-longa", language=language, seed=5)
    app.pause = 0
    async with seated(app, SMALL) as pilot:
        for _ in range(8):
            if app.match.over:
                break
            await pilot.press("1")
        assert len(app.match.moves) > 8
        assert "Alba Longa" in words(app)
