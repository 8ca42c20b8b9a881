"""People: guests, and the sessions by which they are known again."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from .storage import Storage
from .tables import accounts, sessions

YEAR = 365 * 24 * 3600
MOST = 10_000
FRESH = 5
"""Seconds for which a session is taken to be as it was: so soon does it end in the other processes."""
LONGEST_NAME = 40
TURNERS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that would turn the text around them."""


class Account(NamedTuple):
    """Somebody."""

    id: str
    name: str
    guest: bool


def hashed(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot use it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def clean(text: str) -> str:
    """A text without control characters, and without space around it."""
    text = unicodedata.normalize("NFC", text)
    return "".join(c for c in text if c not in TURNERS and unicodedata.category(c) not in ("Cc", "Cs")).strip()


class People:
    """Everybody who has come in."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[str, tuple[Account, float]] = OrderedDict()

    async def add_guest(self, name: str) -> tuple[Account, str]:
        """A new guest, and the token of the session."""
        account = Account(secrets.token_hex(8), name, True)
        token = secrets.token_urlsafe(32)
        await self.storage.execute(
            insert(accounts).values(**account._asdict(), created=time.time()),
            insert(sessions).values(hash=hashed(token), account=account.id, expires=time.time() + YEAR),
        )
        return account, token

    async def find(self, token: str | None) -> Account | None:
        """Whose session this is."""
        if not token:
            return None
        key = hashed(token)
        account, until = self.known.get(key, (None, 0.0))
        return account if time.monotonic() < until else await self.look_up(key)

    async def look_up(self, key: str) -> Account | None:
        columns = accounts.c.id, accounts.c.name, accounts.c.guest
        query = select(*columns).join(sessions).where(sessions.c.hash == key, sessions.c.expires > time.time())
        row = await self.storage.row(query)
        if row is None:
            self.known.pop(key, None)
            return None
        account = Account(row.id, row.name, row.guest)
        self.known[key] = account, time.monotonic() + FRESH
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return account

    async def rename(self, account: Account, name: str) -> Account:
        await self.storage.execute(update(accounts).where(accounts.c.id == account.id).values(name=name))
        self.known.clear()
        return account._replace(name=name)

    async def leave(self, token: str) -> None:
        """End a session."""
        key = hashed(token)
        await self.storage.execute(delete(sessions).where(sessions.c.hash == key))
        self.known.pop(key, None)
