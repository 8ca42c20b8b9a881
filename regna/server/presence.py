"""Presence: who has which match before them, in this process or another."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import delete, insert, select, update

from .declined import Declined
from .storage import Storage
from .tables import presence

REFRESH = 20
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
        self.task = asyncio.create_task(self.run()) if self.shared else None

    @asynccontextmanager
    async def watching(self, match: str, account: str | None) -> AsyncIterator[None]:
        """Somebody has a match before them; strangers do not count."""
        if account is None:
            yield
            return
        self.here[match, account] += 1
        try:
            await self.tell(match, account)
            yield
        finally:
            self.here[match, account] -= 1
            if not self.here[match, account]:
                del self.here[match, account]
            await self.tell(match, account)

    async def tell(self, match: str, account: str) -> None:
        """Let the other processes know how it is."""
        if not self.shared:
            return
        row = {"match": match, "account": account, "process": self.process}
        mine = [presence.c[name] == value for name, value in row.items()]
        news = [insert(presence).values(**row, until=self.now() + LASTS)] if (match, account) in self.here else []
        with suppress(Declined):
            await self.storage.execute(delete(presence).where(*mine), *news)

    async def is_here(self, match: str, account: str) -> bool:
        if (match, account) in self.here:
            return True
        if not self.shared:
            return False
        query = select(presence.c.until).where(presence.c.match == match, presence.c.account == account)
        return await self.storage.row(query.where(presence.c.until > self.now())) is not None

    async def run(self) -> None:
        """Say again and again who is here, and forget those whose process has gone."""
        while True:
            await asyncio.sleep(REFRESH)
            mine = presence.c.process == self.process
            with suppress(Declined):
                await self.storage.execute(
                    update(presence).where(mine).values(until=self.now() + LASTS),
                    delete(presence).where(presence.c.until < self.now()),
                )

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            with suppress(Declined):
                await self.storage.execute(delete(presence).where(presence.c.process == self.process))
