"""When the database is away, people are told so, nothing is half done, and play goes on once it is back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, select
from websockets.exceptions import ConnectionClosed

from regna.server import storage as storage_module
from regna.server.declined import Declined
from regna.server.storage import Storage, database_url
from regna.server.tables import moves

from .databases import KINDS, POSTGRES, new_database
from .test_storage import add_match, line
from .visitor import ALONE, PATIENCE, Visitor, new_app, running

needs_postgres = pytest.mark.skipif(POSTGRES not in KINDS, reason="needs PostgreSQL")
HERE = [{"kind": "me"}, {"kind": "here"}]


class Cable:
    """A way to PostgreSQL that can be cut and mended."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.ends: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def mend(self) -> None:
        self.server = await asyncio.start_server(self.join, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        socket = self.url.query.get("host")
        far = (
            await asyncio.open_unix_connection(f"{socket}/.s.PGSQL.{self.url.port or 5432}")
            if socket
            else await asyncio.open_connection(self.url.host, self.url.port or 5432)
        )
        self.ends |= {writer, far[1]}
        await asyncio.gather(pass_on(reader, far[1]), pass_on(far[0], writer))

    def cut(self) -> None:
        self.server.close()
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


@needs_postgres
async def test_postgresql_goes_away_and_comes_back(cable: Cable) -> None:
    async with running(new_app(cable.address)) as app:
        ada = await Visitor.at(app).come_in()
        match, with_bot = (await ada.set_up(HERE, start=True))["id"], (await ada.set_up(ALONE))["id"]
        state = await ada.state(match)
        move = state["question"]["options"][0]["move"]
        cable.cut()
        answers = await asyncio.gather(*(ada.move(match, move, state["seq"]) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {503}
        assert "database" in answers[0].json()["message"]
        assert (await ada.client.get("/healthz")).status_code == 503
        assert (await ada.get("/matches")).status_code == 503
        assert (await ada.state(match))["seq"] == 0
        await cable.mend()
        assert await ada.move_any(match) == 1
        assert (await ada.client.get("/healthz")).status_code == 200
        async with asyncio.timeout(PATIENCE):
            await ada.move_any(with_bot)
            while not (await ada.state(with_bot))["question"]:
                await asyncio.sleep(0.02)


@needs_postgres
async def test_without_a_database_there_is_no_server(cable: Cable) -> None:
    cable.cut()
    with pytest.raises(Declined, match="server-no-database"):
        await Storage.open(cable.address)


async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit is declined as a whole, what is there can be read, and when there is room all goes on."""
    pages = 80
    monkeypatch.setattr(storage_module, "PRAGMAS", (*storage_module.PRAGMAS, f"max_page_count={pages}"))
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


async def test_whoever_cannot_watch_now_may_come_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(self: Storage, query: object) -> None:
        raise Declined("server-no-database")

    monkeypatch.setattr(Storage, "rows", away)
    async with asyncio.timeout(PATIENCE), Visitor.at(address).live("0" * 16, "") as live:
        with pytest.raises(ConnectionClosed) as closed:
            await live.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
