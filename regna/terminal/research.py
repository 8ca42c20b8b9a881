"""Simulating and training from the command line, with a progress bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import Progress

from ..arena.simulate import Simulation, simulate
from ..arena.train import evaluation_of, store, train
from ..games import load
from ..kernel import Setup
from ..texts import Speaker


def run_simulation(setup: Setup, games: int, bots: Sequence[str], *, quiet: bool) -> Simulation:
    """This many games of bots, from the set-up's seed on."""
    with progress_bar(quiet) as progress:
        task = progress.add_task(setup.game.name, total=games)
        return simulate(
            setup.game, setup.seats, games, options=setup.options, seed=setup.seed, bots=bots,
            on_game=lambda _: progress.advance(task),
        )  # fmt: skip


def run_training(game: str, games: int, generations: int, seed: int, workers: int, say: Speaker) -> Iterator[str]:
    """Train and store every variant of a game; a line about each."""
    variants = len(evaluation_of(load(game)).tables)
    with progress_bar(quiet=False) as progress:
        task = progress.add_task(game, total=generations * variants)
        for variant, found in train(game, games, generations, seed, workers, lambda: progress.advance(task)):
            quality = {key: found["fit"].get(key, 0) for key in ("positions", "r2", "accuracy")}
            yield say.message("terminal-trained", variant=variant, file=store(game, variant, found), **quality)


def progress_bar(quiet: bool) -> Progress:
    return Progress(console=Console(stderr=True), transient=True, disable=quiet)
