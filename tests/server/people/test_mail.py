"""Letters go only to addresses that are confirmed, with links that only the operator can set, and nobody is flooded."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP
from fastapi import FastAPI
from sqlalchemy import insert, select

from regna.kernel import RegnaError
from regna.server.api.emails import LASTS, mailbox
from regna.server.db.storage import Storage
from regna.server.db.tables import accounts
from regna.server.people.mail import SmtpServer, public_url
from regna.server.rates import RATES

from ..api.test_accounts import SECRET, log_in, make_account
from ..api.test_api import together
from ..api.test_bad_input import refused
from ..databases import go_back
from ..matches.test_clock import Watch
from ..visitor import API, FAST, Visitor, new_app, running
from .test_lockout import browser
from .test_notifier import settle

URL = "https://regna.example.org"
BOB = "bob@example.org"


class Mailer:
    """A mail server's box."""

    def __init__(self) -> None:
        self.box: list[EmailMessage] = []
        self.port = 0

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.box.append(letter)
        return "250 OK"


@pytest.fixture
async def letters() -> AsyncIterator[Mailer]:
    box = Mailer()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    yield box
    server.close()


def writing(
    database: str, letters: Mailer, rates: dict[str, str] = FAST, **more: Any
) -> AbstractAsyncContextManager[FastAPI]:
    """A server that writes letters."""
    smtp = f"smtp://127.0.0.1:{letters.port}?from=regna@example.org"
    return running(new_app(database, rates, **{"smtp": smtp, "url": URL} | more))


async def give(visitor: Visitor, email: str | None) -> httpx.Response:
    return await visitor.client.patch(f"{API}/me?lang=fr", json={"email": email})


async def token_in(app: FastAPI, letters: Mailer, page: str = "confirm") -> str:
    """What the link in the latest letter has after its `#`."""
    await settle(app)
    found = re.search(f"{URL}/{page}#(\\S+)", letters.box.pop().get_content())
    assert found is not None
    return found[1]


async def confirm(app: FastAPI, token: str) -> httpx.Response:
    return await Visitor.at(app).post("/confirm", token=token)


# Confirming


async def test_letters_come_once_the_address_is_confirmed(database: str, letters: Mailer) -> None:
    async with writing(database, letters) as app:
        ada, bob = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("<b>Bob</b>")
        given = await give(bob, BOB)
        assert (given.json()["email"], given.json()["pending"]) == (None, BOB)
        token = await token_in(app, letters)
        await together(ada, bob)
        await settle(app)
        assert letters.box == []
        assert (await confirm(app, token)).status_code == 204
        me = (await bob.get("/me")).json()
        assert (me["email"], me["pending"]) == (BOB, None)
        match = await together(ada, bob)
        await settle(app)
    (letter,) = letters.box
    assert (letter["To"], letter["From"]) == (BOB, "regna@example.org")
    assert letter["Subject"] == "Architectes du Royaume de l’Ouest\u00a0: à vous de jouer"
    assert f"{URL}/match/{match}" in letter.get_content().splitlines()


async def test_a_link_works_once_and_for_a_while(database: str, letters: Mailer) -> None:
    watch = Watch()
    async with writing(database, letters, now=watch) as app:
        bob = await Visitor.at(app).come_in("Bob")
        await give(bob, "old@example.org")
        old = await token_in(app, letters)
        await give(bob, BOB)
        token = await token_in(app, letters)
        refused(await confirm(app, old), 404)
        stored = str(await app.state.server.storage.rows(select(accounts)))
        assert token not in stored
        assert (await confirm(app, token)).status_code == 204
        refused(await confirm(app, token), 404)
        await give(bob, "later@example.org")
        late = await token_in(app, letters)
        watch.time += LASTS + 1
        refused(await confirm(app, late), 404)
        assert (await bob.get("/me")).json()["email"] == BOB


async def test_without_an_address_no_letters_come(database: str, letters: Mailer) -> None:
    async with writing(database, letters) as app:
        bob = await Visitor.at(app).come_in("Bob")
        await give(bob, BOB)
        token = await token_in(app, letters)
        cleared = (await give(bob, None)).json()
        assert (cleared["email"], cleared["pending"]) == (None, None)
        refused(await confirm(app, token), 404)
        changed = await bob.client.patch(f"{API}/me", json={"name": "Bob B."})
        assert (changed.json()["name"], changed.json()["email"]) == ("Bob B.", None)
        await settle(app)
    assert letters.box == []


async def test_the_same_address_needs_no_other_letter(database: str, letters: Mailer) -> None:
    async with writing(database, letters) as app:
        bob = await Visitor.at(app).come_in("Bob")
        await give(bob, BOB)
        await confirm(app, await token_in(app, letters))
        await give(bob, "other@example.org")
        await token_in(app, letters)
        again = (await give(bob, BOB)).json()
        assert (again["email"], again["pending"]) == (BOB, None)
        await settle(app)
    assert letters.box == []


async def test_addresses_from_before_are_not_confirmed(database: str) -> None:
    storage = await Storage.open(database)
    await storage.execute(insert(accounts).values(id="b", name="Bob", guest=True, created=0.0, email=BOB))
    await go_back(storage, "login_skeletons")
    again = await Storage.open(database)
    row = await again.row(select(accounts.c.email, accounts.c.pending))
    assert row is not None
    assert tuple(row) == (None, BOB)
    await again.close()


# Links


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"X-Forwarded-Host": "evil.example"}, {"Forwarded": "host=evil.example"}]
)
async def test_links_lead_where_the_operator_says(database: str, letters: Mailer, headers: dict[str, str]) -> None:
    async with writing(database, letters) as app:
        ada, bob = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("evil.example")
        for visitor in (ada, bob):
            visitor.client.headers.update(headers)
        await give(bob, BOB)
        await confirm(app, await token_in(app, letters))
        await together(ada, bob)
        await settle(app)
    assert len(letters.box) == 1
    assert "evil" not in letters.box[0].as_string()


async def test_without_an_address_for_links_there_are_no_letters(
    database: str, letters: Mailer, caplog: pytest.LogCaptureFixture
) -> None:
    async with writing(database, letters, url=None) as app:
        (record,) = (record for record in caplog.records if record.message == "no letters are sent")
        assert (record.levelname, record.__dict__["facts"]) == ("WARNING", {"missing": ["REGNA_URL"]})
        bob = await Visitor.at(app).come_in("Bob")
        assert (await bob.get("/push")).json()["letters"] is False
        refused(await give(bob, BOB), 409)
        assert (await bob.get("/me")).json()["pending"] is None
        assert (await give(bob, None)).status_code == 200
    assert letters.box == []


@pytest.mark.parametrize(
    "url", ["", "regna.example.org", "ftp://x", "https://", "https://x/?a=b", "javascript:alert(1)"]
)
def test_what_is_no_address_of_a_server(url: str) -> None:
    with pytest.raises(RegnaError, match="server-bad-url"):
        public_url(url)


# Floods


async def test_a_mailbox_is_not_flooded(database: str, letters: Mailer) -> None:
    """However many guests want it, from however many addresses, and however they write it."""
    rates = FAST | {"confirmations-mailbox": RATES["confirmations-mailbox"]}
    ways = [
        "victim@example.org",
        "VICTIM@example.org",
        "vic.tim+1@example.org",
        "victim+2@Example.org",
        "v.ictim@example.org",
    ]
    async with writing(database, letters, rates) as app:
        for number, way in enumerate(ways):
            guest = await browser(app, f"192.0.2.{number}").come_in("Eve")
            answer = await give(guest, way)
            assert answer.status_code == (200 if number < 3 else 429)
        await settle(app)
    assert len(letters.box) == 3


@pytest.mark.parametrize(("what", "same_guest"), [("confirmations-account", True), ("confirmations-client", False)])
async def test_nobody_floods_many_mailboxes(database: str, letters: Mailer, what: str, same_guest: bool) -> None:
    async with writing(database, letters, FAST | {what: "2/day"}) as app:
        guests = [await Visitor.at(app).come_in("Eve") for _ in range(1 if same_guest else 3)]
        answers = [await give(guests[n % len(guests)], f"victim{n}@example.org") for n in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        await settle(app)
    assert len(letters.box) == 2


def test_ways_to_write_one_mailbox() -> None:
    assert mailbox("A.da+regna@Example.org") == mailbox("ada@example.org") == "ada@example.org"


async def test_nobody_guesses_a_link(database: str) -> None:
    async with running(new_app(database, FAST | {"logins": "3/day"})) as app:
        visitor = Visitor.at(app)
        for token in ("", "x", "é"):
            refused(await visitor.post("/confirm", token=token), 404)
        refused(await visitor.post("/confirm", token="x"), 429)


# Mail servers


async def test_a_mail_server_that_is_away_harms_nobody(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running(new_app(database, smtp="smtp://127.0.0.1:9?from=regna@example.org", url=URL)) as app:
        bob = await Visitor.at(app).come_in("Bob")
        assert (await give(bob, BOB)).json()["pending"] == BOB
        await settle(app)
        ada = await Visitor.at(app).come_in("Ada")
        await bob.move_any(await together(ada, bob), 1)
    assert "a notice failed" in caplog.text
    assert BOB not in caplog.text


@pytest.mark.parametrize("url", ["", "smtp://", "smtp://host", "http://host?from=a@b.c", "smtp://host:x?from=a@b.c"])
def test_what_is_no_mail_server(url: str) -> None:
    with pytest.raises(RegnaError, match="server-bad-smtp"):
        SmtpServer.at(url)


def test_a_mail_server_with_a_password() -> None:
    post = SmtpServer.at("smtps://me%40example.org:p%2Fw@mail.example.org")
    assert post == ("mail.example.org", 465, True, "me@example.org", "p/w", "me@example.org")


# A forgotten password


async def test_a_link_replaces_a_forgotten_password_once(database: str, letters: Mailer) -> None:
    async with writing(database, letters) as app:
        bob = await Visitor.at(app).come_in("Bob")
        await make_account(bob, "bob")
        await Visitor.at(app).post("/forgotten", login="bob")
        await Visitor.at(app).post("/forgotten", login="nobody")
        await settle(app)
        assert letters.box == []
        await give(bob, BOB)
        await confirm(app, await token_in(app, letters))
        stranger = Visitor.at(app)
        assert (await stranger.post("/forgotten", login="bob")).status_code == 204
        token = await token_in(app, letters, "forgotten")
        refused(await stranger.post("/forgotten/password", token=token, password="short"), 422)
        new = "another good phrase"
        assert (await stranger.post("/forgotten/password", token=token, password=new)).status_code == 204
        assert (await stranger.get("/me")).json()["login"] == "bob"
        refused(await bob.get("/me"), 401)
        refused(await Visitor.at(app).post("/forgotten/password", token=token, password=new), 404)
        assert (await log_in(Visitor.at(app), "bob", new)).status_code == 200
        refused(await log_in(Visitor.at(app), "bob"), 401)


@pytest.mark.parametrize("change", ["password", "email", "no email"])
async def test_a_link_for_a_password_is_void_once_password_or_address_is_another(
    database: str, letters: Mailer, change: str
) -> None:
    """Whoever has read somebody's letters cannot come back with an old one."""
    async with writing(database, letters) as app:
        bob = await Visitor.at(app).come_in("Bob")
        await make_account(bob, "bob")
        await give(bob, BOB)
        await confirm(app, await token_in(app, letters))
        await bob.post("/forgotten", login="bob")
        token = await token_in(app, letters, "forgotten")
        if change == "password":
            assert (await bob.post("/me/password", old=SECRET, new="a newer phrase")).status_code == 204
        elif change == "email":
            await give(bob, "bob@elsewhere.example")
            await confirm(app, await token_in(app, letters))
        else:
            assert (await bob.client.patch(f"{API}/me", json={"email": None})).status_code == 200
        refused(await Visitor.at(app).post("/forgotten/password", token=token, password="another good phrase"), 404)


async def test_a_link_for_a_password_works_for_an_hour(database: str, letters: Mailer) -> None:
    watch = Watch()
    async with writing(database, letters, now=watch) as app:
        bob = await Visitor.at(app).come_in("Bob")
        await make_account(bob, "bob")
        await give(bob, BOB)
        await confirm(app, await token_in(app, letters))
        await bob.post("/forgotten", login="bob")
        token = await token_in(app, letters, "forgotten")
        watch.time += 3601
        refused(await bob.post("/forgotten/password", token=token, password="another good phrase"), 404)
