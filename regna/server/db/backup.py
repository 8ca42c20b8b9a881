"""Backup: everything in one file, a SQLite database whichever database it comes from, and the way back into either."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Table, create_engine, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel import BadSetup, RegnaError
from ..errors import Declined
from .engine import connect, migrate, newest, sqlite_file, take_statistics
from .errors import decline_when_unavailable, is_unavailable
from .tables import METADATA, accounts, matches, origin

TABLES = [table for table in METADATA.sorted_tables if table is not origin]
FEW = 1000
"""Rows that are carried at a time."""


# To a file


async def back_up(url: str, file: Path) -> int:
    """Write all that is stored at one moment to a new file; returns the number of matches."""
    if file.exists():
        raise Declined("server-file-exists", file=str(file))
    with new_file(file) as unfinished, made(unfinished) as copy:
        async with reading(url) as source:
            for table in TABLES:
                await read_out(source, copy, table)
        return count(copy, matches)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file that has its name only once it is complete and on disk."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.touch(0o600)
        yield unfinished
        with unfinished.open("rb") as done:
            os.fsync(done.fileno())
        unfinished.rename(file)
    except (OSError, SQLAlchemyError) as error:
        raise RegnaError("cannot-write", file=str(file), why=getattr(error, "strerror", "") or "") from error
    finally:
        with suppress(OSError):
            unfinished.unlink()


@contextmanager
def made(file: Path, check: Callable[[Connection], None] = lambda _: None) -> Iterator[Connection]:
    """A SQLite file with up-to-date tables; what is done to it is kept if all of it goes well."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            check(connection)
            migrate(connection)
            yield connection
    finally:
        engine.dispose()


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection to a database with our tables that sees it as it is at one moment."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadSetup("no-file", file=str(file), why="")
    engine = connect(url)
    try:
        with decline_when_unavailable():
            async with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                await connection.run_sync(require_tables)
                yield connection
    finally:
        await engine.dispose()


def require_tables(connection: Connection) -> None:
    if MigrationContext.configure(connection).get_current_revision() != newest():
        raise Declined("server-other-version")


async def read_out(source: AsyncConnection, copy: Connection, table: Table) -> None:
    found = await source.stream(select(table))
    async for rows in found.partitions(FEW):
        copy.execute(insert(table), [row._asdict() for row in rows])


# And back


async def restore(url: str, file: Path, replace: bool) -> int:
    """Put what a file has in the place of what is stored, all of it or nothing; returns the number of matches."""
    with TemporaryDirectory() as folder, checked(file, Path(folder) / "copy") as copy:
        engine = connect(url)
        try:
            with decline_when_unavailable(), blaming(file, unfit):
                async with engine.execution_options(writes=True).begin() as target:
                    await make_room(target, replace)
                    for table, rows in read_all(copy, file):
                        await target.execute(insert(table), rows)
                    await target.execute(update(origin).values(id=secrets.token_hex(16)))
                    await take_statistics(target)
        finally:
            await engine.dispose()
        return count(copy, matches)


@contextmanager
def checked(file: Path, place: Path) -> Iterator[Connection]:
    """A copy of a file that is a sound backup, with its tables brought up to date."""
    try:
        shutil.copyfile(file, place)
    except OSError as error:
        raise BadSetup("no-file", file=str(file), why=error.strerror or "") from error
    with ExitStack() as stack:
        with blaming(file, broken):
            copy = stack.enter_context(made(place, check))
        yield copy


def check(connection: Connection) -> None:
    """Whether a file is whole and has our tables, of this version or an earlier one."""
    sound = connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"
    if not sound or MigrationContext.configure(connection).get_current_revision() is None:
        raise ValueError("not a backup")


@contextmanager
def blaming(file: Path, is_to_blame: Callable[[Exception], bool]) -> Iterator[None]:
    """What fails because of what is in the file is declined."""
    try:
        yield
    except Exception as error:
        if not is_to_blame(error):
            raise
        raise Declined("server-not-a-backup", file=str(file)) from error


def broken(error: Exception) -> bool:
    """Whether a file cannot be read."""
    return isinstance(error, (CommandError, SQLAlchemyError, ValueError, TypeError))


def unfit(error: Exception) -> bool:
    """Whether what was read cannot be stored though the database is well."""
    return isinstance(error, SQLAlchemyError) and not is_unavailable(error)


async def make_room(target: AsyncConnection, replace: bool) -> None:
    """Bring the tables up to date, let nobody else write, and give up what is there if that is wanted."""
    await target.run_sync(migrate)
    if target.dialect.name == "postgresql":
        await target.execute(text("LOCK TABLE origin IN ACCESS EXCLUSIVE MODE"))
    if not replace and (await target.execute(select(accounts.c.id).limit(1))).first():
        raise Declined("server-not-empty")
    for table in reversed(TABLES):
        await target.execute(delete(table))


def read_all(copy: Connection, file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Some rows at a time of every table in turn."""
    for table in TABLES:
        with blaming(file, broken):
            for rows in copy.execute(select(table)).partitions(FEW):
                yield table, [row._asdict() for row in rows]


def count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()
