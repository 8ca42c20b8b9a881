"""Middleware: limits on what a request may be, headers that every answer has, and a line of log for each."""

from __future__ import annotations

import logging
import time
from urllib.parse import unquote_plus

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Declined
from ..metrics import Metrics
from .errors import SAFETY_HEADERS, answer

LOG = logging.getLogger(__name__)
MAX_REQUEST_BYTES, MAX_RECORD_BYTES = 64 * 1024, 256 * 1024
"""Bytes that a request may have, and one that brings a record."""
RECORDS = "/records"
DIGITS = 12
HEADER = "X-Regna"
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
"""Tells browsers that have used https once to use nothing else for a year."""
SAFE = ("GET", "HEAD", "OPTIONS")


class RequestGuard:
    """Declines requests that are too large, and those that another site could have made a browser send."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = with_headers(send, SAFETY_HEADERS | (HTTPS_ONLY if scope["scheme"] == "https" else {}))
        request = HTTPConnection(scope)
        try:
            check_text(scope)
            most = MAX_RECORD_BYTES if scope["path"].endswith(RECORDS) else MAX_REQUEST_BYTES
            check_head(scope["method"], request, most)
            body = [] if scope["method"] in SAFE else await read(receive, most)
        except Declined as error:
            await answer(request, error)(scope, receive, send)
            return
        await self.app(scope, again(body, receive), send)


def with_headers(send: Send, headers: dict[str, str]) -> Send:
    """Adds headers to a response, unless it has them already."""
    more = {name.lower().encode(): value.encode() for name, value in headers.items()}

    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            given = {name for name, _ in own}
            message = {**message, "headers": [*own, *(pair for pair in more.items() if pair[0] not in given)]}
        await send(message)

    return send_more


def bearer(request: HTTPConnection) -> str | None:
    """The token of a program that acts for somebody."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def check_text(scope: Scope) -> None:
    """Decline zeros in an address: no text has them, and PostgreSQL stores and compares none."""
    if "\0" in scope["path"]:
        raise Declined("server-no-page")
    if "\0" in unquote_plus(scope["query_string"].decode("latin-1")):
        raise Declined("server-unreadable")


def check_head(method: str, request: HTTPConnection, most: int) -> None:
    if method not in SAFE and HEADER not in request.headers and bearer(request) is None:
        raise Declined("server-no-header", header=HEADER)
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > DIGITS or int(length) > most:
        raise Declined("server-too-large", most=most)


async def read(receive: Receive, most: int) -> list[Message]:
    """The messages of a body that is not too large."""
    messages, size = [await receive()], 0
    while True:
        size += len(messages[-1].get("body", b""))
        if size > most:
            raise Declined("server-too-large", most=most)
        if not messages[-1].get("more_body"):
            return messages
        messages.append(await receive())


def again(messages: list[Message], receive: Receive) -> Receive:
    """Receives messages that have been read already, then the rest."""

    async def next_message() -> Message:
        return messages.pop(0) if messages else await receive()

    return next_message


class RequestLog:
    """Counts and logs every request: method, route, status and time, but no address, cookie, query or body."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, start = 500, time.perf_counter()

        async def listen(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, listen)
        finally:
            self.note(scope, status, time.perf_counter() - start)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        self.metrics.requests.labels(scope["method"], route, status).observe(seconds)
        facts = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("request", extra={"facts": facts})
