"""A real server for people with browsers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep

import uvicorn

from regna.server.app import make_app
from regna.server.settings import Settings

FREELY = ("guests", "matches", "moves", "chat", "logins", "connects", "messages", "looks")
GENEROUS = dict.fromkeys(FREELY, "100000/second")


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """A server, as long as it is needed: the address where it listens."""
    settings = Settings(str(database), GENEROUS, lambda: ThreadPoolExecutor(2), lambda: ThreadPoolExecutor(1))
    server = uvicorn.Server(uvicorn.Config(make_app(settings), port=0, log_config=None))
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()
