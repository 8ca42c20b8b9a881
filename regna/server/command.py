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
from sqlalchemy import make_url

from .app import make_app
from .backup import back_up, restore
from .checking import Verdict, check_matches
from .declined import Declined
from .files import raise_limit
from .limits import LARGEST
from .metrics import JsonLines, names_nobody
from .storage import VARIABLE, Storage, database_url
from .thinking import end_with_parent

PATIENCE = 5
"""Seconds that open connections are given when the server is asked to stop."""
BUSY = 30
"""Seconds after which a worker that does not answer its parent is taken to hang; a busy machine takes its time."""
HOW: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "http": "regna.server.protocols:HttpProtocol",
    "ws": "regna.server.protocols:LiveProtocol",
    "ws_max_size": LARGEST,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": PATIENCE,
    "timeout_worker_healthcheck": BUSY,
}
"""How uvicorn listens: small messages to many, which are not worth compressing."""


def serve(host: str, port: int, database: str | None, workers: int) -> None:
    """Serve until somebody stops it; the log goes to standard error, one JSON object a line."""
    url = database_url(database)
    if workers > 1 and make_url(url).get_backend_name() == "sqlite":
        raise Declined("server-one-process")
    write_log()
    raise_limit()
    asyncio.run(look_at(url))
    os.environ[VARIABLE] = url
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
    handler.setFormatter(JsonLines())
    handler.addFilter(names_nobody)
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
