"""Presence: who is watching which match, in this process or another."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from ..db.queries import presence as queries
from ..db.storage import Storage
from ..errors import Declined
from .room import Room

REFRESH = 10
LASTS = 3 * REFRESH
"""Seconds after which a process that has gone silent has nobody watching."""


class Presence:
    """Live connections by match and account; shared through the database where there are other processes."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.storage = storage
        self.now = now
        self.process = secrets.token_hex(8)
        self.shared = storage.engine.dialect.name == "postgresql"
        self.here: Counter[tuple[str, str]] = Counter()
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.task = asyncio.create_task(self.run()) if self.shared else None

    @asynccontextmanager
    async def watching(self, room: Room, account: str | None) -> AsyncIterator[None]:
        """Count somebody as watching a match; spectators without an account do not count."""
        self.rooms[room.id] = room
        if account is None:
            yield
            return
        self.here[room.id, account] += 1
        try:
            await self.tell(room, account)
            yield
        finally:
            self.here[room.id, account] -= 1
            if not self.here[room.id, account]:
                del self.here[room.id, account]
            await self.tell(room, account)

    async def tell(self, room: Room, account: str) -> None:
        """Tell other processes, and everybody who watches here."""
        if self.shared:
            until = self.now() + LASTS if (room.id, account) in self.here else None
            with suppress(Declined):
                await queries.set_watching(self.storage, room.id, account, self.process, until)
        await self.refresh(room)

    async def refresh(self, *rooms: Room) -> None:
        """Tell those who watch these matches who else has them open, if that has changed."""
        elsewhere: list[tuple[str, str]] = []
        if self.shared and rooms:
            with suppress(Declined):
                elsewhere = await queries.watching(self.storage, [room.id for room in rooms], self.now())
        for room in rooms:
            room.set_present({account for match, account in (*self.here, *elsewhere) if match == room.id})

    async def is_watching(self, match: str, account: str) -> bool:
        if (match, account) in self.here:
            return True
        return self.shared and await queries.is_watching(self.storage, match, account, self.now())

    async def run(self) -> None:
        """Keep refreshing who is here, forget those whose process has died, and read who is at other processes."""
        while True:
            await asyncio.sleep(REFRESH)
            with suppress(Declined):
                await queries.prolong(self.storage, self.process, self.now() + LASTS, self.now())
            await self.refresh(*[room for room in self.rooms.values() if room.watchers])

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            with suppress(Declined):
                await queries.forget_process(self.storage, self.process)
