"""Players that choose. A bot is given its perspective of a match, never the match."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import BadSetup
from .bot import Bot
from .chance import RandomBot
from .greedy import GreedyBot
from .levels import LEVELS, USUAL

MAKERS: dict[str, Callable[[int, bool], Bot]] = {
    **LEVELS,
    "greedy": lambda seed, timed: GreedyBot(seed),
    "random": lambda seed, timed: RandomBot(seed),
}
NAMES = tuple(MAKERS)
LEVEL_NAMES = tuple(LEVELS)
"""Those that are offered to people; the others are for researchers, and for matches that were begun with them."""
SIMPLEST = "random"


def make(name: str, seed: int, *, timed: bool = False) -> Bot:
    """The bot of this name, or `BadSetup`; one that is timed never thinks longer than people like to wait."""
    if name not in MAKERS:
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(NAMES))
    return MAKERS[name](seed, timed)


__all__ = ["LEVEL_NAMES", "NAMES", "SIMPLEST", "USUAL", "Bot", "GreedyBot", "RandomBot", "make"]
