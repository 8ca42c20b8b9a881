"""The cluster: other processes that serve the same database. PostgreSQL notifies each of what the others store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from asyncpg import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import Declined
from .errors import UNAVAILABLE, decline_when_unavailable

CHANNEL = "regna"
"""The channel that the tables' triggers notify."""
PAUSE = 0.5
PATIENCE = 5
LOG = logging.getLogger(__name__)
Hear = Callable[[str | None], None]
"""Called with the match that has changed, or with None when notifications may have been missed."""


class SingleProcess:
    """A cluster of one: SQLite is served by one process."""

    shared = False

    async def listen(self, hear: Hear) -> None:
        """There is nobody to listen to."""

    @asynccontextmanager
    async def claim(self, match: str) -> AsyncIterator[bool]:
        """Whether this process holds the lock of a match, for what only one process should do at a time."""
        yield True


class Cluster(SingleProcess):
    """One connection on which a process listens to the others, and which holds its locks as long as it lives."""

    shared = True

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name
        self.connection: Connection | None = None
        self.up = asyncio.Event()
        self.one_at_a_time = asyncio.Lock()

    async def listen(self, hear: Hear) -> None:
        """Listen until cancelled; whatever breaks, reconnect and check everything: nothing else hears of it."""
        while True:
            try:
                with decline_when_unavailable():
                    await self.hear_until_lost(hear)
            except Declined:
                await asyncio.sleep(PAUSE)
            except Exception:
                LOG.exception("listening to other processes broke off")
                await asyncio.sleep(PAUSE)

    async def hear_until_lost(self, hear: Hear) -> None:
        def heard(connection: object, process: int, channel: str, payload: str) -> None:
            match, _, teller = payload.partition(" ")
            if teller != self.name:
                hear(match)

        async with self.engine.connect() as pooled:
            connection = (await pooled.get_raw_connection()).driver_connection
            assert connection is not None
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            try:
                await connection.add_listener(CHANNEL, heard)
                self.connection = connection
                self.up.set()
                hear(None)
                while not lost.is_set():
                    await self.ask("SELECT 1")
                    await wait_for(lost)
            finally:
                self.connection = None
                self.up.clear()
                await pooled.invalidate()

    @asynccontextmanager
    async def claim(self, match: str) -> AsyncIterator[bool]:
        """Take the lock of a match; it ends with the connection, so that another process can take over."""
        await wait_for(self.up)
        mine = await self.ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", match) is True
        try:
            yield mine
        finally:
            if mine:
                await self.ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", match)

    async def ask(self, query: str, *arguments: str) -> Any:
        """The result of a query on this connection, None if there is no connection."""
        async with self.one_at_a_time:
            if self.connection is None:
                return None
            try:
                return await self.connection.fetchval(query, *arguments, timeout=PATIENCE)
            except UNAVAILABLE:
                self.connection.terminate()
                return None


async def wait_for(event: asyncio.Event) -> None:
    """Wait for an event, but not for long."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), PATIENCE)
