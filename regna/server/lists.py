"""Lists of matches: mine, and those with a seat for anyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import Row, case, func, or_, select

from ..games import NAMES, load
from ..texts import speaker_for
from .declined import Declined
from .door import Data, ServerHere, Somebody
from .hall import UNOPENED
from .room import LIVE, OPEN
from .seat import ANYONE, Seat
from .sent import time_left, waiting
from .stored import read_seat
from .tables import matches, moves, seats
from .tempo import Tempo
from .wording import PART, language, problem

ROUTER = APIRouter()
PAGE = 50
LAST = select(moves.c.made).where(moves.c.match == matches.c.id).order_by(moves.c.seq.desc()).limit(1).scalar_subquery()
LISTED = select(matches, func.coalesce(LAST, matches.c.started, matches.c.created).label("updated"))


@ROUTER.get("/matches")
async def my_matches(request: Request, account: Somebody, server: ServerHere) -> list[Data]:
    """My matches, those in play first, with whose turn it is."""
    mine = select(seats.c.match).where(seats.c.account == account.id)
    first = case((matches.c.status == LIVE, 0), (matches.c.status == OPEN, 1), else_=2)
    query = LISTED.where(or_(matches.c.id.in_(mine), matches.c.host == account.id)).order_by(first)
    rows = await server.storage.rows(query.order_by(matches.c.created.desc()).limit(PAGE))
    return await listed(rows, account.id, language(request), server)


@ROUTER.get("/tables")
async def open_tables(request: Request, server: ServerHere) -> list[Data]:
    """Tables with a seat that anyone may take."""
    free = select(seats.c.match).where(seats.c.kind == ANYONE, seats.c.account.is_(None))
    query = LISTED.where(matches.c.status == OPEN, matches.c.id.in_(free))
    rows = await server.storage.rows(query.order_by(matches.c.created.desc()).limit(PAGE))
    return await listed(rows, None, language(request), server)


async def listed(rows: Sequence[Row[Any]], account: str | None, lang: str, server: ServerHere) -> list[Data]:
    found = await all_seats(server, [row.id for row in rows])
    return [line(row, found[row.id], account, lang) | await turn(row, account, lang, server) for row in rows]


async def all_seats(server: ServerHere, match_ids: list[str]) -> dict[str, list[Seat]]:
    """The seats of some matches."""
    found: dict[str, list[Seat]] = {match_id: [] for match_id in match_ids}
    query = select(seats).where(seats.c.match.in_(match_ids)).order_by(seats.c.match, seats.c.seat)
    for row in await server.storage.rows(query):
        found[row.match].append(read_seat(row))
    return found


def line(row: Row[Any], found: list[Seat], account: str | None, lang: str) -> Data:
    """A match as a line of a list, as far as its row knows."""
    return {
        "id": row.id,
        "game": row.game,
        "title": title(row.game, lang),
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "tempo": Tempo(**row.tempo or {}).data(),
        "seats": [seat.name for seat in found],
        "mine": [seat.seat for seat in found if account is not None and seat.account == account],
        "result": row.result,
        "scores": row.result and [sum(sheet.values()) for sheet in row.result["scores"]],
    }


def title(game: str, lang: str) -> str:
    """What a game is called; one that is no longer there has only its name."""
    return speaker_for(load(game), lang, PART).message(f"game-{game}") if game in NAMES else game


async def turn(row: Row[Any], account: str | None, lang: str, server: ServerHere) -> Data:
    """Whose turn it is, and how long I have; only matches in play are opened for it, if they can be."""
    unknown: Data = {"waiting": [], "left": None, "problem": None}
    if row.status != LIVE:
        return unknown
    try:
        room = await server.hall.room(row.id)
    except Declined as why:
        if why.code not in UNOPENED:
            raise
        return unknown | {"problem": problem(why, lang)}
    return unknown | {"waiting": waiting(room), "left": time_left(room, account)}
