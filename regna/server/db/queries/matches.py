"""Queries about matches, their seats and their chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row, Select, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...errors import Declined
from ..storage import Statement, Storage
from ..tables import accounts, chat, matches, moves, seats
from ..values import ANYONE, BOT, LIVE, OPEN
from ..writer import Job, carry_out

MatchRow = Row[Any]
LAST = select(moves.c.made).where(moves.c.match == matches.c.id).order_by(moves.c.seq.desc()).limit(1).scalar_subquery()
LISTED = select(matches, func.coalesce(LAST, matches.c.started, matches.c.created).label("updated"))
"""Matches with the moment at which something last happened in them."""

# Reading one match


async def match_row(storage: Storage, match_id: str) -> MatchRow | None:
    return await storage.row(select(matches).where(matches.c.id == match_id))


async def seat_rows(storage: Storage, *match_ids: str) -> Sequence[Row[Any]]:
    """The seats of some matches, in order."""
    query = select(seats).where(seats.c.match.in_(match_ids)).order_by(seats.c.match, seats.c.seat)
    return await storage.rows(query)


async def chat_rows(storage: Storage, match_id: str, after: int) -> Sequence[Row[Any]]:
    """The messages after a number: number, account, name, text, time."""
    columns = chat.c.number, chat.c.account, accounts.c.name, chat.c.text, chat.c.sent
    query = select(*columns).join(accounts).where(chat.c.match == match_id, chat.c.number > after)
    return await storage.rows(query.order_by(chat.c.number))


# Finding matches


async def matches_of(storage: Storage, account: str, limit: int) -> Sequence[MatchRow]:
    """Somebody's matches, those in play first."""
    return await storage.rows(listing_of(account, limit))


def listing_of(account: str, limit: int) -> Select[Any]:
    """All about those that are listed, and only about them: the others are sorted out within indexes."""
    played = select(seats.c.match).where(seats.c.account == account)
    mine = played.union(select(matches.c.id).where(matches.c.host == account))
    order = case((matches.c.status == LIVE, 0), (matches.c.status == OPEN, 1), else_=2), matches.c.created.desc()
    by_index = matches.c.status > ""  # always true: SQLite then reads the index that has the status, and no row
    latest = select(matches.c.id).where(matches.c.id.in_(mine), by_index).order_by(*order).limit(limit)
    return LISTED.where(matches.c.id.in_(latest)).order_by(*order)


async def open_matches(storage: Storage, limit: int) -> Sequence[MatchRow]:
    """Matches with a seat that anyone may take."""
    free = select(seats.c.match).where(seats.c.kind == ANYONE, seats.c.account.is_(None))
    query = LISTED.where(matches.c.status == OPEN, matches.c.id.in_(free))
    return await storage.rows(query.order_by(matches.c.created.desc()).limit(limit))


async def live_with_bots(storage: Storage) -> list[str]:
    """Matches in play in which a bot may have to choose."""
    bots = select(seats.c.match).where(or_(seats.c.kind == BOT, seats.c.away))
    return await ids(storage, select(matches.c.id).where(matches.c.status == LIVE, matches.c.id.in_(bots)))


async def due_before(storage: Storage, now: float) -> list[str]:
    """Matches in play in which somebody's time may have run out."""
    return await ids(storage, select(matches.c.id).where(matches.c.status == LIVE, matches.c.due <= now))


async def all_matches(storage: Storage) -> list[str]:
    return await ids(storage, select(matches.c.id).order_by(matches.c.created, matches.c.id))


async def ids(storage: Storage, query: Select[Any]) -> list[str]:
    return [row.id for row in await storage.rows(query)]


# Writing


def inserts_of_match(match: dict[str, Any], seated: Iterable[dict[str, Any]]) -> list[Statement]:
    """What stores a new match with its seats."""
    return [insert(matches).values(match), *(insert(seats).values(seat) for seat in seated)]


async def add_match(storage: Storage, *work: Statement | Job[None]) -> bool:
    """Store a new match with all it begins with; False if there is one of its id."""
    try:
        await storage.execute(*work)
    except IntegrityError:
        return False
    return True


def updates_of_seats(changed: Iterable[dict[str, Any]]) -> list[Statement]:
    """What stores who sits where, changed."""
    return [
        update(seats).where(seats.c.match == seat["match"], seats.c.seat == seat["seat"]).values(seat)
        for seat in changed
    ]


async def change_match(
    storage: Storage, match_id: str, revision: int, *work: Statement | Job[None], seq: int, **values: Any
) -> None:
    """Store something about a match besides its play, unless somebody has meanwhile."""
    row = update(matches).where(matches.c.id == match_id, matches.c.revision == revision)

    async def job(connection: AsyncConnection) -> None:
        if (await connection.execute(row.values(revision=revision + 1, **values))).rowcount != 1:
            raise Declined("server-stale", seq=seq)
        for each in work:
            await carry_out(each, connection)

    await storage.do(job)


async def set_due(storage: Storage, match_id: str, due: float | None) -> None:
    """Store when somebody's time runs out."""
    await storage.execute(update(matches).where(matches.c.id == match_id).values(due=due))


async def set_version(storage: Storage, match_id: str, version: int) -> None:
    """Store which rules play a match."""
    await storage.execute(update(matches).where(matches.c.id == match_id).values(version=version))


async def add_chat(storage: Storage, row: dict[str, Any]) -> bool:
    """Store a message; False if another has its number."""
    try:
        await storage.execute(insert(chat).values(row))
    except IntegrityError:
        return False
    return True
