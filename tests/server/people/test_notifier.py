"""Whoever is away is told when it is their turn: once, in their language, and never by way of an inner address."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import FastAPI, Request, Response
from sqlalchemy import select

from regna.games import load
from regna.kernel import Setup
from regna.server.db.tables import push
from regna.server.people.safe_http import ForbiddenAddress, PublicNetwork, SafeHttpClient, is_public, may_call

from ..api.test_api import together
from ..api.test_bad_input import refused
from ..api.test_hidden import Party
from ..visitor import API, Visitor, new_app, running, serving


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that can open what is sealed for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": {"p256dh": encoded(self.public), "auth": encoded(self.auth)}}

    def open(self, body: bytes) -> dict[str, Any]:
        """What a message says, by RFC 8291."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")
        return dict(json.loads(text))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Service:
    """A push service on this machine, and what it was sent."""

    def __init__(self) -> None:
        self.status = 201
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.app = FastAPI()
        self.app.add_api_route("/{browser}", self.take, methods=["POST"])
        self.address = ""

    async def take(self, request: Request) -> Response:
        self.heard.append((dict(request.headers), await request.body()))
        return Response(status_code=self.status)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    service = Service()
    async with serving(service.app) as service.address:
        yield service


@pytest.fixture
async def app(database: str) -> AsyncIterator[FastAPI]:
    async with running(new_app(database, push_anywhere=True)) as app:
        yield app


async def subscribe(visitor: Visitor, browser: Browser, endpoint: str, lang: str = "en") -> None:
    answer = await visitor.client.post(f"{API}/push?lang={lang}", json=browser.subscription(endpoint))
    assert answer.status_code == 204, answer.text


async def settle(app: FastAPI) -> None:
    await app.state.server.notifier.drain()


async def pass_to(people: tuple[Visitor, Visitor], match: str, seat: int) -> None:
    """Play until one seat alone is waited for."""
    while (waiting := (await people[0].get(f"/matches/{match}")).json()["waiting"]) != [seat]:
        mover = next(each for each in waiting if each != seat or len(waiting) > 1)
        await people[mover].move_any(match, mover)


# Browsers


async def test_a_browser_is_told_once_a_turn(ada: Visitor, bob: Visitor, app: FastAPI, service: Service) -> None:
    browser = Browser()
    await subscribe(bob, browser, f"{service.address}/bob", "fr")
    match = await together(ada, bob)
    await settle(app)
    (headers, body), *more = service.heard
    assert more == []
    assert browser.open(body) == {
        "title": "Architectes du Royaume de l’Ouest",
        "body": "C’est à vous de jouer.",
        "match": match,
    }
    assert headers["content-encoding"] == "aes128gcm"
    key = (await ada.get("/push")).json()["key"]
    assert headers["authorization"].startswith("vapid t=")
    assert headers["authorization"].endswith(f"k={key}")
    assert int(headers["ttl"]) > 0
    await pass_to((ada, bob), match, 0)
    service.heard.clear()
    await pass_to((ada, bob), match, 1)
    await settle(app)
    assert len(service.heard) == 1


async def test_a_question_asked_again_is_no_new_notice(
    ada: Visitor, bob: Visitor, app: FastAPI, service: Service
) -> None:
    match = await together(ada, bob)
    await pass_to((ada, bob), match, 0)
    await subscribe(bob, Browser(), f"{service.address}/bob")
    for _ in range(2):
        await pass_to((ada, bob), match, 1)
        await settle(app)
        seq = (await ada.get(f"/matches/{match}")).json()["seq"]
        asked = (await ada.post(f"/matches/{match}/undo", seat=0, seq=seq)).json()
        if not asked["done"]:
            await bob.post(f"/matches/{match}/undo/answer", agree=True, seq=seq)
    assert len(service.heard) == 1


async def test_who_watches_is_not_told(address_anywhere: tuple[str, FastAPI], service: Service) -> None:
    address, app = address_anywhere
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    await subscribe(bob, Browser(), f"{service.address}/bob")
    match = await ada.set_up([{"kind": "me"}, {"kind": "anyone"}])
    await bob.post(f"/matches/{match['id']}/join")
    async with bob.live(match["id"], "seat=1") as live:
        await live.next("state")
        await ada.post(f"/matches/{match['id']}/start")
        await live.asked()
        await settle(app)
        assert service.heard == []
    while app.state.server.presence.here:
        await asyncio.sleep(0.01)
    await pass_to((ada, bob), match["id"], 0)
    await pass_to((ada, bob), match["id"], 1)
    await settle(app)
    assert len(service.heard) == 1


@pytest.fixture
async def address_anywhere(database: str) -> AsyncIterator[tuple[str, FastAPI]]:
    app = new_app(database, push_anywhere=True)
    async with serving(app) as address:
        yield address, app


async def test_another_process_knows_who_watches(database: str) -> None:
    async with running(new_app(database)) as here, running(new_app(database)) as there:
        one, other = here.state.server.presence, there.state.server.presence
        rooms = [Party(Setup.of(load("architects"), 2), ()).room for _ in range(2)]
        async with one.watching(rooms[0], "a"):
            assert await one.is_watching("m", "a")
            assert await other.is_watching("m", "a") is one.shared
            assert not await other.is_watching("m", "b")
            await other.refresh(rooms[1])
            assert [room.present for room in rooms] == [{"a"}, {"a"} if one.shared else set()]
        await other.refresh(rooms[1])
        assert [room.present for room in rooms] == [set(), set()]
        assert not await other.is_watching("m", "a")


async def test_browsers_that_are_gone_are_forgotten(ada: Visitor, bob: Visitor, app: FastAPI, service: Service) -> None:
    service.status = 410
    await subscribe(bob, Browser(), f"{service.address}/bob")
    await together(ada, bob)
    await settle(app)
    assert len(service.heard) == 1
    assert await app.state.server.storage.rows(select(push)) == []


async def test_a_push_service_that_fails_harms_nobody(
    ada: Visitor, bob: Visitor, app: FastAPI, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    service.status = 500
    await subscribe(bob, Browser(), f"{service.address}/bob")
    await subscribe(bob, Browser(), "http://127.0.0.1:9/nobody-listens")
    match = await together(ada, bob)
    await settle(app)
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == ["a notice failed"] * 2
    assert "127.0.0.1" not in caplog.text
    await ada.move_any(match)
    assert len(await app.state.server.storage.rows(select(push))) == 2


async def test_subscriptions_are_ones_own_and_few(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    async def endpoints() -> list[str]:
        return sorted(row.endpoint for row in await app.state.server.storage.rows(select(push)))

    for number in range(12):
        await subscribe(ada, Browser(), f"https://push.example.org/{number:02}")
    assert await endpoints() == [f"https://push.example.org/{number:02}" for number in range(2, 12)]
    body = {"endpoint": "https://push.example.org/02"}
    assert (await bob.client.request("DELETE", f"{API}/push", json=body)).status_code == 204
    assert len(await endpoints()) == 10
    assert (await ada.client.request("DELETE", f"{API}/push", json=body)).status_code == 204
    assert len(await endpoints()) == 9


async def test_the_keys_are_made_once(database: str) -> None:
    async with running(new_app(database)) as app:
        key = (await Visitor.at(app).get("/push")).json()["key"]
    async with running(new_app(database)) as one, running(new_app(database)) as other:
        assert (await Visitor.at(one).get("/push")).json()["key"] == key
        assert (await Visitor.at(other).get("/push")).json()["key"] == key


# What must not be called

INNER = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[2002:7f00:1::]/x",
    "https://10.0.0.1/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://push.example.org:8443/x",
    "https://user@push.example.org/x",
    "https://push.example.org/\r\nX: y",
    "https:///x",
    "https://[/x",
    "ftp://push.example.org/x",
    "file:///etc/passwd",
    "",
]


@pytest.mark.parametrize("endpoint", INNER)
async def test_inner_addresses_are_no_endpoints(database: str, endpoint: str) -> None:
    assert not may_call(endpoint)
    async with running(new_app(database)) as app:
        eve = await Visitor.at(app).come_in("Eve")
        refused(await eve.post("/push", **Browser().subscription(endpoint)), 422)
        assert await app.state.server.storage.rows(select(push)) == []


def test_public_addresses_may_be_called() -> None:
    assert may_call("https://updates.push.services.mozilla.com/wpush/v2/x")
    assert may_call("https://1.1.1.1/x")
    assert is_public("2606:4700::1111")
    assert not is_public("224.0.0.1")


async def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a name meant when it was given, the address that is called must be public."""

    async def lead_inside(*args: object, **more: object) -> list[Any]:
        return [(0, 0, 0, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_inside)
    with pytest.raises(ForbiddenAddress):
        await PublicNetwork().connect_tcp("push.example.org", 443)
    with pytest.raises(ForbiddenAddress):
        await SafeHttpClient().post("https://push.example.org/x", {}, b"")


@pytest.mark.parametrize(
    "wrong",
    [
        {"keys": {}},
        {"keys": {"p256dh": "x", "auth": encoded(b"x" * 16)}},
        {"keys": {"p256dh": encoded(b"\4" + b"x" * 64), "auth": encoded(b"x" * 16)}},
        {"keys": {"p256dh": encoded(Browser().public), "auth": "x"}},
        {"keys": {"p256dh": encoded(Browser().public), "auth": encoded(b"x" * 17)}},
        {"keys": {"p256dh": "é" * 80, "auth": 3}},
        {"endpoint": "https://push.example.org/" + "x" * 1000},
        {"endpoint": None},
        {"account": "x"},
    ],
)
async def test_what_is_no_subscription(ada: Visitor, wrong: dict[str, Any]) -> None:
    refused(await ada.post("/push", **Browser().subscription("https://push.example.org/x") | wrong), 422)


async def test_strangers_do_not_subscribe(app: FastAPI) -> None:
    refused(await Visitor.at(app).post("/push", **Browser().subscription("https://push.example.org/x")), 401)
