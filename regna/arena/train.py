"""Learning what positions promise: weights are found by playing, and then it is seen what they foretell.

The same numbers give the same weights, whatever the number of workers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from ..bots.one_ply import OnePlyBot
from ..games import load
from ..kernel import BadSetup, Chance, Game, Match, Setup
from ..kernel.evaluation import Evaluation, TableFor, Weights

FORETOLD = 160
"""Matches by the weights found, which tell how sure a lead is."""
RANDOM_PERCENT = 12
"""This many answers in a hundred are random there, so that leads of every size occur."""
SAMPLED_EVERY = 3
"""About one step in three becomes a sample."""
LONGEST = 250
"""Moves for every seat, after which a match is given up."""

Map = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""Like `map`, here or in other processes."""
Listen = Callable[[], None]
"""Called after every generation."""


class Sample(NamedTuple):
    """A position: how far the match had come, and each player's estimate, kind and features."""

    progress: float
    estimates: tuple[float, ...]
    kinds: tuple[str, ...]
    features: tuple[tuple[float, ...], ...]


class TrainingMatch(NamedTuple):
    """A match to learn from: some of its positions, what everybody reached, and who won."""

    samples: list[Sample]
    standing: list[float]
    winners: list[int]


def train(
    game: str, games: int, generations: int, seed: int, workers: int = 1, listen: Listen = lambda: None
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Weights for every variant of a game, one after another, with where they come from and how well they foretell."""
    from .evolve import evolve
    from .fit import fit

    evaluation = evaluation_of(load(game))
    facts = {"seed": seed, "games": games, "generations": generations}
    with working(workers) as run:
        for variant, tables in evaluation.tables.items():
            found = evolve(game, variant, games, generations, seed, run, listen)
            play = partial(play_match, game, tables, {variant: found})
            fitted = fit(evaluation.names, list(run(play, range(seed, seed + FORETOLD))), found, evaluation.aloof)
            yield variant, {**fitted, "fit": facts | fitted["fit"]}


@contextmanager
def working(workers: int) -> Iterator[Map]:
    """A `map` that works here, or in so many processes."""
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield partial(pool.map, chunksize=4)


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


def begin(game: Game, table: TableFor, seed: int, distracted: int = 0) -> tuple[Match, list[OnePlyBot]]:
    """A match, and a bot for every seat."""
    seats, options = table
    match = Match(Setup.of(game, seats, options, seed))
    return match, [OnePlyBot(seed * seats + seat, distracted) for seat in range(seats)]


def play_match(game: str, tables: Sequence[TableFor], weights: dict[str, Weights], seed: int) -> TrainingMatch:
    """One match of bots that judge by these weights; the tables are taken in turn."""
    found = load(game)
    evaluation = evaluation_of(found)
    match, bots = begin(found, tables[seed % len(tables)], seed, RANDOM_PERCENT)
    chance, samples, step = Chance(), list[Sample](), -1
    chance.seed(seed)
    with evaluation.judging_by(weights):
        while match.pending and len(match.moves) < LONGEST * len(bots):
            if match.steps != step and evaluation.is_quiet(match.table) and not chance.below(SAMPLED_EVERY):
                samples.append(sample_of(evaluation, match))
            step = match.steps
            seat = match.pending[0].seat
            match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return TrainingMatch(samples, evaluation.standing(match.table), found.winners(match.table))


def sample_of(evaluation: Evaluation, match: Match) -> Sample:
    game, table, players = match.setup.game, match.table, range(len(match.table.players))
    return Sample(
        evaluation.progress(table),
        tuple(game.estimate(table, player) for player in players),
        tuple(evaluation.kind(table, player) for player in players),
        tuple(tuple(evaluation.features(table, player)) for player in players),
    )
