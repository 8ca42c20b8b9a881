"""The reviewer: matches that are over are reviewed in the background, one at a time, decision by decision.

The results are stored after every few decisions, so that a review continues after a restart where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any

from ...bots.coach import CLOSE, QUICK, Decision, Judged, Review, decisions
from ..db.queries.reviews import ask_for_review, drop_review, find_review, store_judged, unfinished_reviews
from ..db.values import BOT, LIVE, OPEN
from ..errors import Declined
from .bot_pool import BotPool
from .coach import AnsweredQuestion, judge, question_of
from .registry import UNOPENED, Registry
from .room import RETRY_DELAY, Room
from .stored import UnopenedMatch

LOG = logging.getLogger(__name__)
POLL_INTERVAL = 60
"""Seconds after which it looks for reviews that another process may have left unfinished."""
MAX_WAITING = 50
"""Reviews that may wait to be made."""
STORED_EVERY = 8
"""Decisions after which a review is stored."""


class Reviewer:
    """Makes the reviews that people have asked for, in a process that is started for the first."""

    def __init__(self, registry: Registry, executor: Callable[[], Executor]) -> None:
        self.registry = registry
        self.storage = registry.storage
        self.executor = executor
        self.pool: BotPool | None = None
        self.wanted = asyncio.Event()
        self.under_way: tuple[str, Review] | None = None
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start with the reviews that were left unfinished."""
        self.wanted.set()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.pool is not None:
            self.pool.close()

    async def ask(self, room: Room) -> None:
        """Have a match reviewed, unless it already is or was."""
        require_ended(room)
        if await find_review(self.storage, room.id) is None:
            if len(await unfinished_reviews(self.storage)) >= MAX_WAITING:
                raise Declined("server-coach-busy")
            review = await asyncio.to_thread(new_review, room)
            await ask_for_review(self.storage, room.id, review.total, self.registry.now())
        self.wanted.set()

    async def find(self, match: Room | UnopenedMatch) -> tuple[Review, bool, int] | None:
        """A review as far as it has come, whether it is complete, and how many judgements it takes."""
        require_ended(match)
        row = await find_review(self.storage, match.id)
        if row is None:
            return None
        if self.under_way is not None and self.under_way[0] == match.id:
            return self.under_way[1], False, row.total
        return Review([], row.judged), row.finished is not None, row.total

    # Reviewing

    async def run(self) -> None:
        """Make the reviews in the order in which they were asked for, except those that another process is making."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), POLL_INTERVAL)
            self.wanted.clear()
            try:
                for match in await unfinished_reviews(self.storage):
                    await self.claim(match)
            except Declined:
                await asyncio.sleep(RETRY_DELAY)
                self.wanted.set()

    async def claim(self, match: str) -> None:
        async with self.storage.cluster.claim(f"review {match}") as mine:
            if not mine:
                return
            try:
                await self.review(await self.registry.room(match))
            except Declined as why:
                LOG.warning("a review waits", extra={"facts": {"match": match, "why": why.code}})
                if why.code in UNOPENED:
                    await drop_review(self.storage, match)
            except Exception:
                LOG.exception("a review failed", extra={"facts": {"match": match}})
                await drop_review(self.storage, match)
            finally:
                self.under_way = None

    async def review(self, room: Room) -> None:
        """Judge one decision after another."""
        row = await find_review(self.storage, room.id)
        assert row is not None
        review = await asyncio.to_thread(new_review, room, row.judged)
        self.under_way = room.id, review
        while (step := review.next()) is not None:
            review.note(await self.judged(room, *step))
            if len(review.judged) % STORED_EVERY == 0 or step[1]:
                await store_judged(self.storage, room.id, list(review.judged), None)
        await store_judged(self.storage, room.id, list(review.judged), self.registry.now())

    async def judged(self, room: Room, decision: Decision, closely: bool) -> Judged:
        question = question_of(room, decision.seat, decision.at)
        if self.pool is None:
            self.pool = BotPool(self.executor)
        answered = AnsweredQuestion(question, decision.move, CLOSE if closely else QUICK, closely)
        found: Any = await self.pool.run(judge, answered)
        return found  # type: ignore[no-any-return]


def new_review(room: Room, judged: list[Judged] | tuple[()] = ()) -> Review:
    """What is to be judged in a match: the decisions of people, or of all where nobody played."""
    found = decisions(room.setup, room.lines)
    people = [seat.seat for seat in room.seats if seat.kind != BOT]
    return Review([each for each in found if not people or each.seat in people], judged)


def require_ended(match: Room | UnopenedMatch) -> None:
    if match.status in (OPEN, LIVE):
        raise Declined("server-not-over")
