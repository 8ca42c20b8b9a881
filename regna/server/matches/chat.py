"""Chat: what people say to everybody at the table."""

from __future__ import annotations

from ..db.queries.matches import add_chat
from ..errors import Declined
from .room import Room
from .stored import ChatMessage

LONGEST = 4000
"""Messages that the chat of a match holds: whoever opens the match is sent all of them."""


async def say(room: Room, account: str, name: str, text: str) -> ChatMessage:
    """Add a message to the chat of a match, unless it is full or the host has muted the speaker."""
    async with room.lock:
        if account in room.sanctions.muted:
            raise Declined("server-muted")
        if len(room.chat) >= LONGEST:
            raise Declined("server-long-chat", most=LONGEST)
        message = ChatMessage(len(room.chat) + 1, account, name, text, room.now())
        while not await store(room, message):
            message = message._replace(number=len(room.chat) + 1)
        room.chat.append(message)
    room.announce()
    return message


async def store(room: Room, message: ChatMessage) -> bool:
    """Store a message; False if another process has stored one of this number, which is then known."""
    row = message._asdict() | {"match": room.id}
    del row["name"]
    if await add_chat(room.storage, row):
        return True
    await room.catch_up()
    assert len(room.chat) >= message.number, "the number is free"
    return False
