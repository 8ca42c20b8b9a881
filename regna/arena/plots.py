"""The pictures of a report, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from io import StringIO
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .summary import CardRate, Strength, WinRate

INK, FADED, GRID = "#2b2118", "#8a7a66", "#d9ccb4"
COLOURS = ("#a83232", "#2f5d8a", "#4d7a3a", "#b5832a", "#6b4a86", "#3a7d7c", "#7a5230", "#5c5c5c")
MARKS = "oDs^vPX*"
"""Colour alone never tells bots apart."""
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "regna", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 10,
    "axes.edgecolor": FADED, "axes.labelcolor": INK, "text.color": INK, "xtick.color": INK, "ytick.color": INK,
    "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "grid.color": GRID, "axes.axisbelow": True,
    "legend.frameon": False, "figure.facecolor": "none", "axes.facecolor": "none",
}  # fmt: skip
WIDTH = 8.0
Share = Callable[[float], str]
"""Writes a part of 1 as a percentage."""


class Words(NamedTuple):
    """What is written beside the points and lines."""

    bots: Mapping[str, str]
    percent: Share
    rating: str
    won: str
    equal: str
    expected: str
    points: str


def strength_plot(strengths: Sequence[Strength], equal: float, words: Words) -> str:
    """Ratings and win rates of all bots, each with its interval."""
    figure = Figure((WIDTH, 1.3 + 0.4 * len(strengths)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    looks = {bot: look for look, bot in enumerate(words.bots)}
    for place, each in enumerate(strengths):
        bar(left, each.rating.mu, each.interval, place, looks[each.bot])
        bar(right, each.rate.mean, each.rate.interval, place, looks[each.bot])
    left.set_yticks(range(len(strengths)), [words.bots[each.bot] for each in strengths])
    left.set_ylim(len(strengths) - 0.5, -0.5)
    left.set_xlabel(words.rating)
    right.set_xlabel(words.won)
    percents(right, words)
    right.axvline(equal, color=FADED, linestyle="--", label=words.equal)
    right.legend(loc="lower right", bbox_to_anchor=(1, 1))
    return svg(figure)


def rates_plot(rates: Mapping[str, Sequence[WinRate]], labels: Sequence[str], equal: float, words: Words) -> str:
    """For every bot its win rate in each of several cases: seats, or values of an option."""
    figure = Figure((WIDTH, 3.2), layout="constrained")
    axes = figure.subplots()
    step = 0.6 / max(1, len(rates))
    for number, (bot, found) in enumerate(rates.items()):
        across = [place + step * (number - (len(rates) - 1) / 2) for place in range(len(labels))]
        reach = [[rate.mean - rate.interval[0] for rate in found], [rate.interval[1] - rate.mean for rate in found]]
        axes.errorbar(
            across, [rate.mean for rate in found], yerr=reach, capsize=3, linestyle="none", label=words.bots[bot],
            marker=MARKS[number % len(MARKS)], color=COLOURS[number % len(COLOURS)],
        )  # fmt: skip
    axes.axhline(equal, color=FADED, linestyle="--", label=words.equal)
    axes.set_xticks(range(len(labels)), labels)
    axes.set_ylabel(words.won)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda value, _: words.percent(value))
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
    return svg(figure)


def categories_plot(points: Mapping[str, Sequence[float]], bots: Sequence[str], words: Words) -> str:
    """What every bot has on average of each category of points."""
    figure = Figure((WIDTH, 1.2 + len(points) * (0.2 + 0.14 * len(bots))), layout="constrained")
    axes = figure.subplots()
    height = 0.8 / len(bots)
    for number, bot in enumerate(bots):
        down = [place + height * (number - (len(bots) - 1) / 2) for place in range(len(points))]
        values = [found[number] for found in points.values()]
        axes.barh(down, values, height, color=COLOURS[number % len(COLOURS)], label=words.bots[bot])
    axes.set_yticks(range(len(points)), list(points))
    axes.set_ylim(len(points) - 0.5, -0.5)
    axes.axvline(0, color=FADED)
    axes.set_xlabel(words.points)
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
    return svg(figure)


def cards_plot(cards: Sequence[CardRate], names: Mapping[str, str], words: Words) -> str:
    """How often players won who used a card, beside how often their bots win anyway."""
    figure = Figure((WIDTH, 1.2 + 0.24 * len(cards)), layout="constrained")
    axes = figure.subplots()
    for place, each in enumerate(cards):
        bar(axes, each.rate.mean, each.rate.interval, place, 1 if each.gain < 0 else 2)
    axes.plot([c.expected for c in cards], range(len(cards)), "|", color=INK, markersize=10, label=words.expected)
    axes.set_yticks(range(len(cards)), [f"{names[each.card]} ({each.rate.games})" for each in cards])
    axes.set_ylim(len(cards) - 0.5, -0.5)
    axes.set_xlabel(words.won)
    percents(axes, words)
    axes.legend(loc="lower right", bbox_to_anchor=(1, 1))
    return svg(figure)


# What they share


def bar(axes: Axes, value: float, interval: tuple[float, float], place: int, look: int) -> None:
    """A point with its interval, on a line of its own."""
    reach = [[value - interval[0]], [interval[1] - value]]
    look %= len(COLOURS)
    axes.errorbar(value, place, xerr=reach, capsize=3, marker=MARKS[look], color=COLOURS[look])


def percents(axes: Axes, words: Words) -> None:
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda value, _: words.percent(value))


def svg(figure: Figure) -> str:
    """A picture to stand in a page; the same figures give the same text."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue().partition("?>")[2].partition('dtd">')[2].strip()


def styled() -> AbstractContextManager[None]:
    """Within it all pictures look alike."""
    return rc_context(STYLE)
