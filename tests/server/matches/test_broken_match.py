"""A match whose stored lines cannot be read harms no other, says so to its people, and can be ended."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import func, insert, select, update

from regna.kernel import Match
from regna.server.db.storage import Storage
from regna.server.db.tables import matches, moves, seats
from regna.server.matches import room as room_module

from ..api.test_api import until
from ..api.test_bad_input import refused
from ..api.test_live import closed_with
from ..visitor import PATIENCE, Visitor, new_app, running, serving
from .test_clock import LIVE, Watch

HERE = [{"kind": "me"}, {"kind": "here"}]


async def damage(storage: Storage, match: str, line: str) -> None:
    await storage.execute(update(moves).where(moves.c.match == match, moves.c.seq == 1).values(line=line))


async def seat_bots(storage: Storage) -> None:
    """From now on bots play the second seats."""
    await storage.execute(update(seats).where(seats.c.seat == 1).values(away=True, bot="random"))


async def until_bots_move(app: FastAPI, match: str) -> None:
    """Wait until a bot has moved, and the clock of the other seat runs."""
    count = select(func.count()).where(moves.c.match == match).scalar_subquery()
    moved = select(matches.c.id).where(matches.c.id == match, matches.c.due.is_not(None), count >= 2)
    async with asyncio.timeout(PATIENCE):
        while not await app.state.server.storage.rows(moved):
            await asyncio.sleep(0.01)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def broken(database: str, watch: Watch) -> tuple[Visitor, list[str]]:
    """Ada, and her three matches at which bots have to choose; the first is about to be damaged."""
    async with running(new_app(database, now=watch)) as app:
        ada = await Visitor.at(app).come_in("Ada")
        found = [(await ada.set_up(HERE, start=True, tempo=LIVE))["id"] for _ in range(3)]
        for match in found:
            await ada.move_any(match)
    storage = await Storage.open(database)
    await seat_bots(storage)
    await storage.close()
    return ada, found


def again(ada: Visitor, app: FastAPI) -> Visitor:
    visitor = Visitor.at(app)
    visitor.client.cookies = ada.client.cookies
    return visitor


@pytest.mark.parametrize("line", ["yellow zzz", "", "yellow undo 99", "nobody at all"])
async def test_the_others_go_on(
    database: str, watch: Watch, broken: tuple[Visitor, list[str]], line: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Bots, clocks and lists; and what the log says names the match but nothing that is hidden in it."""
    ada, (bad, *good) = broken
    storage = await Storage.open(database)
    await damage(storage, bad, line)
    await storage.close()
    async with running(new_app(database, now=watch)) as app:
        for match in good:
            await until_bots_move(app, match)
        ada = again(ada, app)
        listed = {match["id"]: match["problem"] for match in (await ada.get("/matches")).json()}
        assert {match: problem and problem["error"] for match, problem in listed.items()} == {
            bad: "server-broken-match", **dict.fromkeys(good),
        }  # fmt: skip
        for match in good:
            await until(ada, match, lambda data: data["waiting"] == [0])
        watch.time += 100_000
        await app.state.server.timekeeper.look()
        for match in good:
            assert (await ada.get(f"/matches/{match}")).json()["seats"][0]["late"]
        assert (await app.state.server.storage.row(select(matches.c.due).where(matches.c.id == bad))).due is None
    facts = [getattr(record, "facts", {}) for record in caplog.records if record.message == "a match cannot be read"]
    assert {(fact["match"], fact["line"]) for fact in facts} == {(bad, 1)}
    assert "draft" not in str(facts) + caplog.text


async def test_its_people_are_told_and_its_host_ends_it(
    database: str, watch: Watch, broken: tuple[Visitor, list[str]]
) -> None:
    ada, (bad, *_) = broken
    storage = await Storage.open(database)
    await damage(storage, bad, "yellow zzz")
    await storage.close()
    async with running(new_app(database, now=watch)) as app:
        ada, bob = again(ada, app), await Visitor.at(app).come_in("Bob")
        path = f"/matches/{bad}"
        for ask in ("state", "chat"):
            assert "damaged" in refused(await ada.get(f"{path}/{ask}"), 409)
        assert "hidden" in refused(await ada.get(f"{path}/record"), 409)
        assert [entry["seq"] for entry in (await ada.get(f"{path}/events")).json()] == [0, 1]
        assert "damaged" in refused(await ada.move(bad, "yellow zzz", 1), 409)
        shown: dict[str, Any] = (await ada.get(path)).json()
        assert (shown["problem"]["error"], shown["status"], shown["seq"]) == ("server-broken-match", "live", 1)
        assert (shown["seed"], shown["hosted"], shown["mine"]) == (None, True, [0, 1])
        refused(await bob.post(f"{path}/abandon"), 403)
        assert (await ada.post(f"{path}/abandon")).json()["status"] == "abandoned"
        refused(await ada.post(f"{path}/abandon"), 409)
        shown = (await bob.get(path)).json()
        assert (shown["status"], shown["mine"], shown["hosted"]) == ("abandoned", [], False)
        assert shown["seed"]


async def test_rules_that_fail(
    database: str, watch: Watch, broken: tuple[Visitor, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any exception will do; the match can be opened again once the rules are mended."""
    ada, _ = broken

    def fail(match: Match, line: str) -> None:
        raise ZeroDivisionError("the draft of yellow")

    async with running(new_app(database, now=watch)) as app:
        ada, registry = again(ada, app), app.state.server.registry
        await asyncio.gather(*registry.tasks[1:2])
        registry.rooms.clear()
        monkeypatch.setattr(room_module, "follow", fail)
        assert all(match["problem"] for match in (await ada.get("/matches")).json())
        assert "draft" not in (await ada.get("/matches")).text
        monkeypatch.undo()
        registry.forget_idle(0)
        assert not any(match["problem"] for match in (await ada.get("/matches")).json())


async def test_a_game_that_is_no_longer_there(database: str, watch: Watch, broken: tuple[Visitor, list[str]]) -> None:
    ada, (bad, *_) = broken
    storage = await Storage.open(database)
    await storage.execute(update(matches).where(matches.c.id == bad).values(game="chess", seed="?"))
    await storage.close()
    async with running(new_app(database, now=watch)) as app:
        ada = again(ada, app)
        assert [match["title"] for match in (await ada.get("/matches")).json() if match["problem"]] == ["chess"]
        assert (await ada.get(f"/matches/{bad}")).json()["problem"]
        await ada.post(f"/matches/{bad}/abandon")
        assert not any(match["problem"] for match in (await ada.get("/matches")).json())


async def test_a_bad_line_from_elsewhere_closes_the_live_connection(database: str) -> None:
    """Whoever watches is told; whoever comes later is told the same."""
    app = new_app(database)
    async with serving(app) as address:
        ada = await Visitor.at(address).come_in("Ada")
        match = (await ada.set_up(HERE, start=True))["id"]
        server = app.state.server
        async with ada.live(match) as live:
            await live.asked()
            row = {"match": match, "seq": 1, "line": "yellow zzz", "made": 0.0}
            await server.storage.execute(insert(moves).values(row))
            server.registry.rooms[match].schedule_catch_up()
            await live.socket.wait_closed()
            assert live.socket.close_code == 4409
            assert "damaged" in (live.socket.close_reason or "")
        assert await closed_with(ada, match, "seat=0") == 4409


async def test_an_open_table_of_a_game_that_is_gone_is_listed(ada: Visitor, app: FastAPI) -> None:
    seats = [{"kind": "me"}, {"kind": "anyone"}]
    gone, there = (await ada.set_up(seats))["id"], (await ada.set_up(seats))["id"]
    storage = app.state.server.storage
    await storage.execute(update(matches).where(matches.c.id == gone).values(game="chess"))
    assert {table["id"] for table in (await ada.get("/tables")).json()} == {gone, there}
