"""Neighbours: other processes that serve the same database. PostgreSQL tells each what the others have stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from asyncpg import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from .declined import Declined
from .reaching import AWAY, reaching

CHANNEL = "regna"
"""What the triggers of the tables tell their news on."""
PAUSE = 0.5
PATIENCE = 5
LOG = logging.getLogger(__name__)
Hear = Callable[[str | None], None]
"""Is told which match has something new, or None when news of any match may have been missed."""


class Alone:
    """There are none: SQLite is served by one process."""

    several = False

    async def listen(self, hear: Hear) -> None:
        """Nobody tells anything."""

    @asynccontextmanager
    async def claim(self, match: str) -> AsyncIterator[bool]:
        """Whether this process may do for a match what only one should do at a time."""
        yield True


class Neighbours(Alone):
    """One connection by which a process hears of the others, and holds what it has claimed as long as it lives."""

    several = True

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name
        self.connection: Connection | None = None
        self.up = asyncio.Event()
        self.one_at_a_time = asyncio.Lock()

    async def listen(self, hear: Hear) -> None:
        """Hear the others until cancelled; when the connection breaks, make another and look at everything."""
        while True:
            try:
                with reaching():
                    await self.hear_until_lost(hear)
            except Declined:
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
        """A claim ends with the connection: when a process dies another can have it."""
        await wait_for(self.up)
        mine = await self.ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", match) is True
        try:
            yield mine
        finally:
            if mine:
                await self.ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", match)

    async def ask(self, query: str, *arguments: str) -> Any:
        """What the database answers on this connection, if there is one."""
        async with self.one_at_a_time:
            if self.connection is None:
                return None
            try:
                return await self.connection.fetchval(query, *arguments, timeout=PATIENCE)
            except AWAY:
                self.connection.terminate()
                return None


async def wait_for(event: asyncio.Event) -> None:
    """Until something happens, or it has not for some seconds."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), PATIENCE)
