"""Our speed: random play, forks, imagined worlds and the replay of a long record."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from regna.bots import RandomBot
from regna.games import load
from regna.kernel import Ask, Chance, Game, Match, Option, Setup, play_out

from .rate import Rate

POSITIONS = 15
REPEATS = 50


def play_random(game: Game, seats: int, seconds: float, seed: int, *, keep: bool = False) -> Rate:
    """Play whole random games, set-up included, as `regna simulate` does, after one untimed game."""
    seeds = Random(seed)
    bot = RandomBot(seed)
    decisions = ticks = 0

    def choose(ask: Ask) -> Option:
        nonlocal decisions
        decisions += len(ask.options) > 1
        return bot.pick(ask)

    play_out(Match(Setup.of(game, seats, seed=0), keep=keep), bot.pick)
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        match = Match(Setup.of(game, seats, seed=seeds.randrange(1 << 31)), keep=keep)
        play_out(match, choose)
        ticks += len(match.moves)
    return Rate(decisions, ticks, elapsed)


def positions(game: Game, seats: int, seed: int) -> list[Match]:
    """Matches from the middle half of a random game."""
    whole, bot = Match(Setup.of(game, seats, seed=seed)), RandomBot(seed)
    play_out(whole, bot.pick)
    half = len(whole.moves) // 2
    return [after(whole, half // 2 + half * n // POSITIONS) for n in range(POSITIONS)]


def after(whole: Match, moves: int) -> Match:
    """The match as it was after so many moves."""
    match = Match(whole.setup)
    for move in whole.moves[:moves]:
        match.apply(*move)
    return match


def time_fork(game: Game, seats: int, seed: int) -> float:
    """The seconds that one fork takes in the middle of a random game."""
    return median(timed(match.fork) for match in positions(game, seats, seed))


def time_imagine(game: Game, seats: int, seed: int) -> float:
    """The seconds that one imagined world takes there."""
    chance = Chance()
    chance.seed(seed)
    seen = [match.perspective(0) for match in positions(game, seats, seed)]
    return median(timed(partial(perspective.imagine, chance)) for perspective in seen)


def timed(action: Callable[[], object], repeats: int = REPEATS) -> float:
    start = perf_counter()
    for _ in range(repeats):
        action()
    return (perf_counter() - start) / repeats


def time_replay(game: Game, seats: int, moves: int, seed: int) -> float:
    """The seconds it takes to read and check a record of so many moves, or of a whole match if that is shorter."""
    match, bot = Match(Setup.of(game, seats, seed=seed)), RandomBot(seed)
    play_out(match, bot.pick, moves)
    text = match.record()
    return timed(lambda: Match.replay(text, load), 5)
