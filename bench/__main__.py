"""`make bench`: our speed beside our peers', measured by turns in one run, first interpreted and then compiled.

What is measured is the processor's time, so that others who use the machine count less.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

from regna.games import NAMES, load

from . import catanatron_peer as catanatron
from . import ours
from .rate import Rate

ROUNDS = 5
SECONDS = 2.0
SEATS = 4
MOVES = 600
COMPILED = Path("build/compiled")
CHOICES, FORK, IMAGINE = "ratio of decisions, able to fork", "fork, microseconds", "imagined world, microseconds"
BARS = {CHOICES: 10.0, FORK: 25.0, IMAGINE: 100.0}
"""What every game should reach: at least so many times the peer's choices, at most so many microseconds."""


Figures = dict[str, dict[str, float]]
"""What was measured, by game."""


def per_second(rates: list[Rate]) -> tuple[float, float]:
    return median(r.decisions / r.seconds for r in rates), median(r.ticks / r.seconds for r in rates)


def boxes() -> dict[str, ours.Box]:
    """Every game, and Paladins with its expansion."""
    plain = {name: ours.Box(load(name), SEATS, {}) for name in NAMES}
    return plain | {"paladins, City of Crowns": ours.Box(load("paladins"), SEATS, {"crowns": "on"})}


def measure(box: ours.Box) -> dict[str, float]:
    """All the figures of one game, rounds taken by turns so that a noisy machine is noisy for all."""
    mine: list[Rate] = []
    kept: list[Rate] = []
    theirs: list[Rate] = []
    forks: list[float] = []
    copies: list[float] = []
    worlds: list[float] = []
    for seed in range(ROUNDS):
        theirs.append(catanatron.play_random(SECONDS, seed))
        mine.append(ours.play_random(box, SECONDS, seed))
        kept.append(ours.play_random(box, SECONDS, seed, can_fork=True))
        copies.append(catanatron.time_copy(seed))
        forks.append(ours.time_fork(box, seed))
        worlds.append(ours.time_imagine(box, seed))
    ours_decisions, ours_ticks = per_second(mine)
    kept_decisions, _ = per_second(kept)
    their_decisions, their_ticks = per_second(theirs)
    return {
        "decisions per second": ours_decisions,
        "decisions per second, able to fork": kept_decisions,
        "Catanatron's decisions per second": their_decisions,
        "ratio of decisions": ours_decisions / their_decisions,
        CHOICES: kept_decisions / their_decisions,
        "ratio of all steps, forced ones included": ours_ticks / their_ticks,
        FORK: median(forks) * 1e6,
        "Catanatron's copy, microseconds": median(copies) * 1e6,
        "fork as part of a copy": median(forks) / median(copies),
        IMAGINE: median(worlds) * 1e6,
        f"replay of a match, {MOVES} moves at most, milliseconds": 1e3
        * median(ours.time_replay(box, MOVES, seed) for seed in range(5)),
    }


def measure_all() -> Figures:
    return {name: measure(box) for name, box in boxes().items()}


def measure_compiled() -> Figures:
    """The same by the compiled rules, which lie in a folder of their own with a copy of this program."""
    command = [sys.executable, "-m", "bench", "--json"]
    found = subprocess.run(command, cwd=COMPILED, check=True, stdout=subprocess.PIPE)  # noqa: S603
    measured: Figures = json.loads(found.stdout)
    return measured


def print_bars(ways: dict[str, Figures]) -> None:
    """How every game stands to the bars, as a table for `docs/benchmarks.md`."""
    print("| game | rules | choices, times the peer's | fork, µs | imagined world, µs |")
    print("| --- | --- | --- | --- | --- |")
    for way, figures in ways.items():
        for name, measured in figures.items():
            print(f"| {name} | {way} | " + " | ".join(f"{measured[what]:.1f}" for what in BARS) + " |")
    print("| bar | | " + " | ".join(f"{bar:.0f}" for bar in BARS.values()) + " |")


def main() -> None:
    if "--json" in sys.argv:
        print(json.dumps(measure_all(), indent=2))
        return
    ways = {"interpreted": measure_all()}
    if (COMPILED / "bench").is_dir():
        ways["compiled"] = measure_compiled()
    print(f"{platform.python_implementation()} {platform.python_version()}, one core, {SEATS} seats\n")
    for way, figures in ways.items():
        for name, measured in figures.items():
            print(f"{name}, {way}")
            for what, figure in measured.items():
                print(f"  {what:45} {figure:12,.2f}")
    print()
    print_bars(ways)


if __name__ == "__main__":
    main()
