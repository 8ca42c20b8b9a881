"""Our own engine: random play, forks, imagined worlds, replays, undo and search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import cycle
from random import Random
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from regna.bots import RandomBot
from regna.bots.search import Budget, Search
from regna.games import load
from regna.kernel import Ask, Chance, Game, Match, Option, Perspective, Setup, play_out

from .rate import Rate, timed

SEATS = 4
POSITIONS = 15
REPEATS = 50
SEARCHED = 3
"""Questions that a search thinks about, by turns."""
ITERATIONS = 400
"""What a knight may use for a question."""
UNDOS = 10


class Box(NamedTuple):
    """What is played: a game with some options, by so many."""

    title: str
    game: Game
    seats: int
    options: Mapping[str, str]

    def setup(self, seed: int) -> Setup:
        return Setup.of(self.game, self.seats, self.options, seed)


BOXES = {
    "architects": Box("Architects", load("architects"), SEATS, {}),
    "paladins": Box("Paladins", load("paladins"), SEATS, {}),
    "crowns": Box("City of Crowns", load("paladins"), SEATS, {"crowns": "on"}),
    "alba-longa": Box("Alba Longa", load("alba-longa"), SEATS, {}),
    "devil": Box("Pact with the Devil", load("devil"), SEATS, {}),
}
"""Every game, and Paladins with its expansion."""


# Random play


def play_random(box: Box, seconds: float, seed: int) -> Rate:
    """Play whole random games that can fork, set-up included, after one untimed game."""
    seeds = Random(seed)
    bot = RandomBot(seed)
    choices = steps = 0

    def choose(ask: Ask) -> Option:
        nonlocal choices
        choices += len(ask.options) > 1
        return bot.pick(ask)

    played(box, seed)
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        match = Match(box.setup(seeds.randrange(1 << 31)))
        play_out(match, choose)
        steps += len(match.moves)
    return Rate(choices, steps, elapsed)


def played(box: Box, seed: int, longest: int = 1_000_000, *, can_fork: bool = True) -> Match:
    """A random match, to the end or for so many moves."""
    match = Match(box.setup(seed), can_fork=can_fork)
    play_out(match, RandomBot(seed).pick, longest)
    return match


# Copies


def middle(box: Box, seed: int) -> Iterator[Match]:
    """A random match as it is now and then in the middle half."""
    moves = played(box, seed).moves
    half = len(moves) // 2
    wanted = {half // 2 + half * n // POSITIONS for n in range(POSITIONS)}
    match = Match(box.setup(seed))
    for number, move in enumerate(moves):
        if number in wanted:
            yield match
        match.apply(*move)


def time_fork(box: Box, seed: int) -> float:
    """The seconds that one fork takes in the middle of a random game."""
    return median(timed(match.fork, REPEATS) for match in middle(box, seed))


def time_imagine(box: Box, seed: int) -> float:
    """The seconds that one imagined world takes there, for a perspective that has been asked before."""
    return median(time_worlds(match.perspective(0), seed) for match in middle(box, seed))


def time_worlds(perspective: Perspective, seed: int) -> float:
    imagine = partial(perspective.imagine, chance_from(seed))
    imagine()
    return timed(imagine, REPEATS)


def chance_from(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


# Searching


def search(box: Box, seconds: float, seed: int) -> float:
    """Iterations per second of a knight's search, at questions in the middle of a random game."""
    forks = [match.fork() for match in middle(box, seed)]
    asked = [fork for fork in forks if len(fork.pending[0].options) > 1][:: POSITIONS // SEARCHED]
    done, start = 0, process_time()
    for match in cycle(asked):
        thinking = Search(match.perspective(match.pending[0].seat), chance_from(seed))
        done += thinking.run(Budget(ITERATIONS)).iterations
        if (elapsed := process_time() - start) > seconds:
            break
    return done / elapsed


# Records


def time_replay(box: Box, moves: int, seed: int) -> float:
    """The seconds to read and check so many moves: the record of a match, or of several where they are shorter."""
    return sum(timed(partial(Match.replay, text, load)) for text in records(box, moves, seed))


def records(box: Box, moves: int, seed: int) -> Iterator[str]:
    """Records that have so many moves in all."""
    while moves > 0:
        match = played(box, seed, moves)
        moves -= len(match.moves)
        seed += 1
        yield match.record()


def time_undo(box: Box, moves: int, seed: int) -> float:
    """The seconds to take a move back near the end of so long a match, or of a whole one where it is shorter."""
    match = played(box, seed, moves)
    return mean(timed(undo_last(match)) for _ in range(UNDOS))


def undo_last(match: Match) -> Callable[[], None]:
    return partial(match.undo, match.moves[-1][0], agreed=True)
