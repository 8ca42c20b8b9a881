"""The bot that docs/bots-online.md shows plays."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from ..api.test_accounts import with_token
from ..visitor import ALONE, Visitor

PAGE = Path(__file__).parents[3] / "docs" / "bots-online.md"
ENOUGH = 12


class Enough(Exception):
    """The bot has shown what it can."""


def bot() -> dict[str, Any]:
    """What the code of the page defines."""
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(code, names)
    return names


async def test_the_bot_of_the_page_plays(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up(ALONE))["id"]
    token = (await with_token(ada, address)).client.headers["Authorization"].removeprefix("Bearer ")
    names = bot()
    made: list[str] = []

    def choose(question: Any, view: Any) -> str:
        if len(made) == ENOUGH:
            raise Enough
        assert view["players"]
        made.append(names["choose"](question, view))
        return made[-1]

    with pytest.raises(Enough):
        await asyncio.to_thread(names["play"], address, token, match, 0, choose)
    entries = (await ada.get(f"/matches/{match}/events", seat=0)).json()
    assert sum(entry["seat"] == 0 for entry in entries) == ENOUGH


async def test_the_bot_of_the_page_stops_at_the_end(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up(ALONE))["id"]
    await ada.post(f"/matches/{match}/abandon")
    token = (await ada.post("/tokens", name="my bot")).json()["token"]
    assert await asyncio.to_thread(bot()["play"], address, token, match, 0, bot()["choose"]) is None
