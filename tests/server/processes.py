"""Servers in processes of their own, as somebody would start them."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from .visitor import FAST, PATIENCE, Visitor

START = "from regna.cli import main; from regna.server.rates import RATES; {}; main()"
UNHURRIED = f"RATES.update({FAST})"
"""Lets people move as often as they like."""


class Process:
    """`regna serve` on a port that the system chooses."""

    def __init__(self, database: str, folder: Path, *more: str, before: str = "pass") -> None:
        command = [sys.executable, "-c", START.format(before), "serve", "--port", "0", "--database", database, *more]
        self.file = folder / f"{time.monotonic_ns()}.log"
        with self.file.open("w") as log:
            self.popen = subprocess.Popen(command, stderr=log)  # noqa: S603
        self.address = self.wait_for_address()

    @property
    def log(self) -> list[str]:
        return self.file.read_text("utf-8").splitlines()

    def wait_for_address(self) -> str:
        while self.popen.poll() is None:
            for line in self.log:
                if "running on" in line and line.endswith("}"):
                    return self.answering(str(json.loads(line)["what"].split()[3]))
            time.sleep(0.02)
        raise AssertionError(self.log)

    def answering(self, address: str) -> str:
        """An address once somebody answers there; workers come a little later than their parent."""
        while self.popen.poll() is None:
            with suppress(httpx.TransportError):
                httpx.get(f"{address}/healthz", timeout=PATIENCE).raise_for_status()
                return address
            time.sleep(0.02)
        raise AssertionError(self.log)

    def kill(self) -> None:
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()


@contextmanager
def serving(database: str, folder: Path, *more: str, before: str = "pass") -> Iterator[Process]:
    process = Process(database, folder, *more, before=before)
    try:
        yield process
    finally:
        process.kill()


def moved(address: str, visitor: Visitor) -> Visitor:
    """The same browser, after the server has come back elsewhere."""
    other = Visitor.at(address)
    other.client.cookies.update(dict(visitor.client.cookies))
    return other


async def asked(visitor: Visitor, match: str) -> dict[str, Any]:
    """What a visitor is asked next."""
    async with asyncio.timeout(PATIENCE), visitor.live(match) as live:
        return await live.asked()


def children(process: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True)  # noqa: S603, S607
    return [int(word) for word in found.stdout.split()]


def servers(parent: int) -> list[int]:
    """The processes that a server has started to serve."""
    return [child for child in children(parent) if "spawn_main" in about(child, "cmdline")]


def about(process: int, what: str) -> str:
    """What the system tells about a process; nothing if it has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/{what}").read_text()
    return ""


def alive(process: int) -> bool:
    return about(process, "stat").split(")")[-1].split()[:1] not in ([], ["Z"])
