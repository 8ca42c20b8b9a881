"""Somebody who uses the API as the page does."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from regna.server.api.answers import ANSWERS
from regna.server.api.deps import COOKIE
from regna.server.api.middleware import HEADER
from regna.server.app import make_app
from regna.server.rates import RATES
from regna.server.settings import Settings

API = "/api/v1"
GAME = "architects"
PATIENCE = 180
"""Seconds after which something is not slow but broken, on a busy machine too."""
FAST = dict.fromkeys(RATES, "100000/second")
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
FRIENDS = [{"kind": "me"}, {"kind": "friend"}]


def new_app(database: str, rates: dict[str, str] = FAST, **more: Any) -> FastAPI:
    pools = {"executor": lambda: ThreadPoolExecutor(2), "background": lambda: ThreadPoolExecutor(1)}
    return make_app(Settings(database, rates, **(pools | more)))


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[FastAPI]:
    async with app.router.lifespan_context(app):
        yield app


@asynccontextmanager
async def serving(app: FastAPI) -> AsyncIterator[str]:
    """The address at which a real server serves an application."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await task


SHAPES = [
    (method, re.compile(API + re.sub(r"{\w+}", "[^/]+", path)), TypeAdapter(shape))
    for (method, path), shape in ((request.split(), shape) for request, shape in ANSWERS.items() if shape)
]


async def check_shape(answer: httpx.Response) -> None:
    """Whatever the tests ask for, the answer is as the description of the API says."""
    await answer.aread()
    for method, path, shape in SHAPES:
        if answer.is_success and method == answer.request.method and path.fullmatch(answer.request.url.path):
            shape.validate_json(answer.content)


class Visitor:
    """A browser with its cookies."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    @classmethod
    def at(cls, place: FastAPI | str) -> Visitor:
        """A visitor of an application in this process, or of a server at an address."""
        headers = {HEADER: "1", "Accept-Language": "en"}
        if isinstance(place, str):
            limits = httpx.Limits(max_keepalive_connections=0)  # one that is kept may be closed just when it is used
            return cls(httpx.AsyncClient(base_url=place, headers=headers, timeout=PATIENCE, limits=limits))
        transport = httpx.ASGITransport(place, raise_app_exceptions=False)
        hooks: Any = {"response": [check_shape]}
        return cls(httpx.AsyncClient(base_url="http://regna", headers=headers, transport=transport, event_hooks=hooks))

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(API + path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(API + path, json=body)

    async def come_in(self, name: str = "Ada") -> Visitor:
        assert (await self.post("/guest", name=name)).status_code == 201
        return self

    async def set_up(self, seats: list[dict[str, str]] = ALONE, **more: Any) -> dict[str, Any]:
        answer = await self.post("/matches", **{"game": GAME, "seats": seats, "start": seats is ALONE} | more)
        assert answer.status_code == 201, answer.text
        data: dict[str, Any] = answer.json()
        return data

    async def state(self, match: str, seat: int | None = 0) -> dict[str, Any]:
        answer = await self.get(f"/matches/{match}/state", **({} if seat is None else {"seat": seat}))
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    async def move(self, match: str, move: str, seq: int) -> httpx.Response:
        return await self.post(f"/matches/{match}/moves", move=move, seq=seq)

    async def move_any(self, match: str, seat: int = 0, option: int = 0) -> int:
        """Answer a seat's question with one of its options, which must be taken."""
        state = await self.state(match, seat)
        answer = await self.move(match, state["question"]["options"][option]["move"], state["seq"])
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["seq"]
        return seq

    @asynccontextmanager
    async def live(self, match: str, query: str = "seat=0") -> AsyncIterator[Live]:
        """A live connection to the server at the client's address."""
        address = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
        cookie = self.client.cookies.get(COOKIE, "")
        headers = {"Cookie": f"{COOKIE}={cookie}", "Accept-Language": "en"}
        if token := self.client.headers.get("Authorization"):
            headers["Authorization"] = token
        url = f"{address}{API}/matches/{match}/live?{query}"
        async with connect(url, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None) as socket:
            yield Live(socket)


class Live:
    """A live connection and everything that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.unheard: list[dict[str, Any]] = []

    async def next(self, *kinds: str, **facts: Any) -> dict[str, Any]:
        """The next message of these kinds with these facts; those before it are heard on the way."""
        while True:
            if not self.unheard:
                self.unheard = json.loads(await self.socket.recv())
            message = self.unheard.pop(0)
            self.heard.append(message)
            if message["type"] in kinds and all(message.get(name) == value for name, value in facts.items()):
                return dict(message)

    async def move(self, move: str, seq: int) -> None:
        await self.socket.send(json.dumps({"move": move, "seq": seq}))

    async def undo(self, seat: int, seq: int, moves: int = 1) -> dict[str, Any]:
        """Try to take moves back: what is answered."""
        await self.socket.send(json.dumps({"undo": moves, "seat": seat, "seq": seq}))
        return await self.next("undo", "declined")

    async def answer(self, agree: bool, seq: int) -> dict[str, Any]:
        """Try to answer a request to take moves back: what is answered."""
        await self.socket.send(json.dumps({"agree": agree, "seq": seq}))
        return await self.next("undo", "declined")

    async def asked(self) -> dict[str, Any]:
        """The next state with a question in it."""
        while not (state := await self.next("state")).get("question"):
            pass
        return state

    @property
    def numbers(self) -> list[int]:
        """The numbers of the lines that came, in order."""
        return [message["seq"] for message in self.heard if message["type"] == "entry"]
