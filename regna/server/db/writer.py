"""The one writer: everything that is waiting is committed together, and answered only after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine, Executable, String, bindparam, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...kernel import RegnaError
from ..errors import Declined
from .errors import decline_when_unavailable, is_deadlock, is_unavailable
from .tables import moves, origin, snapshots

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""Something to write, inside a transaction that is not its own."""

DEADLOCK_ATTEMPTS, DEADLOCK_PAUSE = 5, 0.05
"""How often a job that another process's job keeps out is tried again, after seconds in which that one can finish."""
SEVERAL, GATHERING = 4, 0.005
"""After a batch of so many writes the next one grows for seconds: a commit costs a quarter of what a move does."""
PLACE = moves.c.match, moves.c.seq
HERE = select(bindparam("match", type_=String)).where(origin.c.id == bindparam("born", type_=String)).scalar_subquery()
"""The match of a line in the database that we know; in a restored one there is none, and the line cannot be stored."""
APPEND = {
    "sqlite": sqlite.insert(moves).values(match=HERE).on_conflict_do_nothing().returning(*PLACE),
    "postgresql": postgresql.insert(moves).values(match=HERE).on_conflict_do_nothing().returning(*PLACE),
}


def upsert(dialect: Any) -> Any:
    new = dialect.insert(snapshots)
    return new.on_conflict_do_update(
        index_elements=[snapshots.c.match], set_={"seq": new.excluded.seq, "content": new.excluded.content}
    )


SNAPSHOT = {"sqlite": upsert(sqlite), "postgresql": upsert(postgresql)}


class Line(NamedTuple):
    """One line of play of a match, with its number and what is stored with it; `tables.moves` says what for.

    `snapshot` is the table where this line began a step.
    """

    match: str
    seq: int
    line: str
    made: float
    hash: str | None = None
    step: str | None = None
    told: str | None = None
    snapshot: str | None = None

    def row(self) -> dict[str, Any]:
        """The line itself, as it is stored."""
        row = self._asdict()
        del row["snapshot"]
        return row


def storing(lines: list[Line], snapshot: str | None) -> Job[None]:
    """What stores the lines with which a match begins, and the table where the last step of them began."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(moves), [line.row() for line in lines])
        await connection.execute(
            insert(snapshots), {"match": lines[-1].match, "seq": lines[-1].seq, "content": snapshot}
        )

    return job


async def carry_out(work: Executable | Job[None], connection: AsyncConnection) -> None:
    """Execute a statement, or do a job."""
    await (connection.execute(work) if isinstance(work, Executable) else work(connection))


class Waiting(NamedTuple):
    """Something to write, and the future that gets the result."""

    what: Any
    answer: asyncio.Future[Any]


class Writer:
    """Writes for everybody in this process, as long as the database has not been restored."""

    def __init__(self, engine: AsyncEngine, born: str, on_commit: Callable[[int], None], beside: Engine | None) -> None:
        self.engine = engine.execution_options(writes=True)
        self.born = born
        self.on_commit = on_commit
        self.beside = beside
        self.thread = ThreadPoolExecutor(1)
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
        if self.task.done():
            raise Declined("server-no-database")
        waiting = Waiting(what, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(waiting)
        with decline_when_unavailable():
            return await waiting.answer

    async def run(self) -> None:
        batch: list[Waiting] = []
        try:
            while True:
                crowded = len(batch) >= SEVERAL
                batch = [await self.queue.get()]
                if crowded:
                    await self.gather()
                while not self.queue.empty():
                    batch.append(self.queue.get_nowait())
                await self.serve(batch)
        finally:
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            tell(batch, [Declined("server-no-database")] * len(batch))

    async def gather(self) -> None:
        """Let more come, to be committed together."""
        await asyncio.sleep(GATHERING)

    async def serve(self, batch: list[Waiting]) -> None:
        """Commit a batch and answer everybody in it; if one job fails the transaction, each is committed alone."""
        try:
            tell(batch, await self.commit([waiting.what for waiting in batch]))
        except Exception as error:
            if is_deadlock(error) or not (is_unavailable(error) or isinstance(error, RegnaError)):
                for waiting in batch:
                    await self.serve_alone(waiting)
            else:
                tell(batch, [error] * len(batch))

    async def serve_alone(self, waiting: Waiting, attempts: int = DEADLOCK_ATTEMPTS) -> None:
        try:
            tell([waiting], await self.commit([waiting.what], check=True))
        except Exception as error:
            if attempts > 1 and is_deadlock(error):
                await asyncio.sleep(DEADLOCK_PAUSE)
                await self.serve_alone(waiting, attempts - 1)
            else:
                tell([waiting], [error])

    async def commit(self, batch: list[Any], check: bool = False) -> list[Any]:
        """Store a batch and return a result for each; lines check the origin by themselves."""
        lines = [what for what in batch if isinstance(what, Line)]
        if self.beside is not None and len(lines) == len(batch) and not check:
            won = await asyncio.get_running_loop().run_in_executor(self.thread, self.append_beside, lines)
            self.on_commit(len(batch))
            return [take(won, line) for line in lines]
        async with self.engine.begin() as connection:
            if check or len(lines) < len(batch):
                await self.check_origin(connection)
            won = await self.append_all(connection, lines) if lines else set()
            results = [take(won, w) if isinstance(w, Line) else await attempt(connection, w) for w in batch]
        self.on_commit(len(batch))
        return results

    async def check_origin(self, connection: AsyncConnection) -> None:
        """Decline to write what is based on data from before a restore."""
        if (await connection.execute(select(origin.c.id))).scalar() != self.born:
            raise Declined("server-restored")

    async def append_all(self, connection: AsyncConnection, lines: list[Line]) -> set[tuple[str, int]]:
        """Insert lines of play and return the places that were free."""
        dialect = connection.dialect.name
        found = await connection.execute(APPEND[dialect], self.rows(lines))
        won = {(match, seq) for match, seq in found}
        if taken := snapshots_of(won, lines):
            await connection.execute(SNAPSHOT[dialect], taken)
        return won

    def append_beside(self, lines: list[Line]) -> set[tuple[str, int]]:
        """The same in a transaction of its own, in a thread."""
        assert self.beside is not None
        with self.beside.begin() as connection:
            found = connection.execute(APPEND[connection.dialect.name], self.rows(lines))
            won = {(match, seq) for match, seq in found}
            if taken := snapshots_of(won, lines):
                connection.execute(SNAPSHOT[connection.dialect.name], taken)
            return won

    def rows(self, lines: list[Line]) -> list[dict[str, Any]]:
        """The rows of lines; all processes insert in the same order."""
        return [line.row() | {"born": self.born} for line in sorted(lines, key=lambda line: line[:2])]

    async def close(self) -> None:
        """Stop; pending writes are declined."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        if self.beside is not None:
            self.beside.dispose()


def tell(batch: list[Waiting], results: list[Any]) -> None:
    """Resolve the futures that are still pending."""
    for waiting, result in zip(batch, results, strict=True):
        if waiting.answer.done():
            continue
        if isinstance(result, Exception):
            waiting.answer.set_exception(result)
        else:
            waiting.answer.set_result(result)


def snapshots_of(won: set[tuple[str, int]], lines: list[Line]) -> list[dict[str, Any]]:
    """The tables where the lines that got their places began steps, one a match."""
    found = {line.match: line for line in lines if line.snapshot is not None and line[:2] in won}
    return [{"match": match, "seq": line.seq, "content": line.snapshot} for match, line in sorted(found.items())]


def take(won: set[tuple[str, int]], line: Line) -> bool:
    """Whether a line got its place; the first of a batch has it."""
    place = (line.match, line.seq)
    took = place in won
    won.discard(place)
    return took


async def attempt(connection: AsyncConnection, job: Job[Any]) -> Any:
    """A job's result or error; a failed job is rolled back to its savepoint, and the others go on."""
    try:
        async with connection.begin_nested():
            return await job(connection)
    except (IntegrityError, RegnaError) as error:
        return error
