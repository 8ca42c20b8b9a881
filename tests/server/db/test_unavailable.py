"""When the database is away, people are told so, nothing is half done, and play goes on once it is back."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy import insert, make_url, select
from websockets.exceptions import ConnectionClosed

from regna.server.db import engine as engine_module
from regna.server.db import readiness
from regna.server.db.engine import database_url
from regna.server.db.storage import Storage
from regna.server.db.tables import keepsakes, moves
from regna.server.errors import Declined

from ..databases import KINDS, POSTGRES, new_database
from ..processes import Process, servers
from ..visitor import ALONE, PATIENCE, Visitor, new_app, running
from .test_storage import add_match, line

needs_postgres = pytest.mark.skipif(POSTGRES not in KINDS, reason="needs PostgreSQL")
SMALL_DISK = (*engine_module.PRAGMAS, "max_page_count=120")
"""Room for the tables, and for little in them."""
HERE = [{"kind": "me"}, {"kind": "here"}]


class Cable:
    """A way to PostgreSQL that can be cut and mended."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.ends: set[asyncio.StreamWriter] = set()
        self.place = socket.socket()
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self.place.bind(("127.0.0.1", 0))
        self.port = self.place.getsockname()[1]
        """Nobody listens at this socket; it keeps the port for us while the cable is cut."""
        self.is_cut = False

    async def mend(self) -> None:
        self.is_cut = False
        self.server = await asyncio.start_server(self.join, "127.0.0.1", self.port, reuse_port=True)

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self.url.query.get("host")
        far = (
            await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{self.url.port or 5432}")
            if folder
            else await asyncio.open_connection(self.url.host, self.url.port or 5432)
        )
        self.ends |= {writer, far[1]}
        if self.is_cut:
            self.abort()
        await asyncio.gather(pass_on(reader, far[1]), pass_on(far[0], writer))

    def cut(self) -> None:
        self.is_cut = True
        self.server.close()
        self.abort()

    def abort(self) -> None:
        while self.ends:
            self.ends.pop().transport.abort()

    @property
    def address(self) -> str:
        url = self.url.set(host="127.0.0.1", port=self.port, query={})
        return url.render_as_string(hide_password=False)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
    except OSError:
        pass
    finally:
        writer.close()


@pytest.fixture
async def cable(tmp_path: Path) -> AsyncIterator[Cable]:
    async with new_database(POSTGRES, tmp_path) as url:
        cable = Cable(url)
        await cable.mend()
        yield cable
        cable.cut()
        cable.place.close()


@needs_postgres
async def test_postgresql_goes_away_and_comes_back(cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was here a moment ago still sees the table; how long that is, a busy machine does not decide."""
    monkeypatch.setattr("regna.server.people.accounts.FRESH", PATIENCE)
    async with running(new_app(cable.address)) as app:
        ada = await Visitor.at(app).come_in()
        match, with_bot = (await ada.set_up(HERE, start=True))["id"], (await ada.set_up(ALONE))["id"]
        state = await ada.state(match)
        move = state["question"]["options"][0]["move"]
        cable.cut()
        answers = await asyncio.gather(*(ada.move(match, move, state["seq"]) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {503}
        assert "database" in answers[0].json()["message"]
        assert (await ada.client.get("/readyz")).status_code == 503
        assert (await ada.client.get("/healthz")).status_code == 200
        assert (await ada.get("/matches")).status_code == 503
        assert (await ada.state(match))["seq"] == 0
        await cable.mend()
        assert await ada.move_any(match) == 1
        await until_ready(ada)
        async with asyncio.timeout(PATIENCE):
            await ada.move_any(with_bot)
            while not (await ada.state(with_bot))["question"]:
                await asyncio.sleep(0.02)


async def until_ready(visitor: Visitor) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await visitor.client.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.02)


@needs_postgres
async def test_a_server_that_starts_while_the_database_is_away_waits_for_it(cable: Cable) -> None:
    cable.cut()
    async with running(new_app(cable.address)) as app:
        ada = Visitor.at(app)
        assert (await ada.client.get("/healthz")).status_code == 200
        for path in ("/readyz", "/api/v1/tables", "/api/v1/me"):
            assert (await ada.client.get(path)).status_code == 503
        await cable.mend()
        await until_ready(ada)
        await ada.come_in()


@needs_postgres
async def test_a_worker_that_starts_while_the_database_is_away(cable: Cable, tmp_path: Path) -> None:
    """A worker is killed meanwhile; its parent lives, and the next one serves as soon as it can."""
    process = await asyncio.to_thread(Process, cable.address, tmp_path, "--workers", "2")
    try:
        await until_logged(process, '"open"', 2)
        before = servers(process.popen.pid)
        cable.cut()
        os.kill(before[0], signal.SIGKILL)
        await until_logged(process, "waiting for the database", 1)
        assert process.popen.poll() is None
        ada = Visitor.at(process.address)
        assert (await ada.client.get("/readyz")).status_code == 503
        await cable.mend()
        await until_logged(process, '"open"', 3)
        await until_ready(ada)
        await ada.come_in()
        after = servers(process.popen.pid)
        assert len(after) == 2
        assert before[1] in after
    finally:
        process.kill()


async def until_logged(process: Process, what: str, times: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while process.file.read_text("utf-8").count(what) < times:
            await asyncio.sleep(0.05)


@needs_postgres
async def test_without_a_database_there_is_no_server(cable: Cable) -> None:
    cable.cut()
    with pytest.raises(Declined, match="server-no-database"):
        await Storage.open(cable.address)


async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit is declined as a whole, what is there can be read, and when there is room all goes on."""
    monkeypatch.setattr(engine_module, "PRAGMAS", SMALL_DISK)
    url = database_url(str(tmp_path / "regna.db"))
    storage = await Storage.open(url)
    await add_match(storage)
    stored, error = 0, None
    while error is None:
        batch = range(stored + 1, stored + 11)
        tries = [storage.append(line(number, "x" * 2000)) for number in batch]
        results = await asyncio.gather(*tries, return_exceptions=True)
        error = next((result for result in results if result is not True), None)
        stored += 0 if error else 10
    assert isinstance(error, Declined)
    assert error.code == "server-no-database"
    assert {str(result) for result in results} == {str(error)}
    assert len(await storage.rows(select(moves.c.seq))) == stored > 0
    await storage.close()
    monkeypatch.undo()
    roomy = await Storage.open(url)
    assert await roomy.append(line(stored + 1))
    await roomy.close()


async def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is alive all the same, and what is there can be read."""
    monkeypatch.setattr(engine_module, "PRAGMAS", SMALL_DISK)
    monkeypatch.setattr(readiness, "FOR", 0.0)
    async with running(new_app(database_url(str(tmp_path / "regna.db")))) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True))["id"]
        assert (await ada.client.get("/readyz")).json() == {"status": "ok"}
        storage, number = app.state.server.storage, 0
        with suppress(Declined):
            while number := number + 1:
                await storage.execute(insert(keepsakes).values(name=str(number), value="x" * 2000))
        answer = await ada.client.get("/readyz")
        assert (answer.status_code, answer.json()["error"]) == (503, "server-no-database")
        assert (await ada.client.get("/healthz")).status_code == 200
        assert (await ada.state(match))["question"]


async def test_strangers_who_ask_often_write_seldom(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FOR", 1000.0)
    written: list[int] = []
    app.state.server.storage.writer.on_commit = written.append
    visitor = Visitor.at(app)
    for _ in range(5):
        assert (await visitor.client.get("/readyz")).status_code == 200
    assert len(written) <= 1


async def test_whoever_cannot_watch_now_may_come_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(self: Storage, query: object) -> None:
        raise Declined("server-no-database")

    monkeypatch.setattr(Storage, "rows", away)
    async with asyncio.timeout(PATIENCE), Visitor.at(address).live("0" * 16, "") as live:
        with pytest.raises(ConnectionClosed) as closed:
            await live.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
