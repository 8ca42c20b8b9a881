"""Thinking: bots choose in processes of their own, from the set-up and the lines of play alone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from hashlib import blake2b
from threading import Thread
from typing import NamedTuple

from ..bots import NAMES as BOTS
from ..bots import make
from ..games import load
from ..kernel import Match, Setup
from ..kernel.record import begin, follow

LOG = logging.getLogger(__name__)
SIMPLEST = BOTS[0]
MOST = 64
KEPT: OrderedDict[str, tuple[Match, list[str]]] = OrderedDict()
"""Matches this process thought about lately, with the lines they have come to."""


class Problem(NamedTuple):
    """A moment of a match at which a bot has to choose."""

    match: str
    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    lines: list[str]
    seat: int
    bot: str


def think(problem: Problem) -> str:
    """The bot's move, as a line of play; the same problem has the same answer."""
    match = reach(problem)
    ask = match.ask_for(problem.seat)
    assert ask is not None
    option = make(problem.bot, bot_seed(problem)).choose(match.perspective(problem.seat))
    assert option in ask.options, f"{problem.bot} chose what is not offered"
    return match.write(ask, option)


def reach(problem: Problem) -> Match:
    """The match at this moment, from where this process left it if it can."""
    match, lines = KEPT.pop(problem.match, (None, []))
    if match is None or problem.lines[: len(lines)] != lines:
        setup = Setup.of(load(problem.game), problem.seats, problem.options, problem.seed)
        match, _, past = begin(Match, setup, 0, problem.lines)
        lines = problem.lines[:past]
    for line in problem.lines[len(lines) :]:
        follow(match, line)
    KEPT[problem.match] = match, problem.lines
    if len(KEPT) > MOST:
        KEPT.popitem(last=False)
    return match


def bot_seed(problem: Problem) -> int:
    """A seed of its own for every moment, that says nothing about the table's."""
    words = f"{problem.seed} {problem.seat} {len(problem.lines)}"
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest())


def processes(number: int | None = None) -> Executor:
    """Worker processes, which end with the server even if it is killed."""
    number = number or max(1, (os.cpu_count() or 2) - 1)
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), end_with_parent)


def end_with_parent() -> None:
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Thinker:
    """Has bots think elsewhere."""

    def __init__(self, executor: Callable[[], Executor]) -> None:
        self.make = executor
        self.executor = executor()

    async def think(self, problem: Problem) -> str:
        """The bot's move; where a bot fails, the simplest makes this one for it."""
        try:
            return await self.ask(problem)
        except Exception:
            LOG.exception("a bot failed", extra={"facts": {"match": problem.match, "bot": problem.bot}})
            return await self.ask(problem._replace(bot=SIMPLEST))

    async def ask(self, problem: Problem) -> str:
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, think, problem)
        except BrokenExecutor:
            if executor is self.executor:
                self.executor = self.make()
            raise

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
