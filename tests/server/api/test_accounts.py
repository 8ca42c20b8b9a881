"""Guests become accounts and keep what is theirs; passwords, sessions and tokens open only what they should."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import select

from regna.server.api.deps import COOKIE
from regna.server.api.middleware import HEADER
from regna.server.db.tables import accounts, tokens
from regna.server.people.accounts import YEAR
from regna.server.people.passwords import is_weak

from ..matches.test_clock import Watch
from ..visitor import ALONE, API, Visitor, new_app, running
from .test_api import together
from .test_bad_input import refused, send
from .test_live import closed_with

SECRET = "correct horse"


async def make_account(visitor: Visitor, login: str = "ada", password: str = SECRET) -> dict[str, Any]:
    answer = await visitor.post("/account", login=login, password=password)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def log_in(visitor: Visitor, login: str = "ada", password: str = SECRET) -> httpx.Response:
    return await visitor.post("/session", login=login, password=password)


async def with_token(visitor: Visitor, place: FastAPI | str, **more: Any) -> Visitor:
    """A program that acts for somebody by a token alone."""
    token = (await visitor.post("/tokens", name="my bot", **more)).json()["token"]
    program = Visitor.at(place)
    del program.client.headers[HEADER]
    program.client.headers["Authorization"] = f"Bearer {token}"
    return program


# From guest to account


async def test_a_guest_becomes_an_account_and_keeps_everything(ada: Visitor, app: FastAPI) -> None:
    match = await ada.set_up(ALONE)
    before = (await ada.get("/me")).json()
    made = await make_account(ada)
    assert made == before | {"guest": False, "login": "ada"}
    assert (await ada.get("/me")).json() == made
    elsewhere = Visitor.at(app)
    answer = await log_in(elsewhere, " ADA ")
    assert answer.json() == made
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]
    assert (await elsewhere.get(f"/matches/{match['id']}")).json()["mine"] == [0]
    await elsewhere.move_any(match["id"])
    refused(await elsewhere.post("/account", login="other", password=SECRET), 409)


async def test_a_login_is_taken_once_however_it_is_written(ada: Visitor, bob: Visitor) -> None:
    await make_account(ada, "Zoé")
    for login in ("Zoé", "ZOÉ", "zoe\u0301", " zoé "):
        refused(await bob.post("/account", login=login, password=SECRET), 409)
    assert (await bob.get("/me")).json()["guest"] is True


async def test_what_a_guest_has_goes_over_on_logging_in(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    phone = await Visitor.at(app).come_in("Ada's phone")
    match = await together(phone, bob)
    hosted = await phone.set_up([{"kind": "me"}, {"kind": "anyone"}])
    await phone.post(f"/matches/{match}/chat", text="hello")
    old = phone.client.cookies[COOKIE]
    assert (await log_in(phone)).status_code == 200
    data = (await phone.get(f"/matches/{match}")).json()
    assert (data["mine"], data["hosted"]) == ([0], True)
    assert (await ada.get(f"/matches/{hosted['id']}")).json()["hosted"] is True
    assert {each["id"] for each in (await ada.get("/matches")).json()} == {match, hosted["id"]}
    await ada.move_any(match)
    assert (await bob.get(f"/matches/{match}/chat")).json()[0]["text"] == "hello"
    guest = Visitor.at(app)
    guest.client.cookies.set(COOKIE, old)
    refused(await guest.get("/me"), 401)


async def test_logging_in_as_somebody_else_takes_nothing_from_an_account(ada: Visitor, bob: Visitor) -> None:
    await make_account(ada)
    await make_account(bob, "bob")
    match = await bob.set_up(ALONE)
    await log_in(bob, "ada")
    assert (await bob.get(f"/matches/{match['id']}")).json()["mine"] == []
    await log_in(bob, "bob")
    assert (await bob.get(f"/matches/{match['id']}")).json()["mine"] == [0]


# Passwords


async def test_wrong_logins_and_wrong_passwords_sound_the_same(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    visitor = Visitor.at(app)
    wrong = await log_in(visitor, password="wrong horse")
    assert wrong.text == (await log_in(visitor, login="nobody")).text
    refused(wrong, 401)
    refused(await visitor.get("/me"), 401)


async def test_a_login_that_nobody_has_takes_as_long(
    ada: Visitor, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One hash is checked either way."""
    await make_account(ada)
    passwords, checked = app.state.server.accounts.passwords, []
    check = passwords.check

    def note(stored: str, password: str) -> bool:
        checked.append(stored)
        return bool(check(stored, password))

    monkeypatch.setattr(passwords, "check", note)
    for login in ("ada", "nobody", "nobody else"):
        refused(await log_in(Visitor.at(app), login, "wrong horse"), 401)
    assert len(checked) == 3
    assert len({stored.rsplit("$", 2)[0] for stored in checked}) == 1


async def test_passwords_are_stored_as_hashes(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    row = await app.state.server.storage.row(select(accounts.c.password).where(accounts.c.login == "ada"))
    assert row.password.startswith("$argon2id$")


async def test_another_password_ends_the_other_sessions(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    elsewhere = Visitor.at(app)
    await log_in(elsewhere)
    refused(await ada.post("/me/password", old="wrong horse", new="battery staple"), 403)
    refused(await ada.post("/me/password", old=SECRET, new="short"), 422)
    assert (await elsewhere.get("/me")).status_code == 200
    assert (await ada.post("/me/password", old=SECRET, new="battery staple")).status_code == 204
    refused(await elsewhere.get("/me"), 401)
    assert (await ada.get("/me")).status_code == 200
    refused(await log_in(elsewhere), 401)
    assert (await log_in(elsewhere, password="battery staple")).status_code == 200


async def test_a_guest_has_no_password_to_change(ada: Visitor) -> None:
    refused(await ada.post("/me/password", old="", new=SECRET), 403)


@pytest.mark.parametrize(
    "wrong",
    [
        {"login": ""},
        {"login": " \x00"},
        {"login": "x" * 41},
        {"login": "ß" * 30},
        {"login": 7},
        {"login": None},
        {"password": "short"},
        {"password": "x" * 201},
        {"password": 12345678},
        {"password": "\ud800" * 8},
        {"name": ""},
        {"guest": True},
    ],
)
async def test_what_makes_no_account(ada: Visitor, wrong: dict[str, Any]) -> None:
    body = {"login": "ada", "password": SECRET} | wrong
    refused(await send(ada, "/account", json.dumps(body)), 422)
    assert (await ada.get("/me")).json()["guest"] is True


@pytest.mark.parametrize(
    "password",
    ["password", "Password1", "P@ssw0rd", "aaaaaaaa", "12345678", "abcdefgh", "qwertyuiop", "azertyuiop", "abcabcabc",
     "motdepasse", "julie2024", "Julie-12345", "juliejuliejulie", "a" * 200, "iloveyou"],
)  # fmt: skip
def test_passwords_that_are_easily_guessed(password: str) -> None:
    assert is_weak(password, "julie", "Julie")


async def test_a_weak_password_is_not_taken(ada: Visitor) -> None:
    weak = await ada.post("/account", login="Julie", password="julie2024")
    refused(weak, 422)
    assert weak.json()["error"] == "server-weak-password"
    assert (await ada.get("/me")).json()["guest"] is True
    await make_account(ada, "julie")
    refused(await ada.post("/me/password", old=SECRET, new="Julie-12345"), 422)


@pytest.mark.parametrize(
    "password", ["correct horse", "xkq7vbn2", "ferme du lac", "julie aime le vent", "é" * 3 + "ßø漢字🦊"]
)
def test_passwords_that_are_not(password: str) -> None:
    assert not is_weak(password, "julie", "Julie")


# Sessions


async def test_a_session_ends_by_itself(database: str) -> None:
    watch = Watch()
    async with running(new_app(database, now=watch)) as app:
        ada = await Visitor.at(app).come_in()
        assert (await ada.get("/me")).status_code == 200
        watch.time += YEAR + 1
        app.state.server.accounts.cached.clear()
        refused(await ada.get("/me"), 401)


async def test_another_process_notices_within_seconds(database: str) -> None:
    async with running(new_app(database)) as here, running(new_app(database)) as there:
        ada = await Visitor.at(here).come_in()
        other = Visitor.at(there)
        other.client.cookies = ada.client.cookies
        assert (await other.get("/me")).status_code == 200
        kept = dict(ada.client.cookies)
        await ada.client.delete(f"{API}/session")
        other.client.cookies.update(kept)
        people = there.state.server.accounts
        known = {key: (who, until - people.fresh) for key, (who, until) in people.cached.items()}
        people.cached = type(people.cached)(known)
        refused(await other.get("/me"), 401)


# Oneself


@pytest.mark.parametrize(
    "email",
    ["", "ada", "ada@", "@example.org", "ada@localhost", "ada@[127.0.0.1]", "ada@127.0.0.1", "ada@b..org",
     "a b@example.org", "ada@example.org\nBcc: eve@example.org",
     "ada@example.org,eve@example.org", "<ada@example.org>", "ada@exämple.org", "a\x00@example.org",
     "a" * 250 + "@example.org", 7],
)  # fmt: skip
async def test_what_is_no_address(ada: Visitor, email: object) -> None:
    refused(await ada.client.patch(f"{API}/me", json={"email": email}), 422)


# Tokens


async def test_with_a_token_a_program_does_what_a_person_does(ada: Visitor, app: FastAPI) -> None:
    program = await with_token(ada, app)
    assert (await program.get("/me")).json() == (await ada.get("/me")).json()
    match = await program.set_up(ALONE)
    await program.move_any(match["id"])
    assert (await ada.get(f"/matches/{match['id']}")).json()["mine"] == [0]
    (listed,) = (await ada.get("/tokens")).json()
    assert listed["name"] == "my bot"
    assert listed.keys() == {"id", "name", "created", "scope", "expires"}
    assert (await ada.client.delete(f"{API}/tokens/{listed['id']}")).status_code == 204
    refused(await program.get("/me"), 401)
    refused(await program.move(match["id"], "yellow place forest", 0), 401)


async def test_only_the_hash_of_a_token_is_stored(ada: Visitor, app: FastAPI) -> None:
    token = (await ada.post("/tokens", name="x")).json()["token"]
    rows = await app.state.server.storage.rows(select(tokens))
    assert token not in str(rows)


async def test_other_peoples_tokens_are_theirs(ada: Visitor, bob: Visitor) -> None:
    number = (await ada.post("/tokens", name="x")).json()["id"]
    refused(await bob.client.delete(f"{API}/tokens/{number}"), 404)
    refused(await bob.client.delete(f"{API}/tokens/../me"), 405)
    assert (await bob.get("/tokens")).json() == []
    assert len((await ada.get("/tokens")).json()) == 1


@pytest.mark.parametrize("token", ["", "x", "regna_" + "a" * 43, "' OR 1=1 --", "é"])
async def test_forged_tokens_open_nothing(ada: Visitor, app: FastAPI, token: str) -> None:
    match = await ada.set_up(ALONE)
    forger = Visitor.at(app)
    headers = {b"Authorization": f"Bearer {token}".encode()}
    refused(await forger.client.get(f"{API}/me", headers=headers), 401)
    refused(await forger.client.get(f"{API}/matches/{match['id']}/state?seat=0", headers=headers), 401)
    ada.client.headers["Authorization"] = "Bearer forged"
    refused(await ada.get("/me"), 401)


async def test_a_sessions_cookie_is_no_token(ada: Visitor, app: FastAPI) -> None:
    await ada.get("/me")
    program = Visitor.at(app)
    program.client.headers["Authorization"] = f"Bearer {ada.client.cookies[COOKIE]}"
    refused(await program.get("/me"), 401)


async def test_the_live_connection_takes_tokens_too(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up(ALONE))["id"]
    program = await with_token(ada, address)
    async with program.live(match) as live:
        assert await live.asked()
    program.client.headers["Authorization"] = "Bearer forged"
    assert await closed_with(program, match, "seat=0") == 4401
