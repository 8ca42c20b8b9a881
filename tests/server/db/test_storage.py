"""What is acknowledged is on disk, what waits is committed together, and a number is given once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError

from regna.server.db.engine import VARIABLE, database_url
from regna.server.db.storage import Storage
from regna.server.db.tables import METADATA, accounts, chat, matches, moves, seats, sessions
from regna.server.db.writer import Line, Writer, storing
from regna.server.errors import Declined


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(database)
    yield opened
    await opened.close()


async def add_match(storage: Storage, name: str = "m") -> None:
    if await storage.row(select(accounts)) is None:
        await storage.execute(insert(accounts).values(id="a", name="Ada", guest=True, created=0.0))
    await storage.execute(
        insert(matches).values(
            id=name, game="toy", version=1, options={}, seed="1", host="a", status="live", created=0.0
        ),
    )


def line(seq: int, text: str = "white act stop", match: str = "m") -> Line:
    return Line(match, seq, text, 0.0)


async def test_sqlite_is_safe(tmp_path: Path) -> None:
    storage = await Storage.open(database_url(str(tmp_path / "deep" / "regna.db")))
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        row = await storage.row(text(f"PRAGMA {pragma}"))
        assert row is not None
        assert row[0] == value
    await storage.close()


async def test_a_new_database_has_all_tables_and_nothing_in_them(storage: Storage) -> None:
    for table in (accounts, sessions, matches, seats, moves, chat):
        assert await storage.rows(select(table)) == []


async def test_the_migrations_make_the_tables_that_the_code_uses(storage: Storage) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with storage.engine.connect() as connection:
        differ = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), METADATA))
    assert differ == []


async def test_opening_again_finds_what_was_written(database: str) -> None:
    first = await Storage.open(database)
    await add_match(first)
    assert await first.append(line(1, "one"))
    await first.close()
    second = await Storage.open(database)
    assert await second.lines("m") == [line(1, "one")]
    await second.close()


async def test_a_match_begins_with_as_many_lines_as_it_has(storage: Storage) -> None:
    """As one that goes on from another does, which was played for weeks."""
    await add_match(storage)
    await storage.execute(storing([line(seq) for seq in range(6000)], "table"))
    assert len(await storage.lines("m", -1)) == 6000
    assert await storage.snapshot("m") == "table"


async def test_a_number_is_given_once(storage: Storage) -> None:
    await add_match(storage)
    won = await asyncio.gather(*(storage.append(line(1, f"try {n}")) for n in range(20)))
    assert won == [True] + [False] * 19
    assert not await storage.append(line(1, "later"))
    assert await storage.lines("m") == [line(1, "try 0")]


async def test_two_processes_race_for_a_number(database: str) -> None:
    one, other = await Storage.open(database), await Storage.open(database)
    await add_match(one)
    for seq in range(1, 20):
        assert sorted(await asyncio.gather(*(s.append(line(seq)) for s in (one, other)))) == [False, True]
    await one.close()
    await other.close()


async def test_what_waits_is_committed_together(database: str) -> None:
    sizes: list[int] = []
    storage = await Storage.open(database, sizes.append)
    for n in range(50):
        await add_match(storage, f"m{n}")
    sizes.clear()
    assert all(await asyncio.gather(*(storage.append(line(1, match=f"m{n}")) for n in range(50))))
    assert sum(sizes) == 50
    assert len(sizes) <= 2
    await storage.close()


async def test_after_several_writes_at_once_the_next_ones_gather(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes one by one is then committed together; after a small batch nobody waits."""
    gathering, enough = asyncio.Event(), asyncio.Event()

    async def gather(writer: Writer) -> None:
        gathering.set()
        await enough.wait()

    monkeypatch.setattr(Writer, "gather", gather)
    sizes: list[int] = []
    storage = await Storage.open(database, sizes.append)
    await add_match(storage)
    for seq in range(1, 4):
        assert await storage.append(line(seq))
    await asyncio.gather(*(storage.append(line(seq)) for seq in range(4, 14)))
    assert not gathering.is_set()
    sizes.clear()
    first = asyncio.create_task(storage.append(line(14)))
    await gathering.wait()
    second = asyncio.create_task(storage.append(line(15)))
    await asyncio.sleep(0)
    enough.set()
    assert all(await asyncio.gather(first, second))
    assert sizes == [2]
    await storage.close()


async def test_one_who_fails_does_not_harm_those_in_the_same_commit(storage: Storage) -> None:
    await add_match(storage)
    bad = insert(chat).values(match="nowhere", number=1, account="a", text="?", sent=0.0)
    good = insert(chat).values(match="m", number=1, account="a", text="!", sent=0.0)
    results = await asyncio.gather(
        storage.execute(good), storage.execute(bad), storage.append(line(1)), return_exceptions=True
    )
    assert results[0] is None
    assert isinstance(results[1], IntegrityError)
    assert results[2] is True
    assert await storage.rows(select(func.count()).select_from(chat)) == [(1,)]


async def test_one_who_went_away_stops_nobody(storage: Storage) -> None:
    await add_match(storage)
    gone = asyncio.create_task(storage.append(line(1)))
    await asyncio.sleep(0)
    gone.cancel()
    assert await storage.append(line(2))


def test_the_database_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("postgresql", "postgres", "postgresql+asyncpg"):
        monkeypatch.setenv(VARIABLE, f"{name}://me:secret@x/y")
        assert database_url() == "postgresql+asyncpg://me:secret@x/y"
    assert database_url("postgresql://x/y?sslmode=require") == "postgresql+asyncpg://x/y?ssl=require"
    for wrong in ("mysql://x/y", "://", "oracle+nothing://x"):
        with pytest.raises(Declined, match="server-other-database"):
            database_url(wrong)
    assert database_url(str(tmp_path / "a.db")) == f"sqlite+aiosqlite:///{tmp_path}/a.db"
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url() == f"sqlite+aiosqlite:///{tmp_path}/regna/regna.db"
