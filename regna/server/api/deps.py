"""Dependencies of the routes: who is asking, and the parts of the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from ...texts import Speaker, speaker_for
from ..db.readiness import Readiness
from ..db.storage import Storage
from ..errors import Declined
from ..matches.coach import Coach
from ..matches.presence import Presence
from ..matches.registry import Registry
from ..matches.reviewer import Reviewer
from ..matches.room import Room
from ..matches.stored import UnopenedMatch
from ..matches.timekeeper import Timekeeper
from ..messages import PART
from ..metrics import Metrics
from ..names import LONGEST_NAME, clean, one_name
from ..people.accounts import READ, Access, Account, Accounts
from ..people.lockout import Lockout
from ..people.notifier import Notifier
from ..people.push import Push
from ..rates import Rates
from .connections import LiveConnections, client_address
from .language import language
from .loop_lag import LoopLag
from .middleware import SAFE, bearer

COOKIE = "regna-session"
KNOWN_BROWSER = "regna-browser"
"""Cookies: the session, and the proof that this browser has logged in before."""
HOST_ONLY = "__Host-"
"""Browsers accept a cookie with this prefix only over https, for all paths, and from no other host."""
LONGEST_WORD = 200


@dataclass
class Server:
    """What every request needs."""

    storage: Storage
    accounts: Accounts
    registry: Registry
    rates: Rates
    metrics: Metrics
    timekeeper: Timekeeper
    presence: Presence
    push: Push
    notifier: Notifier
    loop_lag: LoopLag
    lockout: Lockout
    connections: LiveConnections
    readiness: Readiness
    coach: Coach
    reviewer: Reviewer


class Body(BaseModel):
    """A request's body: no coercion, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid")


def nonempty(text: str) -> str:
    """A text that is not empty once it has been cleaned."""
    if not (text := clean(text)):
        raise ValueError("empty")
    return text


Word = Annotated[str, Field(max_length=LONGEST_WORD)]
Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(one_name)]
Number = Annotated[int, Field(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=100)]
MatchId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


def server_of(request: HTTPConnection) -> Server:
    """The server, unless this process is still waiting for its database."""
    server: Server | None = request.app.state.server
    if server is None:
        raise Declined("server-no-database")
    return server


ServerDep = Annotated[Server, Depends(server_of)]


async def access_of(request: HTTPConnection, server: ServerDep) -> Access | None:
    """What a request's session or token gives access to; an invalid token is declined."""
    if (token := bearer(request)) is None:
        return await server.accounts.find(session_of(request))
    if (access := await server.accounts.find_bearer(token)) is None:
        raise Declined("server-no-token")
    return access


def session_of(request: HTTPConnection) -> str | None:
    return request.cookies.get(cookie_name(request))


def cookie_name(request: HTTPConnection, name: str = COOKIE) -> str:
    return HOST_ONLY + name if is_https(request) else name


def is_https(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")


async def optional_account(request: HTTPConnection, server: ServerDep) -> Account | None:
    """Whoever asks, if anybody; a read-only token is declined where something would change."""
    access = await access_of(request, server)
    if request.scope.get("method", "GET") not in SAFE:
        check_may_play(access)
    return access and access.account


def check_may_play(access: Access | None) -> None:
    if access is not None and access.scope == READ:
        raise Declined("server-read-only")


OptionalAccount = Annotated[Account | None, Depends(optional_account)]


async def current_account(account: OptionalAccount) -> Account:
    """Whoever asks; without a session or token, declined."""
    if account is None:
        raise Declined("server-no-session")
    return account


CurrentAccount = Annotated[Account, Depends(current_account)]


async def session_account(request: HTTPConnection, server: ServerDep) -> Account:
    """Whoever asks with a session that no process has ended; a token is not enough."""
    if bearer(request) is not None:
        raise Declined("server-session-only")
    if (access := await server.accounts.find(session_of(request), fresh=True)) is None:
        raise Declined("server-no-session")
    return access.account


SessionAccount = Annotated[Account, Depends(session_account)]


def count(what: str, connection: HTTPConnection, account: Account | None, server: Server) -> None:
    """Count what somebody does, so that nobody does it without end; to be many at one address helps little."""
    server.rates.count_at(client_address(connection), what, id_of(account))


async def count_look(request: HTTPConnection, account: OptionalAccount, server: ServerDep) -> None:
    """Count what somebody reads where reading has its price."""
    count("looks", request, account, server)


async def room_of(match_id: MatchId, server: ServerDep, account: OptionalAccount) -> Room:
    return await server.registry.room_for(match_id, id_of(account))


RoomDep = Annotated[Room, Depends(room_of)]


async def match_of(match_id: MatchId, server: ServerDep, account: OptionalAccount) -> Room | UnopenedMatch:
    return await server.registry.find(match_id, id_of(account))


MatchDep = Annotated[Room | UnopenedMatch, Depends(match_of)]
"""A match, even if it cannot be opened."""


def speaker_of(request: HTTPConnection, room: RoomDep) -> Speaker:
    """Speaks about the room's game in the reader's language."""
    return speaker_for(room.setup.game, language(request), PART)


SpeakerDep = Annotated[Speaker, Depends(speaker_of)]
Data = dict[str, Any]


def id_of(account: Account | None) -> str | None:
    return None if account is None else account.id
