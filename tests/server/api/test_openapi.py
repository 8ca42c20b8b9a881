"""No request that the published description of the API allows makes the server fail."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from starlette.testclient import TestClient

from regna.server.api.answers import ANSWERS
from regna.server.api.middleware import HEADER

from ..visitor import ALONE, API, GAME, Visitor, new_app

EXAMPLES = 6
HEADERS = {HEADER: "1", "Content-Type": "application/json"}


def test_no_request_makes_the_server_fail(tmp_path: Path) -> None:
    app = new_app(str(tmp_path / "regna.db"))
    with TestClient(app, raise_server_exceptions=False, headers=HEADERS) as client:
        schema = schemathesis.openapi.from_dict(app.openapi())
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            client.post(f"{API}/guest", json={"name": "Ada"})
            match = client.post(f"{API}/matches", json={"game": GAME, "seats": ALONE, "start": True}).json()["id"]
            try_out(found.ok(), client, match)


def try_out(operation: Any, client: TestClient, match: str) -> None:
    """Many requests of one operation, to a match that is being played."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        if "match_id" in case.path_parameters:
            case.path_parameters["match_id"] = match
        body = None if isinstance(case.body, schemathesis.core.NotSet) else json.dumps(case.body)
        answer = client.request(case.method, case.formatted_path, params=case.query, content=body)
        assert answer.status_code < 500, (case.method, case.formatted_path, case.body, answer.text)

    send()


def test_every_request_is_described_with_its_answer(tmp_path: Path) -> None:
    paths = new_app(str(tmp_path / "regna.db")).openapi()["paths"]
    found = {
        f"{method.upper()} {path.removeprefix(API)}"
        for path, operations in paths.items()
        if path.startswith(API)
        for method in operations
    }
    assert found == ANSWERS.keys()
    for path, operations in paths.items():
        for operation in operations.values():
            assert operation["summary"], path
            assert operation["description"], path
    state = paths[f"{API}/matches/{{match_id}}/state"]["get"]["responses"]
    assert state["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/StateShown"}
    assert state.keys() == {"200", "4XX"}


OPEN = {
    "POST /guest", "POST /account", "POST /session", "GET /session", "DELETE /session", "POST /confirm",
    "POST /forgotten", "POST /forgotten/password", "GET /push", "GET /people/{login}", "GET /people/{login}/matches",
    "GET /games", "GET /games/{game}/rules", "GET /games/{game}/ratings", "GET /lessons", "GET /lessons/today",
    "GET /lessons/{game}/{name}", "GET /live", "GET /archive", "GET /tables", "GET /matches/{match_id}",
    "GET /matches/{match_id}/state", "GET /matches/{match_id}/events", "GET /matches/{match_id}/chat",
    "GET /matches/{match_id}/review", "GET /matches/{match_id}/record", "GET /matches/{match_id}/picture",
}  # fmt: skip
"""What anybody may ask for without having come in."""


async def test_all_else_is_refused_to_nobody(app: FastAPI) -> None:
    match, nobody = await (await Visitor.at(app).come_in()).set_up(), Visitor.at(app)
    for request in ANSWERS.keys() - OPEN:
        method, path = request.split()
        path = re.sub(r"{\w+}", "ada", path.replace("{match_id}", match["id"]))
        answer = await nobody.client.request(method, API + path, json={})
        assert answer.status_code == 401, request


async def test_the_page_for_it_needs_nothing_from_elsewhere(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    page = (await visitor.client.get("/api/docs")).text
    needed = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert len(needed) == 3
    assert "<script>" not in page
    for path in needed:
        answer = await visitor.client.get(path)
        assert answer.status_code == 200
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert (await visitor.client.get("/api/docs/../limits.py")).status_code == 404
