"""Everything can be written to a file and put back, into either database, also while it is being served."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed

from regna.kernel import RegnaError
from regna.server import app as app_module
from regna.server.db.backup import TABLES, back_up, restore
from regna.server.db.engine import database_url, migrations
from regna.server.db.storage import Storage
from regna.server.db.tables import accounts, chat, matches
from regna.server.db.writer import Line
from regna.server.errors import Declined
from regna.server.matches.registry import Registry

from ..databases import KINDS, POSTGRES, SQLITE, new_database
from ..visitor import ALONE, PATIENCE, Visitor, new_app, running
from .test_storage import add_match, line

MANY = 2500
"""More rows than are carried at a time."""
HERE = [{"kind": "me"}, {"kind": "here"}]


async def everything(storage: Storage) -> dict[str, list[Any]]:
    return {table.name: sorted(map(repr, await storage.rows(select(table)))) for table in TABLES}


async def fill(database: str) -> dict[str, list[Any]]:
    """Put something into a database."""
    storage = await Storage.open(database)
    await add_match(storage, "m")
    said = [{"match": "m", "number": n, "account": "a", "text": "« Où ? »", "sent": 0.5} for n in range(1, MANY)]

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(chat), said)

    await storage.do(job)
    found = await everything(storage)
    await storage.close()
    return found


async def stored(database: str) -> dict[str, list[Any]]:
    storage = await Storage.open(database)
    found = await everything(storage)
    await storage.close()
    return found


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_has_everything_and_goes_into_either_database(database: str, kind: str, tmp_path: Path) -> None:
    before, file = await fill(database), tmp_path / "backups" / "regna.backup"
    assert await back_up(database, file) == 1
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    (tmp_path / "other").mkdir()
    async with new_database(kind, tmp_path / "other") as other:
        assert await restore(other, file, replace=False) == 1
        assert await stored(other) == before


@pytest.mark.skipif(POSTGRES not in KINDS, reason="needs PostgreSQL")
async def test_postgresql_knows_at_once_how_much_was_restored(tmp_path: Path) -> None:
    """Without statistics, lists of matches read whole tables until PostgreSQL takes them by itself."""
    async with new_database(SQLITE, tmp_path) as source, new_database(POSTGRES, tmp_path) as target:
        await fill(source)
        await back_up(source, tmp_path / "regna.backup")
        await restore(target, tmp_path / "regna.backup", replace=False)
        storage = await Storage.open(target)
        known = await storage.rows(text("SELECT reltuples FROM pg_class WHERE relname = 'chat'"))
        counted = await storage.rows(text("SELECT count(*) FROM chat"))
        await storage.close()
        assert known == counted != [(0,)]


async def test_people_are_not_given_up_unless_one_says_so(database: str, tmp_path: Path) -> None:
    before, file = await fill(database), tmp_path / "regna.backup"
    await back_up(database, file)
    storage = await Storage.open(database)
    await storage.append(line(1, "later"))
    later = await everything(storage)
    await storage.close()
    with pytest.raises(Declined, match="server-not-empty"):
        await restore(database, file, replace=False)
    assert await stored(database) == later
    await restore(database, file, replace=True)
    assert await stored(database) == before


# Files that are no backups


def foreign(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE accounts (id TEXT)")


def another(file: Path) -> None:
    file.unlink()
    foreign(file)


def future(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'not-yet'")


def dangling(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE matches SET host = 'nobody'")


def mistyped(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE matches SET options = '{'")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-5000])


def scratched(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xff" * 4096 + content[8192:])


SPOILS: list[Callable[[Path], object]] = [
    lambda file: file.write_bytes(b""),
    lambda file: file.write_text("regna record 1\n"),
    another,
    future,
    dangling,
    mistyped,
    cut,
    scratched,
]


@pytest.mark.parametrize("spoil", SPOILS)
async def test_what_is_no_sound_backup_changes_nothing(
    database: str, tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    before, file = await fill(database), tmp_path / "regna.backup"
    await back_up(database, file)
    spoil(file)
    with pytest.raises(Declined, match="server-not-a-backup"):
        await restore(database, file, replace=True)
    assert await stored(database) == before


async def test_a_backup_of_an_earlier_version_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    file = tmp_path / "regna.backup"
    engine, config = create_engine(f"sqlite:///{file}"), migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "first")
        connection.exec_driver_sql("INSERT INTO accounts VALUES ('a', 'Ada', 1, 0.0)")
    engine.dispose()
    assert await restore(database, file, replace=False) == 0
    storage = await Storage.open(database)
    assert await storage.rows(select(accounts.c.name, matches.c.revision).join_from(accounts, matches, isouter=True))
    await storage.close()


async def test_what_cannot_be_backed_up_or_found(tmp_path: Path) -> None:
    database, file = database_url(str(tmp_path / "regna.db")), tmp_path / "regna.backup"
    with pytest.raises(RegnaError, match="no-file"):
        await back_up(database, file)
    assert list(tmp_path.iterdir()) == []
    await fill(database)
    with pytest.raises(RegnaError, match="no-file"):
        await restore(database, file, replace=True)
    file.write_text("mine")
    with pytest.raises(Declined, match="server-file-exists"):
        await back_up(database, file)
    assert file.read_text() == "mine"
    foreign(tmp_path / "other.db")
    with pytest.raises(Declined, match="server-other-version"):
        await back_up(database_url(str(tmp_path / "other.db")), tmp_path / "none")
    assert not (tmp_path / "none").exists()
    with pytest.raises(RegnaError, match="cannot-write"):
        await back_up(database, tmp_path / "regna.backup" / "inside-a-file")


# While it is being served


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that looks more often whether its database has been restored."""
    monkeypatch.setattr(app_module, "CHECK_INTERVAL", 0.02)


@pytest.mark.usefixtures("hasty")
async def test_a_running_server_begins_anew_with_what_is_restored(database: str, address: str, tmp_path: Path) -> None:
    ada = await Visitor.at(address).come_in()
    match, with_bot = (await ada.set_up(HERE, start=True))["id"], (await ada.set_up(ALONE))["id"]
    await play(ada, match, 5)
    await back_up(database, tmp_path / "regna.backup")
    await play(ada, match, 5)
    async with ada.live(match) as live:
        await live.next("state", seq=10)
        await restore(database, tmp_path / "regna.backup", replace=True)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ConnectionClosed) as closed:
                await live.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    async with asyncio.timeout(PATIENCE):
        while (await ada.get(f"/matches/{match}")).json().get("seq") != 5:
            await asyncio.sleep(0.02)
    await play(ada, match, 5)
    async with ada.live(with_bot) as live:
        assert await live.asked()


@pytest.mark.usefixtures("hasty")
async def test_nobody_is_served_by_a_server_that_is_closing(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It could still read, and showed what it could no longer play."""
    closing, may_close, close = asyncio.Event(), asyncio.Event(), Registry.close

    async def close_slowly(registry: Registry) -> None:
        closing.set()
        await may_close.wait()
        await close(registry)

    monkeypatch.setattr(Registry, "close", close_slowly)
    async with running(new_app(database)) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True))["id"]
        await back_up(database, tmp_path / "regna.backup")
        await restore(database, tmp_path / "regna.backup", replace=True)
        async with asyncio.timeout(PATIENCE):
            await closing.wait()
        answer = await ada.get(f"/matches/{match}")
        may_close.set()
    assert answer.status_code == 503


async def play(visitor: Visitor, match: str, moves: int) -> None:
    for _ in range(moves):
        await visitor.move_any(match, (await visitor.get(f"/matches/{match}")).json()["waiting"][0])


async def test_nobody_writes_who_remembers_what_is_past(database: str, tmp_path: Path) -> None:
    await fill(database)
    await back_up(database, tmp_path / "regna.backup")
    storage = await Storage.open(database)
    assert await storage.append(line(1))
    await restore(database, tmp_path / "regna.backup", replace=True)
    writing = [storage.append(line(2)), storage.append(line(3)), storage.execute(insert(accounts).values(id="x"))]
    results = await asyncio.gather(*writing, storage.append(Line("m", 4, "", 0.0)), return_exceptions=True)
    assert [str(result).split()[0] for result in results] == ["server-restored"] * 4
    with pytest.raises(Declined, match="server-restored"):
        await storage.append(line(5))
    assert await storage.is_replaced()
    await storage.close()
