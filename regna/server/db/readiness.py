"""Readiness: whether the database can be reached and written, so that moves can be stored."""

from __future__ import annotations

import asyncio
import secrets
import time

from sqlalchemy import delete, insert

from ..errors import Declined
from .storage import Storage
from .tables import keepsakes

FOR = 1.0
"""Seconds for which a result is reused, however often it is asked for."""
PATIENCE = 5
SIZE = 8192
"""Characters that are written and removed again: enough to need a page of their own on a disk that is full."""


class Readiness:
    """Tries to write when asked, but not too often."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.until = 0.0
        self.error: Declined | None = None

    async def check(self) -> None:
        """Raise `Declined` if the database cannot be written."""
        async with self.lock:
            if time.monotonic() >= self.until:
                self.error = await self.try_writing()
                self.until = time.monotonic() + FOR
        if self.error is not None:
            raise self.error

    async def try_writing(self) -> Declined | None:
        name = secrets.token_hex(16)
        add, remove = insert(keepsakes).values(name=name, value="x" * SIZE), delete(keepsakes)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.storage.execute(add, remove.where(keepsakes.c.name == name))
        except Declined as error:
            return error
        except TimeoutError:
            return Declined("server-no-database")
        return None
