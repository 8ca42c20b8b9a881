"""What a host does to those who behave badly at their table."""

from __future__ import annotations

from typing import Any

import pytest

from ..api.test_bad_input import refused
from ..visitor import Visitor
from .test_community import together


async def test_the_host_mutes(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    refused(await bob.post(f"/matches/{match}/mute", seat=0, muted=True), 403)
    refused(await ada.post(f"/matches/{match}/mute", seat=0, muted=True), 404)
    for muted, status in ((True, 403), (False, 201)):
        told = (await ada.post(f"/matches/{match}/mute", seat=1, muted=muted)).json()
        assert told["seats"][1]["muted"] is muted
        assert (await bob.post(f"/matches/{match}/chat", text="Hello")).status_code == status


@pytest.mark.parametrize("begun", [False, True])
async def test_the_host_removes_for_good(ada: Visitor, bob: Visitor, begun: bool) -> None:
    if begun:
        match = await together(ada, bob)
    else:
        match = (await ada.set_up([{"kind": "me"}, {"kind": "anyone"}]))["id"]
        await bob.post(f"/matches/{match}/join")
    refused(await bob.post(f"/matches/{match}/remove", seat=0), 403)
    seat = (await ada.post(f"/matches/{match}/remove", seat=1)).json()["seats"][1]
    assert (seat["away"], seat["free"]) == (begun, not begun)
    refused(await bob.post(f"/matches/{match}/{'return' if begun else 'join'}"), 403)


async def test_whoever_was_removed_does_nothing_at_the_table_any_more(ada: Visitor, bob: Visitor) -> None:
    """Not for the seat that a bot has taken over, not in the chat, and not as the host of a rematch."""
    match = await together(ada, bob, hints=True)
    seq = await bob.move_any(match, 1)
    await ada.post(f"/matches/{match}/remove", seat=1)
    move = f"{(await bob.get(f'/matches/{match}')).json()['seats'][1]['colour']} nothing"

    async def declined(path: str, **body: Any) -> None:
        answer = await bob.post(f"/matches/{match}/{path}", **body)
        assert (answer.status_code, answer.json()["error"]) == (403, "server-not-welcome"), path

    await declined("moves", move=move, seq=seq)
    await declined("undo", seat=1, moves=1, seq=seq)
    await declined("undo/answer", agree=True, seq=seq)
    await declined("hint", seat=1)
    await declined("chat", text="Hello")
    await declined("leave")
    await ada.post(f"/matches/{match}/abandon")
    await declined("rematch")
