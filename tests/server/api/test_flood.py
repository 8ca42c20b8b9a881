"""Whoever sends too much over live connections is closed with a sentence, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from regna.server.api.connections import LiveConnections, client_network
from regna.server.errors import Declined
from regna.server.rates import RATES, Rates, TokenBucket

from ..flood import FRAMES
from ..processes import Process, serving
from ..visitor import FAST, PATIENCE, Live, Visitor, new_app
from ..visitor import serving as serving_here
from .test_live import closed_with

HERE = [{"kind": "me"}, {"kind": "here"}]
PROBES = 25
SLOW = 0.2
"""Seconds that nobody minds; a busy machine takes longer, which a quiet server beside this one shows."""
TRIES = 5
"""How often this is measured at most: what else a machine does comes and goes, a flood that harms stays."""


@contextmanager
def flooding(address: str, match: str, *kinds: str) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.server.flood", address, match, *kinds]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as flood:  # noqa: S603
        try:
            yield
        finally:
            flood.kill()


def healthz(*addresses: str) -> list[float]:
    """The usual times in which servers say that they are well, asked in turns."""
    with httpx.Client(timeout=PATIENCE) as client:
        times = [[waited(client, f"{address}/healthz") for address in addresses] for _ in range(PROBES)]
    return [median(column) for column in zip(*times, strict=True)]


def is_well(quiet: Process, flooded: Process) -> bool:
    """Whether a flooded server answers about as soon as one beside it to which nobody comes."""
    usual, now = healthz(quiet.address, flooded.address)
    return now < max(5 * usual, SLOW)


def waited(client: httpx.Client, url: str) -> float:
    start = time.perf_counter()
    client.get(url).raise_for_status()
    return time.perf_counter() - start


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("flood")
    with serving(str(folder / "regna.db"), folder) as process:
        yield process


async def new_match(visitor: Visitor) -> str:
    return str((await visitor.set_up(HERE, start=True))["id"])


async def closing(live: Live) -> tuple[int, str]:
    """The code and the sentence with which a connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await live.next("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_flood_is_closed_with_a_sentence(process: Process, kind: str) -> None:
    match = await new_match(await Visitor.at(process.address).come_in())
    async with asyncio.timeout(PATIENCE), Visitor.at(process.address).live(match, "") as live:
        await live.next("state")
        live.socket.transport.write((b"\x01\x80" + bytes(4) if kind == "fragments" else b"") + FRAMES[kind] * 1000)
        code, sentence = await closing(live)
    assert code == 4429
    assert sentence.endswith(".")


async def test_a_flood_by_strangers_slows_nobody_down(process: Process, tmp_path: Path) -> None:
    """Messages, pings and fragments, two connections each, which come again whenever they are closed."""
    ada = await Visitor.at(process.address).come_in()
    match = await new_match(ada)
    with (
        serving(str(tmp_path / "regna.db"), tmp_path) as quiet,
        flooding(process.address, match, *FRAMES, *FRAMES),
    ):
        async with asyncio.timeout(PATIENCE):
            while process.file.read_text().count("connection open") < 6:
                await asyncio.sleep(0.01)
        assert any(is_well(quiet, process) for _ in range(TRIES))
        await ada.move_any(match)
    assert "Traceback" not in process.file.read_text()


async def test_an_address_shares_what_it_may_send(database: str) -> None:
    """Bad messages count too; the limit is that of the server, whatever each connection could send alone."""
    async with serving_here(new_app(database, FAST | {"messages": "20/day"})) as address:
        ada = await Visitor.at(address).come_in()
        match = await new_match(ada)
        async with ada.live(match) as one, Visitor.at(address).live(match, "") as other:
            for number in range(10):
                await one.socket.send("nonsense")
                await one.next("declined")
                await other.socket.send(f"nonsense {number}")
                await other.next("declined")
            await other.socket.send("one too many")
            assert (await closing(other))[0] == 4429
            await one.socket.send("and one more")
            assert (await closing(one))[0] == 4429


async def test_an_address_has_so_many_live_connections(database: str) -> None:
    """Who is turned away may come again by themselves, as when others at the same address have left."""
    async with serving_here(new_app(database, connections=2)) as address:
        ada = await Visitor.at(address).come_in()
        match = await new_match(ada)
        async with ada.live(match) as one, ada.live(match) as two:
            await one.asked()
            await two.asked()
            assert await closed_with(ada, match, "") == 1013
        async with asyncio.timeout(PATIENCE):
            while not await is_let_in(ada, match):
                await asyncio.sleep(0.01)


async def is_let_in(visitor: Visitor, match: str) -> bool:
    try:
        async with visitor.live(match) as live:
            await live.asked()
    except ConnectionClosed:
        return False
    return True


async def test_an_address_does_not_come_too_often(database: str) -> None:
    async with serving_here(new_app(database, FAST | {"connects": "3/day"})) as address:
        ada = await Visitor.at(address).come_in()
        match = await new_match(ada)
        for _ in range(3):
            async with ada.live(match) as live:
                await live.asked()
        assert await closed_with(ada, match, "") == 1013


def test_an_address_that_has_gone_is_forgotten() -> None:
    addresses = LiveConnections(1, Rates(RATES).rates["messages"])
    with addresses.connected("192.0.2.1"):
        with addresses.connected("192.0.2.2"):
            pass
        with pytest.raises(Declined), addresses.connected("192.0.2.1"):
            pass
    assert not addresses.callers


def test_a_household_is_one_address() -> None:
    assert (
        client_network("2001:db8:1:2:3:4:5:6") == client_network("2001:db8:1:2::") != client_network("2001:db8:1:3::")
    )
    assert client_network("192.0.2.1") == client_network("::ffff:192.0.2.1") == "192.0.2.1"
    assert client_network("testclient") == "testclient"


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    bucket = TokenBucket(3, 2)
    assert [bucket.take(2), bucket.take(2), bucket.take(1), bucket.take(1)] == [True, False, True, False]
    moment = 0.5
    assert [bucket.take(1), bucket.take(1)] == [True, False]
    moment = 100.0
    assert [bucket.take(4), bucket.take(3)] == [False, True]
