"""Learning what positions promise: bots play, and weights are fitted to how their matches ended.

The first matches are played by a game's own estimate, each further generation by the weights of the one before. The
same numbers give the same weights, whatever the number of workers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from ..bots.one_ply import OnePlyBot
from ..games import load
from ..kernel import BadSetup, Chance, Game, Match, Setup
from ..kernel.evaluation import Evaluation, TableFor, read_weights

DISTRACTED = 12
"""So many answers in a hundred are any: what nobody ever does teaches nothing."""
LOOKED_AT = 3
"""About one step in so many is remembered."""
LONGEST = 3000


class Sample(NamedTuple):
    """A position: how far the match had come, what everybody had by then, and each player's kind and features."""

    progress: float
    now: tuple[float, ...]
    kinds: tuple[str, ...]
    features: tuple[tuple[float, ...], ...]


class Lesson(NamedTuple):
    """A match that was played: some of its positions, what everybody reached, and who won."""

    samples: list[Sample]
    standing: list[float]
    winners: list[int]


Weights = Mapping[str, Any] | None
"""What is stored for one variant of a game."""
Listen = Callable[[], None]
"""Called after every match."""


def train(
    game: str, games: int, generations: int, seed: int, workers: int = 1, listen: Listen | None = None
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Weights for every variant of a game, one after another, with where they come from and how well they fit."""
    from .fit import fit

    evaluation = evaluation_of(load(game))
    for variant, tables in evaluation.tables.items():
        weights: Weights = None
        lessons: list[Lesson] = []
        for generation in range(generations):
            lessons = lessons[len(lessons) // 2 :]  # what the generation before played with less skill counts half
            first = seed + generation * games
            for lesson in play_lessons(game, variant, tables, weights, range(first, first + games), workers):
                lessons.append(lesson)
                if listen is not None:
                    listen()
            weights = fit(evaluation.names, lessons)
        facts = {"seed": seed, "games": games, "generations": generations}
        assert weights is not None
        yield variant, {**weights, "fit": facts | weights["fit"]}


def evaluation_of(game: Game) -> Evaluation:
    found: Evaluation | None = getattr(game, "evaluation", None)
    if found is None:
        raise BadSetup("no-evaluation", game=game.name)
    return found


def store(game: str, variant: str, weights: Mapping[str, Any]) -> str:
    """Write the weights of a variant beside the game, where those of the others stay; returns where."""
    path = evaluation_of(load(game)).path
    stored = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps({**stored, variant: weights}, indent=2) + "\n", "utf-8")
    return str(path)


# Playing


def play_lessons(
    game: str, variant: str, tables: Sequence[TableFor], weights: Weights, seeds: range, workers: int
) -> Iterator[Lesson]:
    """A match for every seed, at the tables in turn."""
    play = partial(play_lesson, game, variant, tables, weights)
    if workers == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, seeds, chunksize=4)


def play_lesson(game: str, variant: str, tables: Sequence[TableFor], weights: Weights, seed: int) -> Lesson:
    """One match of bots that judge by these weights, or by the game's estimate where there are none yet."""
    found = load(game)
    evaluation = evaluation_of(found)
    with evaluation.judging_by({} if weights is None else {variant: read_weights(evaluation.names, weights)}):
        return play_with(found, evaluation, tables, seed)


def play_with(found: Game, evaluation: Evaluation, tables: Sequence[TableFor], seed: int) -> Lesson:
    """One match of bots that judge by this evaluation."""
    seats, options = tables[seed % len(tables)]
    match = Match(Setup.of(found, seats, options, seed))
    bots = [OnePlyBot(seed * seats + seat, DISTRACTED) for seat in range(seats)]
    chance = Chance()
    chance.seed(seed)
    samples: list[Sample] = []
    step = -1
    while match.pending and len(match.moves) < LONGEST:
        if match.steps != step and evaluation.is_quiet(match.table) and not chance.below(LOOKED_AT):
            samples.append(look(evaluation, match))
        step = match.steps
        seat = match.pending[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return Lesson(samples, evaluation.standing(match.table), found.winners(match.table))


def look(evaluation: Evaluation, match: Match) -> Sample:
    table, players = match.table, range(len(match.table.players))
    kinds = tuple(evaluation.kind(table, player) for player in players)
    features = tuple(tuple(evaluation.features(table, player)) for player in players)
    return Sample(evaluation.progress(table), tuple(evaluation.now(table)), kinds, features)
