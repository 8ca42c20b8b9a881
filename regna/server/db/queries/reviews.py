"""Queries about reviews of matches."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import Storage
from ..tables import reviews


async def find_review(storage: Storage, match: str) -> Row[Any] | None:
    return await storage.row(select(reviews).where(reviews.c.match == match))


async def unfinished_reviews(storage: Storage) -> list[str]:
    """The matches whose reviews are to be made, in the order in which they were asked for."""
    query = select(reviews.c.match).where(reviews.c.finished.is_(None)).order_by(reviews.c.asked)
    return [row.match for row in await storage.rows(query)]


async def ask_for_review(storage: Storage, match: str, total: int, asked: float) -> None:
    """Note that somebody wants a review, unless somebody else did before."""

    async def job(connection: AsyncConnection) -> None:
        try:
            async with connection.begin_nested():
                row = {"match": match, "asked": asked, "total": total, "judged": []}
                await connection.execute(reviews.insert().values(row))
        except IntegrityError:
            pass

    await storage.do(job)


async def store_judged(storage: Storage, match: str, judged: list[Any], finished: float | None) -> None:
    """Keep how far a review has come."""
    values = {"judged": judged, "finished": finished}
    await storage.execute(update(reviews).where(reviews.c.match == match).values(values))


async def drop_review(storage: Storage, match: str) -> None:
    await storage.execute(delete(reviews).where(reviews.c.match == match))
