"""Queries about friends and those whom somebody has blocked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select

from ..storage import Storage
from ..tables import accounts, contacts

MINE, THEIRS = contacts.alias("mine"), contacts.alias("theirs")


async def friends_of(storage: Storage, account: str) -> Sequence[Row[Any]]:
    """Whom somebody has named a friend, and whether these have too: login, name, mutual, seen."""
    back = and_(THEIRS.c.account == MINE.c.other, THEIRS.c.other == MINE.c.account, ~THEIRS.c.blocked)
    query = (
        select(accounts.c.login, accounts.c.name, THEIRS.c.account.is_not(None).label("mutual"), accounts.c.seen)
        .join_from(MINE, accounts, accounts.c.id == MINE.c.other)
        .outerjoin(THEIRS, back)
        .where(MINE.c.account == account, ~MINE.c.blocked)
    )
    return await storage.rows(query.order_by(accounts.c.name, accounts.c.login))


async def asking(storage: Storage, account: str) -> Sequence[Row[Any]]:
    """Who has named somebody a friend and has no answer yet: login, name."""
    answered = and_(MINE.c.account == account, MINE.c.other == THEIRS.c.account)
    query = (
        select(accounts.c.login, accounts.c.name)
        .join_from(THEIRS, accounts, accounts.c.id == THEIRS.c.account)
        .outerjoin(MINE, answered)
        .where(THEIRS.c.other == account, ~THEIRS.c.blocked, MINE.c.account.is_(None))
    )
    return await storage.rows(query.order_by(THEIRS.c.since.desc()))


async def blocked_by(storage: Storage, account: str) -> Sequence[Row[Any]]:
    """Whom somebody has blocked: login, name."""
    query = select(accounts.c.login, accounts.c.name).join(contacts, accounts.c.id == contacts.c.other)
    query = query.where(contacts.c.account == account, contacts.c.blocked)
    return await storage.rows(query.order_by(accounts.c.name, accounts.c.login))


async def has_blocked(storage: Storage, account: str, other: str) -> bool:
    """Whether the first has blocked the second."""
    query = select(contacts.c.other).where(contacts.c.account == account, contacts.c.other == other, contacts.c.blocked)
    return await storage.row(query) is not None


async def kept_apart(storage: Storage, account: str) -> set[str]:
    """Whom somebody has blocked, and who has blocked them."""
    either = or_(contacts.c.account == account, contacts.c.other == account)
    rows = await storage.rows(select(contacts.c.account, contacts.c.other).where(either, contacts.c.blocked))
    return {row.other if row.account == account else row.account for row in rows}


async def count_contacts(storage: Storage, account: str) -> int:
    row = await storage.row(select(func.count()).where(contacts.c.account == account))
    return int(row[0]) if row else 0


async def set_contact(storage: Storage, account: str, other: str, blocked: bool, now: float) -> None:
    """Name somebody a friend, or block them, whatever they were before."""
    row = {"account": account, "other": other, "blocked": blocked, "since": now}
    await storage.execute(forgetting(account, other), insert(contacts).values(row))


async def remove_contact(storage: Storage, account: str, other: str) -> None:
    await storage.execute(forgetting(account, other))


def forgetting(account: str, other: str) -> Any:
    return delete(contacts).where(contacts.c.account == account, contacts.c.other == other)
