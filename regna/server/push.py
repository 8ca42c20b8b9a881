"""Messages to browsers (Web Push), signed with keys that are made once and kept in the database."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row, delete, insert, select
from webpush import WebPush
from webpush.types import WebPushSubscription
from webpush.vapid import VAPID

from .keepsakes import kept
from .outside import Outside
from .people import hashed
from .storage import Storage
from .tables import push

KEYS = "web-push"
LASTS = 3 * 24 * 3600
"""Seconds for which a browser that is off will still get a message."""
MOST = 10
"""Browsers that one person is told at."""
GONE = (404, 410)


class Push:
    """Browsers, and the messages to them."""

    def __init__(self, storage: Storage, outside: Outside, keys: dict[str, str], contact: str) -> None:
        self.storage = storage
        self.outside = outside
        self.key = keys["key"]
        self.sealing = WebPush(keys["private"].encode(), keys["public"].encode(), contact, ttl=LASTS)

    @classmethod
    async def open(cls, storage: Storage, outside: Outside, contact: str) -> Push:
        return cls(storage, outside, await kept_keys(storage), contact)

    async def add(self, endpoint: str, row: dict[str, Any]) -> None:
        """Remember a browser as one person's; of too many the oldest are forgotten."""
        of_mine = select(push.c.hash).where(push.c.account == row["account"], push.c.hash != hashed(endpoint))
        newest = await self.storage.rows(of_mine.order_by(push.c.created.desc()))
        old = [each.hash for each in newest[MOST - 1 :]]
        await self.storage.execute(
            delete(push).where(push.c.hash.in_([hashed(endpoint), *old])),
            insert(push).values(hash=hashed(endpoint), endpoint=endpoint, **row),
        )

    async def remove(self, endpoint: str, account: str) -> None:
        await self.storage.execute(delete(push).where(push.c.hash == hashed(endpoint), push.c.account == account))

    async def of(self, account: str) -> list[Row[Any]]:
        return list(await self.storage.rows(select(push).where(push.c.account == account)))

    async def send(self, browser: Row[Any], message: dict[str, str]) -> None:
        """Send a message to a browser; one that is no longer there is forgotten."""
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        subscription = WebPushSubscription.model_validate({"endpoint": browser.endpoint, "keys": keys})
        sealed = self.sealing.get(message, subscription)
        headers = {"topic": message["match"], "content-type": "application/octet-stream"}
        headers |= {name: str(value) for name, value in sealed.headers.items()}
        status = await self.outside.post(browser.endpoint, headers, sealed.encrypted)
        if status in GONE:
            await self.remove(browser.endpoint, browser.account)
        elif status >= 300:
            raise OSError(f"status {status}")


async def kept_keys(storage: Storage) -> dict[str, str]:
    """The keys of this database."""
    keys: dict[str, str] = json.loads(await kept(storage, KEYS, new_keys))
    return keys


def new_keys() -> str:
    private, public, key = VAPID.generate_keys()
    return json.dumps({"private": private.decode(), "public": public.decode(), "key": key})
