"""Storage: reading from many connections, writing through one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Executable, Row, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .cluster import Cluster, SingleProcess
from .engine import connect, connect_beside, migrate
from .errors import decline_when_unavailable
from .tables import moves, origin, snapshots
from .writer import Job, Line, T, Writer, carry_out

Statement = Executable


class Storage:
    """The database as it was when it was opened; after a restore, nothing more is written."""

    def __init__(self, engine: AsyncEngine, name: str, born: str, on_commit: Callable[[int], None]) -> None:
        self.engine = engine
        self.origin = born
        self.writer = Writer(engine, born, on_commit, connect_beside(engine))
        self.cluster = Cluster(engine, name) if engine.dialect.name == "postgresql" else SingleProcess()

    @classmethod
    async def open(cls, url: str, on_commit: Callable[[int], None] = lambda size: None) -> Storage:
        """The database at a URL, with its tables up to date."""
        name = f"regna {secrets.token_hex(4)}"
        engine = connect(url, name)
        try:
            with decline_when_unavailable():
                async with engine.execution_options(writes=True).begin() as connection:
                    await connection.run_sync(migrate)
                    born = (await connection.execute(select(origin.c.id))).scalar_one()
        except Exception:
            await engine.dispose()
            raise
        return cls(engine, name, born, on_commit)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        with decline_when_unavailable():
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def is_replaced(self) -> bool:
        """Whether the database has been restored since it was opened, so that what was read is out of date."""
        return await self.rows(select(origin.c.id)) != [(self.origin,)]

    async def do(self, job: Job[T]) -> T:
        """Write something; when this returns it is on disk."""
        return await self.writer.do(job)

    async def execute(self, *work: Statement | Job[None]) -> None:
        """Execute statements and do jobs in one transaction."""

        async def job(connection: AsyncConnection) -> None:
            for each in work:
                await carry_out(each, connection)

        await self.do(job)

    async def append(self, line: Line) -> bool:
        """Add a line of play; False if somebody else's has this number."""
        return await self.writer.append(line)

    async def lines(self, match: str, since: int = 0) -> list[Line]:
        """The lines of play of a match after a number; the set-up is line 0."""
        query = select(moves).where(moves.c.match == match, moves.c.seq > since).order_by(moves.c.seq)
        return [Line(**row._mapping) for row in await self.rows(query)]

    async def snapshot(self, match: str) -> str | None:
        """The table where the latest step of a match began."""
        row = await self.row(select(snapshots.c.content).where(snapshots.c.match == match))
        return None if row is None else str(row.content)
