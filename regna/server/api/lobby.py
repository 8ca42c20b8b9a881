"""The lobby: choosing a game, and filling a table's seats."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from ...bots import make
from ...games import load_all
from ...rating import FIRST, Rating
from ...texts import speaker_for
from ..db.queries.contacts import has_blocked
from ..db.queries.matches import change_match
from ..db.queries.standings import rating_of
from ..db.storage import Storage
from ..db.values import ABANDONED, ANYONE, BOT, FRIEND, HERE, LIVE, ME, OPEN
from ..errors import Declined
from ..matches.clock import LIVE_CLOCK, Tempo
from ..matches.rating_range import RatingRange
from ..matches.room import Room
from ..matches.seat import STAND_IN, Seat
from ..matches.stored import UnopenedMatch
from ..matches.visible_lines import number_for
from ..messages import PART
from ..people.accounts import Account
from .deps import Body, CurrentAccount, Data, MatchDep, Name, OptionalAccount, RoomDep, ServerDep, Word, count, id_of
from .language import language
from .serialize import found_data, game_data, match_data

ROUTER = APIRouter()
PAGE = 50


class Chair(Body):
    """Who is to sit on a seat."""

    kind: Literal["me", "here", "friend", "anyone", "bot"]
    name: Name | None = None
    bot: Word | None = None


class NoClock(Body):
    """Everybody takes their time."""

    kind: Literal["none"] = "none"


class LiveClock(Body):
    """Minutes for the whole match, and seconds more for every move."""

    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class DaysPerMove(Body):
    """Days for every move."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Timing = Annotated[NoClock | LiveClock | DaysPerMove, Field(discriminator="kind")]


class StrengthWanted(Body):
    """The ratings of those who may take a seat that is for anyone; guests have none."""

    least: Annotated[int, Field(ge=0, le=9999)] | None = None
    most: Annotated[int, Field(ge=0, le=9999)] | None = None


class NewMatch(Body):
    """A match to be set up; with `start` it begins at once if no seat is free.

    If it is `public`, anyone may find it: to watch while it is played, and in the archive afterwards. With `hints`
    everybody may ask the coach; it is not rated. Who sits down agrees to that.
    """

    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=50)] = {}
    seats: Annotated[list[Chair], Field(min_length=1, max_length=20)]
    tempo: Timing = NoClock()
    start: bool = False
    public: bool = False
    strength: StrengthWanted | None = None
    hints: bool = False


class Joining(Body):
    """An invitation, or nothing for a seat that anyone may take."""

    invitation: Word | None = None


# Games and tables


@ROUTER.get("/games")
async def games(request: Request) -> list[Data]:
    """The games with their options, in the reader's language."""
    lang = language(request)
    return [game_data(game, speaker_for(game, lang, PART)) for game in load_all()]


@ROUTER.post("/matches", status_code=201)
async def set_up(body: NewMatch, account: CurrentAccount, server: ServerDep, request: Request) -> Data:
    """Set a table up."""
    count("matches", request, account, server)
    chairs = [seat_for(number, chair, account) for number, chair in enumerate(body.seats)]
    if not any(seat.account for seat in chairs):
        raise Declined("server-nobody")
    tempo = Tempo(**body.tempo.model_dump())
    strength = None if body.strength is None else RatingRange(**body.strength.model_dump())
    room = await server.registry.create(
        account.id, body.game, body.options, chairs, tempo, body.public, strength, body.hints
    )
    if body.start:
        async with room.lock:
            await begin(room)
    return match_data(room, account.id)


def seat_for(number: int, chair: Chair, host: Account) -> Seat:
    """A seat as the host wants it."""
    if chair.kind == BOT:
        return bot_seat(number, chair.bot or STAND_IN)
    if chair.kind in (ME, HERE):
        return Seat(number, chair.kind, host.id, chair.name or host.name)
    return Seat(number, chair.kind, invitation=secrets.token_urlsafe(12) if chair.kind == FRIEND else None)


def bot_seat(number: int, bot: str) -> Seat:
    """A seat that a bot plays, if there is such a bot."""
    make(bot, 0)
    return Seat(number, BOT, name=bot, bot=bot)


@ROUTER.get("/matches/{match_id}")
async def match(found: MatchDep, account: OptionalAccount, request: Request) -> Data:
    """A match: who plays, whose turn it is, and the hash of the seed; once it is over, the seed."""
    return found_data(found, id_of(account), language(request))


@ROUTER.post("/matches/{match_id}/join")
async def join(body: Joining, room: RoomDep, account: CurrentAccount, server: ServerDep) -> Data:
    """Take a seat, by invitation or one that anyone may take."""
    if await has_blocked(server.storage, room.host, account.id):
        raise Declined("server-not-welcome")
    async with room.locked_up_to_date():
        room.require_status(OPEN)
        require_welcome(room, account)
        kept = [seat for seat in room.seats if seat.reserved and seat.account == account.id]
        if kept:
            await take_reserved(room, kept)
        else:
            seat = await seat_to_take(room, body.invitation, account, server.storage)
            await room.set_seats([replace(seat, account=account.id, name=account.name)])
    return match_data(room, account.id)


async def take_reserved(room: Room, kept: list[Seat]) -> None:
    """Take the seats that a rematch has kept; once nobody is missing it begins by itself."""
    await room.set_seats([replace(seat, reserved=False) for seat in kept])
    if all(seat.ready for seat in room.seats):
        await room.start()


async def seat_to_take(room: Room, invitation: str | None, account: Account, storage: Storage) -> Seat:
    """A seat by invitation, or one for anyone who is as strong as the table wants."""
    if invitation:
        return invited(room, invitation)
    seat = free_seat(room, account)
    if seat.free and room.strength is not None:
        await require_strength(room.strength, account, room.setup.game.name, storage)
    return seat


async def require_strength(wanted: RatingRange, account: Account, game: str, storage: Storage) -> None:
    if account.guest:
        raise Declined("server-rating-guest")
    row = await rating_of(storage, account.id, game)
    wanted.require((FIRST if row is None else Rating(row.mu, row.sigma, row.matches)).shown)


def invited(room: Room, invitation: str) -> Seat:
    for seat in room.seats:
        if seat.free and seat.invitation and secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
            return seat
    raise Declined("server-no-invitation")


def free_seat(room: Room, account: Account) -> Seat:
    """The seat this person has already, or the first that anyone may take."""
    for seat in room.seats:
        if seat.account == account.id or (seat.kind == ANYONE and seat.free):
            return seat
    raise Declined("server-no-seat-free")


@ROUTER.post("/matches/{match_id}/start")
async def start(room: RoomDep, account: CurrentAccount) -> Data:
    """Begin, once every seat is taken."""
    require_host(room, account)
    async with room.locked_up_to_date():
        await begin(room)
    return match_data(room, account.id)


async def begin(room: Room) -> None:
    room.require_status(OPEN)
    if not all(seat.ready for seat in room.seats):
        raise Declined("server-seats-free")
    await room.start()


def require_host(found: Room | UnopenedMatch, account: Account) -> None:
    if account.id != found.host:
        raise Declined("server-not-host")


# Leaving


@ROUTER.post("/matches/{match_id}/leave")
async def leave(room: RoomDep, account: CurrentAccount) -> Data:
    """Leave: during play a bot takes over; before, the seat is free again."""
    async with room.locked_up_to_date():
        room.require_status(OPEN, LIVE)
        await room.set_seats([left(room, seat) for seat in own_seats(room, account)])
    return match_data(room, account.id)


def left(room: Room, seat: Seat) -> Seat:
    if room.status == LIVE:
        return replace(seat, away=True, bot=STAND_IN)
    return seat if seat.kind in (ME, HERE) else replace(seat, account=None, name="", reserved=False)


@ROUTER.post("/matches/{match_id}/return")
async def come_back(room: RoomDep, account: CurrentAccount) -> Data:
    """Take one's seats back from the bot."""
    async with room.locked_up_to_date():
        room.require_status(LIVE)
        own = own_seats(room, account)
        if room.tempo.kind == LIVE_CLOCK and any(seat.late for seat in own):
            raise Declined("server-out-of-time")
        await room.set_seats([replace(seat, away=False, late=False, bot=None) for seat in own])
    return match_data(room, account.id)


def require_welcome(room: Room, account: Account) -> None:
    """Decline somebody whom the host has removed."""
    if account.id in room.sanctions.removed:
        raise Declined("server-not-welcome")


def own_seats(room: Room, account: Account) -> list[Seat]:
    """The seats that somebody may act for; whoever was removed has left theirs to a bot for good."""
    own = [room.seats[number] for number in room.seats_of(account.id)]
    if not own:
        raise Declined("server-not-seated")
    require_welcome(room, account)
    return own


@ROUTER.post("/matches/{match_id}/abandon")
async def abandon(found: MatchDep, account: CurrentAccount, server: ServerDep, request: Request) -> Data:
    """End a match without a result, also one that cannot be opened."""
    require_host(found, account)
    if isinstance(found, UnopenedMatch):
        await abandon_unopened(found, server.storage)
        found = await server.registry.find(found.stored.match.id)
    else:
        async with found.locked_up_to_date():
            found.require_status(OPEN, LIVE)
            await found.set_status(ABANDONED)
    return found_data(found, account.id, language(request))


async def abandon_unopened(found: UnopenedMatch, storage: Storage) -> None:
    row = found.stored.match
    if row.status not in (OPEN, LIVE):
        raise Declined("server-not-live")
    await change_match(storage, row.id, row.revision, seq=number_for(found), status=ABANDONED)
