"""`regna serve`: the server as a program."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from ..kernel import RegnaError
from .app import make_app
from .limits import LARGEST
from .metrics import JsonLines
from .settings import Settings

PATIENCE = 5
"""Seconds that open connections are given when the server is asked to stop."""
PORT = 8000
"""The port where nothing is said; if it is taken, any that is free."""


class Host(uvicorn.Server):
    """A server that says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.announce(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")


def serve(
    host: str, port: int | None, database: str | None, announce: Callable[[str], None], quiet: bool = False
) -> None:
    """Serve until somebody stops it; the log goes to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = uvicorn.Config(
        make_app(Settings(database)), host=host, port=settled(host, port), log_config=None, access_log=False,
        server_header=False, ws_max_size=LARGEST, ws_max_queue=8, timeout_graceful_shutdown=PATIENCE,
    )  # fmt: skip
    with suppress(KeyboardInterrupt):
        Host(config, announce).run()


def settled(host: str, port: int | None) -> int:
    """The port to listen at."""
    if port is None:
        return PORT if is_free(host, PORT) else 0
    if not is_free(host, port):
        raise RegnaError("terminal-port-taken", host=host, port=str(port))
    return port


def is_free(host: str, port: int) -> bool:
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError:
        return False
    return True


def show_in_browser(address: str) -> None:
    """Open a window on the page, where there are windows."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:  # that is one in the terminal
            threading.Thread(target=browser.open, args=(address,), daemon=True).start()
