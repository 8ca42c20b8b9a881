"""`make load`: many live matches played at once over real connections to a server in another process.

First at a pace, to see how long it takes until every seat has been sent a move; then as fast as the server answers, to
count durable moves a second beside bare appends, each in a commit of its own: to the same database by the server's way,
and to such a table by nothing but SQLite. In the end every connection must have heard every line of its match once and
in order, and every acknowledged move must be on disk as it was sent.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import click
import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from regna.server.db.engine import database_url
from regna.server.db.storage import Storage
from regna.server.db.writer import Line

HEADERS = {"X-Regna": "1"}
API = "/api/v1"
AT_ONCE = 50
START = """
import sys, uvicorn
from regna.server.api import protocols
from regna.server.app import make_app
from regna.server.command import HOW
from regna.server.rates import RATES
from regna.server.settings import Settings
settings = Settings(sys.argv[1], dict.fromkeys(RATES, "100000/second"), connections=100_000)
protocols.FRAMES = 100_000, 100_000
uvicorn.run(make_app(settings), port=int(sys.argv[2]), **HOW)
"""


@contextmanager
def serving(database: Path, port: int) -> Iterator[str]:
    """A server without rate limits."""
    server = subprocess.Popen([sys.executable, "-c", START, str(database), str(port)])  # noqa: S603
    address = f"127.0.0.1:{port}"
    try:
        while not healthy(f"http://{address}"):
            time.sleep(0.05)
        yield address
    finally:
        server.kill()
        server.wait()


def healthy(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


class Pace:
    """How long players think, and whether they still play."""

    def __init__(self) -> None:
        self.thinking = 0.0
        self.playing = True


class Table:
    """A match in play: when each of its moves was sent, and when the last seat had heard of it."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.sent: dict[int, float] = {}
        self.lines: dict[int, str] = {}
        self.heard: dict[int, float] = {}

    def waits(self, after: float) -> list[float]:
        """For each move sent after a moment, the time until every seat knew it."""
        return [self.heard[seq] - sent for seq, sent in self.sent.items() if sent >= after and seq in self.heard]


class Player:
    """One seat's connection: answers every question with an option by chance."""

    def __init__(self, table: Table, seat: int, cookie: str, pace: Pace) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.pace = pace
        self.next = 0
        self.moved = 0
        self.state: dict[str, Any] = {}
        self.sent: list[tuple[str, float]] = []
        self.thought: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.thought.set_result(None)
        self.chance = random.Random(f"{table.match} {seat}")

    async def run(self, address: str) -> None:
        url = f"ws://{address}{API}/matches/{self.table.match}/live?seat={self.seat}"
        headers = {"Cookie": self.cookie}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        ) as socket:
            async for text in socket:
                for message in orjson.loads(text):
                    await self.hear(socket, message)

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "entry":
            assert message["seq"] == self.next, "a line is missing or came twice"
            self.next += 1
            self.table.heard[message["seq"]] = time.perf_counter()
        elif kind == "moved":
            line, sent = self.sent.pop(0)
            self.table.lines[message["seq"]] = line
            self.table.sent[message["seq"]] = sent
            self.moved = message["seq"]
            self.consider(socket)
        elif kind == "declined":
            raise AssertionError(message)
        elif kind == "state":
            self.state = message
            self.consider(socket)

    def consider(self, socket: ClientConnection) -> None:
        """Begin to think, if there is a question and no move is on its way; the connection is read meanwhile."""
        state = self.state
        if state.get("question") and state["seq"] >= self.moved and not self.sent and self.thought.done():
            self.thought = asyncio.ensure_future(self.answer(socket))

    async def answer(self, socket: ClientConnection) -> None:
        await asyncio.sleep(self.pace.thinking * self.chance.uniform(0.5, 1.5))
        if self.pace.playing:
            move = self.chance.choice(self.state["question"]["options"])["move"]
            self.sent.append((move, time.perf_counter()))
            await socket.send(orjson.dumps({"move": move, "seq": self.state["seq"]}).decode())


async def seated(address: str, seats: int, pace: Pace) -> list[Player]:
    """A match with people of its own on every seat."""
    people = [await come_in(address) for _ in range(seats)]
    host, *others = people
    chairs = [{"kind": "me"}, *[{"kind": "anyone"}] * len(others)]
    match = (await host.post("/matches", json={"game": "architects", "seats": chairs})).json()["id"]
    for other in others:
        (await other.post(f"/matches/{match}/join", json={})).raise_for_status()
    (await host.post(f"/matches/{match}/start", json={})).raise_for_status()
    table = Table(match)
    cookies = ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in people]
    for client in people:
        await client.aclose()
    return [Player(table, seat, cookie, pace) for seat, cookie in enumerate(cookies)]


async def come_in(address: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://{address}{API}", headers=HEADERS, timeout=60, transport=plain())
    (await client.post("/guest", json={"name": "Load"})).raise_for_status()
    return client


def plain() -> httpx.AsyncHTTPTransport:
    """Connections without certificates, which the server has not closed before they are used again."""
    return httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(keepalive_expiry=1))


async def load(address: str, matches: int, seats: int, seconds: float, thinking: float) -> dict[str, Any]:
    """Play at a pace, then flat out; returns the figures and every table."""
    pace = Pace()
    players: list[Player] = []
    for start in range(0, matches, AT_ONCE):
        some = range(start, min(start + AT_ONCE, matches))
        for found in await asyncio.gather(*(seated(address, seats, pace) for _ in some)):
            players += found
    tables = list({player.table.match: player.table for player in players}.values())
    pace.thinking = thinking
    async with asyncio.TaskGroup() as tasks:
        running = [tasks.create_task(player.run(address)) for player in players]
        while not all(player.state for player in players):
            await asyncio.sleep(0.1)
        await asyncio.sleep(seconds / 4)
        calm, waits = await measure(tables, seconds)
        pace.thinking = 0.0
        await asyncio.sleep(seconds / 10)
        fast, crowded = await measure(tables, seconds)
        pace.playing = False
        while any(player.sent for player in players):
            await asyncio.sleep(0.1)
        for task in running:
            task.cancel()
    return {"tables": tables, "calm": calm, "waits": waits, "fast": fast, "crowded": crowded}


async def measure(tables: list[Table], seconds: float) -> tuple[float, list[float]]:
    """Moves a second, and how long each took to reach every seat."""
    start, before = time.perf_counter(), sum(len(table.lines) for table in tables)
    await asyncio.sleep(seconds)
    rate = (sum(len(table.lines) for table in tables) - before) / (time.perf_counter() - start)
    return rate, [wait for table in tables for wait in table.waits(start)]


def check_kept(database: Path, tables: list[Table]) -> None:
    """Every acknowledged move is on disk as it was sent, and none is there twice or besides."""
    connection = sqlite3.connect(database)
    for table in tables:
        found = dict(connection.execute("SELECT seq, line FROM moves WHERE match = ? AND seq > 0", (table.match,)))
        assert sorted(found) == list(range(1, len(found) + 1))
        assert found.items() >= table.lines.items(), "an acknowledged move is not on disk"
        assert len(found) == len(table.lines), "a move is on disk that nobody made"
    connection.close()


async def bare_appends(database: Path, match: str, seconds: float) -> float:
    """Lines a second that one who waits for each commit adds to a match in the server's database."""
    storage = await Storage.open(database_url(str(database)))
    first = last = len(await storage.lines(match))
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        last += 1
        assert await storage.append(Line(match, last, "yellow place forest", 0.0))
    rate = (last - first) / (time.perf_counter() - start)
    await storage.close()
    return rate


def raw_appends(folder: Path, seconds: float) -> float:
    """Rows a second that SQLite itself adds to a table, each committed as safely as the server's lines."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE moves (match, seq, line)"):
        database.execute(statement)
    start, count = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        database.execute("INSERT INTO moves VALUES ('match', ?, 'yellow place forest')", (count,))
        count += 1
    return count / (time.perf_counter() - start)


def p95(waits: list[float]) -> float:
    """In milliseconds."""
    return quantiles(waits, n=20)[18] * 1000


@click.command()
@click.option("--matches", default=100, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=10.0, show_default=True, help="Length of each of the two parts.")
@click.option("--thinking", default=0.5, show_default=True, help="Seconds a player thinks in the first part.")
@click.option("--port", default=8765, show_default=True)
def main(matches: int, seats: int, seconds: float, thinking: float, port: int) -> None:
    """Measure, and print the figures as JSON."""
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "regna.db"
        with serving(database, port) as address:
            found = uvloop.run(load(address, matches, seats, seconds, thinking))
        check_kept(database, found["tables"])
        bare = uvloop.run(bare_appends(database, found["tables"][0].match, seconds / 2))
        raw = raw_appends(Path(name), seconds / 2)
    figures = {
        "live connections": matches * seats,
        "at a pace: moves per second": found["calm"],
        "at a pace: p95 until every seat knows, ms": p95(found["waits"]),
        "flat out: moves per second": found["fast"],
        "flat out: p95 until every seat knows, ms": p95(found["crowded"]),
        "bare appends per second": bare,
        "SQLite's own appends per second": raw,
        "flat out to bare appends": found["fast"] / bare,
        "flat out to SQLite's own appends": found["fast"] / raw,
    }
    click.echo(json.dumps({name: round(figure, 2) for name, figure in figures.items()}, indent=2))


if __name__ == "__main__":
    main()
