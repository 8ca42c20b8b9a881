"""The databases that tests run on: SQLite, and PostgreSQL where REGNA_TEST_POSTGRES names one to make databases in."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from sqlalchemy import make_url

from regna.server.storage import database_url

VARIABLE = "REGNA_TEST_POSTGRES"
SQLITE, POSTGRES = "sqlite", "postgresql"
KINDS = [SQLITE, POSTGRES] if os.environ.get(VARIABLE) else [SQLITE]


@asynccontextmanager
async def new_database(kind: str, folder: Path) -> AsyncIterator[str]:
    """The URL of an empty database that nobody else uses."""
    if kind == SQLITE:
        yield database_url(str(folder / "regna.db"))
        return
    name = f"test_{secrets.token_hex(6)}"
    url = make_url(database_url(os.environ[VARIABLE]))
    await command(f"CREATE DATABASE {name}")
    try:
        yield url.set(database=name).render_as_string(hide_password=False)
    finally:
        await command(f"DROP DATABASE {name} WITH (FORCE)")


async def command(statement: str) -> None:
    """Have PostgreSQL itself do something."""
    connection = await asyncpg.connect(os.environ[VARIABLE])
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
