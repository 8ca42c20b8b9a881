"""Learning what positions are worth: bots play, and weights are fitted to how their matches ended.

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

RANDOM_PERCENT = 12
"""This many answers in a hundred are random: what nobody ever tries teaches nothing."""
SAMPLED_EVERY = 3
"""About one step in three becomes a sample."""
MAX_MOVES = 3000


class Sample(NamedTuple):
    """A position: how far the match had come, what everybody had by then, and each player's kind and features."""

    progress: float
    now: tuple[float, ...]
    kinds: tuple[str, ...]
    features: tuple[tuple[float, ...], ...]


class TrainingMatch(NamedTuple):
    """A match to learn from: some of its positions, what everybody reached, and who won."""

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
        matches: list[TrainingMatch] = []
        for generation in range(generations):
            matches = matches[len(matches) // 2 :]  # what the generation before played with less skill counts half
            first = seed + generation * games
            for played in play_matches(game, variant, tables, weights, range(first, first + games), workers):
                matches.append(played)
                if listen is not None:
                    listen()
            weights = fit(evaluation.names, matches)
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


def play_matches(
    game: str, variant: str, tables: Sequence[TableFor], weights: Weights, seeds: range, workers: int
) -> Iterator[TrainingMatch]:
    """A match for every seed, at the tables in turn."""
    play = partial(play_match, game, variant, tables, weights)
    if workers == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, seeds, chunksize=4)


def play_match(game: str, variant: str, tables: Sequence[TableFor], weights: Weights, seed: int) -> TrainingMatch:
    """One match of bots that judge by these weights, or by the game's estimate where there are none yet."""
    found = load(game)
    evaluation = evaluation_of(found)
    with evaluation.judging_by({} if weights is None else {variant: read_weights(evaluation.names, weights)}):
        return play_judging_by(found, evaluation, tables, seed)


def play_judging_by(found: Game, evaluation: Evaluation, tables: Sequence[TableFor], seed: int) -> TrainingMatch:
    """One match of bots that judge by this evaluation."""
    seats, options = tables[seed % len(tables)]
    match = Match(Setup.of(found, seats, options, seed))
    bots = [OnePlyBot(seed * seats + seat, RANDOM_PERCENT) for seat in range(seats)]
    chance = Chance()
    chance.seed(seed)
    samples: list[Sample] = []
    step = -1
    while match.pending and len(match.moves) < MAX_MOVES:
        if match.steps != step and evaluation.is_quiet(match.table) and not chance.below(SAMPLED_EVERY):
            samples.append(sample_of(evaluation, match))
        step = match.steps
        seat = match.pending[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return TrainingMatch(samples, evaluation.standing(match.table), found.winners(match.table))


def sample_of(evaluation: Evaluation, match: Match) -> Sample:
    table, players = match.table, range(len(match.table.players))
    kinds = tuple(evaluation.kind(table, player) for player in players)
    features = tuple(tuple(evaluation.features(table, player)) for player in players)
    return Sample(evaluation.progress(table), tuple(evaluation.now(table)), kinds, features)
