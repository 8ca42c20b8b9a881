"""How uvicorn reads: HTTP and the live connection with limits against those who send too much, or too slowly."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import Bucket
from .declined import Declined, status_of
from .wording import close_reason

FRAMES = 60, 30
"""Frames of any kind that a live connection may send at once, and every second; a person makes 20 moves a second."""
SLICE = 1024
"""Bytes that are read before the frames in them are counted."""
LINGER = 2
"""Seconds for which a closed connection is left open, so that the other side can read why."""
CLOSED = 4000
"""A live connection that is declined is closed with this plus the HTTP status."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection that reads no more frames than it may, whatever they are, and closes when more come."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.allowed = Bucket(*FRAMES)
        self.flooded = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if not self.flooded:
                super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self.allowed.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.turn_away(Declined("server-too-fast"))

    def handle_parser_exception(self) -> None:
        """Frames that are none: nothing more can be sent."""
        super().handle_parser_exception()
        self.disconnected = True

    def turn_away(self, error: Declined) -> None:
        """Close with the reason; what still comes is not read, and what waits to be answered is dropped."""
        self.flooded = self.disconnected = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSED + status_of(error)})
        if self.handshake_complete and not self.close_sent:
            self.conn.send_close(CLOSED + status_of(error), close_reason(error, HTTPConnection(dict(self.scope))))
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        if self.read_paused:
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)
