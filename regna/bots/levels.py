"""The levels that people play against: the same names on the page, in the terminal, in the API and in commands."""

from __future__ import annotations

import os
from collections.abc import Callable

from .bot import Bot
from .one_ply import OnePlyBot
from .search import Budget
from .searcher import SearchBot

EFFORT = "REGNA_BOT_EFFORT"
"""The part of their iterations with which bots search; a host with a slow machine, or a test, may set it below 1."""
DISTRACTED = 50
"""Answers of a novice in a hundred that are random."""
USUAL = "knight"
"""Who sits down where nobody is named, and plays for somebody who has left."""


def novice(seed: int, timed: bool) -> Bot:
    return OnePlyBot(seed, DISTRACTED)


def squire(seed: int, timed: bool) -> Bot:
    return OnePlyBot(seed)


def knight(seed: int, timed: bool) -> Bot:
    return SearchBot(seed, budget(400, 0.7, timed))


def master(seed: int, timed: bool) -> Bot:
    return SearchBot(seed, budget(3000, 4.0, timed))


LEVELS: dict[str, Callable[[int, bool], Bot]] = {
    "novice": novice,
    "squire": squire,
    "knight": knight,
    "master": master,
}
"""From the weakest to the strongest."""


def budget(iterations: int, seconds: float, timed: bool) -> Budget:
    """Where somebody waits the clock counts too; elsewhere the same seed gives the same answers."""
    effort = float(os.environ.get(EFFORT) or 1)
    return Budget(max(1, round(iterations * effort)), seconds if timed else None)
