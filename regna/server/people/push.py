"""Web Push, signed with keys that are made once and kept in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from webpush import WebPush
from webpush.types import WebPushSubscription
from webpush.vapid import VAPID

from ..db.queries.notices import SubscriptionRow, add_subscription, remove_subscription, subscriptions_of
from ..db.server_secrets import get_or_create
from ..db.storage import Storage
from .accounts import hashed
from .safe_http import SafeHttpClient

STORED_AS = "web-push"
LASTS = 3 * 24 * 3600
"""Seconds for which a message waits for a browser that is offline."""
MAX_SUBSCRIPTIONS = 10
"""Browsers that one person may subscribe."""
GONE = (404, 410)


class Push:
    """Subscriptions of browsers, and messages to them."""

    def __init__(self, storage: Storage, http_client: SafeHttpClient, keys: dict[str, str], contact: str) -> None:
        self.storage = storage
        self.http_client = http_client
        self.key = keys["key"]
        self.sealing = WebPush(keys["private"].encode(), keys["public"].encode(), contact, ttl=LASTS)

    @classmethod
    async def open(cls, storage: Storage, http_client: SafeHttpClient, contact: str) -> Push:
        return cls(storage, http_client, await vapid_keys(storage), contact)

    async def add(self, endpoint: str, row: dict[str, Any]) -> None:
        """Store a browser's subscription; beyond the limit the oldest are forgotten."""
        await add_subscription(self.storage, MAX_SUBSCRIPTIONS, hash=hashed(endpoint), endpoint=endpoint, **row)

    async def remove(self, endpoint: str, account: str) -> None:
        await remove_subscription(self.storage, hashed(endpoint), account)

    async def of(self, account: str) -> Sequence[SubscriptionRow]:
        return await subscriptions_of(self.storage, account)

    async def send(self, browser: SubscriptionRow, message: dict[str, str]) -> None:
        """Send a message to a browser; a subscription that has ended is forgotten."""
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        subscription = WebPushSubscription.model_validate({"endpoint": browser.endpoint, "keys": keys})
        sealed = self.sealing.get(message, subscription)
        headers = {"topic": message["match"], "content-type": "application/octet-stream"}
        headers |= {name: str(value) for name, value in sealed.headers.items()}
        status = await self.http_client.post(browser.endpoint, headers, sealed.encrypted)
        if status in GONE:
            await self.remove(browser.endpoint, browser.account)
        elif status >= 300:
            raise OSError(f"status {status}")


async def vapid_keys(storage: Storage) -> dict[str, str]:
    """The keys kept in this database."""
    keys: dict[str, str] = json.loads(await get_or_create(storage, STORED_AS, new_keys))
    return keys


def new_keys() -> str:
    private, public, key = VAPID.generate_keys()
    return json.dumps({"private": private.decode(), "public": public.decode(), "key": key})
