"""`make bench`: our speed beside our peers', measured by turns in one run."""

from __future__ import annotations

import json
import platform
import sys
from statistics import median

from regna.games import NAMES, load

from . import catanatron_peer as catanatron
from . import ours
from .rate import Rate

ROUNDS = 5
SECONDS = 2.0
SEATS = 4
MOVES = 600


def per_second(rates: list[Rate]) -> tuple[float, float]:
    return median(r.decisions / r.seconds for r in rates), median(r.ticks / r.seconds for r in rates)


def measure(name: str) -> dict[str, float]:
    """All the figures of one game, rounds taken by turns so that a noisy machine is noisy for all."""
    game = load(name)
    mine: list[Rate] = []
    kept: list[Rate] = []
    theirs: list[Rate] = []
    forks: list[float] = []
    copies: list[float] = []
    for seed in range(ROUNDS):
        theirs.append(catanatron.play_random(SECONDS, seed))
        mine.append(ours.play_random(game, SEATS, SECONDS, seed))
        kept.append(ours.play_random(game, SEATS, SECONDS, seed, keep=True))
        copies.append(catanatron.time_copy(seed))
        forks.append(ours.time_fork(game, SEATS, seed))
    ours_decisions, ours_ticks = per_second(mine)
    kept_decisions, _ = per_second(kept)
    their_decisions, their_ticks = per_second(theirs)
    return {
        "decisions per second": ours_decisions,
        "decisions per second, able to fork": kept_decisions,
        "Catanatron's decisions per second": their_decisions,
        "ratio of decisions": ours_decisions / their_decisions,
        "ratio of all steps, forced ones included": ours_ticks / their_ticks,
        "fork, microseconds": median(forks) * 1e6,
        "Catanatron's copy, microseconds": median(copies) * 1e6,
        "fork as part of a copy": median(forks) / median(copies),
        "imagined world, microseconds": ours.time_imagine(game, SEATS, 1) * 1e6,
        f"replay of a match, {MOVES} moves at most, milliseconds": 1e3
        * median(ours.time_replay(game, SEATS, MOVES, seed) for seed in range(5)),
    }


def main() -> None:
    figures = {name: measure(name) for name in NAMES}
    if "--json" in sys.argv:
        print(json.dumps(figures, indent=2))
        return
    print(f"{platform.python_implementation()} {platform.python_version()}, one core, {SEATS} seats\n")
    for name, measured in figures.items():
        print(name)
        for what, figure in measured.items():
            print(f"  {what:45} {figure:12,.2f}")


if __name__ == "__main__":
    main()
