"""Rules change while matches are played: what has ended stays what it was, what is in play goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from fluent.runtime import FluentResource
from sqlalchemy import select, update

from regna.games import architects, load
from regna.games.architects import Architects
from regna.games.architects.state import Site
from regna.kernel import Flow, Match
from regna.kernel.record import is_rules
from regna.server.db.backup import back_up
from regna.server.db.engine import database_url
from regna.server.db.tables import matches, moves, reviews
from regna.server.db.values import LIVE
from regna.server.matches.fairness import commitment
from regna.server.matches.room import Room
from regna.server.matches.upgrade_check import check_matches
from regna.server.messages import PART
from regna.texts import LANGUAGES, speaker, speaker_for

from ..api.test_api import together
from ..api.test_bad_input import refused
from ..api.test_rematch import ended
from ..databases import POSTGRES
from ..visitor import ALONE, PATIENCE, Visitor, new_app, running
from .test_clock import LIVE as TEN_MINUTES
from .test_clock import Watch

NOW = Architects.version
LATER = NOW + 1
HERE = [{"kind": "me"}, {"kind": "here", "name": "Lou"}]


class SameRules(Architects):
    """A later version that plays the same."""

    version = LATER


class OtherRules(SameRules):
    """A later version that plays otherwise: every step takes a number of chance before it begins."""

    def step(self, table: Site) -> Flow:
        table.chance.below(2)
        return super().step(table)


class UnfitRules(OtherRules):
    """A later version that cannot go on with any table of the first."""

    def audit(self, table: Site) -> None:
        raise AssertionError


@pytest.fixture(autouse=True)
def changelog() -> Iterator[None]:
    """What is said of the later version to the people at a table."""
    for lang in LANGUAGES:
        bundle = speaker_for(load("architects"), lang, PART).bundle
        bundle.add_resource(FluentResource(f"version-{LATER} = Chance is asked more often ({lang})."))
    yield
    speaker.cache_clear()


class Served:
    """A server that is started again and again, and those who come back to it."""

    def __init__(self, database: str, patch: pytest.MonkeyPatch) -> None:
        self.database = database
        self.patch = patch

    @asynccontextmanager
    async def with_rules(self, rules: Architects, **settings: Any) -> AsyncIterator[FastAPI]:
        self.patch.setattr(architects, "GAME", rules)
        async with running(new_app(self.database, **settings)) as app:
            yield app

    async def again(self, visitor: Visitor, app: FastAPI) -> Visitor:
        other = Visitor.at(app)
        other.client.cookies = visitor.client.cookies
        return other


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def served(database: str, monkeypatch: pytest.MonkeyPatch) -> Served:
    return Served(database, monkeypatch)


async def room_of(app: FastAPI, match: str) -> Room:
    room: Room = await app.state.server.registry.room(match)
    return room


async def play_some(app: FastAPI, match: str, moves: int) -> None:
    """Random moves of whoever is asked."""
    room, random = await room_of(app, match), Random(1)
    for _ in range(moves):
        ask = random.choice(room.match.pending)
        option = random.choice(list(ask.options))
        await room.play(ask.seat, room.match.write_option(ask, option), room.seq)


async def played(served: Served, moves: int) -> tuple[Visitor, str]:
    """Somebody, and a match of theirs after some moves under the first rules."""
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        match: str = (await ada.set_up(HERE, start=True))["id"]
        await play_some(app, match, moves)
    return ada, match


async def seen(visitor: Visitor, match: str) -> dict[str, Any]:
    """All that the first seat can see of a match."""
    state = await visitor.state(match)
    events = (await visitor.get(f"/matches/{match}/events", seat=0)).json()
    return {"state": state, "events": events, "match": (await visitor.get(f"/matches/{match}")).json()}


async def log_of(visitor: Visitor, match: str, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.get(f"/matches/{match}/events", **query)).json()
    return found


async def version_of(app: FastAPI, match: str) -> int:
    row = await app.state.server.storage.row(select(matches.c.version).where(matches.c.id == match))
    return int(row.version)


# A version that plays the same


@pytest.mark.parametrize("moves", [1, 2, 23])
async def test_where_nothing_differs_a_match_carries_on(served: Served, moves: int) -> None:
    """In the middle of a secret choice, after it, and in the middle of play."""
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True))["id"]
        await play_some(app, match, moves)
        before = await seen(ada, match)
    async with served.with_rules(SameRules()) as app:
        ada = await served.again(ada, app)
        assert await seen(ada, match) == before
        assert await version_of(app, match) == LATER
        await play_some(app, match, 3)
        assert not any(is_rules(line) for line in (await room_of(app, match)).lines)


# A version that plays otherwise


@pytest.mark.parametrize("moves", [0, 1, 2, 23])
async def test_where_rules_differ_a_match_goes_on_from_its_latest_step(served: Served, moves: int) -> None:
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True))["id"]
        await play_some(app, match, moves)
        room, before = await room_of(app, match), await log_of(ada, match, seat=0)
        boundary = room.match.table.thaw(room.match.boundary).dump()
    async with served.with_rules(OtherRules()) as app:
        ada = await served.again(ada, app)
        room = await room_of(app, match)
        begun = room.match.table.thaw(room.match.boundary).dump()
        assert {name: begun[name] for name in boundary} == boundary
        log = await log_of(ada, match, seat=0)
        assert log[:-1] == before
        assert (log[-1]["seq"], log[-1]["seat"], log[-1]["events"][0]["kind"]) == (moves + 1, None, "rules")
        assert f"version {LATER}" in log[-1]["events"][0]["text"]
        assert log[-1]["events"][0]["text"].endswith("Chance is asked more often (en).")
        await play_some(app, match, 5)
        after = await seen(ada, match)
        assert after["state"]["seq"] == moves + 6
    async with served.with_rules(OtherRules()) as app:
        assert await seen(await served.again(ada, app), match) == after


async def test_the_record_can_be_checked_from_there(served: Served) -> None:
    ada, match = await played(served, 20)
    async with served.with_rules(OtherRules()) as app:
        ada = await served.again(ada, app)
        await play_some(app, match, 20)
        table = (await room_of(app, match)).match.table
        await ada.post(f"/matches/{match}/abandon")
        text = (await ada.get(f"/matches/{match}/record")).text
        again = Match.replay(text, load)
        assert again.table == table
        assert again.earlier is not None
        assert again.earlier.version == NOW
        with pytest.raises(ValueError, match="record"):
            Match.replay(text.replace(text[text.rindex("= ") : text.rindex("= ") + 6], "= 0000"), load)


async def test_what_other_rules_played_can_neither_be_taken_back_nor_stepped_through(served: Served) -> None:
    ada, match = await played(served, 20)
    async with served.with_rules(OtherRules()) as app:
        ada = await served.again(ada, app)
        refused(await ada.post(f"/matches/{match}/undo", seat=0, moves=1, seq=21), 422)
        for at, status in ((0, 409), (20, 409), (21, 200)):
            assert (await ada.get(f"/matches/{match}/state", at=at)).status_code == status


async def test_clocks_begin_anew_with_other_rules(served: Served, watch: Watch) -> None:
    """How long everybody took under the old rules cannot be known without them."""
    async with served.with_rules(Architects(), now=watch) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True, tempo=TEN_MINUTES))["id"]
        await play_some(app, match, 5)
        watch.time += 500
    async with served.with_rules(OtherRules(), now=watch) as app:
        ada = await served.again(ada, app)
        await room_of(app, match)
        watch.time += 200
        await app.state.server.timekeeper.look()
        shown = (await ada.get(f"/matches/{match}")).json()
        assert not any(seat["late"] for seat in shown["seats"])
        assert min(clock["left"] for clock in shown["clocks"]) == 400


async def test_bots_go_on_under_other_rules(served: Served) -> None:
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(ALONE))["id"]
        for _ in range(6):
            await ada.move_any(match)
            room = await room_of(app, match)
            async with asyncio.timeout(PATIENCE):
                while room.match.ask_for(0) is None:
                    await asyncio.sleep(0.01)
    async with served.with_rules(OtherRules()) as app:
        ada = await served.again(ada, app)
        room = await room_of(app, match)
        async with asyncio.timeout(PATIENCE):
            while room.match.ask_for(0) is None:
                await asyncio.sleep(0.01)
        assert [is_rules(line) for line in room.lines].count(True) == 1
        await ada.move_any(match)


async def test_two_processes_change_the_rules_once(served: Served, request: pytest.FixtureRequest) -> None:
    if POSTGRES not in request.node.name:
        pytest.skip("SQLite is served by one process")
    _, match = await played(served, 5)
    async with served.with_rules(OtherRules()) as app, running(new_app(served.database)) as other:
        rooms = await asyncio.gather(room_of(app, match), room_of(other, match))
        assert rooms[0].lines == rooms[1].lines
        assert [is_rules(line) for line in rooms[0].lines].count(True) == 1


async def test_nobody_goes_back_to_earlier_rules(served: Served) -> None:
    async with served.with_rules(OtherRules()) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(HERE, start=True))["id"]
        await play_some(app, match, 5)
    async with served.with_rules(Architects()) as app:
        ada = await served.again(ada, app)
        assert (await ada.get(f"/matches/{match}")).json()["problem"]["error"] == "server-old-rules"
        refused(await ada.get(f"/matches/{match}/state", seat=0), 409)
    async with served.with_rules(OtherRules()) as app:
        assert (await room_of(app, match)).seq == 5


async def test_a_match_that_cannot_go_on_can_be_read_ended_and_exported(served: Served) -> None:
    async with served.with_rules(Architects()) as app:
        ada, bob = await Visitor.at(app).come_in("Ada"), await Visitor.at(app).come_in("Bob")
        match = await together(ada, bob)
        await play_some(app, match, 12)
        before = [await log_of(ada, match, seat=0), await log_of(bob, match, seat=1), await log_of(ada, match)]
        lines = (await room_of(app, match)).lines
    async with served.with_rules(UnfitRules()) as app:
        ada, bob = await served.again(ada, app), await served.again(bob, app)
        found = (await ada.get(f"/matches/{match}")).json()
        assert (found["status"], found["problem"]["error"]) == (LIVE, "server-old-rules")
        assert [each["id"] for each in (await ada.get("/matches")).json()] == [match]
        log = [await log_of(ada, match, seat=0), await log_of(bob, match, seat=1), await log_of(ada, match)]
        assert log == before
        refused(await ada.get(f"/matches/{match}/events", seat=1), 403)
        refused(await ada.get(f"/matches/{match}/record"), 409)
        refused(await bob.post(f"/matches/{match}/abandon"), 403)
        assert (await ada.post(f"/matches/{match}/abandon")).json()["status"] == "abandoned"
        text = (await bob.get(f"/matches/{match}/record")).text
        assert [line for line in text.splitlines() if line in lines] == lines


# What has ended


async def test_what_has_ended_stays_what_it_was(served: Served) -> None:
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        over = await ended(app, ada)
        log = [await log_of(ada, over["id"], seat=seat) for seat in range(2)]
        record = (await ada.get(f"/matches/{over['id']}/record")).text
        assert Match.replay(record, load).result()._asdict() == over["result"]
    async with served.with_rules(OtherRules()) as app:
        ada = await served.again(ada, app)
        found = (await ada.get(f"/matches/{over['id']}")).json()
        assert found["problem"]["error"] == "server-old-rules"
        assert {**found, "problem": None} == over
        assert commitment(found["seed"]) == found["commitment"]
        assert [await log_of(ada, over["id"], seat=seat) for seat in range(2)] == log
        assert (await ada.get(f"/matches/{over['id']}/record")).text == record
        assert (await ada.get("/matches")).json()[0]["result"] == over["result"]
        for at in (0, 7):
            assert f"version {NOW}" in refused(await ada.get(f"/matches/{over['id']}/state", at=at), 409)
        refused(await ada.post(f"/matches/{over['id']}/fork", at=3, seat=0), 409)
    async with served.with_rules(SameRules()) as app:
        ada = await served.again(ada, app)
        assert (await ada.get(f"/matches/{over['id']}")).json() == over
        assert (await ada.get(f"/matches/{over['id']}/state", at=7)).status_code == 200
        assert await version_of(app, over["id"]) == NOW


async def test_a_review_outlives_the_rules_and_one_that_cannot_be_made_is_given_up(served: Served) -> None:
    judged = [{"at": 1, "seat": 0, "chances": [0.5, 0.5], "loss": 0.0, "more": None}]
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        done, wanted = [(await ended(app, ada))["id"] for _ in range(2)]
        for match, finished in ((done, 1.0), (wanted, None)):
            row = {"match": match, "asked": 0.0, "total": 9, "judged": judged, "finished": finished}
            await app.state.server.storage.execute(reviews.insert().values(row))
        before = (await ada.get(f"/matches/{done}/review")).json()
        assert before["status"] == "done"
    async with served.with_rules(OtherRules()) as app:
        ada = await served.again(ada, app)
        assert (await ada.get(f"/matches/{done}/review")).json() == before
        async with asyncio.timeout(PATIENCE):
            while (await ada.get(f"/matches/{wanted}/review")).json()["status"] != "none":
                await asyncio.sleep(0.01)


async def test_other_scores_do_not_change_a_result(served: Served) -> None:
    class OtherScores(SameRules):
        def score(self, table: Site) -> list[dict[str, int]]:
            return [{"all": 7}] * len(table.players)

    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        over = await ended(app, ada)
    async with served.with_rules(OtherScores()) as app:
        ada = await served.again(ada, app)
        assert (await ada.get(f"/matches/{over['id']}")).json()["result"] == over["result"]


# What has not begun


async def test_a_table_that_waits_for_people_begins_with_the_rules_of_the_day(served: Served) -> None:
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "anyone"}]))["id"]
    async with served.with_rules(OtherRules()) as app:
        ada, bob = await served.again(ada, app), await Visitor.at(app).come_in("Bob")
        assert (await bob.post(f"/matches/{match}/join")).status_code == 200
        assert (await ada.post(f"/matches/{match}/start")).status_code == 200
        assert await version_of(app, match) == LATER
        await ada.move_any(match)


# Before an upgrade


async def test_an_operator_is_told_what_would_become_of_every_match(served: Served, tmp_path: Path) -> None:
    async with served.with_rules(Architects()) as app:
        ada = await Visitor.at(app).come_in()
        waits = (await ada.set_up([{"kind": "me"}, {"kind": "anyone"}]))["id"]
        live = (await ada.set_up(HERE, start=True))["id"]
        await play_some(app, live, 9)
        over = (await ended(app, ada))["id"]
        damaged = (await ada.set_up(HERE, start=True))["id"]
        await play_some(app, damaged, 2)
        await app.state.server.storage.execute(update(moves).where(moves.c.match == damaged).values(line="yellow zzz"))
    await back_up(served.database, tmp_path / "backup.db")
    expected = {
        Architects: ("same", "same", "same", "stuck"),
        SameRules: ("agrees", "agrees", "agrees", "goes-on"),
        OtherRules: ("agrees", "goes-on", "stays", "goes-on"),
        UnfitRules: ("agrees", "stuck", "stays", "stuck"),
    }
    for rules, outcomes in expected.items():
        served.patch.setattr(architects, "GAME", rules())
        for url in (served.database, database_url(str(tmp_path / "backup.db"))):
            found = {verdict.match: verdict.outcome for verdict in await check_matches(url)}
            assert found == dict(zip((waits, live, over, damaged), outcomes, strict=True))
    async with served.with_rules(OtherRules()) as app:
        assert (await app.state.server.storage.lines(live))[-1].seq == 9
