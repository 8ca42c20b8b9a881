"""Finding weights by playing: bots that judge by slightly different weights play the same matches, and those that do
well say where to look next (CMA-ES).

What is learned is what to do. A regression on finished matches would learn what those have who win, and bots that judge
by it gather that for its own sake.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any

import cma
import numpy as np

from ..games import load
from ..kernel.evaluation import TableFor, Weights
from .train import LONGEST, Listen, Map, begin, evaluation_of

POPULATION = 16
"""Guesses in a generation."""
FIRST_STEP = 0.35
"""How far the first guesses are from the estimate: about so many points for a feature of its usual size."""
UNSURE = (0.1, 0.0)
"""How much a lead counts while that is not known; it changes little of which answer is best."""
LOST = -50.0
"""What a match is that has no end."""
SURVEYED = 3
"""Matches at every table by which the usual size of features is told."""


def evolve(game: str, variant: str, games: int, generations: int, seed: int, run: Map, listen: Listen) -> Weights:
    """Weights for those who choose: what is left after so many generations, with so many matches for every guess."""
    evaluation = evaluation_of(load(game))
    tables = evaluation.tables[variant]
    kinds, sizes = survey(game, tables, seed)

    def weights(guess: Any) -> Weights:
        rows = (guess.reshape(len(kinds), len(sizes)) / sizes).tolist()
        return Weights({kind: [(each, 0.0) for each in row] for kind, row in zip(kinds, rows, strict=True)}, UNSURE)

    strategy = cma.CMAEvolutionStrategy(
        np.zeros(len(kinds) * len(sizes)), FIRST_STEP,
        {"seed": seed, "popsize": POPULATION, "CMA_diagonal": True, "verbose": -9},
    )  # fmt: skip
    for generation in range(generations):
        guesses = strategy.ask()
        numbers = range(generation * games, (generation + 1) * games)
        play = partial(lead, game, variant, weights(strategy.mean), seed)
        leads = np.array(list(run(play, product(map(weights, guesses), numbers))))
        strategy.tell(guesses, list(-leads.reshape(len(guesses), games).mean(axis=1)))
        listen()
    return weights(strategy.mean)


def survey(game: str, tables: Sequence[TableFor], seed: int) -> tuple[list[str], Any]:
    """The kinds of players who choose, and the usual size of every feature in matches by the estimate."""
    found = load(game)
    evaluation, kinds, rows = evaluation_of(found), set(), []
    with evaluation.judging_by({}):
        for number in range(SURVEYED * len(tables)):
            match, bots = begin(found, tables[number % len(tables)], seed + number)
            while match.pending and len(match.moves) < LONGEST * len(bots):
                seat = match.pending[0].seat
                kinds.add(evaluation.kind(match.table, seat))
                rows.append(evaluation.features(match.table, seat))
                match.apply(seat, bots[seat].choose(match.perspective(seat)))
    return sorted(kinds), np.maximum(np.array(rows, float).std(axis=0), 1)


def lead(game: str, variant: str, best: Weights, seed: int, task: tuple[Weights, int]) -> float:
    """By how much a guess ends ahead of those who judge by the best weights so far, in the match with this number."""
    guess, number = task
    found = load(game)
    evaluation = evaluation_of(found)
    tables = evaluation.tables[variant]
    match, bots = begin(found, tables[number % len(tables)], seed + number)
    mine = number // len(tables) % len(bots)
    while match.pending and len(match.moves) < LONGEST * len(bots):
        seat = match.pending[0].seat
        with evaluation.judging_by({variant: guess if seat == mine else best}):
            match.apply(seat, bots[seat].choose(match.perspective(seat)))
    if not match.over:
        return LOST
    standing = evaluation.standing(match.table)
    rivals = standing[: len(bots)] if evaluation.aloof else standing
    others = rivals[:mine] + rivals[mine + 1 :]
    return standing[mine] - (sum(others) / len(others) if others else 0.0)
