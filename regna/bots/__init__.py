"""Players that choose. A bot is given its perspective of a match, never the match."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import BadSetup
from .bot import Bot
from .chance import RandomBot
from .greedy import GreedyBot

MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES = tuple(MAKERS)


def make(name: str, seed: int) -> Bot:
    """The bot of this name, or `BadSetup`."""
    if name not in MAKERS:
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(NAMES))
    return MAKERS[name](seed)


__all__ = ["NAMES", "Bot", "GreedyBot", "RandomBot", "make"]
