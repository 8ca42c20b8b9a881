"""Clocks are kept by the server, worked out from the lines' times, and a bot takes over when time is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import select, update

from regna.server.db.tables import matches
from regna.server.matches import timekeeper
from regna.server.matches.clock import DAYS, LIVE_CLOCK, Clocks, Tempo
from regna.server.matches.room import Room
from regna.server.matches.timekeeper import time_out
from regna.server.steady_clock import SteadyClock

from ..api.test_api import until
from ..api.test_bad_input import refused
from ..visitor import ALONE, FRIENDS, GAME, Visitor, new_app, running

LIVE = {"kind": "live", "minutes": 10, "increment": 20}
THREE_DAYS = {"kind": "days", "days": 3}
DAY = 24 * 3600


class Watch:
    """What time it is."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture(autouse=True)
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timekeeper looks when a test says so, and not by itself in between."""
    monkeypatch.setattr(timekeeper, "EVERY", 1e6)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def app(database: str, watch: Watch) -> AsyncIterator[FastAPI]:
    async with running(new_app(database, now=watch)) as app:
        yield app


async def begun(ada: Visitor, bob: Visitor, tempo: dict[str, Any]) -> str:
    """A match of two people with clocks, both of whom have to choose at once."""
    match = await ada.set_up(FRIENDS, tempo=tempo)
    await bob.post(f"/matches/{match['id']}/join", invitation=match["invitations"]["1"])
    assert (await ada.post(f"/matches/{match['id']}/start")).json()["waiting"] == [0, 1]
    return str(match["id"])


async def clocks(visitor: Visitor, match: str) -> list[tuple[float, bool]]:
    data = (await visitor.get(f"/matches/{match}")).json()
    return [(clock["left"], clock["running"]) for clock in data["clocks"]]


async def draft(people: tuple[Visitor, Visitor], match: str) -> int:
    """Make the sealed choices at the beginning; returns whose turn it is."""
    while len(waiting := (await people[0].get(f"/matches/{match}")).json()["waiting"]) == 2:
        for seat in waiting:
            await people[seat].move_any(match, seat)
    return int(waiting[0])


async def look(app: FastAPI) -> None:
    """Have the timekeeper look, as it otherwise does every second."""
    await app.state.server.timekeeper.look()


# The clocks themselves


def test_several_clocks_run_at_once_and_a_move_brings_the_increment() -> None:
    clocks = Clocks(Tempo(LIVE_CLOCK, 1, 5), 3, 0.0, [0, 1])
    clocks.turn(0, [1], 10.0)
    assert clocks.left == [55.0, 50.0, 60.0]
    clocks.turn(1, [2], 20.0)
    assert clocks.left == [55.0, 45.0, 60.0]
    assert clocks.left_at(2, 50.0) == 30.0
    assert clocks.due(2) == 80.0


def test_a_move_that_is_taken_back_brings_nothing() -> None:
    clocks = Clocks(Tempo(LIVE_CLOCK, 1, 5), 2, 0.0, [0])
    clocks.turn(0, [1], 10.0)
    clocks.turn(None, [0], 20.0)
    assert clocks.left == [55.0, 50.0]


def test_days_begin_anew_with_every_question() -> None:
    clocks = Clocks(Tempo(DAYS, days=1), 2, 0.0, [0, 1])
    clocks.turn(0, [1], 100.0)
    assert [clocks.left_at(seat, 100.0) for seat in (0, 1)] == [DAY, DAY - 100]
    clocks.turn(1, [1], 200.0)
    assert clocks.left_at(1, 250.0) == DAY - 50


def test_time_never_runs_backwards() -> None:
    clocks = Clocks(Tempo(LIVE_CLOCK, 1), 1, 100.0, [0])
    clocks.turn(0, [0], 90.0)
    assert (clocks.left, clocks.since) == ([60.0], 100.0)


# In a match


async def test_a_live_clock_runs_for_those_who_are_waited_for(ada: Visitor, bob: Visitor, watch: Watch) -> None:
    match = await begun(ada, bob, LIVE)
    assert await clocks(ada, match) == [(600, True), (600, True)]
    watch.time += 30
    await ada.move_any(match)
    assert (await clocks(bob, match))[1] == (570, True)
    (listed,) = (await bob.get("/matches")).json()
    assert (listed["tempo"], listed["left"]) == (LIVE, 570)


async def test_clocks_survive_a_restart(database: str, watch: Watch) -> None:
    async with running(new_app(database, now=watch)) as app:
        ada, bob = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("Bob")
        match = await begun(ada, bob, LIVE)
        for _ in range(12):
            watch.time += 7
            seat = (await ada.get(f"/matches/{match}")).json()["waiting"][0]
            await (ada, bob)[seat].move_any(match, seat)
        before = await clocks(ada, match)
        cookies = ada.client.cookies
    watch.time += 5
    async with running(new_app(database, now=watch)) as app:
        again = Visitor.at(app)
        again.client.cookies = cookies
        assert await clocks(again, match) == [(left - 5 * on, on) for left, on in before]


async def test_a_bot_takes_over_for_good_on_a_live_clock(
    ada: Visitor, bob: Visitor, app: FastAPI, watch: Watch
) -> None:
    match = await begun(ada, bob, LIVE)
    seat = await draft((ada, bob), match)
    mover, other = (ada, bob) if seat == 0 else (bob, ada)
    state = await mover.state(match, seat)
    watch.time += 700
    refused(await mover.move(match, state["question"]["options"][0]["move"], state["seq"]), 409)
    await look(app)
    data = await until(other, match, lambda data: data["waiting"] == [1 - seat])
    assert (data["seats"][seat]["away"], data["seats"][seat]["late"]) == (True, True)
    assert data["seats"][seat]["bot"]
    assert (await clocks(other, match))[seat][1] is False
    refused(await mover.post(f"/matches/{match}/return"), 409)
    await look(app)
    assert (await other.get(f"/matches/{match}")).json()["seats"][1 - seat]["late"] is False


async def test_with_days_one_may_come_back(ada: Visitor, bob: Visitor, app: FastAPI, watch: Watch) -> None:
    match = await begun(ada, bob, THREE_DAYS)
    await ada.move_any(match)
    watch.time += 3 * DAY - 1
    await look(app)
    assert not any(seat["late"] for seat in (await ada.get(f"/matches/{match}")).json()["seats"])
    watch.time += 2
    await look(app)
    data = await until(ada, match, lambda data: 1 not in data["waiting"])
    assert [seat["late"] for seat in data["seats"]] == [False, True]
    back = (await bob.post(f"/matches/{match}/return")).json()
    assert (back["seats"][1]["late"], back["seats"][1]["bot"]) == (False, None)


async def test_time_out_acts_on_a_match_nobody_has_open(database: str, watch: Watch) -> None:
    async with running(new_app(database, now=watch)) as app:
        ada, bob = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("Bob")
        match = await begun(ada, bob, THREE_DAYS)
    watch.time += 4 * DAY
    async with running(new_app(database, now=watch)) as app:
        assert match not in app.state.server.registry.rooms
        await look(app)
        data = await until(Visitor.at(app), match, lambda data: data["seq"] > 2)
        assert all(seat["late"] for seat in data["seats"])


async def test_a_move_in_another_process_stops_the_clock(
    database: str, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever acts on a time-out looks first whether the move has been made elsewhere."""
    monkeypatch.setattr(Room, "schedule_catch_up", lambda room: None)
    async with running(new_app(database, now=watch)) as here, running(new_app(database, now=watch)) as there:
        ada, bob = await Visitor.at(here).come_in("Ada"), await Visitor.at(here).come_in("Bob")
        match = await begun(ada, bob, LIVE)
        seat = await draft((ada, bob), match)
        room = await there.state.server.registry.room(match)
        watch.time += room.left(seat) - 1
        await (ada, bob)[seat].move_any(match, seat)
        watch.time += 10
        assert room.left(seat) < 0
        await time_out(room)
        assert not any(each.late for each in room.seats)


async def test_a_match_that_cannot_be_opened_holds_no_clock_up(
    ada: Visitor, bob: Visitor, app: FastAPI, watch: Watch
) -> None:
    old, match = await begun(ada, bob, LIVE), await begun(ada, bob, LIVE)
    server = app.state.server
    await server.storage.execute(update(matches).where(matches.c.id == old).values(version=0))
    server.registry.rooms.pop(old)
    server.registry.latest.pop(old)
    watch.time += 700
    await look(app)
    assert all(seat["late"] for seat in (await ada.get(f"/matches/{match}")).json()["seats"])
    assert (await server.storage.row(select(matches.c.due).where(matches.c.id == old))).due is None


async def test_without_a_clock_nobody_is_late(ada: Visitor, app: FastAPI, watch: Watch) -> None:
    match = await ada.set_up(ALONE)
    watch.time += 300 * DAY
    await look(app)
    assert (match["tempo"], match["clocks"]) == ({"kind": "none"}, [])
    await ada.move_any(match["id"])


# A clock that jumps


class Times:
    """What the system's clock says, and how much time has really gone by."""

    def __init__(self) -> None:
        self.wall, self.gone = 1_000_000.0, 50.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.gone)

    def go(self, seconds: float, jump: float = 0) -> float:
        """Time goes by, and the clock is set forward besides."""
        self.wall, self.gone = self.wall + seconds + jump, self.gone + seconds
        return self.clock()


def test_a_jump_counts_once_it_has_lasted() -> None:
    times = Times()
    assert times.go(10) == 1_000_010
    assert times.go(1, jump=3600) == 1_000_011
    assert times.go(58) == 1_000_069
    assert times.go(2) == 1_003_671
    assert times.go(1, jump=-3600) == 1_003_672
    assert times.go(61) == 1_000_133


def test_a_jump_there_and_back_is_forgotten() -> None:
    times = Times()
    for _ in range(50):
        times.go(2, jump=3600)
        times.go(2, jump=-3600)
    assert times.go(0) == 1_000_200


def test_small_corrections_are_followed() -> None:
    times = Times()
    for _ in range(100):
        times.go(1, jump=0.5)
    assert times.go(0) == times.wall == 1_000_150


async def test_a_clock_that_jumps_makes_nobody_late(database: str) -> None:
    """An hour forward for two seconds; whoever then takes too long is late as ever."""
    times = Times()
    async with running(new_app(database, now=times.clock)) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True, tempo=LIVE))["id"]
        times.go(0, jump=3600)
        await look(app)
        await ada.move_any(match)
        times.go(2)
        await look(app)
        times.go(0, jump=-3600)
        await look(app)
        assert not any(seat["late"] for seat in (await ada.get(f"/matches/{match}")).json()["seats"])
        assert [left for left, _ in await clocks(ada, match)] == [620, 598]
        times.go(700)
        await look(app)
        assert any(seat["late"] for seat in (await ada.get(f"/matches/{match}")).json()["seats"])


async def test_a_rematch_has_the_same_tempo_and_new_clocks(ada: Visitor, watch: Watch) -> None:
    match = await ada.set_up(ALONE, tempo=LIVE)
    watch.time += 100
    await ada.post(f"/matches/{match['id']}/abandon")
    new = (await ada.post(f"/matches/{match['id']}/rematch")).json()
    assert (new["tempo"], new["clocks"]) == (LIVE, [{"seat": 0, "left": 600, "running": True}])


@pytest.mark.parametrize(
    "tempo",
    [
        None,
        "live",
        {},
        {"kind": "fast"},
        {"kind": "live"},
        {"kind": "live", "minutes": 0},
        {"kind": "live", "minutes": 1e9},
        {"kind": "live", "minutes": 10, "increment": -1},
        {"kind": "live", "minutes": "10"},
        {"kind": "days", "days": 31},
        {"kind": "days", "days": 2, "minutes": 1},
        {"kind": "none", "days": 2},
    ],
)
async def test_what_is_no_tempo(ada: Visitor, tempo: object) -> None:
    refused(await ada.post("/matches", game=GAME, seats=ALONE, tempo=tempo), 422)
    assert (await ada.get("/matches")).json() == []
