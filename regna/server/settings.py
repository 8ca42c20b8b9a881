"""Settings of a server."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from ..corrections import VARIABLE, Corrections, read_all
from .api.connections import CONNECTIONS
from .matches.bot_pool import background_process, worker_processes
from .rates import RATES
from .steady_clock import SteadyClock


@dataclass(frozen=True)
class Settings:
    """Where the database is, how often people may do things, where bots think (and
    where matches are reviewed in the `background`), what time it is, how mail is sent.

    Whoever has the `metrics_token` sees the server's figures. `corrections` to cards, by game, hold for new matches.
    """

    database: str | None = None
    rates: Mapping[str, str] = field(default_factory=lambda: RATES)
    executor: Callable[[], Executor] = worker_processes
    background: Callable[[], Executor] = background_process
    now: Callable[[], float] = field(default_factory=SteadyClock)
    url: str | None = field(default_factory=lambda: os.environ.get("REGNA_URL"))
    smtp: str | None = field(default_factory=lambda: os.environ.get("REGNA_SMTP_URL"))
    metrics_token: str | None = field(default_factory=lambda: os.environ.get("REGNA_METRICS_TOKEN"))
    corrections: Mapping[str, Corrections] = field(default_factory=lambda: read_all(os.environ.get(VARIABLE)))
    push_anywhere: bool = False
    connections: int = CONNECTIONS
