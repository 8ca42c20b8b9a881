"""The live connection: every line once and in order from a number on, then the state whenever it changes.

The way back takes moves, for those who do not want to make a request for each.
"""

from __future__ import annotations

import asyncio
from typing import Annotated
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ..kernel import RegnaError
from ..texts import speaker_for
from .addresses import Bucket, address_of
from .declined import Declined, status_of
from .door import Data, MatchId, access_of, anybody, check_may_play, id_of, server_of, somebody
from .people import Account
from .play import MoveMade, make_move
from .protocols import CLOSED
from .pulse import Pulse
from .room import OPEN, Room
from .sent import entry_data, match_data, said_data, state_data
from .wording import PART, close_reason, language, sentence

ROUTER = APIRouter()
LATER = 1013
TRUST = 10
"""Seconds after which somebody who watches is looked up again."""


class Watcher:
    """One who watches a room with the eyes of a seat or a stranger, and what they have been sent.

    Whoever is waited for hears at once; the others several things together when there is much to do.
    """

    def __init__(self, room: Room, account: Account | None, seat: int | None, lang: str, pulse: Pulse) -> None:
        self.room = room
        self.pulse = pulse
        self.account = account
        self.seat = seat
        self.say = speaker_for(room.setup.game, lang, PART)
        self.seq = -1
        self.said = 0
        self.changes = -1
        self.checked = 0.0
        self.one_at_a_time = asyncio.Lock()
        self.ready = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def gap(self) -> float:
        """Seconds for which news are gathered."""
        waited_for = self.seat is not None and self.room.match.ask_for(self.seat) is not None
        return 0.0 if waited_for or self.room.closed is not None else self.pulse.gap

    def notice(self) -> None:
        """Something has changed."""
        if not (gap := self.gap):
            self.ready.set()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(gap, self.ready.set)

    async def something(self) -> None:
        """Wait until there is something to hear."""
        await self.ready.wait()
        self.ready.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def news(self) -> list[Data]:
        """All that has not been sent: lines of play, what was said, and then how things are."""
        if self.changes == self.room.changes:
            return []
        self.changes = self.room.changes
        return [*self.lines(), *self.talk(), {"type": "state", **self.state()}]

    def lines(self) -> list[Data]:
        room, since = self.room, self.seq
        if room.status == OPEN:
            return []
        self.seq = room.seq
        return [{"type": "entry", **entry_data(e, self.seat, self.say.language)} for e in room.entries[since + 1 :]]

    def talk(self) -> list[Data]:
        room, since = self.room, self.said
        self.said = len(room.chat)
        return [{"type": "chat", **said_data(said)} for said in room.chat[since:]]

    def state(self) -> Data:
        """The match, and the table once play has begun."""
        match = match_data(self.room, id_of(self.account))
        table = {} if self.room.status == OPEN else state_data(self.room, self.seat, self.say)
        return {"match": match, **table}


@ROUTER.websocket("/matches/{match_id}/live")
async def live(
    socket: WebSocket,
    match_id: MatchId,
    seat: int | None = None,
    since: Annotated[int, Query(ge=-1)] = -1,
    chat: Annotated[int, Query(ge=0)] = 0,
) -> None:
    """Watch a match from a number on, and make moves."""
    await socket.accept()
    try:
        server, address = server_of(socket), address_of(socket)
        with server.addresses.connected(address) as messages:
            if not server.rates.may("connects", address):
                raise Declined("server-many-connections")
            watcher = await welcome(socket, match_id, seat)
            watcher.seq, watcher.said = min(since, watcher.room.seq), min(chat, len(watcher.room.chat))
            async with server.presence.watching(watcher.room, id_of(watcher.account)):
                with server.metrics.live.track_inprogress():
                    await watch(socket, watcher, messages)
    except RegnaError as error:
        await send_away(socket, error)


async def welcome(socket: WebSocket, match_id: str, seat: int | None) -> Watcher:
    """A watcher, if this person may see with these eyes."""
    check_origin(socket)
    server = server_of(socket)
    account = await anybody(socket, server)
    room = await server.hall.room_for(match_id, id_of(account))
    if seat is not None:
        room.need_seat(id_of(account), seat)
    return Watcher(room, account, seat, language(socket), server.pulse)


async def send_away(socket: WebSocket, error: RegnaError) -> None:
    """Close with the reason; whoever could not be served only now may come again by itself."""
    status = status_of(error)
    await socket.close(LATER if status == 503 else CLOSED + status, close_reason(error, socket))


def check_origin(socket: WebSocket) -> None:
    """Another site's page cannot watch in a person's name."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Declined("server-no-session")


async def watch(socket: WebSocket, watcher: Watcher, messages: Bucket) -> None:
    """Send what is new, and take moves, until the other side goes away."""
    work = send_news(socket, watcher), take_moves(socket, watcher, messages)
    tasks = [asyncio.create_task(each) for each in work]
    watcher.room.watching.add(watcher.notice)
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.gather(*done)
    except WebSocketDisconnect:
        pass
    finally:
        watcher.room.watching.discard(watcher.notice)
        for task in tasks:
            task.cancel()


async def send_news(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        await send(socket, watcher)
        await watcher.something()


async def check_still_in(socket: WebSocket, watcher: Watcher) -> None:
    """Now and then make sure that the session or token has not ended meanwhile."""
    server = server_of(socket)
    if watcher.account is not None and server.people.now() > watcher.checked + TRUST:
        await somebody(await anybody(socket, server))
        watcher.checked = server.people.now()


async def take_moves(socket: WebSocket, watcher: Watcher, messages: Bucket) -> None:
    """Answer messages one by one, and whatever they say, let others in between."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not messages.take():
            raise Declined("server-too-fast")
        await asyncio.sleep(0)
        await send(socket, watcher, await answer(socket, watcher, message.get("text") or ""))


async def send(socket: WebSocket, watcher: Watcher, *answers: Data) -> None:
    """Send answers, and all that is new with them, or soon after when there is much to do."""
    async with watcher.one_at_a_time:
        if watcher.room.closed is not None:
            raise watcher.room.closed
        await check_still_in(socket, watcher)
        if messages := [*answers, *([] if answers and watcher.gap else watcher.news())]:
            await socket.send_text(encode(messages))


def encode(messages: list[Data]) -> str:
    """Messages as they are sent."""
    return orjson.dumps(messages, plain).decode()


def plain(value: object) -> list[object]:
    """A named tuple is sent as the list it is."""
    assert isinstance(value, tuple), value
    return list(value)


async def answer(socket: WebSocket, watcher: Watcher, text: str) -> Data:
    """Make the move that a client has sent; when this is answered it is on disk."""
    try:
        body, server = read_move(text), server_of(socket)
        check_may_play(access := await access_of(socket, server))
        account = await somebody(access and access.account)
        return {"type": "moved", "seq": await make_move(server, watcher.room, account, body)}
    except RegnaError as error:
        message = sentence(error, language(socket))
        return {"type": "declined", "status": status_of(error), "error": error.code, "message": message}


def read_move(text: str) -> MoveMade:
    try:
        return MoveMade.model_validate_json(text)
    except ValidationError:
        raise Declined("server-unreadable") from None
