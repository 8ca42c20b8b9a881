"""Every game is served as soon as it is named."""

from __future__ import annotations

import pytest
from fastapi import FastAPI

from regna.games import NAMES, load

from ..visitor import Visitor


@pytest.mark.parametrize("name", NAMES)
async def test_a_match_of_any_game_is_played_through_the_api(app: FastAPI, name: str) -> None:
    ada = await Visitor.at(app).come_in("Ada")
    chairs = [{"kind": "me"}] * max(2, load(name).seats[0])
    match = (await ada.set_up(chairs, game=name, start=True))["id"]
    for _ in range(12):
        turn = (await ada.get(f"/matches/{match}")).json()["waiting"]
        state = await ada.state(match, turn[0])
        assert state["question"]["prompt"]
        await ada.move_any(match, turn[0])
    assert (await ada.state(match, 0))["seq"] >= 12
