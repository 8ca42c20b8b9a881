"""Guessing passwords is slow, and nobody can lock somebody else out by it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI

from regna.server.people.lockout import Lockout
from regna.server.rates import RATES, Rates

from ..api.test_accounts import SECRET, log_in, make_account
from ..api.test_bad_input import refused
from ..visitor import FAST, Visitor, new_app, running


@pytest.fixture
async def app(database: str) -> AsyncIterator[FastAPI]:
    async with running(new_app(database, FAST | {"guesses": "3/hour", "strangers": "7/hour"})) as app:
        yield app


def browser(app: FastAPI, address: str) -> Visitor:
    """A new browser at an address."""
    visitor = Visitor.at(app)
    visitor.client._transport = httpx.ASGITransport(app, client=(address, 1))
    return visitor


async def guess(visitor: Visitor, times: int = 3) -> None:
    for _ in range(times):
        refused(await log_in(visitor, password="wrong horse"), 401)


async def test_an_address_guesses_a_few_times(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    eve = browser(app, "192.0.2.1")
    await guess(eve)
    refused(await log_in(eve), 429)
    refused(await log_in(browser(app, "192.0.2.1")), 429)
    assert (await log_in(browser(app, "192.0.2.2"))).status_code == 200


async def test_a_household_is_one_address(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    for last in range(1, 4):
        await guess(browser(app, f"2001:db8:1:2::{last}"), 1)
    refused(await log_in(browser(app, "2001:db8:1:2:ffff::1")), 429)
    assert (await log_in(browser(app, "2001:db8:1:3::1"))).status_code == 200


async def test_many_addresses_do_not_lock_the_owner_out(ada: Visitor, app: FastAPI) -> None:
    """A browser that has logged in before still can, also after logging out; to others the login is closed."""
    await make_account(ada)
    phone = browser(app, "192.0.2.9")
    await log_in(phone)
    for visitor in (ada, phone):
        assert (await visitor.client.delete("/api/v1/session")).status_code == 204
    for number in (1, 2):
        await guess(browser(app, f"192.0.2.{number}"))
    refused(await log_in(browser(app, "192.0.2.3")), 429)
    for visitor in (ada, phone):
        assert (await log_in(visitor)).status_code == 200
    await guess(phone)
    refused(await log_in(phone), 429)
    assert (await log_in(ada)).status_code == 200


@pytest.mark.parametrize("proof", ["", "x", "x.y", "é", "\ud800", f"{'0' * 32}.{'0' * 64}"])
def test_a_forged_proof_is_none(proof: str) -> None:
    lockout = Lockout(Rates(RATES), "key")
    assert not lockout.is_known("ada", proof)


def test_a_proof_is_for_one_login_and_one_key() -> None:
    rates = Rates(RATES)
    proof = Lockout(rates, "key").new_proof("ada")
    assert Lockout(rates, "key").is_known("ada", proof)
    assert not Lockout(rates, "key").is_known("eve", proof)
    assert not Lockout(rates, "another").is_known("ada", proof)


async def test_whoever_knew_it_in_the_end_begins_anew(ada: Visitor, app: FastAPI) -> None:
    await make_account(ada)
    visitor = browser(app, "192.0.2.1")
    for _ in range(2):
        await guess(visitor, 2)
        assert (await log_in(visitor, password=SECRET)).status_code == 200
