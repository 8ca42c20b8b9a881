# mypy: disable-error-code="import-untyped, import-not-found"
"""Speed of Catanatron (PyPI) in random four-player games: decisions per second and time per copy."""

from random import Random
from statistics import median
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from .rate import Rate

COPY_GAMES = 5
COPIES_PER_GAME = 200


def _new_game(seeds: Random) -> Game:
    """Set up a four-player game with a non-zero seed, since Catanatron reads seed 0 as "no seed"."""
    return Game([RandomPlayer(color) for color in Color], seed=seeds.randrange(1, 2**31))


def _is_over(game: Game) -> bool:
    """Tell whether `Game.play` would stop here."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_random(seconds: float, seed: int) -> Rate:
    """Play whole random games, set-up included, until `seconds` have passed, after one untimed game."""
    seeds = Random(seed)
    _new_game(seeds).play()
    decisions = ticks = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        game = _new_game(seeds)
        while not _is_over(game):
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        ticks += len(game.state.actions)
    return Rate(decisions, ticks, elapsed)


def time_copy(seed: int) -> float:
    """Return the seconds one `game.copy()` takes halfway through a random game, as a median over games."""
    seeds = Random(seed)
    times: list[float] = []
    for _ in range(COPY_GAMES):
        game = _new_game(seeds)
        positions: list[Game] = []
        while not _is_over(game):
            positions.append(game.copy())
            game.play_tick()
        middle = positions[len(positions) // 2]
        del positions
        start = process_time()
        for _ in range(COPIES_PER_GAME):
            middle.copy()
        times.append((process_time() - start) / COPIES_PER_GAME)
    return median(times)
