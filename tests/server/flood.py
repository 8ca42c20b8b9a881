"""Sends tiny frames over live connections as fast as it can, and comes again when it is closed; a program of its own.

python -m tests.server.flood ADDRESS MATCH KIND...
"""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

REQUEST = (
    "GET /api/v1/matches/{match}/live HTTP/1.1\r\nHost: regna\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\x00\x00\x00\x00"
FRAMES = {
    "text": b"\x81\x81" + MASK + b"x",
    "ping": b"\x89\x80" + MASK,
    "fragments": b"\x00\x80" + MASK,
}
MANY = 20_000


def flood(host: str, port: int, match: str, kind: str) -> None:
    """Send as many frames as the other side takes."""
    first = b"\x01\x80" + MASK if kind == "fragments" else b""
    with socket.create_connection((host, port)) as stream:
        stream.sendall(REQUEST.format(match=match).encode())
        stream.recv(1)
        Thread(target=discard, args=(stream,), daemon=True).start()
        stream.sendall(first)
        while True:
            stream.sendall(FRAMES[kind] * MANY)


def discard(stream: socket.socket) -> None:
    with suppress(OSError):
        while stream.recv(65536):
            pass
        stream.shutdown(socket.SHUT_RDWR)


def again_and_again(host: str, port: int, match: str, kind: str) -> None:
    while True:
        with suppress(OSError):
            flood(host, port, match, kind)


def main(address: str, match: str, *kinds: str) -> None:
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    os.nice(10)
    for kind in kinds:
        Thread(target=again_and_again, args=(parts.hostname, parts.port, match, kind), daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
