"""The drawings: they promise what the rules give, and any game can be drawn plainly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from regna.games import NAMES, load
from regna.games.architects.constants import FOREST, GOODS, MINES, QUARRY, SILVERSMITH, TAX_STAND
from regna.kernel import Match, Setup
from regna.terminal.boards import Sight, architects, board_for, plain, sight_of
from regna.terminal.boards.architects_offers import Offers
from regna.terminal.palette import DARK, LIGHT, Sentence
from regna.terminal.wording import known_points
from regna.texts import LANGUAGES, speaker_for

from .table import printed, wander

GAME = load("architects")
SAY = speaker_for(GAME, "en", "regna.terminal")


def drawn(sight: Sight) -> str:
    return printed(sight.width, architects.draw(sight), architects.draw_seats(sight))


@pytest.mark.parametrize("seed", range(8))
def test_a_place_gives_what_it_promises(seed: int) -> None:
    """From random positions: what the drawing says of a place is what placing a worker there brings."""
    match = Match.new(GAME, 2, seed=seed)
    wander(match, 60 + 20 * seed, luck=seed)
    while not match.over and match.pending[0].prompt.name != "place":
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    if match.over:
        return
    seat = match.pending[0].seat
    promised = Offers(sight_of(match, seat, SAY, LIGHT)._replace(roomy=True, seat=seat)).all()
    for place in (QUARRY, FOREST, MINES, SILVERSMITH, TAX_STAND):
        if place not in match.pending[0].options:
            continue
        after = match.fork()
        after.apply(seat, place)
        ask = after.ask_for(seat)
        if place == MINES and ask is not None and ask.prompt.name == "mine":
            after.apply(seat, ask.options[0])
        before, now = match.table.players[seat], after.table.players[seat]
        got = [n - m for n, m in zip(now.goods, before.goods, strict=True)] + [now.silver - before.silver]
        for name, n in zip((*GOODS, "silver"), got, strict=True):
            if n:
                assert f"{n} {name}" in promised[place]


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_board_is_drawn_for_every_number_of_seats_and_any_eyes(seats: int) -> None:
    options = {"opponent": "helena"} if seats == 1 else {"boards": "dealt", "promo": "on"}
    match = Match(Setup.of(GAME, seats, options, 3))
    wander(match, 100)
    for seat in (None, *range(seats)):
        for roomy in (False, True):
            sight = sight_of(match, seat, SAY, DARK)._replace(roomy=roomy)
            text = drawn(sight)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= sight.width
            assert f"{len(sight.view['guildhall'])}/{sight.view['slots']}" in text
            for player in match.table.players:
                assert SAY(GAME.facts["seat"].say(player.seat, match.setup)) in text


def test_small_and_roomy_drawings_fit_their_screens() -> None:
    match = Match.new(GAME, 5, seed=1)
    wander(match, 120)
    small = drawn(sight_of(match, 0, SAY, LIGHT)._replace(width=78))
    roomy = drawn(sight_of(match, 0, SAY, LIGHT)._replace(width=74, roomy=True))
    assert len(small.splitlines()) == 10 + 6
    assert len(roomy.splitlines()) == 25 + 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["terminal-keys", "terminal-keys-replay"])
def test_the_line_of_keys_fits_a_small_screen(language: str, line: str) -> None:
    text = speaker_for(GAME, language, "regna.terminal").message(line)
    assert len(re.sub(r"\[/?b\]", "", text)) <= 78


def test_french_is_not_broken_before_its_marks() -> None:
    lines = Sentence("Que faites-vous ici\u00a0? Rien.").wrap(Console(), 20)
    assert [line.plain.rstrip() for line in lines] == ["Que faites-vous", "ici\u00a0? Rien."]


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    assert board_for("architects") is architects
    assert board_for("no-such-game") is plain
    match = Match.new(GAME, 2, seed=1)
    sight = sight_of(match, 0, SAY, LIGHT)
    assert "guildhall" in printed(100, plain.draw(sight), plain.draw_seats(sight))
    assert plain.figures(match.setup, match.setup.cards[0])["vp"] == 3


def test_no_part_of_the_frame_knows_a_game() -> None:
    folder = Path(architects.__file__).parent.parent
    for file in folder.glob("*.py"):
        assert [name for name in NAMES if name in file.read_text("utf-8")] == []


def test_points_that_are_hidden_are_shown_to_nobody() -> None:
    match = Match.new(load("devil"), 4)
    say = speaker_for(load("devil"), "en", "regna.terminal")
    assert sight_of(match, 0, say, LIGHT).points == []
    assert known_points(match, say, LIGHT) == "Points are hidden until the end."
    assert plain.draw_seats(sight_of(match, 0, say, LIGHT))
