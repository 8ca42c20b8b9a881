"""Presence: who has which match before them, in this process or another."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from sqlalchemy import delete, insert, select, update

from .declined import Declined
from .room import Room
from .storage import Storage
from .tables import presence

REFRESH = 10
LASTS = 3 * REFRESH
"""Seconds after which a process that no longer says so has nobody watching."""


class Presence:
    """Live connections by match and person; the database knows of them where other processes have to."""

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
        """Somebody has a match before them; strangers do not count."""
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
        """Let the other processes know how it is, and everybody who watches here."""
        if self.shared:
            row = {"match": room.id, "account": account, "process": self.process}
            mine = [presence.c[name] == value for name, value in row.items()]
            news = [insert(presence).values(**row, until=self.now() + LASTS)] if (room.id, account) in self.here else []
            with suppress(Declined):
                await self.storage.execute(delete(presence).where(*mine), *news)
        await self.refresh(room)

    async def refresh(self, *rooms: Room) -> None:
        """Tell those who watch these matches who else has them open, if that has changed."""
        elsewhere: list[tuple[str, str]] = []
        if self.shared and rooms:
            query = select(presence.c.match, presence.c.account).where(
                presence.c.match.in_([room.id for room in rooms]), presence.c.until > self.now()
            )
            with suppress(Declined):
                elsewhere = [(row.match, row.account) for row in await self.storage.rows(query)]
        for room in rooms:
            room.set_here({account for match, account in (*self.here, *elsewhere) if match == room.id})

    async def is_here(self, match: str, account: str) -> bool:
        if (match, account) in self.here:
            return True
        if not self.shared:
            return False
        query = select(presence.c.until).where(presence.c.match == match, presence.c.account == account)
        return await self.storage.row(query.where(presence.c.until > self.now())) is not None

    async def run(self) -> None:
        """Say again and again who is here, forget those whose process has gone, and see who is with other processes."""
        while True:
            await asyncio.sleep(REFRESH)
            mine = presence.c.process == self.process
            with suppress(Declined):
                await self.storage.execute(
                    update(presence).where(mine).values(until=self.now() + LASTS),
                    delete(presence).where(presence.c.until < self.now()),
                )
            await self.refresh(*[room for room in self.rooms.values() if room.watching])

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            with suppress(Declined):
                await self.storage.execute(delete(presence).where(presence.c.process == self.process))
