"""`make bench`: our speed beside our peers', all engines by turns in one run on one core."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median

import click

from .ours import BOXES, SEATS
from .peers import BASE, PEERS
from .rate import Figures
from .report import ALONE, BESIDE_PEERS, add_ratios, table
from .worker import Worker

WAYS = {"interpreted": Path(), "compiled": Path("build/compiled")}
Engines = dict[tuple[str, str], Callable[[float, int], Figures]]


def pin() -> None:
    """Keep to one core, also the processes that are started from here."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def engines(games: Sequence[str], stack: ExitStack) -> Engines:
    """How each is measured: all peers beside all games, or only the one that we compare with beside some."""
    peers = (BASE,) if games else PEERS
    found: Engines = {(peer.title, peer.language): peer.measure for peer in peers}
    for way, folder in WAYS.items():
        if (folder / "bench").is_dir():
            worker = stack.enter_context(closing(Worker(folder)))
            found |= {(BOXES[name].title, way): worker.measuring(name) for name in games or BOXES}
    return found


def measure(engines: Engines, rounds: int, seconds: float) -> dict[tuple[str, str], Figures]:
    """The median of every figure, the engines by turns so that a noisy machine is noisy for all."""
    measured: dict[tuple[str, str], list[Figures]] = {engine: [] for engine in engines}
    for seed in range(1, rounds + 1):
        for engine, measure_once in engines.items():
            measured[engine].append(measure_once(seconds, seed))
    return {
        engine: {name: median(each[name] for each in found) for name in found[0]} for engine, found in measured.items()
    }


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice([*BOXES]), help="Only this one of our games.")
@click.option("--rounds", default=3, show_default=True)
@click.option("--seconds", default=0.5, show_default=True, help="How long a rate is counted in a round.")
@click.option("--quick", is_flag=True, help="One short round.")
def main(games: Sequence[str], rounds: int, seconds: float, quick: bool) -> None:
    """Measure, and print the tables of `docs/benchmarks.md`."""
    pin()
    with ExitStack() as stack:
        measured = measure(engines(games, stack), *((1, 0.1) if quick else (rounds, seconds)))
    add_ratios(measured, measured[BASE.title, BASE.language])
    click.echo(f"{platform.python_implementation()} {platform.python_version()}, one core, our games by {SEATS}")
    for columns in (BESIDE_PEERS, ALONE):
        click.echo("\n" + table(columns, measured))


if __name__ == "__main__":
    main()
