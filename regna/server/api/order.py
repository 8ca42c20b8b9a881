"""What a host does at their table: inviting somebody by name, muting, removing."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter

from ..db.queries.contacts import has_blocked
from ..db.values import ANYONE, FRIEND, LIVE, OPEN
from ..errors import Declined
from ..matches.room import Room
from ..matches.sanctions import Sanctions
from ..matches.seat import Seat
from ..people.accounts import Account
from .accounts import Login
from .deps import Body, CurrentAccount, Data, RoomDep, SeatNumber, ServerDep
from .friends import other_person, require_login
from .lobby import left, require_host
from .serialize import match_data

ROUTER = APIRouter(prefix="/matches/{match_id}")


class Invited(Body):
    """Whom a seat is to be kept for."""

    seat: SeatNumber
    login: Login


class Muting(Body):
    """Whether whoever plays a seat may not chat."""

    seat: SeatNumber
    muted: bool


class Removing(Body):
    """The seat of whoever has to go."""

    seat: SeatNumber


@ROUTER.post("/invite")
async def invite(body: Invited, room: RoomDep, account: CurrentAccount, server: ServerDep) -> Data:
    """Keep a free seat for somebody, who finds the table among their matches."""
    require_host(room, account)
    require_login(account)
    server.rates.count("contacts", account.id)
    other = await other_person(body.login, account, server)
    if await has_blocked(server.storage, other.id, account.id):
        raise Declined("server-cannot-invite")
    async with room.locked_up_to_date():
        room.require_status(OPEN)
        seat = seat_at(room, body.seat)
        if not seat.free or seat.kind not in (FRIEND, ANYONE) or other.id in room.sanctions.removed:
            raise Declined("server-cannot-invite")
        await room.set_seats([replace(seat, account=other.id, name=other.name, reserved=True)])
    return match_data(room, account.id)


@ROUTER.post("/mute")
async def mute(body: Muting, room: RoomDep, account: CurrentAccount) -> Data:
    """Let somebody say no more in the chat of my table, or say something again."""
    require_host(room, account)
    async with room.locked_up_to_date():
        other = guest_at(room, body.seat, account)
        muted = [each for each in room.sanctions.muted if each != other] + [other] * body.muted
        await set_sanctions(room, room.sanctions._replace(muted=muted))
    return match_data(room, account.id)


@ROUTER.post("/remove")
async def remove(body: Removing, room: RoomDep, account: CurrentAccount) -> Data:
    """Send somebody away from my table for good: their seat is free again, in play a bot takes it over."""
    require_host(room, account)
    async with room.locked_up_to_date():
        room.require_status(OPEN, LIVE)
        other = guest_at(room, body.seat, account)
        await set_sanctions(room, room.sanctions._replace(removed=[*room.sanctions.removed, other]))
        theirs = [room.seats[number] for number in room.seats_of(other)]
        await room.set_seats([left(room, seat) for seat in theirs])
    return match_data(room, account.id)


async def set_sanctions(room: Room, sanctions: Sanctions) -> None:
    await room.change(sanctions=sanctions._asdict())
    room.sanctions = sanctions
    room.announce()


def seat_at(room: Room, number: int) -> Seat:
    if number >= len(room.seats):
        raise Declined("server-no-seat")
    return room.seats[number]


def guest_at(room: Room, number: int, host: Account) -> str:
    """The account of somebody other than the host who has a seat."""
    other = seat_at(room, number).account
    if other is None or other == host.id:
        raise Declined("server-no-seat")
    return other
