"""Whatever is sent, the answer is a clear sentence with the right status, and nothing has changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from regna.server.api.deps import COOKIE
from regna.server.api.middleware import HEADER, MAX_REQUEST_BYTES

from ..visitor import ALONE, API, FAST, GAME, Visitor, new_app, running
from .test_api import together


def refused(answer: httpx.Response, status: int) -> str:
    """The sentence with which something was refused."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body.keys() == {"error", "message"}
    assert body["message"].endswith((".", "”"))
    return str(body["message"])


async def send(visitor: Visitor, path: str, content: str | bytes) -> httpx.Response:
    return await visitor.client.post(API + path, content=content, headers={"Content-Type": "application/json"})


@pytest.fixture
async def match(ada: Visitor) -> str:
    return str((await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("", 422),
        ("{", 400),
        ("nonsense", 400),
        ("[" * 20_000, 400),
        (b"\xff\xfe", 400),
        ("null", 422),
        ("[]", 422),
        ("{}", 422),
        ('{"move": 3, "seq": 0}', 422),
        ('{"move": "yellow", "seq": "0"}', 422),
        ('{"move": "yellow", "seq": 1.5}', 422),
        ('{"move": "yellow", "seq": NaN}', 422),
        ('{"move": "yellow", "seq": 1e400}', 422),
        ('{"move": "yellow", "seq": true}', 422),
        ('{"move": "yellow", "seq": 99999999999999999999999}', 422),
        ('{"move": "\\ud800", "seq": 0}', 422),
        ('{"move": "yellow", "seq": 0, "\\ud800": 1}', 422),
        ('{"move": "yellow", "seq": 0, "seat": 1}', 422),
        (json.dumps({"move": "y" * 201, "seq": 0}), 422),
        (json.dumps({"move": "yellow\x00", "seq": 0}), 422),
        (json.dumps({"move": "yellow undo 1", "seq": 0}), 422),
        (json.dumps({"move": "<script>alert(1)</script>", "seq": 0}), 422),
        (json.dumps({"move": "pink place forest", "seq": 0}), 422),
        (json.dumps({"move": "chance draw keep", "seq": 0}), 422),
        (json.dumps({"move": "chance roll 0", "seq": 0}), 422),
        (json.dumps({"move": "yellow chance roll 0", "seq": 0}), 422),
    ],
)
async def test_what_is_no_move_is_refused(ada: Visitor, match: str, body: str | bytes, status: int) -> None:
    before = await ada.state(match)
    refused(await send(ada, f"/matches/{match}/moves", body), status)
    assert await ada.state(match) == before


async def test_a_move_that_is_not_offered_is_answered_with_what_is(ada: Visitor, match: str) -> None:
    state = await ada.state(match)
    sentence = refused(await ada.move(match, "yellow place moon", state["seq"]), 422)
    offered = state["question"]["options"][0]["move"].partition(" ")[2]
    assert offered in sentence
    assert refused(await ada.client.post(f"{API}/matches/{match}/moves?lang=fr", json={"move": "x", "seq": 0}), 422)


async def test_a_stale_number_is_a_conflict(ada: Visitor, match: str) -> None:
    old = await ada.state(match)
    await ada.move_any(match)
    move = old["question"]["options"][0]["move"]
    refused(await ada.move(match, move, old["seq"] + 100), 409)
    while (seat := (await ada.get(f"/matches/{match}")).json()["waiting"][0]) != 0:
        await ada.move_any(match, seat)
    refused(await ada.move(match, move, old["seq"]), 409)
    refused(await ada.post(f"/matches/{match}/undo", seat=0, seq=old["seq"]), 409)


async def test_out_of_turn(ada: Visitor, match: str) -> None:
    while len(waiting := (await ada.get(f"/matches/{match}")).json()["waiting"]) == 2:
        await ada.move_any(match, waiting[0])
    seq = (await ada.get(f"/matches/{match}")).json()["seq"]
    colour = ("red", "yellow")[waiting[0]]
    assert colour in refused(await ada.move(match, f"{colour} place forest", seq), 422)


async def test_other_peoples_seats_are_theirs(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    match = await together(ada, bob)
    eve, nobody = await Visitor.at(app).come_in("Eve"), Visitor.at(app)
    state = await bob.state(match, 1)
    move = state["question"]["options"][0]["move"]
    path = f"/matches/{match}"
    for visitor, status in ((ada, 403), (eve, 403), (nobody, 401)):
        refused(await visitor.move(match, move, state["seq"]), status)
        refused(await visitor.post(f"{path}/undo", seat=1, seq=0), status)
        refused(await visitor.get(f"{path}/state", seat=1), 403)
        refused(await visitor.get(f"{path}/events", seat=1), 403)
    for visitor, status in ((eve, 403), (nobody, 401)):
        for action in ("leave", "return", "abandon", "start"):
            refused(await visitor.post(f"{path}/{action}"), status)
        refused(await visitor.post(f"{path}/chat", text="let me in"), status)
        refused(await visitor.post(f"{path}/undo/answer", agree=True, seq=0), status)
    refused(await eve.get(f"{path}/state", seat=100), 403)
    refused(await eve.get(f"{path}/state", seat=-1), 422)
    assert await bob.state(match, 1) == state


@pytest.mark.parametrize("token", ["", "x", "a" * 43, "../../etc/passwd", "' OR 1=1 --", "\u00e9"])
async def test_forged_cookies_open_nothing(app: FastAPI, ada: Visitor, match: str, token: str) -> None:
    forger = Visitor.at(app)
    headers = {b"Cookie": f"{COOKIE}={token}".encode()}
    refused(await forger.client.get(f"{API}/me", headers=headers), 401)
    refused(await forger.client.get(f"{API}/matches/{match}/state?seat=0", headers=headers), 403)


async def test_another_site_cannot_make_a_browser_act(ada: Visitor, match: str) -> None:
    state = await ada.state(match)
    del ada.client.headers[HEADER]
    assert HEADER in refused(await ada.move(match, state["question"]["options"][0]["move"], state["seq"]), 403)
    refused(await ada.client.delete(f"{API}/session"), 403)
    assert await ada.state(match) == state


async def test_huge_messages_are_not_read(ada: Visitor, match: str) -> None:
    async def endless() -> Any:
        for _ in range(1000):
            yield b" " * 1024

    refused(await send(ada, f"/matches/{match}/moves", b" " * (MAX_REQUEST_BYTES + 1)), 413)
    refused(await ada.client.post(f"{API}/guest", content=endless()), 413)
    refused(await ada.client.post(f"{API}/guest", content=b"", headers={"Content-Length": "9" * 5000}), 413)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/api/v1/matches/../../etc/passwd",
        "/api/v1/matches/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/api/v1/matches/%00",
        "/api/v1/matches/0000000000000000",
        "/api/v1/matches/' OR 1=1 --/state",
        "/api/v1/matches/0000000000000000/record",
    ],
)
async def test_there_is_nothing_at_other_addresses(ada: Visitor, path: str) -> None:
    refused(await ada.client.get(path), 404)
    refused(await ada.client.put("/api/v1/me"), 405)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/people/%00", 404),
        ("/people/a%00b/matches", 404),
        ("/games/%00/ratings", 404),
        ("/archive?person=%00", 400),
        ("/archive?game=a%00", 400),
        ("/archive?option=a=%2500", 422),
        ("/people/ada/matches?game=%00", 400),
    ],
)
async def test_a_zero_is_part_of_no_text(ada: Visitor, path: str, status: int) -> None:
    """PostgreSQL has no such texts, and would fail."""
    refused(await ada.client.get(f"{API}{path}"), status)
    refused(await ada.client.delete(f"{API}/friends/%00"), 404)


@pytest.mark.parametrize("name", ["", "   ", "\x00", "\u202e", "n" * 41, 7, None, ["x"]])
async def test_a_name_is_a_short_text(app: FastAPI, name: object) -> None:
    refused(await Visitor.at(app).post("/guest", name=name), 422)


async def test_scripts_are_text_like_any_other(app: FastAPI) -> None:
    script = "<script>alert(1)</script>"
    eve = await Visitor.at(app).come_in(script)
    match = await eve.set_up(ALONE)
    assert match["seats"][0]["name"] == script
    answer = await eve.post(f"/matches/{match['id']}/chat", text=f"{script}\x1b[31m")
    assert answer.json()["text"] == f"{script}[31m"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    refused(await eve.post(f"/matches/{match['id']}/chat", text="x" * 1001), 422)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "../kernel"},
        {"seats": []},
        {"seats": [{"kind": "me"}] * 6},
        {"seats": [{"kind": "me"}] * 21},
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
        {"seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "account": "x"}]},
        {"options": {"weather": "fine"}},
        {"options": {"boards": "green"}},
        {"options": {"boards": 3}},
        {"options": []},
        {"seed": 4},
    ],
)
async def test_a_table_that_cannot_be_set_up(ada: Visitor, wrong: dict[str, Any]) -> None:
    refused(await ada.post("/matches", **{"game": GAME, "seats": ALONE} | wrong), 422)
    assert (await ada.get("/matches")).json() == []


async def test_nothing_is_shown_before_play(ada: Visitor) -> None:
    match = await ada.set_up([{"kind": "me"}, {"kind": "anyone"}])
    for path in ("state", "events", "record"):
        refused(await ada.get(f"/matches/{match['id']}/{path}"), 409)
    refused(await ada.move(match["id"], "yellow draft chapel", 0), 409)


async def test_too_often_is_too_often(tmp_path: Path) -> None:
    rates = FAST | {"guests": "2/hour", "moves": "3/hour"}
    async with running(new_app(str(tmp_path / "regna.db"), rates)) as app:
        ada = await Visitor.at(app).come_in()
        await Visitor.at(app).come_in()
        refused(await Visitor.at(app).post("/guest", name="Third"), 429)
        match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"]
        for _ in range(3):
            refused(await ada.move(match, "yellow nonsense", 0), 422)
        refused(await ada.move(match, "yellow nonsense", 0), 429)
