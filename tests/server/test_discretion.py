"""What the server says besides its answers: figures, logs, and what browsers may keep."""

from __future__ import annotations

import json
import logging
import sys

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from regna.server.db.tables import accounts
from regna.server.log import JsonFormatter, has_no_address

from .api.test_bad_input import refused
from .visitor import ALONE, API, Visitor, new_app, running

TOKEN = "for-prometheus"


# Figures


async def test_figures_are_for_whoever_has_the_token(database: str) -> None:
    async with running(new_app(database, metrics_token=TOKEN)) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(ALONE))["id"]
        await ada.move_any(match)
        refused(await ada.client.get("/metrics"), 401)
        for wrong in ("", "x", f"{TOKEN}x", "é"):
            headers = {b"Authorization": f"Bearer {wrong}".encode()}
            refused(await ada.client.get("/metrics", headers=httpx.Headers(headers)), 401)
        figures = (await ada.client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})).text
    assert "regna_moves_total 1.0" in figures
    assert 'route="/matches/{match_id}/moves"' in figures
    assert match not in figures


async def test_without_a_token_there_are_none(ada: Visitor) -> None:
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer None"}):
        refused(await ada.client.get("/metrics", headers=headers), 404)


# Headers


async def test_answers_are_not_kept(ada: Visitor) -> None:
    match = (await ada.set_up(ALONE))["id"]
    for path in ("/me", "/games", f"/matches/{match}/state?seat=0", "/nothing", "/tokens"):
        answer = await ada.client.get(API + path)
        assert answer.headers.get_list("cache-control") == ["no-store"], path
    assert (await ada.client.post(f"{API}/guest", content="{")).headers["cache-control"] == "no-store"


async def test_by_https_browsers_stay_with_it(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    assert "strict-transport-security" not in (await visitor.get("/games")).headers
    visitor.client.base_url = httpx.URL("https://regna")
    assert "max-age=31536000" in (await visitor.get("/games")).headers["strict-transport-security"]


async def test_a_failure_has_the_same_headers(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regna.server.api.lobby.game_data", lambda *given: 1 / 0)
    visitor = Visitor.at(app)
    visitor.client._transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    answer = await visitor.get("/games")
    assert answer.status_code == 500
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src" in answer.headers["content-security-policy"]


# Logs


def written(name: str, message: str, *given: object, error: bool = False) -> str:
    """A line of the log."""
    exc_info = sys.exc_info() if error else None
    return JsonFormatter().format(logging.LogRecord(name, logging.ERROR, "", 0, message, given, exc_info))


def test_an_error_is_logged_without_what_was_sent() -> None:
    secret = "2retnuh"[::-1]
    try:
        try:
            int(secret)
        except ValueError as error:
            raise RuntimeError(secret) from error
    except RuntimeError:
        line = json.loads(written("regna", "failed", error=True))
    assert secret not in line["error"]
    assert line["error"].splitlines()[-1] == "RuntimeError"
    assert "ValueError" in line["error"]
    assert "test_discretion.py" in line["error"]


def test_a_task_that_failed_is_logged_without_its_error() -> None:
    line = written("asyncio", "Task exception was never retrieved\nfuture: <Task exception=ValueError('hunter2')>")
    assert "hunter2" not in line


async def test_the_database_does_not_repeat_what_it_was_given(app: FastAPI) -> None:
    row = insert(accounts).values(id="a", name="hunter2", guest=True, created=0.0)
    await app.state.server.storage.execute(row)
    with pytest.raises(IntegrityError) as refusal:
        await app.state.server.storage.execute(row)
    assert "hunter2" not in str(refusal.value)


def test_uvicorn_does_not_name_those_who_watch() -> None:
    line = '%s - "WebSocket %s" [accepted]'
    assert not has_no_address(
        logging.LogRecord("uvicorn.error", logging.INFO, "", 0, line, ("192.0.2.1:5", "/?seat=0"), None)
    )
    assert has_no_address(logging.LogRecord("uvicorn.error", logging.INFO, "", 0, "Shutting down", (), None))
