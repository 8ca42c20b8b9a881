"""Play: looking at the table, moving, taking back, talking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, Field

from ..db.values import LIVE, OPEN
from ..errors import Declined
from ..matches.chat import say
from ..matches.history import aside, look_at_past
from ..matches.lines import Entry
from ..matches.room import Room
from ..matches.seat import require_own_seat
from ..matches.stored import UnopenedMatch, read_match, stored_record
from ..matches.undo import answer as answer_request
from ..matches.undo import undo as take_back
from ..matches.visible_lines import number_for, visible_lines
from ..people.accounts import Account
from .deps import (
    Body,
    CurrentAccount,
    Data,
    MatchDep,
    Number,
    OptionalAccount,
    RoomDep,
    SeatNumber,
    Server,
    ServerDep,
    SpeakerDep,
    Word,
    count,
    count_look,
    id_of,
    nonempty,
)
from .language import language
from .lobby import own_seats, require_welcome
from .serialize import chat_data, entry_data, past_data, state_data

ROUTER = APIRouter(prefix="/matches/{match_id}")
LONGEST_TEXT = 1000
JSON = "application/json"
Moves = Annotated[int, Field(ge=1, le=1_000_000)]
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
    moves: Moves = 1
    seq: Number


class Answer(Body):
    """Whether I agree to a request, to this many moves if they are named; my own I withdraw with false."""

    agree: bool
    seq: Number
    moves: Moves | None = None


class Message(Body):
    """Something to say to everybody at the table."""

    text: Annotated[str, Field(max_length=LONGEST_TEXT), AfterValidator(nonempty)]


def check_eyes(found: Room | UnopenedMatch, account: Account | None, seat: int | None) -> None:
    """Nobody looks through another person's eyes before the end, and at nothing before play."""
    if seat is not None and (found.status in (OPEN, LIVE) or seat >= len(found.seats)):
        require_own_seat(found.seats, id_of(account), seat)
    if found.status == OPEN:
        raise Declined("server-not-live")


@ROUTER.get("/state")
async def state(
    room: RoomDep,
    account: OptionalAccount,
    say: SpeakerDep,
    request: Request,
    server: ServerDep,
    seat: Seen = None,
    at: At = None,
) -> Data:
    """The table and my question, as one of my seats or a stranger sees them; or the table as it was."""
    check_eyes(room, account, seat)
    if at is None:
        return state_data(room, id_of(account), seat, say)
    count("looks", request, account, server)
    if at > (most := number_for(room, id_of(account))):
        raise Declined("server-no-moment", most=most, seats=room.setup.seats)
    return await look_at_past(room, id_of(account), at, lambda match: past_data(match, seat, at, say))


@ROUTER.get("/events", dependencies=[Depends(count_look)])
async def events(
    found: MatchDep,
    account: OptionalAccount,
    request: Request,
    seat: Seen = None,
    since: Annotated[int, Query(ge=-1)] = -1,
) -> Response:
    """What happened after a number, line by line; also of a match that cannot be opened."""
    check_eyes(found, account, seat)
    lines = visible_lines(found, id_of(account))[since + 1 :]
    return Response(await aside(lambda: entries_text(lines, seat, language(request))), media_type=JSON)


def entries_text(lines: Sequence[Entry], seat: int | None, lang: str) -> bytes:
    """The JSON of lines: of a whole match some hundred thousand characters."""
    return orjson.dumps([entry_data(entry, seat, lang) for entry in lines])


@ROUTER.post("/moves")
async def move(body: MoveMade, room: RoomDep, account: CurrentAccount, server: ServerDep) -> Data:
    """Make a move; when this is answered it is on disk."""
    return {"seq": await make_move(server, room, account, body)}


async def make_move(server: Server, room: Room, account: Account, body: MoveMade) -> int:
    """Make somebody's move; returns its number."""
    server.rates.count("moves", account.id)
    own_seats(room, account)
    seat, words = room.match.address(body.move)
    room.require_seat(account.id, seat)
    seq = await room.play(seat, words, body.seq, body.sure)
    server.metrics.moves.inc()
    return seq


@ROUTER.post("/undo")
async def undo(body: TakenBack, room: RoomDep, account: CurrentAccount, server: ServerDep) -> Data:
    """Take moves back: at once where the rules allow it, else when all others agree, also those who are away."""
    return await make_undo(server, room, account, body)


async def make_undo(server: Server, room: Room, account: Account, body: TakenBack) -> Data:
    """Take moves back for one of somebody's seats, or ask the others."""
    server.rates.count("moves", account.id)
    room.require_seat(account.id, body.seat)
    require_welcome(room, account)
    done = await take_back(room, body.seat, body.moves, body.seq)
    return {"done": done, "seq": number_for(room, account.id)}


@ROUTER.post("/undo/answer")
async def answer(body: Answer, room: RoomDep, account: CurrentAccount) -> Data:
    """Agree to a request, or refuse it; whoever asked withdraws it by refusing."""
    return await make_answer(room, account, body)


async def make_answer(room: Room, account: Account, body: Answer) -> Data:
    """Answer a request in somebody's name."""
    own_seats(room, account)
    done = await answer_request(room, account.id, body.agree, body.seq, body.moves)
    return {"done": done, "seq": number_for(room, account.id)}


@ROUTER.get("/chat")
async def chat(room: RoomDep, since: Annotated[int, Query(ge=0)] = 0) -> list[Data]:
    """What was said after a number."""
    return [chat_data(said) for said in room.chat[since:] if said.text]


@ROUTER.post("/chat", status_code=201)
async def speak(body: Message, room: RoomDep, account: CurrentAccount, server: ServerDep) -> Data:
    """Say something to everybody at the table."""
    own_seats(room, account)
    server.rates.count("chat", account.id)
    return chat_data(await say(room, account.id, account.name, body.text))


@ROUTER.get("/record", response_class=PlainTextResponse)
async def record(found: MatchDep, server: ServerDep) -> str:
    """The whole match on file, once nothing in it is hidden any more; also of one that cannot be opened."""
    if found.status in (OPEN, LIVE):
        raise Declined("server-not-over")
    stored = await read_match(server.storage, found.id)
    assert stored is not None
    return stored_record(stored)
