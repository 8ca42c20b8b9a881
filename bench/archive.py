"""`make archive`: how long the lobby, somebody's page and the archive take with many matches in the database.

Every page is what a browser asks for when it opens it, at once and over real connections, as the busiest player.
SQLite, and PostgreSQL too where REGNA_TEST_POSTGRES names a server to make a database in. `cpu` is the processor time
that the server took each time: the other figures also depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

import asyncpg
import click
import httpx
from sqlalchemy import make_url

from regna.server.api.deps import COOKIE
from regna.server.db.engine import database_url
from regna.server.db.storage import Storage

from .crowd import BUSIEST, SESSION, Crowd
from .load import API, START, healthy

HEADERS = {"X-Regna": "1"}
SERVER = os.environ.get("REGNA_TEST_POSTGRES", "")
NAME = "regna_bench_archive"
BAR = 100.0
"""Milliseconds that a page may take at the 95th percentile."""
PAGES: dict[str, Sequence[str]] = {
    "lobby": ("/session", "/games", "/matches", "/tables", "/live"),
    "profile": (f"/people/{BUSIEST}", f"/people/{BUSIEST}/matches"),
    "profile, a game": (f"/people/{BUSIEST}/matches?game=devil",),
    "profile of somebody quiet": ("/people/player1500", "/people/player1500/matches"),
    "archive": ("/games", "/archive"),
    "archive, a game": ("/archive?game=paladins", "/games/paladins/ratings"),
    "archive, a person": (f"/archive?person={BUSIEST}",),
    "archive, a quiet person": ("/archive?person=player1500",),
    "archive, a rare option": ("/archive?game=architects&option=boards=chosen",),
    "archive, points nobody has": ("/archive?least=9999",),
    "archive, all at once": (f"/archive?game=architects&person={BUSIEST}&option=boards=dealt&least=60",),
    "archive, far back": ("/archive?before=1700030000",),
}


@asynccontextmanager
async def database(kind: str, folder: Path) -> AsyncIterator[str]:
    """A database of our own."""
    if kind == "sqlite":
        yield database_url(str(folder / "regna.db"))
        return
    await command(f"DROP DATABASE IF EXISTS {NAME} WITH (FORCE)")
    await command(f"CREATE DATABASE {NAME}")
    yield make_url(database_url(SERVER)).set(database=NAME).render_as_string(hide_password=False)
    await command(f"DROP DATABASE {NAME} WITH (FORCE)")


async def command(statement: str) -> None:
    connection = await asyncpg.connect(SERVER)
    await connection.execute(statement)
    await connection.close()


async def fill(url: str, finished: int) -> None:
    storage = await Storage.open(url)
    await Crowd().store(storage, finished)
    await storage.close()


async def measure(url: str, times: int, port: int) -> dict[str, dict[str, float]]:
    """For every page what it takes."""
    server = subprocess.Popen([sys.executable, "-c", START, url, str(port)])  # noqa: S603
    address = f"http://127.0.0.1:{port}"
    try:
        while not await asyncio.to_thread(healthy, address):
            await asyncio.sleep(0.1)
        async with httpx.AsyncClient(
            base_url=address + API, headers=HEADERS, cookies={COOKIE: SESSION}, timeout=60
        ) as browser:
            for paths in PAGES.values():
                await open_page(browser, paths)
            return {page: await open_often(browser, paths, times, server.pid) for page, paths in PAGES.items()}
    finally:
        server.kill()
        server.wait()


async def open_often(browser: httpx.AsyncClient, paths: Sequence[str], times: int, pid: int) -> dict[str, float]:
    """What a page takes, in milliseconds."""
    before = processor_time(pid)
    took = [await open_page(browser, paths) for _ in range(times)]
    found = median(took), quantiles(took, n=20)[18], (processor_time(pid) - before) / times
    return {name: round(seconds * 1000, 1) for name, seconds in zip(("median", "p95", "cpu"), found, strict=True)}


def processor_time(pid: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_page(browser: httpx.AsyncClient, paths: Sequence[str]) -> float:
    start = time.perf_counter()
    for answer in await asyncio.gather(*(browser.get(path) for path in paths)):
        answer.raise_for_status()
    return time.perf_counter() - start


async def run(kind: str, matches: int, times: int, port: int) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        async with database(kind, Path(folder)) as url:
            await fill(url, matches)
            return await measure(url, times, port)


@click.command()
@click.option("--matches", default=100_000, show_default=True)
@click.option("--times", default=100, show_default=True, help="How often every page is opened.")
@click.option("--port", default=8766, show_default=True)
def main(matches: int, times: int, port: int) -> None:
    """Measure, and print the figures as JSON; fails where a page is too slow."""
    kinds = ["sqlite", *(["postgresql"] if SERVER else [])]
    found = {kind: asyncio.run(run(kind, matches, times, port)) for kind in kinds}
    click.echo(json.dumps(found, indent=2))
    slow = [f"{kind}: {page}" for kind, pages in found.items() for page, each in pages.items() if each["p95"] > BAR]
    if slow:
        raise click.ClickException(f"over {BAR} ms: {', '.join(slow)}")


if __name__ == "__main__":
    main()
