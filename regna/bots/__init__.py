"""Players that choose. A bot is given its perspective of a match, never the match."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import BadSetup
from . import installed
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


def names() -> tuple[str, ...]:
    """Our bots, then those of other packages that are installed."""
    return (*NAMES, *(name for name in installed.names() if name not in MAKERS))


def make(name: str, seed: int, *, timed: bool = False) -> Bot:
    """The bot of this name, or `BadSetup`; one that is timed never thinks longer than people like to wait."""
    if name in MAKERS:
        return MAKERS[name](seed, timed)
    if name in installed.names():
        return installed.make(name, seed)
    raise BadSetup("unknown-bot", bot=name, bots=", ".join(names()))


def make_from(text: str, seed: int, *, timed: bool = False) -> Bot:
    """As `make`, and also a bot of a module or a file, `module:Class`; only for whoever may run any code here."""
    return installed.make_from(text, seed) if installed.is_place(text) else make(text, seed, timed=timed)


__all__ = ["LEVEL_NAMES", "NAMES", "SIMPLEST", "USUAL", "Bot", "GreedyBot", "RandomBot", "make", "make_from", "names"]
