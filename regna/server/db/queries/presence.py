"""Queries about who watches which match, through which process."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from ..storage import Storage
from ..tables import presence


async def set_watching(storage: Storage, match: str, account: str, process: str, until: float | None) -> None:
    """Store until when somebody watches a match through a process, or that they no longer do."""
    row = {"match": match, "account": account, "process": process}
    mine = [presence.c[name] == value for name, value in row.items()]
    new = [] if until is None else [insert(presence).values(**row, until=until)]
    await storage.execute(delete(presence).where(*mine), *new)


async def watching(storage: Storage, matches: list[str], now: float) -> list[tuple[str, str]]:
    """Pairs of a match and an account that watches it."""
    query = select(presence.c.match, presence.c.account).where(presence.c.match.in_(matches), presence.c.until > now)
    return [(row.match, row.account) for row in await storage.rows(query)]


async def is_watching(storage: Storage, match: str, account: str, now: float) -> bool:
    query = select(presence.c.until).where(presence.c.match == match, presence.c.account == account)
    return await storage.row(query.where(presence.c.until > now)) is not None


async def prolong(storage: Storage, process: str, until: float, now: float) -> None:
    """Keep what a process has stored until a later moment, and forget what has expired."""
    await storage.execute(
        update(presence).where(presence.c.process == process).values(until=until),
        delete(presence).where(presence.c.until < now),
    )


async def forget_process(storage: Storage, process: str) -> None:
    await storage.execute(delete(presence).where(presence.c.process == process))
