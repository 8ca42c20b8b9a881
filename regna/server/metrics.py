"""Metrics for Prometheus, and one line of log for every request, neither with anything secret in it."""

from __future__ import annotations

import json
import logging
import time
import traceback
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger(__name__)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """What one server has done so far."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("regna_moves", "Moves made by people", registry=self.registry)
        self.live = Gauge("regna_live_connections", "Open live connections", registry=self.registry)
        self.rooms = Gauge("regna_rooms", "Matches in memory", registry=self.registry)
        self.late = Gauge("regna_late_seconds", "How late things are done", registry=self.registry)
        self.commits = Histogram("regna_commit_size", "Writes in a commit", buckets=SIZES, registry=self.registry)
        self.requests = Histogram(
            "regna_request_seconds", "Time to answer", ["method", "route", "status"], registry=self.registry
        )


class Clerk:
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


class JsonLines(logging.Formatter):
    """A line of log as one JSON object; of an error where it happened, but not what it says of what was sent."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname,
            "what": first_line(record) if record.name == "asyncio" else record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1]:
            line["error"] = where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def first_line(record: logging.LogRecord) -> str:
    """What asyncio says of a task that failed, without the error itself."""
    return record.getMessage().partition("\n")[0]


def where(error: BaseException) -> str:
    """The places in the code where an error arose, and its kind; before it those of the errors that led to it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    places = "".join(traceback.format_tb(error.__traceback__))
    return f"{where(before) if before else ''}{places}{type(error).__name__}\n"


def names_nobody(record: logging.LogRecord) -> bool:
    """Whether a line may be written: uvicorn's about live connections have the address and the query in them."""
    return not (record.name.startswith("uvicorn") and "WebSocket" in str(record.msg))
