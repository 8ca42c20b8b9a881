"""Settings of a server."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from .steady import SteadyClock
from .thinking import processes

RATES = {
    "guests": "30/minute",
    "matches": "30/minute",
    "moves": "20/second",
    "chat": "30/minute",
    "logins": "10/minute",
    "guesses": "10/hour",
    "strangers": "300/hour",
    "mails": "50/day",
    "connects": "200/minute",
    "messages": "100/second",
    "looks": "200/20 seconds",
    "confirmations-client": "10/day",
    "confirmations-account": "5/day",
    "confirmations-mailbox": "3/day",
}
CONNECTIONS = 200
"""Connections that one address may have open."""


@dataclass(frozen=True)
class Settings:
    """Where the database is, how often people may do things, where bots think, what time it is, whom to write by.

    Whoever has the `metrics_token` sees the server's figures.
    """

    database: str | None = None
    rates: Mapping[str, str] = field(default_factory=lambda: RATES)
    executor: Callable[[], Executor] = processes
    now: Callable[[], float] = field(default_factory=SteadyClock)
    url: str | None = field(default_factory=lambda: os.environ.get("REGNA_URL"))
    smtp: str | None = field(default_factory=lambda: os.environ.get("REGNA_SMTP_URL"))
    metrics_token: str | None = field(default_factory=lambda: os.environ.get("REGNA_METRICS_TOKEN"))
    push_anywhere: bool = False
    connections: int = CONNECTIONS
