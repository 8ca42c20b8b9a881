"""Storage: where matches are kept. SQLite in the user's data folder, unless somebody says otherwise."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Row, event, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .tables import moves
from .writer import Job, Line, T, Writer

VARIABLE = "REGNA_DATABASE_URL"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
FEW = 400
"""Lines that one statement inserts at most: SQLite allows 32 766 values in one."""


def database_url(given: str | None = None) -> str:
    """The database that was named, by a URL or a file; else the one in the user's data folder."""
    named = given or os.environ.get(VARIABLE)
    if named and "://" in named:
        return named
    file = Path(named) if named else platformdirs.user_data_path("regna") / "regna.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{file}"


def connect(url: str) -> AsyncEngine:
    """An engine whose SQLite connections are safe against loss of power and begin where we say."""
    engine = create_async_engine(url, insertmanyvalues_page_size=FEW)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare)
        event.listen(engine.sync_engine, "begin", begin)
    return engine


def prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Whoever will write takes the lock at once, so that what it reads before stays true."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")


class Storage:
    """The database: reading from many connections, writing through one."""

    def __init__(self, engine: AsyncEngine, on_commit: Callable[[int], None] = lambda size: None) -> None:
        self.engine = engine
        self.writer = Writer(engine, on_commit)

    @classmethod
    async def open(cls, url: str, on_commit: Callable[[int], None] = lambda size: None) -> Storage:
        """The database at a URL, with its tables up to date."""
        engine = connect(url)
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine, on_commit)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def do(self, job: Job[T]) -> T:
        """Write something; when this returns it is on disk."""
        return await self.writer.do(job)

    async def execute(self, *statements: Executable) -> None:
        """Write several things together or none of them."""

        async def job(connection: Any) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.do(job)

    async def append(self, line: Line) -> bool:
        """Add a line of play; False if somebody else's has this number."""
        return await self.writer.append(line)

    async def lines(self, match: str, since: int = 0) -> list[Line]:
        """The lines of play of a match after a number."""
        query = select(moves).where(moves.c.match == match, moves.c.seq > since).order_by(moves.c.seq)
        return [Line(row.match, row.seq, row.line, row.made) for row in await self.rows(query)]
