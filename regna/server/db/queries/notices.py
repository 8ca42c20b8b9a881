"""Queries about push subscriptions, and about who has been notified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import Storage
from ..tables import notices, push

SubscriptionRow = Row[Any]


async def add_subscription(storage: Storage, limit: int, **values: Any) -> None:
    """Store a browser's subscription as one person's; of more than the limit, the oldest are forgotten."""
    others = select(push.c.hash).where(push.c.account == values["account"], push.c.hash != values["hash"])
    newest = await storage.rows(others.order_by(push.c.created.desc()))
    old = [row.hash for row in newest[limit - 1 :]]
    await storage.execute(delete(push).where(push.c.hash.in_([values["hash"], *old])), insert(push).values(values))


async def remove_subscription(storage: Storage, digest: str, account: str) -> None:
    await storage.execute(delete(push).where(push.c.hash == digest, push.c.account == account))


async def subscriptions_of(storage: Storage, account: str) -> Sequence[SubscriptionRow]:
    return await storage.rows(select(push).where(push.c.account == account))


async def claim_notice(storage: Storage, match: str, account: str, seq: int, acted: int) -> bool:
    """Whether somebody has not been notified since they last acted; from now on they have."""
    mine = notices.c.match == match, notices.c.account == account

    async def job(connection: AsyncConnection) -> bool:
        again = update(notices).where(*mine, notices.c.seq < acted).values(seq=seq)
        if not (await connection.execute(again)).rowcount:
            await connection.execute(insert(notices).values(match=match, account=account, seq=seq))
        return True

    try:
        return await storage.do(job)
    except IntegrityError:
        return False
