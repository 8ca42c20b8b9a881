"""What a host does to those who behave badly at their table."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI

from ..api.test_bad_input import refused
from ..api.test_rematch import finish
from ..visitor import Visitor
from .test_community import page_of, somebody, together


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


async def test_nobody_asks_whoever_was_removed_before_moves_are_taken_back(ada: Visitor, bob: Visitor) -> None:
    """They could not agree any more, and nothing could ever be taken back."""
    match = await together(ada, bob)
    seq = await bob.move_any(match, 1)
    await ada.post(f"/matches/{match}/remove", seat=1)
    asked = await ada.post(f"/matches/{match}/undo", seat=0, moves=1, seq=seq)
    assert asked.status_code == 200, asked.text
    assert asked.json()["done"]


@pytest.mark.parametrize("removed", [False, True])
async def test_nobody_wins_rating_points_by_removing_the_others(app: FastAPI, removed: bool) -> None:
    ada, bob = await somebody(app, "ada"), await somebody(app, "bob")
    match = await together(ada, bob)
    if removed:
        await ada.post(f"/matches/{match}/remove", seat=1)
    await finish(app, ada, match)
    for login in ("ada", "bob"):
        page = await page_of(login, ada)
        assert (bool(page["ratings"]), page["results"][0]["played"]) == (not removed, 1)


async def test_no_seat_of_a_rematch_is_kept_for_whoever_was_removed(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    await ada.post(f"/matches/{match}/remove", seat=1)
    await ada.post(f"/matches/{match}/abandon")
    again = (await ada.post(f"/matches/{match}/rematch")).json()
    assert again["seats"][1]["free"]
    assert again["id"] not in [each["id"] for each in (await bob.get("/matches")).json()]


async def test_a_guest_sets_up_no_table_after_another_for_somebody_who_never_comes(app: FastAPI, bob: Visitor) -> None:
    """Nobody can block a guest, so only a match that both have played keeps a seat for the other."""
    guest = await Visitor.at(app).come_in("Gil")
    match = await together(guest, bob)
    kept = []
    for _ in range(3):
        await guest.post(f"/matches/{match}/abandon")
        again = (await guest.post(f"/matches/{match}/rematch")).json()
        match = again["id"]
        kept.append(again["seats"][1]["reserved"])
    assert kept == [True, False, False]
