"""The one writer: all that waits is committed together, and answered only after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .tables import moves

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""Something to write, inside a transaction that is not its own."""

APPEND = insert(moves).on_conflict_do_nothing().returning(moves.c.match, moves.c.seq)


class Line(NamedTuple):
    """One line of play of a match, with its number."""

    match: str
    seq: int
    line: str
    made: float


class Waiting(NamedTuple):
    """What is to be written, and who is to be told how it went."""

    what: Any
    answer: asyncio.Future[Any]


class Writer:
    """Writes for everybody in this process."""

    def __init__(self, engine: AsyncEngine, on_commit: Callable[[int], None] = lambda size: None) -> None:
        self.engine = engine.execution_options(writes=True)
        self.on_commit = on_commit
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def append(self, line: Line) -> bool:
        """Add a line of play; False if somebody else's has this number."""
        won: bool = await self.ask(line)
        return won

    async def do(self, job: Job[T]) -> T:
        """Carry out a job; when this returns it is on disk."""
        result: T = await self.ask(job)
        return result

    async def ask(self, what: Any) -> Any:
        waiting = Waiting(what, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(waiting)
        return await waiting.answer

    async def run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self.serve(batch)

    async def serve(self, batch: list[Waiting]) -> None:
        """Commit a batch and answer everybody in it."""
        try:
            results = await self.commit([waiting.what for waiting in batch])
        except Exception as error:
            results = [error] * len(batch)
        for waiting, result in zip(batch, results, strict=True):
            if waiting.answer.done():
                continue
            if isinstance(result, Exception):
                waiting.answer.set_exception(result)
            else:
                waiting.answer.set_result(result)

    async def commit(self, batch: list[Any]) -> list[Any]:
        lines = [what for what in batch if isinstance(what, Line)]
        async with self.engine.begin() as connection:
            won = await append_all(connection, lines) if lines else set()
            results = [take(won, w) if isinstance(w, Line) else await attempt(connection, w) for w in batch]
        self.on_commit(len(batch))
        return results

    async def close(self) -> None:
        """Stop after what is being written."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def append_all(connection: AsyncConnection, lines: list[Line]) -> set[tuple[str, int]]:
    """Insert lines of play and return the places that were free."""
    found = await connection.execute(APPEND, [line._asdict() for line in lines])
    return {(match, seq) for match, seq in found}


def take(won: set[tuple[str, int]], line: Line) -> bool:
    """Whether a line got its place; the first of a batch has it."""
    place = (line.match, line.seq)
    took = place in won
    won.discard(place)
    return took


async def attempt(connection: AsyncConnection, job: Job[Any]) -> Any:
    """A job's result, or its error, after which the others go on as if it had not been."""
    try:
        async with connection.begin_nested():
            return await job(connection)
    except Exception as error:
        return error
