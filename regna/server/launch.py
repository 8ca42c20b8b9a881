"""Launching a local server: which port it listens on, and the browser that is opened there."""

from __future__ import annotations

import socket
import time
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Thread

from ..kernel import RegnaError

PORT = 8000
"""The port where none is asked for; if it is taken, any that is free."""
PAUSE = 0.05


def choose_port(host: str, port: int | None) -> int:
    """The port to listen on."""
    try:
        return free(host, PORT if port is None else port)
    except OSError as error:
        if port is None:
            return free(host, 0)
        raise RegnaError("terminal-port-taken", host=host, port=str(port)) from error


def free(host: str, port: int) -> int:
    """This port, if it is free; for 0, any that is."""
    with closing(socket.create_server((host, port), family=family(host))) as found:
        return int(found.getsockname()[1])


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def when_open(host: str, port: int, announce: Callable[[str], None]) -> None:
    """Announce the address as soon as somebody answers there."""
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    def wait() -> None:
        while not answers(host, port):
            time.sleep(PAUSE)
        announce(address)

    Thread(target=wait, daemon=True).start()


def answers(host: str, port: int) -> bool:
    with suppress(OSError), socket.create_connection((host, port)):
        return True
    return False


def show_in_browser(address: str) -> None:
    """Open a window on the page, where there are windows."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:  # such a one would take the terminal
            browser.open(address)
