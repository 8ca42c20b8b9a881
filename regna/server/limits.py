"""Limits: how much may be sent, and how often."""

from __future__ import annotations

from collections import OrderedDict

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import Bucket
from .declined import Declined
from .settings import RATES, Settings
from .wording import answer

LARGEST = 64 * 1024
DIGITS = 12
HEADER = "X-Regna"
SAFETY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    "Cache-Control": "no-store",
}
"""What every answer has, unless it says otherwise itself."""
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
"""Tells a browser that has come by https once to come by nothing else for a year."""
SAFE = ("GET", "HEAD", "OPTIONS")
REMEMBERED = 10_000
"""People of whom is known how often they have moved in the last second."""


class Rates:
    """How often one person may do something, counted in this process."""

    def __init__(self, settings: Settings) -> None:
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.buckets: OrderedDict[tuple[str, ...], Bucket] = OrderedDict()
        self.rates = {name: parse(rate) for name, rate in (RATES | dict(settings.rates)).items()}

    def count(self, what: str, *who: str) -> None:
        """Count one more, or decline it."""
        if not self.may(what, *who):
            raise Declined("server-too-fast")

    def may(self, what: str, *who: str) -> bool:
        """Count one more, unless there have been too many."""
        rate = self.rates[what]
        if rate.get_expiry() > 1:
            return self.limiter.hit(rate, what, *who)
        return self.bucket(rate, what, *who).take()

    def bucket(self, rate: RateLimitItem, *who: str) -> Bucket:
        """What counts by the second is counted at every move, and more cheaply."""
        if who not in self.buckets:
            self.buckets[who] = Bucket.of(rate)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        return self.buckets[who]

    def forget(self, what: str, *who: str) -> None:
        """Begin to count anew."""
        self.limiter.clear(self.rates[what], what, *who)


class Doorkeeper:
    """Turns away what is too large, and what another site could have made a browser send."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = with_headers(send, SAFETY | (HTTPS_ONLY if scope["scheme"] == "https" else {}))
        request = HTTPConnection(scope)
        try:
            check_head(scope["method"], request)
            body = [] if scope["method"] in SAFE else await read(receive)
        except Declined as error:
            await answer(request, error)(scope, receive, send)
            return
        await self.app(scope, again(body, receive), send)


def with_headers(send: Send, headers: dict[str, str]) -> Send:
    """Sends the same with those of some headers that it does not have."""
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


def check_head(method: str, request: HTTPConnection) -> None:
    if method not in SAFE and HEADER not in request.headers and bearer(request) is None:
        raise Declined("server-no-header", header=HEADER)
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > DIGITS or int(length) > LARGEST:
        raise Declined("server-too-large", most=LARGEST)


async def read(receive: Receive) -> list[Message]:
    """The messages of a body of bearable size."""
    messages, size = [await receive()], 0
    while True:
        size += len(messages[-1].get("body", b""))
        if size > LARGEST:
            raise Declined("server-too-large", most=LARGEST)
        if not messages[-1].get("more_body"):
            return messages
        messages.append(await receive())


def again(messages: list[Message], receive: Receive) -> Receive:
    """Receives what was received before, then what comes."""

    async def next_message() -> Message:
        return messages.pop(0) if messages else await receive()

    return next_message
