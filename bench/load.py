"""`python -m bench.load`: durable moves per second of a real server, beside bare appends to the same kind of database.

Clients in this process play scripted matches over real connections to a server in another; afterwards one connection
appends the same number of rows to a table of its own in the same folder, each in a commit of its own.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

import click
import httpx

HEADERS = {"X-Regna": "1"}
API = "/api/v1"
START = """
import sys
import uvicorn
from regna.server.app import make_app
from regna.server.settings import RATES, Settings
app = make_app(Settings(sys.argv[1], dict.fromkeys(RATES, "100000/second")))
uvicorn.run(app, port=int(sys.argv[2]), log_config=None, access_log=False)
"""


@contextmanager
def serving(folder: Path, port: int) -> Iterator[str]:
    """A server without rate limits."""
    server = subprocess.Popen([sys.executable, "-c", START, str(folder / "regna.db"), str(port)])  # noqa: S603
    address = f"http://127.0.0.1:{port}"
    try:
        while not healthy(address):
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


async def sit_down(address: str, seats: int) -> tuple[httpx.AsyncClient, str]:
    """A client and its match, all of whose seats it plays."""
    client = httpx.AsyncClient(base_url=address + API, headers=HEADERS, timeout=60, verify=False)  # noqa: S501
    await client.post("/guest", json={"name": "Load"})
    body = {"game": "architects", "seats": [{"kind": "me"}] * seats, "start": True}
    return client, (await client.post("/matches", json=body)).json()["id"]


async def play(client: httpx.AsyncClient, match: str, until: float, times: list[float]) -> None:
    """Move, always taking the first option, until the time is over."""
    while time.perf_counter() < until and (turn := (await client.get(f"/matches/{match}")).json()["waiting"]):
        times.append(await move(client, match, turn[0]))


async def move(client: httpx.AsyncClient, match: str, seat: int) -> float:
    """Make a move and return how long its answer took."""
    state = (await client.get(f"/matches/{match}/state", params={"seat": seat})).json()
    start = time.perf_counter()
    body = {"move": state["question"]["options"][0]["move"], "seq": state["seq"]}
    (await client.post(f"/matches/{match}/moves", json=body)).raise_for_status()
    return time.perf_counter() - start


def appends(folder: Path, seconds: float) -> float:
    """Bare appends a second, each committed by itself and as safely as the server's."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE moves (match, seq, line)"):
        database.execute(statement)
    start, count = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        database.execute("INSERT INTO moves VALUES ('match', ?, 'yellow place forest')", (count,))
        count += 1
    return count / (time.perf_counter() - start)


async def load(address: str, matches: int, seats: int, seconds: float) -> tuple[list[float], float]:
    """How long every answer took, and all of them together."""
    times: list[float] = []
    tables = [await sit_down(address, seats) for _ in range(matches)]
    start = time.perf_counter()
    await asyncio.gather(*(play(client, match, start + seconds, times) for client, match in tables))
    return times, time.perf_counter() - start


@click.command()
@click.option("--matches", default=50, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=10.0, show_default=True)
@click.option("--port", default=8765, show_default=True)
def main(matches: int, seats: int, seconds: float, port: int) -> None:
    """Measure, and print the figures as JSON."""
    with tempfile.TemporaryDirectory() as name:
        with serving(Path(name), port) as address:
            times, took = asyncio.run(load(address, matches, seats, seconds))
        bare = appends(Path(name), seconds / 2)
    figures = {
        "moves per second": len(times) / took,
        "bare appends per second": bare,
        "ratio": len(times) / took / bare,
        "median answer, ms": quantiles(times, n=20)[9] * 1000,
        "p95 answer, ms": quantiles(times, n=20)[18] * 1000,
    }
    click.echo(json.dumps({name: round(figure, 2) for name, figure in figures.items()}, indent=2))


if __name__ == "__main__":
    main()
