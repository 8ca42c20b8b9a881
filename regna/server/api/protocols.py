"""How uvicorn reads: HTTP and the live connection with limits against those who send too much, or too slowly."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from collections import Counter
from http import HTTPStatus
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..errors import Declined
from ..file_limit import max_open_files
from ..rates import TokenBucket
from .connections import CONNECTIONS, client_network
from .errors import close_reason, status_of

LOG = logging.getLogger(__name__)
SECONDS = 10
"""Seconds within which a request has to be sent."""
HEAD = 32 * 1024
HEADERS = 100
"""Bytes and headers that a request may begin with."""
SPARE = 100
"""Files that are kept for the database, bots and logs, so that connections never take the last."""
QUIET = 10
"""Seconds for which the log does not repeat that connections are refused."""
FRAMES = 60, 30
"""Frames of any kind that a live connection may send at once, and every second; a person makes 20 moves a second."""
SLICE = 1024
"""Bytes that are read before the frames in them are counted."""
LINGER = 2
"""Seconds for which a closed connection is left open, so that the other side can read why."""
CLOSED = 4000
"""A live connection that is declined is closed with this plus the HTTP status."""


class Connections:
    """All connections to this process, by address; those of a trusted proxy are the proxy's to limit."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()
        self.last = float(-QUIET)

    def add(self, address: str | None) -> None:
        if address is not None:
            self.open[address] += 1

    def remove(self, address: str | None) -> None:
        if address is not None:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def why_full(self, address: str | None, number: int) -> str | None:
        """Why no more connections can be had, if they cannot."""
        if number > max_open_files() - SPARE:
            return "all open files are in use"
        return "an address has too many" if address is not None and self.open[address] > CONNECTIONS else None

    def complain(self, why: str, number: int) -> None:
        """Log that connections are refused, but not too often."""
        if time.monotonic() >= self.last + QUIET:
            self.last = time.monotonic()
            facts = {"why": why, "open": number, "files": max_open_files()}
            LOG.warning("connections are refused", extra={"facts": facts})


OPEN = Connections()


def counted_address(config: Config, client: tuple[str, int] | None) -> str | None:
    """The address whose connections are limited; None for a trusted proxy, which speaks for many."""
    app = config.loaded_app
    if client is None or (isinstance(app, ProxyHeadersMiddleware) and client[0] in app.trusted_hosts):
        return None
    return client_network(client[0])


class HttpProtocol(HttpToolsProtocol):
    """HTTP from those who have few connections, send short heads, and do not take long."""

    deadline: asyncio.TimerHandle | None = None
    address: str | None = None
    in_head = False
    head = 0
    held = 0
    """Bytes that the parser has been given since it last made something of them."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = counted_address(self.config, self.client)
        OPEN.add(self.address)
        if why := OPEN.why_full(self.address, len(self.connections)):
            OPEN.complain(why, len(self.connections))
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self.deadline = self.loop.call_later(SECONDS, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        OPEN.remove(self.address)
        self.address = None
        self.in_time()

    def in_time(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_slow(self) -> None:
        if self.in_head:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(SECONDS, self.too_slow)
        self.held += len(data)
        super().data_received(data)
        if self.held > HEAD:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head = self.held = 0

    def on_url(self, url: bytes) -> None:
        self.measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.measure(len(name) + len(value))
        super().on_header(name, value)

    def measure(self, size: int) -> None:
        """A part of the head is here; a head that is too large is not read any further."""
        self.held = 0
        self.head += size
        if self.head > HEAD or len(self.headers) >= HEADERS:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise ValueError("the head is too large")

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.held = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_time()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def refuse(self, status: HTTPStatus) -> None:
        """Answer without looking further, and close."""
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
            self.transport.close()


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection that reads no more frames than it may, whatever they are, and closes when more come."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.allowed = TokenBucket(*FRAMES)
        self.flooded = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = counted_address(self.config, self.client)
        OPEN.add(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        OPEN.remove(self.address)
        super().connection_lost(exc)

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
