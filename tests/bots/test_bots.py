"""Bots: they choose among the options, from their own perspective, and leave the match alone."""

from __future__ import annotations

import pytest

from regna.arena.simulate import simulate
from regna.bots import LEVEL_NAMES, NAMES, make
from regna.games import NAMES as GAMES
from regna.games import load
from regna.kernel import BadSetup, Match, Option
from regna.scenario import seat, table

from ..seating import seats_for


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_with_an_option_and_changes_nothing(name: str, game: str) -> None:
    match, bot = Match.new(load(game), seats_for(game, 3), seed=1), make(name, 1)
    for _ in range(16 if name in LEVEL_NAMES else 60):
        if match.over:
            break
        ask = match.pending[-1]
        before = match.table.freeze(), list(match.moves)
        option = bot.choose(match.perspective(ask.seat))
        assert option in ask.options
        assert (match.table.freeze(), match.moves) == before
        match.apply(ask.seat, option)


@pytest.mark.parametrize("name", ["novice", "greedy", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(name: str, game: str) -> None:
    assert beginning(name, game) == beginning(name, game)


def beginning(name: str, game: str) -> list[tuple[int, Option]]:
    """The first moves of a match of bots."""
    match = Match.new(load(game), seats_for(game, 2), seed=3)
    bots = [make(name, seat) for seat in range(match.setup.seats)]
    while match.pending and len(match.moves) < 50:
        ask = match.pending[0]
        match.apply(ask.seat, bots[ask.seat].choose(match.perspective(ask.seat)))
    return match.moves


@pytest.mark.parametrize(("game", "games"), [("architects", 4), ("paladins", 2)])
def test_greedy_beats_random(game: str, games: int) -> None:
    report = simulate(load(game), 2, games, bots=["greedy", "random"], seed=5)
    assert report.wins == [float(games), 0.0]
    assert report.dead_ends == []


def test_greedy_ends_its_games() -> None:
    """Two that only dig for gold would go on for ever."""
    report = simulate(load("architects"), 2, 3, bots=["greedy"], seed=5)
    assert report.dead_ends == []
    assert max(report.lengths) < 400


def test_greedy_builds_what_it_can() -> None:
    g = table(yellow=seat(hand=["keep"], apprentices=["labourer"], wood=5, stone=2, gold=2))
    bot = make("greedy", 1)
    for _ in range(2):
        g.match.apply(0, bot.choose(g.match.perspective(0)))
    assert len(g.player("yellow").built) == 1


def test_greedy_fulfils_an_order_in_reach() -> None:
    """In the last round it does not put off what counts until the workers are gone."""
    walls = ["wall-scout", "wall-merchant", "wall-fighter", "wall-cleric"]
    orders = ["order-fortify", "order-convert", "order-attack"]
    yellow = seat(walls=walls, influence=7, provisions=2, merchant=1, labourer=1, scout=1)
    g = table("paladins", round=7, orders=orders, yellow=yellow, red=seat(passed=True))
    bot = make("greedy", 1)
    while not g.match.over and len(g.player("yellow").walls) == len(walls):
        g.match.apply(0, bot.choose(g.match.perspective(0)))
    assert len(g.player("yellow").walls) == len(walls) + 1


def test_nobody_of_that_name() -> None:
    with pytest.raises(BadSetup) as refusal:
        make("clever", 1)
    assert refusal.value.code == "unknown-bot"
