"""Our speed: random play, forks, imagined worlds and the replay of a long record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from regna.bots import RandomBot
from regna.games import load
from regna.kernel import Ask, Chance, Game, Match, Option, Setup, play_out

from .rate import Rate

POSITIONS = 15
REPEATS = 50


class Box(NamedTuple):
    """What is played: a game with some options, by so many."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def setup(self, seed: int) -> Setup:
        return Setup.of(self.game, self.seats, self.options, seed)


def play_random(box: Box, seconds: float, seed: int, *, can_fork: bool = False) -> Rate:
    """Play whole random games, set-up included, as `regna simulate` does, after one untimed game."""
    seeds = Random(seed)
    bot = RandomBot(seed)
    decisions = ticks = 0

    def choose(ask: Ask) -> Option:
        nonlocal decisions
        decisions += len(ask.options) > 1
        return bot.pick(ask)

    play_out(Match(box.setup(0), can_fork=can_fork), bot.pick)
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        match = Match(box.setup(seeds.randrange(1 << 31)), can_fork=can_fork)
        play_out(match, choose)
        ticks += len(match.moves)
    return Rate(decisions, ticks, elapsed)


def positions(box: Box, seed: int) -> list[Match]:
    """Matches from the middle half of a random game."""
    whole, bot = Match(box.setup(seed)), RandomBot(seed)
    play_out(whole, bot.pick)
    half = len(whole.moves) // 2
    return [after(whole, half // 2 + half * n // POSITIONS) for n in range(POSITIONS)]


def after(whole: Match, moves: int) -> Match:
    """The match as it was after so many moves."""
    match = Match(whole.setup)
    for move in whole.moves[:moves]:
        match.apply(*move)
    return match


def time_fork(box: Box, seed: int) -> float:
    """The seconds that one fork takes in the middle of a random game."""
    return median(timed(match.fork) for match in positions(box, seed))


def time_imagine(box: Box, seed: int) -> float:
    """The seconds that one imagined world takes there."""
    chance = Chance()
    chance.seed(seed)
    seen = [match.perspective(0) for match in positions(box, seed)]
    return median(timed(partial(perspective.imagine, chance)) for perspective in seen)


def timed(action: Callable[[], object], repeats: int = REPEATS) -> float:
    start = process_time()
    for _ in range(repeats):
        action()
    return (process_time() - start) / repeats


def time_replay(box: Box, moves: int, seed: int) -> float:
    """The seconds it takes to read and check a record of so many moves, or of a whole match if that is shorter."""
    match, bot = Match(box.setup(seed)), RandomBot(seed)
    play_out(match, bot.pick, moves)
    text = match.record()
    return timed(lambda: Match.replay(text, load), 5)
