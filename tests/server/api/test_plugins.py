"""Games and bots of other packages on the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from ...pebbles import installed
from ..visitor import Visitor


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with installed(tmp_path, monkeypatch) as folder:
        yield folder


async def test_no_request_can_name_code_to_run(app: FastAPI) -> None:
    ada = await Visitor.at(app).come_in("Ada")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "pebbles_pack:Last"}]
    answer = await ada.post("/matches", game="alba-longa", seats=chairs)
    assert answer.status_code == 422
    assert "pebbles_pack:Last" in answer.text
    assert "last" in answer.text, "the bots that there are"


async def test_a_game_without_a_page_and_texts_is_played_through_the_api(app: FastAPI) -> None:
    ada = await Visitor.at(app).come_in("Ada")
    listed = {game["name"]: game for game in (await ada.get("/games")).json()}
    assert listed["pebbles"]["title"] == "pebbles"
    match = (await ada.set_up([{"kind": "me"}] * 2, game="pebbles", start=True))["id"]
    for _ in range(4):
        turn = (await ada.get(f"/matches/{match}")).json()["waiting"]
        question = (await ada.state(match, turn[0]))["question"]
        assert all(option["text"] for option in question["options"])
        await ada.move_any(match, turn[0])
    assert (await ada.get("/games/pebbles/rules")).json()["sections"]
