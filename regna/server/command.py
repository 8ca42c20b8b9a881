"""`regna serve`, `regna backup` and `regna restore`: the server as a program."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..corrections import VARIABLE as CORRECTIONS
from ..corrections import read_all
from .api.middleware import MAX_REQUEST_BYTES
from .app import make_app
from .db.backup import back_up, restore
from .db.engine import VARIABLE, database_url, sqlite_file
from .db.storage import Storage
from .errors import Declined
from .file_limit import raise_file_limit
from .log import JsonFormatter, has_no_address
from .matches.bot_pool import end_with_parent
from .matches.upgrade_check import Verdict, check_matches

PATIENCE = 5
"""Seconds that open connections are given when the server is asked to stop."""
BUSY = 30
"""Seconds after which a worker that does not answer its parent is taken to hang; a busy machine takes its time."""
HOW: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "http": "regna.server.api.protocols:HttpProtocol",
    "ws": "regna.server.api.protocols:LiveProtocol",
    "ws_max_size": MAX_REQUEST_BYTES,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": PATIENCE,
    "timeout_worker_healthcheck": BUSY,
}
"""How uvicorn listens: small messages to many, which are not worth compressing."""


def serve(host: str, port: int, database: str | None, workers: int, corrected: str = "") -> None:
    """Serve until somebody stops it; the log goes to standard error, one JSON object a line."""
    url = database_url(database)
    if workers > 1 and sqlite_file(url) is not None:
        raise Declined("server-one-process")
    corrected = corrected or os.environ.get(CORRECTIONS, "")
    read_all(corrected)
    write_log()
    raise_file_limit()
    asyncio.run(look_at(url))
    os.environ |= {VARIABLE: url, CORRECTIONS: corrected}
    uvicorn.run("regna.server.command:app", factory=True, workers=workers, host=host, port=port, **HOW)


async def look_at(url: str) -> None:
    """Bring the tables up to date, or say at once that there is no such database."""
    await (await Storage.open(url)).close()


def app() -> FastAPI:
    """What each process serves; one that was started by another ends with it."""
    write_log()
    if multiprocessing.parent_process() is not None:
        end_with_parent()
    return make_app()


def write_log() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(has_no_address)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)


def check_database(database: str | None) -> list[Verdict]:
    """What would become of every match under the rules that are installed."""
    return asyncio.run(check_matches(database_url(database)))


def back_up_to(file: Path, database: str | None) -> int:
    """Write everything to a file, also while it is being served; returns the number of matches."""
    return asyncio.run(back_up(database_url(database), file))


def restore_from(file: Path, database: str | None, replace: bool) -> int:
    """Put everything back from a file; whoever serves the database begins anew."""
    return asyncio.run(restore(database_url(database), file, replace))
