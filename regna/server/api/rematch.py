"""Rematches of the same people, and new matches from a moment of one that has ended."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from ...bots import make
from ...kernel.snapshot import take
from ..db.queries.contacts import kept_apart
from ..db.values import ABANDONED, BOT, FRIEND, HERE, LIVE, ME, OPEN, OVER
from ..db.writer import Line, storing
from ..errors import Declined
from ..matches.fairness import new_seed
from ..matches.history import require_current_rules
from ..matches.lines import first_line
from ..matches.registry import Registry, new_id
from ..matches.room import Room
from ..matches.seat import STAND_IN, Seat
from ..matches.stored import Forked
from ..people.accounts import Account
from .deps import Body, CurrentAccount, Data, RoomDep, SeatNumber, ServerDep, Word, count
from .lobby import bot_seat, own_seats
from .serialize import match_data

ROUTER = APIRouter(prefix="/matches/{match_id}")


class Moment(Body):
    """From where to play on, on which seat, and against which bot."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Word = STAND_IN


# A rematch


@ROUTER.post("/rematch", status_code=201)
async def rematch(room: RoomDep, account: CurrentAccount, server: ServerDep, request: Request) -> Data:
    """The same game with the same people once more; the second person to ask gets the match that the first has made."""
    own_seats(room, account)
    require_ended(room)
    count("matches", request, account, server)
    async with room.lock:
        if room.rematch is None:
            await create_rematch(room, account, server.registry)
    assert room.rematch is not None
    return match_data(await server.registry.room(room.rematch), account.id)


async def create_rematch(room: Room, account: Account, registry: Registry) -> None:
    """A match of the same people, unless somebody has set it up through another process."""
    apart = {*await kept_apart(registry.storage, account.id), *room.sanctions.removed}
    seats = [seat_for_rematch(seat, account, apart) for seat in room.seats]
    new = Room(new_id(), replace(room.setup, seed=new_seed()), seats, account.id, OPEN, room.tempo)
    new.hints = room.hints and len({seat.account for seat in room.seats if seat.account}) > 1
    try:
        await room.change(*registry.rows_of(new), rematch=new.id)
    except Declined:
        if room.rematch is None:
            raise
        return
    room.rematch = new.id
    room.announce()
    registry.add(new)
    if all(seat.ready for seat in seats):
        async with new.lock:
            await new.start()


def seat_for_rematch(seat: Seat, host: Account, apart: Collection[str]) -> Seat:
    """The same seat in another match; somebody else's is kept for them until they come.

    Not for those who are kept apart, nor for whoever has not come to this one either.
    """
    if seat.kind == BOT:
        return Seat(seat.seat, BOT, name=seat.name, bot=seat.bot)
    if seat.account == host.id:
        return Seat(seat.seat, HERE if seat.kind == HERE else ME, host.id, seat.name)
    token = secrets.token_urlsafe(12)
    if seat.reserved or seat.account in apart:
        return Seat(seat.seat, FRIEND, invitation=token)
    return Seat(seat.seat, FRIEND, seat.account, seat.name, invitation=token, reserved=seat.account is not None)


# On from a moment


@ROUTER.post("/fork", status_code=201)
async def fork(body: Moment, room: RoomDep, account: CurrentAccount, server: ServerDep, request: Request) -> Data:
    """Play on from a moment of a match that has ended, on one seat against bots."""
    count("forks", request, account, server)
    require_ended(room)
    make(body.bot, 0)
    if body.at > room.seq or body.seat >= room.setup.seats:
        raise Declined("server-no-moment", most=room.seq, seats=room.setup.seats)
    return match_data(await play_on(room, body, account, server.registry), account.id)


async def play_on(room: Room, moment: Moment, account: Account, registry: Registry) -> Room:
    """A match of its own with the same set-up and the same lines so far."""
    seats = [bot_seat(seat.seat, moment.bot) for seat in room.seats]
    seats[moment.seat] = Seat(moment.seat, ME, account.id, account.name)
    new = Room(new_id(), room.setup, seats, account.id, LIVE, started=registry.now())
    new.forked = Forked(room.id, moment.at)
    lines = await copied_lines(room, moment.at, new, registry)
    await asyncio.to_thread(new.take_lines, lines)
    if new.match.over:
        raise Declined("server-not-live")
    begun = storing(lines, take(new.match.table, new.match.boundary))
    await registry.storage.execute(*registry.rows_of(new), begun)
    return registry.add(new)


async def copied_lines(room: Room, at: int, new: Room, registry: Registry) -> list[Line]:
    """The lines of a match up to one, with the set-up, for another match."""
    require_current_rules(room, None, at)
    stored = [line for line in await registry.storage.lines(room.id, -1) if line.seq <= at]
    if not stored or stored[0].seq:
        stored.insert(0, first_line(room.id, room.setup, registry.now(), room.speakers))
    return [line._replace(match=new.id, made=registry.now()) for line in stored]


def require_ended(room: Room) -> None:
    if room.status not in (OVER, ABANDONED):
        raise Declined("server-not-over")
