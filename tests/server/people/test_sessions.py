"""A session is one browser's and ends when another begins; a token does no more than it was made for."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import insert, select

from regna.server.api.answers import ANSWERS
from regna.server.api.deps import COOKIE
from regna.server.db.storage import Storage
from regna.server.db.tables import accounts, matches, tokens
from regna.server.people.accounts import DAY, YEAR

from ..api.test_accounts import SECRET, log_in, make_account, with_token
from ..api.test_bad_input import refused
from ..databases import go_back
from ..matches.test_clock import Watch
from ..visitor import ALONE, API, Visitor, new_app, running


def with_cookie(app: FastAPI, cookie: str) -> Visitor:
    """Somebody else with a browser's cookie."""
    visitor = Visitor.at(app)
    visitor.client.cookies.set(COOKIE, cookie)
    return visitor


# Sessions


async def test_registration_ends_what_the_guest_had(ada: Visitor, app: FastAPI) -> None:
    """Whoever gave or took the guest's cookie, or made a token with it, is not in the account."""
    thief, program = with_cookie(app, ada.client.cookies[COOKIE]), await with_token(ada, app)
    await make_account(ada)
    assert (await ada.get("/me")).json()["login"] == "ada"
    for stranger in (thief, program):
        refused(await stranger.get("/me"), 401)


async def test_logging_in_ends_the_session_before(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    old = ada.client.cookies[COOKIE]
    await log_in(ada)
    assert ada.client.cookies[COOKIE] != old
    refused(await with_cookie(app, old).get("/me"), 401)


async def test_a_planted_cookie_opens_nothing_after_logging_in(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    eve = await Visitor.at(app).come_in("Eve")
    victim = with_cookie(app, eve.client.cookies[COOKIE])
    await log_in(victim)
    refused(await eve.get("/me"), 401)
    eve.client.cookies.set(COOKIE, "planted")
    victim = with_cookie(app, "planted")
    await log_in(victim)
    refused(await eve.get("/me"), 401)


async def test_another_password_gives_another_session(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    thief = with_cookie(app, ada.client.cookies[COOKIE])
    assert (await ada.post("/me/password", old=SECRET, new="battery staple")).status_code == 204
    assert (await ada.get("/me")).status_code == 200
    refused(await thief.get("/me"), 401)


async def test_a_guest_known_from_before_does_not_take_an_account_over(database: str) -> None:
    """Another process may still think that a guest is asking."""
    async with running(new_app(database)) as here, running(new_app(database)) as there:
        ada = await Visitor.at(here).come_in()
        thief = with_cookie(there, ada.client.cookies[COOKIE])
        assert (await thief.get("/me")).json()["guest"]
        await make_account(ada)
        refused(await thief.post("/account", login="eve", password=SECRET), 401)
        refused(await thief.post("/tokens", name="x"), 401)
        assert (await log_in(Visitor.at(there))).json()["login"] == "ada"


async def test_two_registrations_at_once_make_one_account(ada: Visitor, app: FastAPI) -> None:
    tries = [ada.post("/account", login=login, password=SECRET) for login in ("one", "two")]
    answers = sorted(answer.status_code for answer in await asyncio.gather(*tries))
    assert answers[0] == 201
    assert answers[1] in (401, 409)


# Cookies


async def test_by_https_the_cookie_is_bound_to_the_host(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    visitor.client.base_url = httpx.URL("https://regna")
    answer = await visitor.post("/guest", name="Ada")
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == f"__Host-{COOKIE}"
    assert {part.strip() for part in rest.split(";")[1:]} >= {"Secure", "HttpOnly", "Path=/", "SameSite=lax"}
    assert "domain" not in rest.lower()
    assert (await visitor.get("/me")).status_code == 200
    planted = Visitor.at(app)
    planted.client.base_url = httpx.URL("https://regna")
    planted.client.cookies.set(COOKIE, visitor.client.cookies[name])
    refused(await planted.get("/me"), 401)
    gone = await visitor.client.delete(f"{API}/session")
    assert gone.headers["set-cookie"].startswith(f'{name}=""; HttpOnly; Max-Age=0; Path=/;')
    assert "Secure" in gone.headers["set-cookie"]


async def test_by_http_the_cookie_has_a_plain_name(app: FastAPI) -> None:
    answer = await Visitor.at(app).post("/guest", name="Ada")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "Secure" not in answer.headers["set-cookie"]


# Tokens

OWN = [
    ("POST", "/account", {"login": "eve", "password": SECRET}),
    ("PATCH", "/me", {"name": "Eve"}),
    ("PATCH", "/me", {"email": "eve@example.org"}),
    ("POST", "/me/password", {"old": SECRET, "new": "battery staple"}),
    ("GET", "/tokens", None),
    ("POST", "/tokens", {"name": "another"}),
    ("DELETE", "/tokens/{token}", None),
    ("DELETE", "/session", None),
    ("GET", "/me/data", None),
    ("POST", "/me/delete", {"password": SECRET}),
    ("POST", "/push", {"endpoint": "https://push.example.org/x", "keys": {}}),
    ("DELETE", "/push", {"endpoint": "https://push.example.org/x"}),
]


@pytest.mark.parametrize(("method", "path", "body"), OWN)
async def test_a_token_cannot_make_itself_more(
    ada: Visitor, app: FastAPI, method: str, path: str, body: dict[str, Any] | None
) -> None:
    program = await with_token(ada, app)
    (token,) = (await ada.get("/tokens")).json()
    before = (await ada.get("/me")).json()
    program.client.cookies = ada.client.cookies
    url = API + path.format(token=token["id"])
    answer = await program.client.request(method, url, content=None if body is None else json.dumps(body))
    assert answer.status_code in (403, 422), answer.text
    if answer.status_code == 403:
        assert answer.json()["error"] == "server-session-only"
    assert (await ada.get("/me")).json() == before
    assert [each["id"] for each in (await ada.get("/tokens")).json()] == [token["id"]]


NOBODYS = {"POST /guest", "POST /session", "POST /confirm", "POST /forgotten", "POST /forgotten/password"}
"""What anybody may do without being somebody."""
KEPT_APART = {"GET /me/data", "GET /tokens"}
"""What no token reads."""


async def test_a_token_to_read_reads_and_no_more(ada: Visitor, app: FastAPI) -> None:
    """Whatever the API has: nothing but reading, and nothing that is for sessions only."""
    match = (await ada.set_up(ALONE))["id"]
    program = await with_token(ada, app, scope="read")
    assert (await program.state(match))["question"]
    before = await app.state.server.storage.rows(select(matches))
    for request in ANSWERS.keys() - NOBODYS:
        method, path = request.split()
        path = path.format(match_id=match, login="ada", token_id="0" * 16, game="architects", name="first")
        answer = await program.client.request(method, API + path, json=None if method == "GET" else {})
        if method != "GET" or request in KEPT_APART:
            refused(answer, 403)
            assert answer.json()["error"] in ("server-read-only", "server-session-only"), request
        else:
            assert answer.status_code in (200, 404, 409), request
    assert await app.state.server.storage.rows(select(matches)) == before


async def test_a_token_to_read_makes_no_moves_on_the_live_connection(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up(ALONE))["id"]
    program = await with_token(ada, address, scope="read")
    async with program.live(match) as live:
        state = await live.asked()
        await live.move(state["question"]["options"][0]["move"], state["seq"])
        assert (await live.next("declined"))["error"] == "server-read-only"
        assert (await live.undo(0, state["seq"]))["error"] == "server-read-only"
        assert (await live.answer(False, state["seq"]))["error"] == "server-read-only"


async def test_a_token_ends(database: str) -> None:
    watch = Watch()
    async with running(new_app(database, now=watch)) as app:
        ada = await Visitor.at(app).come_in()
        program = await with_token(ada, app, days=30)
        (listed,) = (await ada.get("/tokens")).json()
        assert (listed["scope"], listed["expires"]) == ("play", watch.time + 30 * DAY)
        assert (await program.get("/me")).status_code == 200
        watch.time += 30 * DAY
        refused(await program.get("/me"), 401)
        assert (await ada.get("/tokens")).json() == []


@pytest.mark.parametrize("wrong", [{"days": 0}, {"days": 366}, {"days": None}, {"scope": "session"}, {"scope": ""}])
async def test_what_is_no_token(ada: Visitor, wrong: dict[str, Any]) -> None:
    refused(await ada.post("/tokens", **{"name": "x"} | wrong), 422)


async def test_tokens_from_before_may_play_for_a_year(database: str) -> None:
    storage = await Storage.open(database)
    await storage.execute(
        insert(accounts).values(id="a", name="Ada", guest=True, created=0.0),
        insert(tokens).values(id="t", hash="h", account="a", name="x", created=0.0, scope="read", expires=1.0),
    )
    await go_back(storage, "people")
    again = await Storage.open(database)
    row = await again.row(select(tokens))
    assert row is not None
    assert row.scope == "play"
    assert time.time() < row.expires <= time.time() + YEAR
    await again.close()
