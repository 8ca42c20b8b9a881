"""The live connection: every line once and in order from a number on, then the state whenever it changes.

Clients may also send moves, undos and answers to requests, instead of making an HTTP request for each.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Literal
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError

from ...kernel import RegnaError
from ...texts import speaker_for
from ..db.values import ABANDONED, OPEN, OVER
from ..errors import Declined
from ..matches.room import Room
from ..matches.visible_lines import hides, number_for, visible_lines
from ..messages import PART, sentence
from ..people.accounts import Account
from ..rates import TokenBucket
from .audience import Audience, audience_of, entry_message
from .connections import client_address
from .deps import (
    Body,
    Data,
    MatchId,
    Server,
    access_of,
    check_may_play,
    current_account,
    id_of,
    optional_account,
    server_of,
)
from .errors import close_reason, status_of
from .language import language
from .loop_lag import LoopLag
from .play import Answer, MoveMade, Moves, TakenBack, make_answer, make_move, make_undo
from .protocols import CLOSED
from .serialize import chat_data

ROUTER = APIRouter()
TRY_AGAIN_LATER = 1013
SESSION_CHECK_INTERVAL = 10
"""Seconds between two checks that a watcher's session is still valid."""


class UndoSent(TakenBack):
    """An undo on a live connection, where its number of moves tells it from a move."""

    moves: Moves = Field(alias="undo")


class WholeWanted(Body):
    """A client that has missed something wants the whole state."""

    whole: Literal[True]


Sent = MoveMade | UndoSent | Answer | WholeWanted
SENT: TypeAdapter[Sent] = TypeAdapter(Sent)
Message = Data | orjson.Fragment
"""Something to send, or its bytes."""


class Watcher:
    """Somebody who watches a room from a seat or as a spectator, and how much they have been sent.

    The player to move is sent updates at once; for the others they are batched under load.
    """

    def __init__(
        self,
        room: Room,
        account: Account | None,
        seat: int | None,
        lang: str,
        loop_lag: LoopLag,
        wants_changes: bool = False,
    ) -> None:
        self.room = room
        self.wants_changes = wants_changes
        self.loop_lag = loop_lag
        self.account = account
        self.seat = seat
        self.say = speaker_for(room.setup.game, lang, PART)
        self.number = -1
        self.hides = hides(room)
        self.audience: Audience | None = None
        self.known = 0
        self.chat_seen = 0
        self.changes = -1
        self.updated = float("-inf")
        self.check_due = 0.0
        self.one_at_a_time = asyncio.Lock()
        self.ready = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def batch_delay(self) -> float:
        """Seconds for which updates are batched; who has not been sent any for a while is sent them at once."""
        waited_for = self.seat is not None and self.room.match.ask_for(self.seat) is not None
        if waited_for or self.room.closed is not None:
            return 0.0
        return max(0.0, self.loop_lag.batch_delay - (time.monotonic() - self.updated))

    def on_change(self) -> None:
        """Note that something has changed."""
        if not (batch_delay := self.batch_delay):
            self.ready.set()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(batch_delay, self.ready.set)

    async def wait_for_change(self) -> None:
        """Wait until there is something to send."""
        await self.ready.wait()
        self.ready.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def updates(self) -> list[Message]:
        """Everything that has not been sent yet: lines of play, chat, then the current state."""
        if self.changes == self.room.changes:
            return []
        self.changes, self.updated = self.room.changes, time.monotonic()
        return [*self.lines(), *self.chat_messages(), *self.states()]

    def states(self) -> list[Message]:
        """What has changed in the state, for whoever knows the one before and wants no more; else all of it."""
        audience = audience_of(self.room, id_of(self.account), self.seat, self.say)
        audience.update()
        known = self.known if audience is self.audience else 0
        self.audience, self.known = audience, audience.number
        if known == audience.number:
            return []
        return [audience.difference() if self.wants_changes and known == audience.number - 1 > 0 else audience.whole()]

    def check(self) -> None:
        """Decline to go on where the room is closed, or the seat, before play, has become somebody else's."""
        if self.room.closed is not None:
            raise self.room.closed
        if self.seat is not None:
            self.room.require_seat(id_of(self.account), self.seat)

    def want_whole(self) -> None:
        """Have the whole state sent next."""
        self.known, self.changes = 0, -1

    def lines(self) -> list[Message]:
        """The lines that have not been sent; once lines that were hidden can be seen, everything from the start."""
        room = self.room
        if room.status == OPEN:
            return []
        hidden_before, self.hides = self.hides, hides(room)
        lines = visible_lines(room, id_of(self.account))
        since, self.number = -1 if hidden_before and not self.hides else self.number, len(lines) - 1
        return [entry_message(line, self.seat, self.say.language) for line in lines[since + 1 :]]

    def begin(self, since: int, chat: int) -> None:
        """Begin after these numbers; those from before the end of a match that hid lines mean nothing after it."""
        room = self.room
        jumped = room.setup.hides_progress and room.status in (OVER, ABANDONED)
        self.number = -1 if jumped else min(since, number_for(room, id_of(self.account)))
        self.chat_seen = min(chat, len(room.chat))

    def chat_messages(self) -> list[Message]:
        room, since = self.room, self.chat_seen
        self.chat_seen = len(room.chat)
        return [{"type": "chat", **chat_data(said)} for said in room.chat[since:] if said.text]


@ROUTER.websocket("/matches/{match_id}/live")
async def live(
    socket: WebSocket,
    match_id: MatchId,
    seat: int | None = None,
    since: Annotated[int, Query(ge=-1)] = -1,
    chat: Annotated[int, Query(ge=0)] = 0,
    changes: bool = False,
) -> None:
    """Watch a match from a number on, make moves and take them back."""
    await socket.accept()
    try:
        server, address = server_of(socket), client_address(socket)
        with server.connections.connected(address) as messages:
            if not server.rates.may("connects", address):
                raise Declined("server-many-connections")
            watcher = await open_watcher(socket, match_id, seat, changes)
            watcher.begin(since, chat)
            async with server.presence.watching(watcher.room, id_of(watcher.account)):
                with server.metrics.live.track_inprogress():
                    await watch(socket, watcher, messages)
    except RegnaError as error:
        await close_with_error(socket, error)


async def open_watcher(socket: WebSocket, match_id: str, seat: int | None, changes: bool) -> Watcher:
    """A watcher, if this person may watch from this seat."""
    check_origin(socket)
    server = server_of(socket)
    account = await optional_account(socket, server)
    room = await server.registry.room_for(match_id, id_of(account))
    if seat is not None:
        room.require_seat(id_of(account), seat)
    return Watcher(room, account, seat, language(socket), server.loop_lag, changes)


async def close_with_error(socket: WebSocket, error: RegnaError) -> None:
    """Close with the reason; where the server was only unavailable, the client may try again by itself."""
    status = status_of(error)
    await socket.close(TRY_AGAIN_LATER if status == 503 else CLOSED + status, close_reason(error, socket))


def check_origin(socket: WebSocket) -> None:
    """Decline pages of other sites, which must not watch in a person's name."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Declined("server-no-session")


async def watch(socket: WebSocket, watcher: Watcher, messages: TokenBucket) -> None:
    """Send updates and answer messages until the client disconnects."""
    work = send_updates(socket, watcher), answer_messages(socket, watcher, messages)
    tasks = [asyncio.create_task(each) for each in work]
    watcher.room.watchers.add(watcher.on_change)
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.gather(*done)
    except WebSocketDisconnect:
        pass
    finally:
        watcher.room.watchers.discard(watcher.on_change)
        for task in tasks:
            task.cancel()


async def send_updates(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        await send(socket, watcher)
        await watcher.wait_for_change()


async def check_session(socket: WebSocket, watcher: Watcher) -> None:
    """From time to time, make sure that the session or token is still valid."""
    if watcher.account is None or time.monotonic() < watcher.check_due:
        return
    await current_account(await optional_account(socket, server_of(socket)))
    watcher.check_due = time.monotonic() + SESSION_CHECK_INTERVAL


async def answer_messages(socket: WebSocket, watcher: Watcher, messages: TokenBucket) -> None:
    """Answer messages one by one, yielding to other tasks in between."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not messages.take():
            raise Declined("server-too-fast")
        await asyncio.sleep(0)
        await send(socket, watcher, *await answer(socket, watcher, message.get("text") or ""))


async def send(socket: WebSocket, watcher: Watcher, *answers: Data) -> None:
    """Send answers together with all updates; under load the updates follow a little later."""
    async with watcher.one_at_a_time:
        watcher.check()
        await check_session(socket, watcher)
        if messages := [*answers, *([] if answers and watcher.batch_delay else watcher.updates())]:
            await socket.send_text(encode(messages))


def encode(messages: Sequence[Message]) -> str:
    """Messages as they are sent."""
    return orjson.dumps(messages).decode()


async def answer(socket: WebSocket, watcher: Watcher, text: str) -> list[Data]:
    """Do what a client has sent; when this is answered it is on disk."""
    try:
        sent, server = read(text), server_of(socket)
        if isinstance(sent, WholeWanted):
            watcher.want_whole()
            return []
        check_may_play(access := await access_of(socket, server))
        account = await current_account(access and access.account)
        return [await carry_out(server, watcher.room, account, sent)]
    except RegnaError as error:
        message = sentence(error, language(socket))
        return [{"type": "declined", "status": status_of(error), "error": error.code, "message": message}]


async def carry_out(server: Server, room: Room, account: Account, sent: MoveMade | UndoSent | Answer) -> Data:
    if isinstance(sent, MoveMade):
        return {"type": "moved", "seq": await make_move(server, room, account, sent)}
    if isinstance(sent, UndoSent):
        return {"type": "undo", **await make_undo(server, room, account, sent)}
    return {"type": "undo", **await make_answer(room, account, sent)}


def read(text: str) -> Sent:
    try:
        return SENT.validate_json(text)
    except ValidationError:
        raise Declined("server-unreadable") from None
