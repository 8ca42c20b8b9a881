"""`regna serve`: the server as a program."""

from __future__ import annotations

import logging
import sys

import uvicorn

from .app import make_app
from .limits import LARGEST
from .metrics import JsonLines
from .settings import Settings

PATIENCE = 5
"""Seconds that open connections are given when the server is asked to stop."""


def serve(host: str, port: int, database: str | None) -> None:
    """Serve until somebody stops it; the log goes to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
    app = make_app(Settings(database))
    uvicorn.run(
        app, host=host, port=port, log_config=None, access_log=False, server_header=False,
        ws_max_size=LARGEST, ws_max_queue=8, timeout_graceful_shutdown=PATIENCE,
    )  # fmt: skip
