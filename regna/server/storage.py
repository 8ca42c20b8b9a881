"""Storage: where matches are kept. SQLite in the user's data folder, unless somebody says otherwise."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, make_url, select, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .declined import Declined
from .neighbours import Alone, Neighbours
from .reaching import reaching
from .tables import moves, origin, snapshots
from .writer import Job, Line, T, Writer

VARIABLE = "REGNA_DATABASE_URL"
SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, "postgres": POSTGRES, "postgresql": POSTGRES}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
PATIENCE = {"lock_timeout": "10s", "idle_in_transaction_session_timeout": "30s"}
"""How long PostgreSQL lets a process wait for another, or keep others waiting."""
SECONDS = 30
"""After which PostgreSQL is taken to be out of reach."""
MIGRATING = 7_203_001
"""The number of the lock that only one process at a time brings the tables up to date with."""
FEW = 400
"""Lines that one statement inserts at most: SQLite allows 32 766 values in one."""
HOW: dict[str, Any] = {"insertmanyvalues_page_size": FEW, "hide_parameters": True}
"""What all engines have: errors do not repeat what was to be stored."""


def database_url(given: str | None = None) -> str:
    """The database that was named, by a URL or a file; else the one in the user's data folder."""
    named = given or os.environ.get(VARIABLE)
    if named and "://" in named:
        return with_driver(named)
    file = Path(named) if named else platformdirs.user_data_path("regna") / "regna.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"{SQLITE}:///{file}"


def with_driver(named: str) -> str:
    """A URL as others write it, with the driver that we use."""
    try:
        url = make_url(named)
        driver = DRIVERS[url.get_backend_name()]
    except (ArgumentError, KeyError):
        raise Declined("server-other-database") from None
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername=driver, query=query).render_as_string(hide_password=False)


def connect(url: str, name: str = "regna") -> AsyncEngine:
    """An engine whose connections are safe against loss of power; PostgreSQL knows this process by the name."""
    if make_url(url).drivername == POSTGRES:
        settings = PATIENCE | {"application_name": name}
        arguments = {"server_settings": settings, "command_timeout": SECONDS, "timeout": SECONDS}
        return create_async_engine(url, pool_pre_ping=True, connect_args=arguments, **HOW)
    engine = create_async_engine(url, **HOW)
    make_safe(engine.sync_engine)
    return engine


def connect_beside(engine: AsyncEngine) -> Engine | None:
    """SQLite once more, to add lines in one step of a thread, where an asynchronous connection takes ten."""
    if engine.dialect.name != "sqlite":
        return None
    beside = create_engine(engine.url.set(drivername="sqlite"), **HOW)
    make_safe(beside)
    return beside.execution_options(writes=True)


def make_safe(engine: Engine) -> None:
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)


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
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest() -> str | None:
    """What tables that are up to date say of themselves."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


class Storage:
    """The database as it was when it was opened: reading from many connections, writing through one."""

    def __init__(self, engine: AsyncEngine, name: str, born: str, on_commit: Callable[[int], None]) -> None:
        self.engine = engine
        self.origin = born
        self.writer = Writer(engine, born, on_commit, connect_beside(engine))
        self.neighbours = Neighbours(engine, name) if engine.dialect.name == "postgresql" else Alone()

    @classmethod
    async def open(cls, url: str, on_commit: Callable[[int], None] = lambda size: None) -> Storage:
        """The database at a URL, with its tables up to date."""
        name = f"regna {secrets.token_hex(4)}"
        engine = connect(url, name)
        try:
            with reaching():
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
        with reaching():
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def is_replaced(self) -> bool:
        """Whether the database has been restored since it was opened: all that was read from it is then past."""
        return await self.rows(select(origin.c.id)) != [(self.origin,)]

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
        """The lines of play of a match after a number; the set-up is line 0."""
        query = select(moves).where(moves.c.match == match, moves.c.seq > since).order_by(moves.c.seq)
        return [Line(**row._mapping) for row in await self.rows(query)]

    async def snapshot(self, match: str) -> str | None:
        """The table where the latest step of a match began."""
        row = await self.row(select(snapshots.c.content).where(snapshots.c.match == match))
        return None if row is None else str(row.content)
