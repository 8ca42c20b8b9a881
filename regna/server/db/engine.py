"""Engines: which database, how it is connected to, and its tables brought up to date.

SQLite in the user's data folder, unless a URL or a file is named.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import Declined

VARIABLE = "REGNA_DATABASE_URL"
SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, "postgres": POSTGRES, "postgresql": POSTGRES}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
PATIENCE = {"lock_timeout": "10s", "idle_in_transaction_session_timeout": "30s"}
"""How long PostgreSQL lets a process wait for a lock, or hold one while idle."""
SECONDS = 30
"""Seconds after which PostgreSQL counts as unreachable."""
MIGRATING = 7_203_001
"""The advisory lock under which one process at a time migrates."""
FEW = 400
"""Lines that one statement inserts at most: SQLite allows 32 766 values in one."""
HOW: dict[str, Any] = {"insertmanyvalues_page_size": FEW, "hide_parameters": True}
"""Options of all engines: errors do not repeat what was to be stored."""


def database_url(given: str | None = None) -> str:
    """The database that was named, by a URL or a file; else the one in the user's data folder."""
    named = given or os.environ.get(VARIABLE)
    if named and "://" in named:
        return with_driver(named)
    file = Path(named) if named else platformdirs.user_data_path("regna") / "regna.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"{SQLITE}:///{file}"


def with_driver(named: str) -> str:
    """A URL with the driver that we use."""
    try:
        url = make_url(named)
        driver = DRIVERS[url.get_backend_name()]
    except (ArgumentError, KeyError):
        raise Declined("server-other-database") from None
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername=driver, query=query).render_as_string(hide_password=False)


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    place = make_url(url)
    return Path(place.database or "") if place.get_backend_name() == "sqlite" else None


def connect(url: str, name: str = "regna") -> AsyncEngine:
    """An engine whose commits survive a power failure; the name identifies this process to PostgreSQL."""
    if make_url(url).drivername == POSTGRES:
        settings = PATIENCE | {"application_name": name}
        arguments = {"server_settings": settings, "command_timeout": SECONDS, "timeout": SECONDS}
        return create_async_engine(url, pool_pre_ping=True, connect_args=arguments, **HOW)
    engine = create_async_engine(url, **HOW)
    make_safe(engine.sync_engine)
    return engine


def connect_beside(engine: AsyncEngine) -> Engine | None:
    """A second, synchronous SQLite engine: adding lines takes one hop to a thread instead of ten."""
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
    """A transaction that will write takes the lock at once, so that what it has read stays true."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")


async def take_statistics(connection: AsyncConnection) -> None:
    """Let PostgreSQL learn at once how many rows there are of what, by which it chooses its ways through them."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("ANALYZE"))


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest() -> str | None:
    """The newest migration."""
    return ScriptDirectory.from_config(migrations()).get_current_head()
