"""Play: looking at the table, moving, taking back, talking."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, Field

from .addresses import address_of
from .declined import Declined
from .door import (
    Anybody,
    Body,
    Data,
    FoundHere,
    Number,
    RoomHere,
    Say,
    SeatNumber,
    Server,
    ServerHere,
    Somebody,
    Word,
    id_of,
    something,
)
from .lobby import own_seats
from .past import looking_back
from .people import Account
from .room import LIVE, OPEN, Room
from .seat import need_own
from .sent import entry_data, past_data, said_data, state_data
from .stored import Unopened, read_match, stored_record
from .wording import language

ROUTER = APIRouter(prefix="/matches/{match_id}")
LONGEST_TEXT = 1000
Seen = Annotated[
    int | None,
    Query(ge=0, le=100, description="One of my seats, or any once it is over; none is a stranger."),
]

At = Annotated[int | None, Query(ge=0, le=1_000_000, description="The table as it was after this line.")]


class MoveMade(Body):
    """A move as an option gives it, and the number up to which the player has seen the match.

    Without `sure`, a move that could be taken back only if others agreed is declined, so that one can ask first.
    """

    move: Word
    seq: Number
    sure: bool = True


class TakenBack(Body):
    """How many of the last moves one of my seats wants to take back."""

    seat: SeatNumber
    moves: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    seq: Number


class Answer(Body):
    """Whether I agree to a request, to so many moves if they are named; my own I withdraw with false."""

    agree: bool
    seq: Number
    moves: Annotated[int, Field(ge=1, le=1_000_000)] | None = None


class Message(Body):
    """Something to say to everybody at the table."""

    text: Annotated[str, Field(max_length=LONGEST_TEXT), AfterValidator(something)]


def check_eyes(found: Room | Unopened, account: Account | None, seat: int | None) -> None:
    """Nobody looks through another person's eyes before the end, and at nothing before play."""
    if seat is not None and (found.status in (OPEN, LIVE) or seat >= len(found.seats)):
        need_own(found.seats, id_of(account), seat)
    if found.status == OPEN:
        raise Declined("server-not-live")


@ROUTER.get("/state")
async def state(
    room: RoomHere,
    account: Anybody,
    say: Say,
    request: Request,
    server: ServerHere,
    seat: Seen = None,
    at: At = None,
) -> Data:
    """The table and my question, as one of my seats or a stranger sees them; or the table as it was."""
    check_eyes(room, account, seat)
    if at is None:
        return state_data(room, seat, say)
    server.rates.count("looks", id_of(account) or address_of(request))
    if at > room.seq:
        raise Declined("server-no-moment", most=room.seq, seats=room.setup.seats)
    return await looking_back(room, at, lambda match: past_data(match, seat, at, say))


@ROUTER.get("/events")
async def events(
    found: FoundHere, account: Anybody, request: Request, seat: Seen = None, since: Annotated[int, Query(ge=-1)] = -1
) -> list[Data]:
    """What happened after a number, line by line; also of a match that cannot be opened."""
    check_eyes(found, account, seat)
    return [entry_data(entry, seat, language(request)) for entry in found.entries[since + 1 :]]


@ROUTER.post("/moves")
async def move(body: MoveMade, room: RoomHere, account: Somebody, server: ServerHere) -> Data:
    """Make a move; when this is answered it is on disk."""
    return {"seq": await make_move(server, room, account, body)}


async def make_move(server: Server, room: Room, account: Account, body: MoveMade) -> int:
    """Make somebody's move; returns its number."""
    server.rates.count("moves", account.id)
    own_seats(room, account)
    seat, words = room.match.address(body.move)
    room.need_seat(account.id, seat)
    seq = await room.play(seat, words, body.seq, body.sure)
    server.metrics.moves.inc()
    return seq


@ROUTER.post("/undo")
async def undo(body: TakenBack, room: RoomHere, account: Somebody, server: ServerHere) -> Data:
    """Take moves back: at once where the rules allow it, else when all others agree, also those who are away."""
    server.rates.count("moves", account.id)
    room.need_seat(account.id, body.seat)
    done = await room.undo(body.seat, body.moves, body.seq)
    return {"done": done, "seq": room.seq}


@ROUTER.post("/undo/answer")
async def answer(body: Answer, room: RoomHere, account: Somebody) -> Data:
    """Agree to a request, or refuse it; whoever asked withdraws it by refusing."""
    own_seats(room, account)
    done = await room.answer(account.id, body.agree, body.seq, body.moves)
    return {"done": done, "seq": room.seq}


@ROUTER.get("/chat")
async def chat(room: RoomHere, since: Annotated[int, Query(ge=0)] = 0) -> list[Data]:
    """What was said after a number."""
    return [said_data(said) for said in room.chat[since:]]


@ROUTER.post("/chat", status_code=201)
async def speak(body: Message, room: RoomHere, account: Somebody, server: ServerHere) -> Data:
    """Say something to everybody at the table."""
    own_seats(room, account)
    server.rates.count("chat", account.id)
    await room.say(account.id, account.name, body.text)
    return said_data(room.chat[-1])


@ROUTER.get("/record", response_class=PlainTextResponse)
async def record(found: FoundHere, server: ServerHere) -> str:
    """The whole match on file, once nothing in it is hidden any more; also of one that cannot be opened."""
    if found.status in (OPEN, LIVE):
        raise Declined("server-not-over")
    stored = await read_match(server.storage, found.id)
    assert stored is not None
    return stored_record(stored)
