"""What one address may open and send, and how slowly: nobody takes all connections, files or memory."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from regna.server.errors import Declined
from regna.server.rates import HOUSEHOLD, Rates

from ..processes import Process, serving
from ..visitor import ALONE, FAST, PATIENCE, Visitor, new_app, running
from .test_bad_input import refused

HERE = [{"kind": "me"}, {"kind": "here"}]
FEW, FILES = 10, 160
STRICT = "from regna.server.api import protocols; protocols.SECONDS = 2"
CROWDED = f"from regna.server.api import protocols; protocols.SECONDS = {PATIENCE}; protocols.CONNECTIONS = {FEW}"
STARVED = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"


@contextmanager
def untrusting(folder: Path, before: str) -> Iterator[Process]:
    """A server to which we are a stranger and no proxy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
        with serving(str(folder / "regna.db"), folder, before=before) as process:
            yield process


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with untrusting(tmp_path_factory.mktemp("strict"), STRICT) as process:
        yield process


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that gives everybody time, however busy the machine is, but few connections."""
    with untrusting(tmp_path_factory.mktemp("patient"), CROWDED) as process:
        yield process


def connected(process: Process) -> socket.socket:
    parts = urlsplit(process.address)
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def answered(stream: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    try:
        while more := stream.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    return found


def is_open(stream: socket.socket, sent: bytes) -> bool:
    """Whether the other side still listens when something more is sent."""
    try:
        stream.sendall(sent)
        return bool(stream.recv(1))
    except TimeoutError:
        return True
    except OSError:
        return False


def complaints(process: Process) -> list[str]:
    lines = [json.loads(line) for line in process.log if line.startswith("{")]
    return [line["why"] for line in lines if line["what"] == "connections are refused"]


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"HTTP/1.1 408 "),
        (b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nX-Regna: 1\r\nContent-Length: 9\r\n\r\n{", b""),
    ],
)
def test_a_request_that_is_sent_too_slowly(strict: Process, sent: bytes, answer: bytes) -> None:
    """Nothing, half a head, half a body: each is closed after a while, however often something more comes."""
    with connected(strict) as stream:
        stream.sendall(sent)
        found = answered(stream)
    assert found.startswith(answer)
    assert bool(found) == bool(answer)


def test_lines_that_never_become_a_request(strict: Process) -> None:
    with connected(strict) as stream:
        stream.settimeout(0.1)
        end = time.monotonic() + PATIENCE
        while is_open(stream, b"\r\n"):
            assert time.monotonic() < end


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 1_000_000,
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Many: x\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n"
        + b"X-Large: "
        + b"x" * 20_000
        + b"\r\nX-Large: "
        + b"x" * 20_000
        + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"x" * 1_000_000,
    ],
    ids=["url", "endless", "many", "large", "name"],
)
def test_a_head_that_is_too_large(patient: Process, head: bytes) -> None:
    with connected(patient) as stream:
        try:
            stream.sendall(head)
        except OSError:
            return
        assert answered(stream)[:13] in (b"HTTP/1.1 431 ", b"HTTP/1.1 400 ", b"")


def test_a_trailer_that_never_ends(patient: Process) -> None:
    """After the body nothing is kept either."""
    start = b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nX-Regna: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Long: "
    with connected(patient) as stream:
        stream.settimeout(0.1)
        stream.sendall(start)
        sent = 0
        while is_open(stream, b"x" * 65536):
            sent += 1
    assert sent < 1000


def test_an_address_has_so_many_connections(patient: Process) -> None:
    """The next is answered with 503; the log says so, and once the others have gone all is well."""
    with ExitStack() as stack:
        for _ in range(FEW):
            stack.enter_context(connected(patient)).sendall(b"GET")
        with connected(patient) as stream:
            assert answered(stream).startswith(b"HTTP/1.1 503 ")
    assert complaints(patient) == ["an address has too many"]
    while httpx.get(f"{patient.address}/healthz", timeout=PATIENCE).status_code == 503:
        pass


def test_files_run_short_and_the_log_says_so(tmp_path: Path) -> None:
    """Some are kept, so that those who are connected are served."""
    with untrusting(tmp_path, STARVED) as process, httpx.Client(base_url=process.address, timeout=PATIENCE) as client:
        assert client.get("/healthz").status_code == 200
        with ExitStack() as stack:
            while not complaints(process):
                stack.enter_context(connected(process)).sendall(b"GET")
            assert client.get("/healthz").status_code == 200
    assert complaints(process) == ["all open files are in use"]


async def test_many_guests_of_one_address_may_not_do_more_and_more(database: str) -> None:
    async with running(new_app(database, FAST | {"looks": "2/day"})) as app:
        for _ in range(HOUSEHOLD):
            guest = await Visitor.at(app).come_in()
            assert [(await guest.get("/live")).status_code for _ in range(3)] == [200, 200, 429]
        refused(await (await Visitor.at(app).come_in()).get("/live"), 429)


async def test_nobody_fills_the_disk_with_tables_and_copies(database: str) -> None:
    """To come as many guests helps little here either."""
    for limited, path in (("matches", "/matches"), ("matches", "/matches/{}/rematch"), ("forks", "/matches/{}/fork")):
        async with running(new_app(database, FAST | {limited: "1/day"})) as app:
            found = []
            for _ in range(HOUSEHOLD + 1):
                guest = await Visitor.at(app).come_in()
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(app.state.server, "rates", Rates(FAST))
                    match = (await guest.set_up(HERE, start=True))["id"]
                    await guest.post(f"/matches/{match}/abandon")
                body: dict[str, dict[str, object]] = {
                    "matches": {"game": "architects", "seats": HERE},
                    "fork": {"at": 0, "seat": 0},
                }
                asked = [guest.post(path.format(match), **body.get(path.rpartition("/")[2], {})) for _ in range(2)]
                found.append([(await each).status_code for each in asked])
            assert found == [[201, 429]] * HOUSEHOLD + [[429, 429]]


async def test_nobody_waits_while_somebody_reads_much(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole log, a lesson, a record: each is made while others are answered."""
    async with running(new_app(database)) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True))["id"]
        for place, request in (
            ("play.entries_text", ada.get(f"/matches/{match}/events")),
            ("lessons.step_data", ada.get("/lessons/architects/first")),
            ("records.read", ada.post("/records", record="")),
        ):
            begun, done = Event(), Event()

            def slow(*_: Any, begun: Event = begun, done: Event = done) -> Any:
                begun.set()
                assert done.wait(PATIENCE)
                raise Declined("server-too-fast")

            monkeypatch.setattr(f"regna.server.api.{place}", slow)
            asking = asyncio.create_task(request)
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            assert (await ada.get("/session")).status_code == 200
            assert not asking.done()
            done.set()
            refused(await asking, 429)


async def test_looking_back_has_its_price(database: str) -> None:
    """Each look may replay a match; strangers of one address share a limit, people have their own."""
    async with running(new_app(database, FAST | {"looks": "3/day"})) as app:
        ada, eve = await Visitor.at(app).come_in(), Visitor.at(app)
        match = (await ada.set_up(HERE, start=True))["id"]
        path = f"/matches/{match}/state"
        for _ in range(3):
            assert (await eve.get(path, at=0)).status_code == 200
        refused(await eve.get(path, at=0), 429)
        refused(await Visitor.at(app).get(path, at=0), 429)
        assert (await eve.get(path)).status_code == 200
        assert (await ada.get(path, at=0, seat=0)).status_code == 200


class Thinking(Executor):
    """Bots that think until they are told to stop; `about` are the matches they think about, in order."""

    def __init__(self) -> None:
        self.about: list[str] = []
        self.thoughts: list[Future[Any]] = []

    def submit(self, work: Any, /, *given: Any, **_: Any) -> Future[Any]:
        self.about.append(given[0].match)
        self.thoughts.append(Future())
        return self.thoughts[-1]

    async def come_to(self, number: int) -> list[str]:
        """The matches, once there are so many."""
        async with asyncio.timeout(PATIENCE):
            while len(self.about) < number:
                await asyncio.sleep(0.01)
        return self.about


async def test_nobodys_bots_wait_for_all_tables_of_somebody_else(database: str) -> None:
    """Whoever has many tables waits for themselves; a table that has ended is passed over."""
    bots = Thinking()
    async with running(new_app(database, executor=lambda: bots)) as app:
        ada, eve = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("Eve")
        first, second, third = [(await eve.set_up(ALONE))["id"] for _ in range(3)]
        hers = (await ada.set_up(ALONE))["id"]
        assert await bots.come_to(2) == [first, hers]
        for match in (first, second):
            await eve.post(f"/matches/{match}/abandon")
        bots.thoughts[0].set_result("yellow nothing")
        assert await bots.come_to(3) == [first, hers, third]
