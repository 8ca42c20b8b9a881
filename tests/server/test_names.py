"""Names show all that is in them, and no login can be taken for another."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert, select

from regna.server.db.storage import Storage
from regna.server.db.tables import accounts
from regna.server.names import LONGEST_NAME, clean_name, one_login, skeleton

from .api.test_accounts import SECRET, log_in, make_account
from .api.test_bad_input import refused
from .databases import go_back
from .visitor import API, Visitor

HIDDEN = "\u200b\u200d\u2060\ufeff\u00ad\u034f\u115f\u2800\u3164\ufe0f\u202e\u2066\U000e0041\ue000\x07"


@given(st.text(max_size=60))
def test_a_clean_name_is_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFKC", name)
    assert not set(name) & set(HIDDEN)
    assert "  " not in f" {name} " or not name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (f"A{HIDDEN}da", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Ada\u2028\u00a0\u3000Lovelace", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Zoe\u0301", "Zoé"),
        ("Zoe\u034f\u0301", "Zoé"),
        ("Æsir Ødegård", "Æsir Ødegård"),
        ("محمد", "محمد"),
        ("🦊 Lou", "🦊 Lou"),
    ],
)
def test_names_in_their_simplest_characters(text: str, name: str) -> None:
    assert clean_name(text) == name


async def test_names_are_clean_wherever_they_are_given(ada: Visitor, bob: Visitor) -> None:
    changed = await ada.client.patch(f"{API}/me", json={"name": f"  B{HIDDEN}ob "})
    assert changed.json()["name"] == "Bob"
    match = await ada.set_up([{"kind": "me", "name": "A\u200bda"}, {"kind": "here", "name": "L\u202eou"}], start=True)
    assert [seat["name"] for seat in match["seats"]] == ["Ada", "Lou"]
    for wrong in (HIDDEN, "\ufdfa" * 10, "\u1160"):
        refused(await bob.client.patch(f"{API}/me", json={"name": wrong}), 422)


# Look-alikes


@pytest.mark.parametrize(
    ("login", "other"),
    [
        ("ada", "аda"),  # Cyrillic
        ("ada", "ɑda"),
        ("bob", "b0b"),
        ("max1", "maxl"),
        ("tom", "torn"),
        ("ada", "ad\u200ba"),
        ("ada", "ＡＤＡ"),
        ("ada", "𝒶𝒹𝒶"),
        ("1", "\u0661"),  # Arabic
        ("sebastien", "ѕеbаѕtіеn"),
    ],
)
def test_logins_that_can_be_taken_for_one_another(login: str, other: str) -> None:
    assert skeleton(one_login(login)) == skeleton(one_login(other))


@pytest.mark.parametrize(("login", "other"), [("ada", "adam"), ("zoe", "zoé"), ("ivan", "иван"), ("lou", "luo")])
def test_logins_that_merely_resemble_one_another(login: str, other: str) -> None:
    assert skeleton(one_login(login)) != skeleton(one_login(other))


async def test_a_login_that_looks_like_another_is_taken(ada: Visitor, bob: Visitor) -> None:
    await make_account(ada)
    for other in ("аda", "ad\u200ba"):
        assert (await bob.post("/account", login=other, password=SECRET)).json()["error"] == "server-login-taken"
    refused(await log_in(bob, "аda"), 401)
    await make_account(bob, "adam")


@given(st.text(min_size=1, max_size=LONGEST_NAME))
def test_every_login_has_a_skeleton(text: str) -> None:
    try:
        login = one_login(text)
    except ValueError:
        return
    assert len(skeleton(login).encode()) < 2000
    assert one_login(login) == login


async def test_logins_from_before_keep_their_place(database: str) -> None:
    """The oldest of those that look alike has the skeleton; the others stay, and nobody else comes in between."""
    storage = await Storage.open(database)
    for created, login in enumerate(("ada", "аda", "bob", None)):
        row = {"id": str(created), "name": "x", "guest": login is None, "login": login, "created": created}
        await storage.execute(insert(accounts).values(**row))
    await go_back(storage, "outlive")
    again = await Storage.open(database)
    rows = await again.rows(select(accounts.c.login, accounts.c.skeleton).order_by(accounts.c.created))
    assert [tuple(row) for row in rows] == [("ada", "ada"), ("аda", None), ("bob", "bob"), (None, None)]
    await again.close()
