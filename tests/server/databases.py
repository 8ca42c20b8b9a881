"""The databases that tests run on: SQLite, and PostgreSQL where REGNA_TEST_POSTGRES names one to make databases in."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp

import asyncpg
from alembic.command import downgrade
from sqlalchemy import Connection, delete, make_url

from regna.server.db.engine import database_url, migrations
from regna.server.db.storage import Storage
from regna.server.db.tables import METADATA, origin

SERVER = os.environ.get("REGNA_TEST_POSTGRES", "")
SQLITE, POSTGRES = "sqlite", "postgresql"
KINDS = [SQLITE, POSTGRES] if SERVER else [SQLITE]
TEMPLATE: list[Path] = []
MADE: list[str] = []
FREE: list[str] = []
"""Databases of this run, and those of them that no test uses: making one takes longer than emptying it."""
EMPTY = "; ".join(str(delete(table)) for table in reversed(METADATA.sorted_tables) if table is not origin)
LEAVE = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '{}'"
"""Ends all connections and waits until they have ended, so that nothing is written after that."""


@asynccontextmanager
async def new_database(kind: str, folder: Path) -> AsyncIterator[str]:
    """The URL of an empty database that nobody else uses."""
    if kind == SQLITE:
        shutil.copy(await template(), folder / "regna.db")
        yield database_url(str(folder / "regna.db"))
        return
    name = FREE.pop() if FREE else await make()
    try:
        yield url_of(name)
    finally:
        await command(SERVER, LEAVE.format(name))
        await command(url_of(name, plain=True), EMPTY)
        FREE.append(name)


async def template() -> Path:
    """An empty SQLite database: copying it takes a tenth of the time of making all its tables."""
    if not TEMPLATE:
        TEMPLATE.append(Path(mkdtemp()) / "template.db")
        await (await Storage.open(database_url(str(TEMPLATE[0])))).close()
    return TEMPLATE[0]


async def make() -> str:
    name = f"regna_test_{secrets.token_hex(6)}"
    MADE.append(name)
    await command(SERVER, f"CREATE DATABASE {name}")
    await (await Storage.open(url_of(name))).close()
    return name


async def go_back(storage: Storage, revision: str) -> None:
    """Make the tables those of an earlier version, and close the storage."""

    def change(connection: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        downgrade(config, revision)

    async with storage.engine.execution_options(writes=True).begin() as connection:
        await connection.run_sync(change)
    await storage.close()


async def drop_all() -> None:
    while TEMPLATE:
        shutil.rmtree(TEMPLATE.pop().parent)
    while MADE:
        await command(SERVER, f"DROP DATABASE {MADE.pop()} WITH (FORCE)")


def url_of(name: str, plain: bool = False) -> str:
    url = make_url(SERVER if plain else database_url(SERVER)).set(database=name)
    return url.render_as_string(hide_password=False)


async def command(url: str, statement: str) -> None:
    """Have PostgreSQL itself do something."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
