"""Several processes on one PostgreSQL: each hears what the others store, and only one lets a match's bots think."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from asyncpg import Connection, InternalClientError
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regna.server.db.cluster import Cluster
from regna.server.db.storage import Storage
from regna.server.db.tables import accounts, matches
from regna.server.db.values import ANYONE, BOT, LIVE, ME
from regna.server.db.writer import Job
from regna.server.errors import Declined
from regna.server.matches import registry as registry_module
from regna.server.matches import room as room_module
from regna.server.matches.bot_pool import BotPool, DecisionPoint
from regna.server.matches.chat import say
from regna.server.matches.registry import Registry
from regna.server.matches.room import Room
from regna.server.matches.seat import Seat
from regna.server.matches.stored import StoredMatch, read_match
from regna.server.matches.undo import answer, undo
from regna.server.people.accounts import Accounts

from ..databases import KINDS, POSTGRES, SERVER, command, new_database
from ..matches.test_room import ADA, BOB, GAME, change, first_move, live, move_in, people, play
from ..visitor import PATIENCE

pytestmark = pytest.mark.skipif(POSTGRES not in KINDS, reason="needs PostgreSQL")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(POSTGRES, tmp_path) as url:
        yield url


class Slow(BotPool):
    """Thinks only when it may, and counts how often it began."""

    def __init__(self) -> None:
        super().__init__(lambda: ThreadPoolExecutor(1))
        self.may = asyncio.Event()
        self.began = 0

    async def choose(self, decision: DecisionPoint) -> str:
        self.began += 1
        await self.may.wait()
        return await super().choose(decision)


async def new_hall(database: str) -> Registry:
    registry = Registry(await Storage.open(database), Slow())
    registry.open()
    return registry


async def end(registry: Registry) -> None:
    await registry.close()
    await registry.storage.close()


@pytest.fixture
async def here(database: str) -> AsyncIterator[Registry]:
    registry = await new_hall(database)
    for name in (ADA, BOB):
        await registry.storage.execute(insert(accounts).values(id=name, name=name, guest=True, created=0.0))
    yield registry
    await end(registry)


@pytest.fixture
async def there(database: str, here: Registry) -> AsyncIterator[Registry]:
    registry = await new_hall(database)
    yield registry
    await end(registry)


async def until(room: Room, true: Callable[[], bool]) -> None:
    """Wait until something is true of a room that announces its changes."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await change(room)


def bot_pool(registry: Registry) -> Slow:
    assert isinstance(registry.bots.pool, Slow)
    return registry.bots.pool


async def test_everything_that_happens_to_a_match_is_heard(here: Registry, there: Registry) -> None:
    room = await here.create(ADA, GAME, {}, [Seat(0, ME, ADA, ADA), Seat(1, ANYONE)])
    other = await there.room(room.id)
    await room.set_seats([replace(room.seats[1], account=BOB, name=BOB)])
    await until(other, lambda: other.seats[1].account == BOB)
    await other.set_status(LIVE)
    await until(room, lambda: room.status == LIVE)
    await play(room, 8)
    await until(other, lambda: other.seq == 8)
    assert other.match.table == room.match.table
    assert other.entries == room.entries
    await say(other, BOB, BOB, "hello")
    await until(room, lambda: bool(room.chat))
    assert room.chat == other.chat
    await undo(room, 0, 4, room.seq)
    await until(other, lambda: other.request is not None)
    assert await answer(other, BOB, True, other.seq)
    await until(room, lambda: room.seq == 9)
    assert room.match.table == other.match.table


async def test_moves_from_both_sides_make_one_match(here: Registry, there: Registry) -> None:
    room = await live(here, people(ADA, BOB))
    other = await there.room(room.id)
    for _ in range(20):
        await play(room, 1)
        await until(other, lambda: other.seq == room.seq)
        await play(other, 1)
        await until(room, lambda: other.seq == room.seq)
    assert room.lines == other.lines
    assert room.entries == other.entries


async def test_one_number_one_seat_one_message_each(here: Registry, there: Registry) -> None:
    """Whoever comes second is declined or comes after, and knows what the first did."""
    room = await here.create(ADA, GAME, {}, [Seat(0, ME, ADA, ADA), Seat(1, ANYONE)])
    other = await there.room(room.id)
    sitting = [each.set_seats([replace(each.seats[1], account=who)]) for each, who in ((room, ADA), (other, BOB))]
    results = await asyncio.gather(*sitting, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Declined", "NoneType"]
    await asyncio.gather(say(room, ADA, ADA, "one"), say(other, BOB, BOB, "two"))
    await until(room, lambda: len(room.chat) == 2)
    await until(other, lambda: other.seats == room.seats and other.chat == room.chat)
    assert [said.number for said in room.chat] == [1, 2]


async def test_news_that_come_while_a_room_is_built_are_not_missed(
    here: Registry, there: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await live(here, people(ADA, BOB))
    heard = asyncio.Event()
    monkeypatch.setattr(there, "missed", Noting(heard))

    async def read_too_early(storage: Storage, match_id: str) -> StoredMatch | None:
        stored = await read_match(storage, match_id)
        await play(room, 1)
        await heard.wait()
        return stored

    monkeypatch.setattr(registry_module, "read_match", read_too_early)
    other = await there.room(room.id)
    await until(other, lambda: other.seq == 1)


class Noting(set[str | None]):
    """A set that says when something has been added."""

    def __init__(self, added: asyncio.Event) -> None:
        self.added = added

    def add(self, element: str | None) -> None:
        super().add(element)
        self.added.set()


async def test_a_broken_line_loses_nothing(here: Registry, there: Registry) -> None:
    room = await live(here, people(ADA, BOB))
    other = await there.room(room.id)
    for _ in range(3):
        await break_lines(there)
        await play(room, 3)
        await until(other, lambda: other.seq == room.seq)


async def test_a_driver_that_has_lost_its_way_is_given_another_line(
    here: Registry, there: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that breaks in the middle of a query can leave asyncpg so; the process never heard of anything again."""
    room = await live(here, people(ADA, BOB))
    other = await there.room(room.id)
    cluster = there.storage.cluster
    assert isinstance(cluster, Cluster)
    await asyncio.wait_for(cluster.up.wait(), PATIENCE)
    failures, fetchval = iter([InternalClientError("another operation is in progress")]), Connection.fetchval

    async def lose_the_way(*arguments: Any, **more: Any) -> Any:
        for failure in failures:
            raise failure
        return await fetchval(*arguments, **more)

    monkeypatch.setattr(Connection, "fetchval", lose_the_way)
    assert await cluster.ask("SELECT 1") is None
    await play(room, 3)
    await until(other, lambda: other.seq == 3)


async def test_whatever_breaks_a_process_listens_again(
    here: Registry, there: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await live(here, people(ADA, BOB))
    other = await there.room(room.id)
    failures, on_stored = iter([ValueError("what nobody thought of")]), there.on_stored

    def stumble(match: str | None) -> None:
        for failure in failures:
            raise failure
        on_stored(match)

    for task in there.tasks:
        task.cancel()
    monkeypatch.setattr(there, "on_stored", stumble)
    there.open()
    await play(room, 3)
    await until(other, lambda: other.seq == 3)
    assert not list(failures)


async def test_news_that_could_not_be_read_are_read_later(
    here: Registry, there: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection by which a process hears is well again before those by which it reads."""
    room = await live(here, people(ADA, BOB))
    other = await there.room(room.id)
    failures = iter([Declined("server-no-database")])

    async def read_badly(*arguments: Any) -> StoredMatch | None:
        for failure in failures:
            raise failure
        return await read_match(*arguments)

    monkeypatch.setattr(room_module, "read_match", read_badly)
    monkeypatch.setattr(room_module, "RETRY_DELAY", 0)
    await play(room, 1)
    await until(other, lambda: other.seq == 1)
    assert not list(failures)


async def break_lines(registry: Registry) -> None:
    """Have PostgreSQL end every connection of a process."""
    name = getattr(registry.storage.cluster, "name", "")
    await command(SERVER, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'")  # noqa: S608


async def test_after_a_time_without_news_everything_is_looked_at(here: Registry, there: Registry) -> None:
    room = await live(here, people(ADA, BOB))
    other = await there.room(room.id)
    for task in there.tasks:
        task.cancel()
    looking = [other.catching_up] if other.catching_up else []
    await asyncio.gather(*there.tasks, *looking, return_exceptions=True)
    await play(room, 3)
    assert other.seq == 0
    there.on_stored(None)
    await until(other, lambda: other.seq == 3)


async def test_bots_think_in_one_process_and_another_takes_over(here: Registry, there: Registry) -> None:
    room = await live(here, [Seat(0, ME, ADA, ADA), Seat(1, BOT, name="random", bot="random")])
    while not bot_pool(here).began:
        await asyncio.sleep(0.01)
    other = await there.room(room.id)
    await move_in(room, first_move(room, 0), 0)
    await until(other, lambda: other.seq == 1)
    assert other in there.bots.tasks
    assert not bot_pool(there).began
    bot_pool(there).may.set()
    await here.close()
    await here.storage.close()
    await until(other, lambda: other.match.ask_for(0) is not None)
    assert bot_pool(there).began
    assert bot_pool(here).began == 1


async def test_a_session_ends_everywhere(here: Registry, there: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may take a session to be as it was for some seconds, here none."""
    monkeypatch.setattr("regna.server.people.accounts.FRESH", 0)
    one, other = Accounts(here.storage), Accounts(there.storage)
    account, token = await one.add_guest("Ada")
    for found in (await other.find(token), await one.find(token)):
        assert found is not None
        assert found.account == account
    await one.leave(token)
    assert await one.find(token) is None
    assert await other.find(token) is None


async def test_two_who_wait_for_each_other_both_get_through(here: Registry, there: Registry) -> None:
    """Two processes change the same two matches in opposite order."""
    rooms = [await live(here, people(ADA, BOB)) for _ in range(2)]
    touched = [asyncio.Event(), asyncio.Event()]

    def job(first: int) -> Job[None]:
        async def change(connection: AsyncConnection) -> None:
            for number in (first, 1 - first):
                row = update(matches).where(matches.c.id == rooms[number].id)
                await connection.execute(row.values(revision=matches.c.revision + 1))
                touched[first].set()
                await touched[1 - first].wait()

        return change

    before = [(room.revision + 2,) for room in rooms]
    await asyncio.gather(here.storage.do(job(0)), there.storage.do(job(1)))
    assert await here.storage.rows(select(matches.c.revision)) == before
