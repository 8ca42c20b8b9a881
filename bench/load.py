"""`make load`: many live matches played at once over real connections to a server in another process.

First at a pace, to see how long it takes until every seat has been sent a move; then as fast as the server answers, to
count durable moves a second beside bare appends, each in a commit of its own: to the same database by the server's way,
and to such a table by nothing but SQLite. With `--crowd`, a thousand tables of four in mid-game are played at a pace
instead, and some that nobody looks at any more are opened again. In the end every connection must have heard every line
of its match once and in order, and every acknowledged move must be on disk as it was sent.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import click
import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from regna.server.api.deps import COOKIE
from regna.server.api.difference import apply_difference
from regna.server.db.engine import database_url
from regna.server.db.storage import Storage
from regna.server.db.writer import Line
from regna.server.file_limit import raise_file_limit

from .tables import Chair, store_tables

API = "/api/v1"
AT_ONCE = 20
"""Players who connect at the same time."""
PATIENCE = 60
REOPENED = 50
START = """
import sys, uvicorn
from regna.server.api import protocols
from regna.server.app import make_app
from regna.server.command import HOW
from regna.server.file_limit import raise_file_limit
from regna.server.rates import RATES
from regna.server.settings import Settings
settings = Settings(sys.argv[1], dict.fromkeys(RATES, "100000/second"), connections=100_000)
protocols.FRAMES = 100_000, 100_000
raise_file_limit()
uvicorn.run(make_app(settings), port=int(sys.argv[2]), **HOW)
"""


class Served:
    """A running server: where it is, and what it uses."""

    def __init__(self, address: str, process: int) -> None:
        self.address = address
        self.process = Path(f"/proc/{process}")

    @property
    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        user, system = (self.process / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def most_memory(self) -> float:
        """The most memory it has used, in MB."""
        status = (self.process / "status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024


@contextmanager
def serving(database: Path, port: int) -> Iterator[Served]:
    """A server without rate limits."""
    server = subprocess.Popen([sys.executable, "-c", START, str(database), str(port)])  # noqa: S603
    address = f"127.0.0.1:{port}"
    try:
        while not healthy(f"http://{address}"):
            time.sleep(0.05)
        yield Served(address, server.pid)
    finally:
        server.kill()
        server.wait()


def healthy(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


class Pace:
    """How long players think, whether all have come, and whether they still play."""

    def __init__(self, thinking: float) -> None:
        self.thinking = thinking
        self.begun = asyncio.Event()
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

    def __init__(self, table: Table, chair: Chair, pace: Pace) -> None:
        self.table = table
        self.chair = chair
        self.pace = pace
        self.next = 0
        self.moved = 0
        self.state: dict[str, Any] = {}
        self.number = 0
        self.began: asyncio.Event = asyncio.Event()
        self.sent: list[tuple[str, float]] = []
        self.thought: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.thought.set_result(None)
        self.chance = random.Random(f"{chair.match} {chair.seat}")

    async def run(self, address: str) -> None:
        async with connected(address, self.chair) as socket:
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
        else:
            self.follow(message)
            self.consider(socket)

    def follow(self, message: dict[str, Any]) -> None:
        """Know the state that a message brings."""
        if message["type"] == "changes":
            assert message["number"] == self.number + 1, "changes are missing"
            self.state = apply_difference(self.state, message["changes"])
        else:
            self.state = message
        self.number = message.get("number", 0)
        self.began.set()

    def consider(self, socket: ClientConnection) -> None:
        """Begin to think, if there is a question and no move is on its way; the connection is read meanwhile."""
        state = self.state
        if state.get("question") and state["seq"] >= self.moved and not self.sent and self.thought.done():
            self.thought = asyncio.ensure_future(self.answer(socket))

    async def answer(self, socket: ClientConnection) -> None:
        await self.pace.begun.wait()
        await asyncio.sleep(self.pace.thinking * self.chance.uniform(0.5, 1.5))
        if self.pace.playing:
            move = self.chance.choice(self.state["question"]["options"])["move"]
            self.sent.append((move, time.perf_counter()))
            await socket.send(orjson.dumps({"move": move, "seq": self.state["seq"]}).decode())


def connected(address: str, chair: Chair) -> connect:
    """A live connection of whoever sits on a chair."""
    url = f"ws://{address}{API}/matches/{chair.match}/live?seat={chair.seat}&changes=true"
    headers = {"Cookie": f"{COOKIE}={chair.session}"}
    return connect(
        url, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
    )


async def play(server: Served, chairs: list[Chair], seconds: float, thinking: float, crowd: bool) -> dict[str, Any]:
    """Play at a pace and, unless there is a crowd, flat out; returns the figures and every table."""
    pace = Pace(thinking)
    tables = {chair.match: Table(chair.match) for chair in chairs}
    players = [Player(tables[chair.match], chair, pace) for chair in chairs]
    found: dict[str, Any] = {"tables": list(tables.values())}
    async with asyncio.TaskGroup() as tasks:
        running = [task for some in batches(players) for task in await come_in(tasks, server.address, some)]
        pace.begun.set()
        await asyncio.sleep(max(thinking, seconds / 4))
        found["calm"], found["waits"], found["calm cpu"] = await measure(server, tables, seconds)
        if not crowd:
            pace.thinking = 0.0
            await asyncio.sleep(seconds / 10)
            found["fast"], found["crowded"], found["fast cpu"] = await measure(server, tables, seconds)
        pace.playing = False
        while any(player.sent for player in players):
            await asyncio.sleep(0.1)
        for task in running:
            task.cancel()
    if crowd:
        found["reopened"] = [await reopen(server.address, chair) for chair in chairs[: 4 * REOPENED : 4]]
    return found


def batches(players: list[Player]) -> Iterator[list[Player]]:
    for start in range(0, len(players), AT_ONCE):
        yield players[start : start + AT_ONCE]


async def come_in(tasks: asyncio.TaskGroup, address: str, players: list[Player]) -> list[asyncio.Task[None]]:
    """Connect some players, and wait until they have been sent a state."""
    running = [tasks.create_task(player.run(address)) for player in players]
    for player in players:
        await player.began.wait()
    return running


async def reopen(address: str, chair: Chair) -> float:
    """Seconds until somebody has been sent the state of a match that nobody looked at."""
    start = time.perf_counter()
    async with connected(address, chair) as socket:
        assert "state" in [message["type"] for message in orjson.loads(await socket.recv())]
        return time.perf_counter() - start


async def measure(server: Served, tables: Mapping[str, Table], seconds: float) -> tuple[float, list[float], float]:
    """Moves a second, how long each took to reach every seat, and the server's CPU time for one."""
    start, cpu, before = time.perf_counter(), server.cpu, moves_in(tables)
    await asyncio.sleep(seconds)
    moves, lasted = moves_in(tables) - before, time.perf_counter() - start
    waits = [wait for table in tables.values() for wait in table.waits(start)]
    return moves / lasted, waits, (server.cpu - cpu) / moves


def moves_in(tables: Mapping[str, Table]) -> int:
    return sum(len(table.lines) for table in tables.values())


def check_kept(database: Path, tables: list[Table], lines: int) -> None:
    """Every acknowledged move is on disk as it was sent, and none is there twice or besides."""
    connection = sqlite3.connect(database)
    for table in tables:
        found = dict(
            connection.execute("SELECT seq, line FROM moves WHERE match = ? AND seq > ?", (table.match, lines))
        )
        assert sorted(found) == list(range(lines + 1, lines + len(found) + 1))
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
@click.option("--lines", default=0, show_default=True, help="Lines that every match has when it is opened.")
@click.option("--crowd", is_flag=True, help="A thousand tables of four in mid-game, 200 moves a second in all.")
@click.option("--port", default=8765, show_default=True)
def main(matches: int, seats: int, seconds: float, thinking: float, lines: int, crowd: bool, port: int) -> None:
    """Measure, and print the figures as JSON."""
    if crowd:
        matches, seats, lines, thinking = 1000, 4, 200, 4.9
    raise_file_limit()
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "regna.db"
        chairs = uvloop.run(store_tables(database, matches, seats, lines))
        with serving(database, port) as server:
            found = uvloop.run(play(server, chairs, seconds, thinking, crowd))
            memory = server.most_memory
        check_kept(database, found["tables"], lines)
        figures = {
            "live connections": matches * seats,
            "at a pace: moves per second": found["calm"],
            "at a pace: p95 until every seat knows, ms": p95(found["waits"]),
            "at a pace: the server's CPU time for a move, ms": found["calm cpu"] * 1000,
            "the server's memory at most, MB": memory,
        }
        figures |= reopened_figures(found) if crowd else flat_out_figures(found, database, seconds / 2)
    click.echo(json.dumps({name: round(figure, 2) for name, figure in figures.items()}, indent=2))


def reopened_figures(found: dict[str, Any]) -> dict[str, float]:
    """How long it took to open matches again."""
    return {"opened again: p95, ms": p95(found["reopened"])}


def flat_out_figures(found: dict[str, Any], database: Path, seconds: float) -> dict[str, float]:
    """How fast play was, beside bare appends."""
    bare = uvloop.run(bare_appends(database, found["tables"][0].match, seconds))
    raw = raw_appends(database.parent, seconds)
    return {
        "flat out: moves per second": found["fast"],
        "flat out: p95 until every seat knows, ms": p95(found["crowded"]),
        "flat out: the server's CPU time for a move, ms": found["fast cpu"] * 1000,
        "bare appends per second": bare,
        "SQLite's own appends per second": raw,
        "flat out to bare appends": found["fast"] / bare,
        "flat out to SQLite's own appends": found["fast"] / raw,
    }


if __name__ == "__main__":
    main()
