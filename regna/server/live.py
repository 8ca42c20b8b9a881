"""The live connection: every line once and in order from a number on, then the state whenever it changes."""

from __future__ import annotations

import asyncio
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from ..kernel import RegnaError
from ..texts import speaker_for
from .declined import Declined, status_of
from .door import COOKIE, Data, MatchId, id_of, server_of
from .people import Account
from .room import OPEN, Room
from .sent import entry_data, match_data, said_data, state_data
from .wording import PART, language, sentence

ROUTER = APIRouter()
CLOSED = 4000
"""A connection that is declined is closed with this plus the HTTP status."""
LATER = 1013
LONGEST_REASON = 120


class Watcher:
    """One who watches a room with the eyes of a seat or a stranger, and what they have been sent."""

    def __init__(self, room: Room, account: Account | None, seat: int | None, lang: str) -> None:
        self.room = room
        self.account = account
        self.seat = seat
        self.say = speaker_for(room.setup.game, lang, PART)
        self.seq = -1
        self.said = 0
        self.changes = -1

    def news(self) -> Data | None:
        """What comes next of all that has not been sent: lines, then what was said, then how things are."""
        room = self.room
        if self.seq < room.seq and room.status != OPEN:
            self.seq += 1
            return {"type": "entry", **entry_data(room, room.entries[self.seq], self.seat, self.say)}
        if self.said < len(room.chat):
            self.said += 1
            return {"type": "chat", **said_data(room.chat[self.said - 1])}
        if self.changes != room.changes:
            self.changes = room.changes
            return {"type": "state", **self.state()}
        return None

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
    """Watch a match from a number on; what the client sends is not read."""
    await socket.accept()
    try:
        watcher = await welcome(socket, match_id, seat)
    except RegnaError as error:
        await send_away(socket, error)
        return
    watcher.seq, watcher.said = min(since, watcher.room.seq), min(chat, len(watcher.room.chat))
    with server_of(socket).metrics.live.track_inprogress():
        await watch(socket, watcher)


async def welcome(socket: WebSocket, match_id: str, seat: int | None) -> Watcher:
    """A watcher, if this person may see with these eyes."""
    check_origin(socket)
    server = server_of(socket)
    account = await server.people.find(socket.cookies.get(COOKIE))
    room = await server.hall.room(match_id)
    if seat is not None:
        room.need_seat(id_of(account), seat)
    return Watcher(room, account, seat, language(socket))


async def send_away(socket: WebSocket, error: RegnaError) -> None:
    """Close with the reason; whoever could not be served only now may come again by itself."""
    reason = sentence(error, language(socket)).encode()[:LONGEST_REASON].decode(errors="ignore")
    status = status_of(error)
    await socket.close(LATER if status == 503 else CLOSED + status, reason)


def check_origin(socket: WebSocket) -> None:
    """Another site's page cannot watch in a person's name."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Declined("server-no-session")


async def watch(socket: WebSocket, watcher: Watcher) -> None:
    """Send what is new until the other side goes away."""
    gone = asyncio.create_task(until_gone(socket))
    try:
        while not gone.done():
            changed = asyncio.create_task(watcher.room.changed.wait())
            while (message := watcher.news()) is not None:
                await socket.send_json(message)
            if watcher.room.closed:
                await send_away(socket, Declined("server-restored"))
                return
            await asyncio.wait((changed, gone), return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        gone.cancel()


async def until_gone(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
