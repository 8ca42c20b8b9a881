"""The door: who is asking, and what a request may rely on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from ..texts import Speaker, speaker_for
from .addresses import Addresses
from .clocks import Timekeeper
from .declined import Declined
from .hall import Hall
from .limits import Rates, bearer
from .metrics import Metrics
from .notices import Herald
from .people import LONGEST_NAME, Account, People, clean
from .presence import Presence
from .pulse import Pulse
from .push import Push
from .room import Room
from .storage import Storage
from .stored import Unopened
from .wording import PART, language

COOKIE = "regna-session"
LONGEST_WORD = 200


@dataclass
class Server:
    """What every request needs."""

    storage: Storage
    people: People
    hall: Hall
    rates: Rates
    metrics: Metrics
    timekeeper: Timekeeper
    presence: Presence
    push: Push
    herald: Herald
    pulse: Pulse
    addresses: Addresses


class Body(BaseModel):
    """A request's body: nothing in it is guessed, nothing is ignored."""

    model_config = ConfigDict(strict=True, extra="forbid")


def something(text: str) -> str:
    """A text that has something left once it is clean."""
    if not (text := clean(text)):
        raise ValueError("empty")
    return text


Word = Annotated[str, Field(max_length=LONGEST_WORD)]
Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(something)]
Number = Annotated[int, Field(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=100)]
MatchId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def server_of(request: HTTPConnection) -> Server:
    server: Server = request.app.state.server
    return server


ServerHere = Annotated[Server, Depends(server_of)]


async def anybody(request: HTTPConnection, server: ServerHere) -> Account | None:
    """Whoever has the session or the token that comes with a request; a token that is none is declined."""
    if (token := bearer(request)) is None:
        return await server.people.find(session_of(request))
    if (account := await server.people.find_bearer(token)) is None:
        raise Declined("server-no-token")
    return account


def session_of(request: HTTPConnection) -> str | None:
    return request.cookies.get(COOKIE)


Anybody = Annotated[Account | None, Depends(anybody)]


async def somebody(account: Anybody) -> Account:
    """The person who asks; without a session there is none."""
    if account is None:
        raise Declined("server-no-session")
    return account


Somebody = Annotated[Account, Depends(somebody)]


async def room_of(match_id: MatchId, server: ServerHere, account: Anybody) -> Room:
    return await server.hall.room_for(match_id, id_of(account))


RoomHere = Annotated[Room, Depends(room_of)]


async def found_of(match_id: MatchId, server: ServerHere, account: Anybody) -> Room | Unopened:
    return await server.hall.find(match_id, id_of(account))


FoundHere = Annotated[Room | Unopened, Depends(found_of)]
"""A match, also one that cannot be opened."""


def say_of(request: HTTPConnection, room: RoomHere) -> Speaker:
    """Says what belongs to the room's game, in the reader's language."""
    return speaker_for(room.setup.game, language(request), PART)


Say = Annotated[Speaker, Depends(say_of)]
Data = dict[str, Any]


def id_of(account: Account | None) -> str | None:
    return None if account is None else account.id
