"""How figures of a series are written."""

from __future__ import annotations

from collections.abc import Callable

from ..texts import Speaker
from .game import OPPONENT
from .summary import Summary, WinRate

STRENGTH_HEADS = ("bot", "rating", "interval", "won", "percent", "interval", "points")


def strength_rows(summary: Summary, say: Speaker) -> list[list[str]]:
    """A line for every bot: its rating, its wins and its points, as the heads name them."""
    return [
        [bot_name(each.bot, say), number(each.rating.mu, say), between(each.interval, number, say),
         *rate_cells(each.rate, say), number(each.points, say)]
        for each in summary.strengths
    ]  # fmt: skip


def rate_cells(rate: WinRate, say: Speaker) -> list[str]:
    """`12.5 of 40`, the percentage, and its interval."""
    won = say.message("arena-of", won=rate.won, games=rate.games)
    return [won, percent(rate.mean, say), between(rate.interval, percent, say)]


def brief_rate(rate: WinRate, say: Speaker) -> str:
    """The percentage and its interval, for a crowded table."""
    _, share, interval = rate_cells(rate, say)
    return f"{share} ({interval})" if rate.games else "–"


def bot_name(bot: str, say: Speaker) -> str:
    return say.message("arena-opponent") if bot == OPPONENT else bot


def percent(value: float, say: Speaker) -> str:
    return say.message("arena-share", n=value)


def number(value: float, say: Speaker) -> str:
    return say.message("arena-number", n=value)


def between(interval: tuple[float, float], write: Callable[[float, Speaker], str], say: Speaker) -> str:
    low, high = interval
    return say.message("arena-between", low=write(low, say), high=write(high, say))
