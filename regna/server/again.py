"""Playing again: a rematch of the same people, or on from a moment of a match that has ended."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from ..bots import make
from ..kernel.snapshot import take
from .declined import Declined
from .door import Body, Data, RoomHere, SeatNumber, ServerHere, Somebody, Word
from .fairness import new_seed
from .hall import Hall, new_id
from .lines import first_line
from .lobby import bot_seat, own_seats
from .past import need_our_rules
from .people import Account
from .room import ABANDONED, LIVE, OPEN, OVER, Forked, Room
from .seat import BOT, FRIEND, HERE, ME, STAND_IN, Seat
from .sent import match_data
from .writer import Line, rows_of

ROUTER = APIRouter(prefix="/matches/{match_id}")


class Moment(Body):
    """From where to play on, on which seat, and against which bot."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: Word = STAND_IN


# A rematch


@ROUTER.post("/rematch", status_code=201)
async def rematch(room: RoomHere, account: Somebody, server: ServerHere) -> Data:
    """The same game with the same people once more; whoever asks second finds the match of the first."""
    own_seats(room, account)
    need_ended(room)
    server.rates.count("matches", account.id)
    async with room.lock:
        if room.rematch is None:
            await set_up_again(room, account, server.hall)
    assert room.rematch is not None
    return match_data(await server.hall.room(room.rematch), account.id)


async def set_up_again(room: Room, account: Account, hall: Hall) -> None:
    """A match of the same people, unless somebody has set it up through another process."""
    seats = [seat_again(seat, account) for seat in room.seats]
    new = Room(new_id(), replace(room.setup, seed=new_seed()), seats, account.id, OPEN, room.tempo)
    try:
        await room.change(*hall.rows_of(new), rematch=new.id)
    except Declined:
        if room.rematch is None:
            raise
        return
    room.rematch = new.id
    room.announce()
    hall.admit(new)
    if all(seat.ready for seat in seats):
        await new.start()


def seat_again(seat: Seat, host: Account) -> Seat:
    """The same seat in another match; somebody else's is kept for them until they come."""
    if seat.kind == BOT:
        return Seat(seat.seat, BOT, name=seat.name, bot=seat.bot)
    if seat.account == host.id:
        return Seat(seat.seat, HERE if seat.kind == HERE else ME, host.id, seat.name)
    token = secrets.token_urlsafe(12)
    return Seat(seat.seat, FRIEND, seat.account, seat.name, invitation=token, reserved=seat.account is not None)


# On from a moment


@ROUTER.post("/fork", status_code=201)
async def fork(body: Moment, room: RoomHere, account: Somebody, server: ServerHere) -> Data:
    """Play on from a moment of a match that has ended, on one seat against bots."""
    server.rates.count("matches", account.id)
    need_ended(room)
    make(body.bot, 0)
    if body.at > room.seq or body.seat >= room.setup.seats:
        raise Declined("server-no-moment", most=room.seq, seats=room.setup.seats)
    return match_data(await play_on(room, body, account, server.hall), account.id)


async def play_on(room: Room, moment: Moment, account: Account, hall: Hall) -> Room:
    """A match of its own with the same set-up and the same lines so far."""
    seats = [bot_seat(seat.seat, moment.bot) for seat in room.seats]
    seats[moment.seat] = Seat(moment.seat, ME, account.id, account.name)
    new = Room(new_id(), room.setup, seats, account.id, LIVE, started=hall.now())
    new.forked = Forked(room.id, moment.at)
    lines = await copied_lines(room, moment.at, new, hall)
    new.take_lines(lines)
    if new.match.over:
        raise Declined("server-not-live")
    begun = rows_of(lines, take(new.match.table, new.match.boundary))
    await hall.storage.execute(*hall.rows_of(new), *begun)
    return hall.admit(new)


async def copied_lines(room: Room, at: int, new: Room, hall: Hall) -> list[Line]:
    """The lines of a match up to one, with the set-up, for another match."""
    need_our_rules(room, at)
    stored = [line for line in await hall.storage.lines(room.id, -1) if line.seq <= at]
    if not stored or stored[0].seq:
        stored.insert(0, first_line(room.id, room.setup, hall.now(), room.speakers))
    return [line._replace(match=new.id, made=hall.now()) for line in stored]


def need_ended(room: Room) -> None:
    if room.status not in (OVER, ABANDONED):
        raise Declined("server-not-over")
