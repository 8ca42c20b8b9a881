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
from .limits import SAFE, Rates, bearer
from .lockout import Lockout
from .metrics import Metrics
from .names import LONGEST_NAME, clean, one_name
from .notices import Herald
from .people import READ, Access, Account, People
from .presence import Presence
from .pulse import Pulse
from .push import Push
from .readiness import Readiness
from .room import Room
from .storage import Storage
from .stored import Unopened
from .wording import PART, language

COOKIE = "regna-session"
KNOWN = "regna-browser"
"""Cookies: the session, and the proof that this browser has logged in before."""
HOST_ONLY = "__Host-"
"""Browsers take a cookie of such a name only by https, for all paths, and from no other host."""
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
    lockout: Lockout
    addresses: Addresses
    readiness: Readiness


class Body(BaseModel):
    """A request's body: nothing in it is guessed, nothing is ignored."""

    model_config = ConfigDict(strict=True, extra="forbid")


def something(text: str) -> str:
    """A text that has something left once it is clean."""
    if not (text := clean(text)):
        raise ValueError("empty")
    return text


Word = Annotated[str, Field(max_length=LONGEST_WORD)]
Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(one_name)]
Number = Annotated[int, Field(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=100)]
MatchId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def server_of(request: HTTPConnection) -> Server:
    """What answers, unless this process still waits for its database."""
    server: Server | None = request.app.state.server
    if server is None:
        raise Declined("server-no-database")
    return server


ServerHere = Annotated[Server, Depends(server_of)]


async def access_of(request: HTTPConnection, server: ServerHere) -> Access | None:
    """What the session or the token that comes with a request gives; a token that is none is declined."""
    if (token := bearer(request)) is None:
        return await server.people.find(session_of(request))
    if (access := await server.people.find_bearer(token)) is None:
        raise Declined("server-no-token")
    return access


def session_of(request: HTTPConnection) -> str | None:
    return request.cookies.get(cookie_name(request))


def cookie_name(request: HTTPConnection, name: str = COOKIE) -> str:
    return HOST_ONLY + name if is_https(request) else name


def is_https(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")


async def anybody(request: HTTPConnection, server: ServerHere) -> Account | None:
    """Whoever asks; whoever wants to change something needs more than a token to read with."""
    access = await access_of(request, server)
    if request.scope.get("method", "GET") not in SAFE:
        check_may_play(access)
    return access and access.account


def check_may_play(access: Access | None) -> None:
    if access is not None and access.scope == READ:
        raise Declined("server-read-only")


Anybody = Annotated[Account | None, Depends(anybody)]


async def somebody(account: Anybody) -> Account:
    """The person who asks; without a session there is none."""
    if account is None:
        raise Declined("server-no-session")
    return account


Somebody = Annotated[Account, Depends(somebody)]


async def session_holder(request: HTTPConnection, server: ServerHere) -> Account:
    """Whoever asks with a session that has not ended in any process; a token is not enough."""
    if bearer(request) is not None:
        raise Declined("server-session-only")
    if (access := await server.people.find(session_of(request), fresh=True)) is None:
        raise Declined("server-no-session")
    return access.account


SessionHolder = Annotated[Account, Depends(session_holder)]


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
