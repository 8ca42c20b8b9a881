"""The bot pool: bots choose in worker processes, from the set-up and the lines of play alone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from hashlib import blake2b
from threading import Thread
from typing import NamedTuple, TypeVar

from ...bots import SIMPLEST, make
from ...corrections import Corrections
from ...games import load
from ...kernel import Setup
from .replay import Replays

T = TypeVar("T")
R = TypeVar("R")
LOG = logging.getLogger(__name__)
LEAST_URGENT = 19
REPLAYS = Replays()
"""Matches about which this process has thought recently."""


class DecisionPoint(NamedTuple):
    """A moment of a match at which a bot has to choose."""

    match: str
    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    lines: list[str]
    seat: int
    bot: str
    corrections: Corrections

    def setup(self) -> Setup:
        return Setup.of(load(self.game), self.seats, self.options, self.seed, corrections=self.corrections)


def choose(decision: DecisionPoint) -> str:
    """The bot's move, as a line of play; the same decision point has the same answer."""
    match = REPLAYS.match_at(decision.match, decision.lines, decision.setup)
    ask = match.ask_for(decision.seat)
    assert ask is not None
    option = make(decision.bot, bot_seed(decision), timed=True).choose(match.perspective(decision.seat))
    assert option in ask.options, f"{decision.bot} chose what is not offered"
    return match.write(ask, option)


def bot_seed(decision: DecisionPoint) -> int:
    """A seed of its own for every moment, that says nothing about the table's."""
    words = f"{decision.seed} {decision.seat} {len(decision.lines)}"
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest())


def worker_processes(number: int | None = None) -> Executor:
    """Worker processes, which end with the server even if it is killed."""
    number = number or max(1, (os.cpu_count() or 2) - 1)
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), end_with_parent)


def background_process() -> Executor:
    """One worker process that leaves the processor to everybody else."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stay_in_background)


def stay_in_background() -> None:
    os.nice(LEAST_URGENT)
    end_with_parent()


def end_with_parent() -> None:
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class BotPool:
    """Runs bots in worker processes."""

    def __init__(self, executor: Callable[[], Executor]) -> None:
        self.make = executor
        self.executor = executor()

    async def choose(self, decision: DecisionPoint) -> str:
        """The bot's move; where a bot fails, the simplest makes this one for it."""
        try:
            return await self.ask(decision)
        except Exception:
            LOG.exception("a bot failed", extra={"facts": {"match": decision.match, "bot": decision.bot}})
            return await self.ask(decision._replace(bot=SIMPLEST))

    async def ask(self, decision: DecisionPoint) -> str:
        return await self.run(choose, decision)

    async def run(self, function: Callable[[T], R], argument: T) -> R:
        """Run a function in a worker process; a pool whose process has died is replaced."""
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, argument)
        except BrokenExecutor:
            if executor is self.executor:
                self.executor = self.make()
            raise

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
