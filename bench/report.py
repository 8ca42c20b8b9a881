"""The figures as tables in Markdown, as they stand in `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .measure import LONG, SHORT
from .rate import Figures

MILLI, MICRO = 1e3, 1e6
Measured = Mapping[tuple[str, str], Figures]
"""What was measured of every engine, by its title and what its rules run as."""


class Column(NamedTuple):
    """A figure by its name, in some unit; the bar is what every game of ours should reach."""

    title: str
    name: str
    unit: float = 1
    digits: int = 1
    bar: str = ""

    def text(self, figures: Figures) -> str:
        return f"{figures[self.name] * self.unit:,.{self.digits}f}".replace(",", " ")


BESIDE_PEERS = (
    Column("choices/s", "choices", digits=0),
    Column("times Catanatron", "choices ratio", bar="at least 10"),
    Column("all steps/s", "steps", digits=0),
    Column("times Catanatron", "steps ratio"),
    Column("copy or fork, µs", "copy", MICRO, bar="at most 25"),
    Column("times Catanatron", "copy ratio", digits=2),
)
ALONE = (
    Column("imagined world, µs", "imagine", MICRO, 0, "at most 100"),
    Column("search, iterations/s", "search", digits=0),
    Column(f"replay of {SHORT} moves, ms", "replay short", MILLI, 0),
    Column(f"of {LONG}, ms", "replay long", MILLI, 0, "at most 100"),
    Column("undo, ms", "undo", MILLI, 2, "at most 100"),
    Column("`step`, times the kernel", "step", bar="at most 2"),
    Column("with the mask", "mask"),
    Column("with `last`", "last"),
)


def add_ratios(measured: Measured, base: Figures) -> None:
    """Say of every engine how it compares with one of them."""
    for figures in measured.values():
        for name in ("choices", "steps", "copy"):
            figures[f"{name} ratio"] = figures[name] / base[name]


def table(columns: Sequence[Column], measured: Measured) -> str:
    """The engines that have all of these figures, below the bars."""
    bars = ["bar", "", *(column.bar for column in columns)]
    rows = [
        [*engine, *(column.text(figures) for column in columns)]
        for engine, figures in measured.items()
        if all(column.name in figures for column in columns)
    ]
    head = ["game", "rules", *(column.title for column in columns)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), bars, *rows))
