"""A server for every test, in this process or behind a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from .databases import KINDS, drop_all, new_database
from .visitor import PATIENCE, Visitor, new_app, running, serving


def pytest_sessionfinish() -> None:
    asyncio.run(drop_all())


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed as always, but not as thoroughly."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("regna.server.people.passwords.PasswordHasher", quick)


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches that a test makes in this process have the seeds 1, 2, 3, ...: nothing passes by luck."""
    monkeypatch.setattr("regna.server.matches.registry.new_seed", count(1).__next__)


@pytest.fixture(autouse=True)
def patient_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process is as patient as the tests with a database, a mailbox and a browser."""
    for module in ("db.readiness", "people.mail", "people.safe_http"):
        monkeypatch.setattr(f"regna.server.{module}.PATIENCE", PATIENCE)


@pytest.fixture(params=KINDS)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of a database of the test's own, on every kind that there is."""
    async with new_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture
async def app(database: str) -> AsyncIterator[FastAPI]:
    async with running(new_app(database)) as app:
        yield app


@pytest.fixture
async def ada(app: FastAPI) -> Visitor:
    return await Visitor.at(app).come_in("Ada")


@pytest.fixture
async def bob(app: FastAPI) -> Visitor:
    return await Visitor.at(app).come_in("Bob")


@pytest.fixture
async def address(database: str) -> AsyncIterator[str]:
    """Where a real server listens."""
    async with serving(new_app(database)) as address:
        yield address
