"""Looking at a match again, playing on from any of its moments, and playing it once more."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import insert

from regna.games import load
from regna.kernel import Match, Setup
from regna.server.db.tables import moves
from regna.server.db.writer import Line
from regna.server.matches.ending import store_result
from regna.server.matches.room import Room

from ..matches.test_room import line_of
from ..visitor import Visitor
from .test_api import together, until
from .test_bad_input import refused

HERE = [{"kind": "me"}, {"kind": "here", "name": "Lou"}]


async def ended(app: FastAPI, visitor: Visitor) -> dict[str, Any]:
    """A match of two on one screen that has come to its end."""
    match = await visitor.set_up(HERE, start=True)
    return await finish(app, visitor, match["id"])


async def finish(app: FastAPI, visitor: Visitor, match: str) -> dict[str, Any]:
    """Bring a match to its end by random play."""
    room = await app.state.server.registry.room(match)
    lines = [follow(room, text) for text in whole_match(room.setup)]
    await room.storage.execute(insert(moves).values([line.row() for line in lines]))
    await store_result(room)
    over: dict[str, Any] = (await visitor.get(f"/matches/{room.id}")).json()
    assert over["status"] == "over"
    return over


def follow(room: Room, text: str) -> Line:
    """Have a room follow a line that is about to be stored."""
    line = line_of(room, text)
    room.follow(line)
    return line


def whole_match(setup: Setup) -> list[str]:
    """Lines of random play from the beginning to the end."""
    match, random, lines = Match(setup), Random(1), []
    while match.pending:
        ask = match.pending[0]
        lines.append(match.write(ask, random.choice(list(ask.options))))
        match.play(lines[-1])
    return lines


async def state_at(visitor: Visitor, match: str, at: int, **query: Any) -> dict[str, Any]:
    answer = await visitor.get(f"/matches/{match}/state", at=at, **query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_play_begins_only_in_a_locked_room(app: FastAPI, ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process's notice, just then, made the room follow the set-up twice."""
    locked, start = [], Room.start

    async def watched(room: Room) -> None:
        locked.append(room.lock.locked())
        await start(room)

    monkeypatch.setattr(Room, "start", watched)
    over = await ended(app, ada)
    assert (await ada.post(f"/matches/{over['id']}/rematch")).status_code < 300
    assert locked == [True, True]


# Replay
async def test_every_past_moment_looks_as_it_did(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    seen = [(await ada.state(match), await ada.state(match, None))]
    for _ in range(14):
        seat = (await ada.get(f"/matches/{match}")).json()["waiting"][0]
        await (ada, bob)[seat].move_any(match, seat)
        seen.append((await ada.state(match), await ada.state(match, None)))
    for at in [*range(15), 3, 14, 0]:
        for then, query in zip(seen[at], ({"seat": 0}, {}), strict=True):
            now = await state_at(ada, match, at, **query)
            assert now["view"] == then["view"]
            assert now["points"] == then["points"]
            assert (now["at"], now["question"], now["free_undos"]) == (at, None, 0)


async def test_other_eyes_are_closed_until_the_end(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    match = await together(ada, bob)
    await ada.move_any(match)
    stranger = Visitor.at(app)
    for visitor in (bob, stranger):
        refused(await visitor.get(f"/matches/{match}/state", seat=0, at=0), 403)
        refused(await visitor.get(f"/matches/{match}/events", seat=0), 403)
        assert (await visitor.get(f"/matches/{match}/state", at=1)).status_code == 200
    before = await state_at(ada, match, 1, seat=0)
    await ada.post(f"/matches/{match}/abandon")
    assert await state_at(stranger, match, 1, seat=0) == before
    assert (await stranger.get(f"/matches/{match}/events", seat=0)).status_code == 200
    refused(await stranger.get(f"/matches/{match}/state", seat=2, at=1), 403)


@pytest.mark.parametrize("at", ["2", "99999999999", "-1", "x", "1.5", ""])
async def test_there_is_no_such_moment(ada: Visitor, at: str) -> None:
    match = await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True)
    refused(await ada.get(f"/matches/{match['id']}/state", at=at), 422)


async def test_points_are_those_of_the_result(ada: Visitor, app: FastAPI) -> None:
    over = await ended(app, ada)
    state = await ada.state(over["id"])
    assert state["points"] == over["result"]["scores"]


# Forks
async def test_play_on_from_a_moment(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    over = await ended(app, ada)
    path = f"/matches/{over['id']}"
    answer = await bob.post(f"{path}/fork", at=10, seat=1, bot="random")
    assert answer.status_code == 201, answer.text
    new = answer.json()
    assert (new["status"], new["mine"], new["forked"]) == ("live", [1], {"match": over["id"], "at": 10})
    assert [seat["bot"] for seat in new["seats"]] == ["random", None]
    then, fork = await state_at(bob, over["id"], 10, seat=1), await state_at(bob, new["id"], 10, seat=1)
    assert fork["view"] == then["view"]
    await until(bob, new["id"], lambda match: match["waiting"] == [1])
    await bob.move_any(new["id"], 1)
    assert (await ada.get(path)).json() == over


async def test_a_fork_has_the_record_of_the_original_up_to_there(ada: Visitor, app: FastAPI) -> None:
    over = await ended(app, ada)
    new = (await ada.post(f"/matches/{over['id']}/fork", at=7, seat=0, bot="random")).json()
    await ada.post(f"/matches/{new['id']}/abandon")
    old, other = [
        Match.replay((await ada.get(f"/matches/{match}/record")).text, load) for match in (over["id"], new["id"])
    ]
    assert other.setup == old.setup
    assert other.log[:7] == old.log[:7]


async def test_nobody_looks_into_the_future_by_a_fork(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    refused(await ada.post(f"/matches/{match}/fork", at=0, seat=0), 409)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"at": 0}, 422),
        ({"at": -1, "seat": 0}, 422),
        ({"at": "0", "seat": 0}, 422),
        ({"at": 100_000, "seat": 0}, 422),
        ({"at": 0, "seat": 2}, 422),
        ({"at": 0, "seat": 0, "bot": "hal"}, 422),
        ({"at": 0, "seat": 0, "seed": 1}, 422),
    ],
)
async def test_what_is_no_moment_to_play_on_from(ada: Visitor, body: dict[str, Any], status: int) -> None:
    match = await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True)
    await ada.post(f"/matches/{match['id']}/abandon")
    refused(await ada.post(f"/matches/{match['id']}/fork", **body), status)


async def test_after_the_last_line_there_is_nothing_to_play(ada: Visitor, app: FastAPI) -> None:
    over = await ended(app, ada)
    refused(await ada.post(f"/matches/{over['id']}/fork", at=over["seq"], seat=0), 409)
    refused(await Visitor.at(app).post(f"/matches/{over['id']}/fork", at=0, seat=0), 401)


# Rematch
async def test_a_rematch_against_bots_begins_at_once(ada: Visitor) -> None:
    over = await ada.set_up([{"kind": "bot", "bot": "random"}, *HERE], start=True)
    await ada.post(f"/matches/{over['id']}/abandon")
    new = (await ada.post(f"/matches/{over['id']}/rematch")).json()
    assert (new["status"], new["mine"], new["options"]) == ("live", [1, 2], over["options"])
    assert [seat["name"] for seat in new["seats"]] == ["random", "Ada", "Lou"]
    assert new["commitment"] != over["commitment"]
    assert (await ada.get(f"/matches/{over['id']}")).json()["rematch"] == new["id"]
    await ada.move_any(new["id"], 1)


async def test_a_rematch_waits_for_the_others_who_need_no_invitation(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    match = await together(ada, bob)
    path = f"/matches/{match}"
    refused(await bob.post(f"{path}/rematch"), 409)
    await ada.post(f"{path}/abandon")
    eve = await Visitor.at(app).come_in("Eve")
    refused(await eve.post(f"{path}/rematch"), 403)
    asked = await asyncio.gather(*(who.post(f"{path}/rematch") for who in (bob, ada, bob)))
    (new,) = {answer.json()["id"] for answer in asked}
    host, guest = (bob, ada) if asked[0].json()["hosted"] else (ada, bob)
    data = (await guest.get(f"/matches/{new}")).json()
    assert data["status"] == "open"
    assert [seat["reserved"] for seat in data["seats"]].count(True) == 1
    assert len(data["mine"]) == 1
    refused(await host.post(f"/matches/{new}/start"), 409)
    refused(await eve.post(f"/matches/{new}/join"), 409)
    assert (await guest.post(f"/matches/{new}/join")).json()["status"] == "live"


async def test_whoever_does_not_want_a_rematch_frees_the_seat(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    match = await together(ada, bob)
    await ada.post(f"/matches/{match}/abandon")
    new = (await ada.post(f"/matches/{match}/rematch")).json()["id"]
    assert (await bob.post(f"/matches/{new}/leave")).json()["mine"] == []
    token = (await ada.get(f"/matches/{new}")).json()["invitations"]["1"]
    eve = await Visitor.at(app).come_in("Eve")
    assert (await eve.post(f"/matches/{new}/join", invitation=token)).json()["mine"] == [1]
    assert (await ada.post(f"/matches/{new}/start")).json()["status"] == "live"


# Lists
async def test_my_matches_have_what_a_list_shows(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    over = await ended(app, ada)
    match = await together(ada, bob)
    await ada.move_any(match)
    first, second = (await ada.get("/matches")).json()
    assert (first["id"], second["id"]) == (match, over["id"])
    assert first["title"] == "Architects of the West Kingdom"
    assert (first["tempo"], first["left"], first["scores"]) == ({"kind": "none"}, None, None)
    assert first["updated"] > first["created"]
    assert second["scores"] == [sum(sheet.values()) for sheet in over["result"]["scores"]]
