"""In a game that hides progress nobody can tell how many answers another seat has given in a sealed choice.

Paladins stands for such a game: everybody chooses a paladin in secret, with two answers.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from regna.games import paladins
from regna.games.paladins import Paladins
from regna.games.paladins.box import Box
from regna.games.paladins.prompts import TOP, USE
from regna.games.paladins.state import Kingdom, Noble
from regna.kernel import Flow, Setup
from regna.server.api.live import encode
from regna.server.db.values import OVER
from regna.server.matches import registry
from regna.server.matches.turns import turns

from ..databases import SQLITE, new_database
from ..matches.test_clock import LIVE as TEN_MINUTES
from ..matches.test_clock import Watch
from ..visitor import Live, Visitor, new_app, running, serving
from .test_bad_input import refused
from .test_hidden import STRANGER, Party, random_line

MOVES = 120
DRAFT = 3
"""Public lines before the first sealed choice of three people."""


class Discreet(Paladins):
    """The game, as if it told something how many answers somebody gives."""

    hides_progress = True


class Hesitant(Discreet):
    """Here one names the paladin for this round until one has named the same twice."""

    def box(self, options: Mapping[str, str]) -> Box:
        box = super().box(options)
        return replace(box, paladins=box.paladins._replace(select=hesitate))


def hesitate(me: Noble) -> Flow:
    use = None
    while (named := (yield me.ask(USE, list(me.drawn)))) != use:
        use = named
    others = [card for card in me.drawn if card != use]
    top = yield me.ask(TOP, others)
    return use, top, next(card for card in others if card != top)


class OtherRules(Discreet):
    """A later version that plays otherwise."""

    version = Paladins.version + 1

    def step(self, table: Kingdom) -> Flow:
        table.chance.below(2)
        return super().step(table)


class UnfitRules(OtherRules):
    """A later version that cannot go on with any table."""

    def audit(self, table: Kingdom) -> None:
        raise AssertionError


@pytest.fixture(autouse=True)
def discreet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paladins, "GAME", Discreet())


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[str]:
    """What is hidden does not depend on where it is stored."""
    async with new_database(SQLITE, tmp_path) as url:
        yield url


# Everything that is sent, in two truths


def heard(party: Party, eyes: int | None) -> list[str]:
    """All frames that somebody was sent."""
    return [frame for frame in party.sent[eyes] if frame != encode([])]


def others_way(first: Party, other: Party, line: str, eyes: int | None) -> list[str]:
    """What somebody else does before a line in another truth: they name another card, twice."""
    seat, words = first.room.match.address(line)
    if seat == eyes or first.room.match.sealed_at is None or words.startswith("undo") or seat in first.room.match.ready:
        return []
    colour, named = line.split()[0], [option for _, option in other.room.match.answers(seat)]
    if named and not first.room.match.answers(seat):
        return [f"{colour} undo 1"]
    ask = other.room.match.ask_for(seat)
    assert ask is not None
    ways = [other.room.match.write(ask, option) for option in ask.options if option not in named]
    if named or len(ways) < 2:
        return []
    way = next(way for way in ways if way != line)
    return [way, f"{colour} undo 1", way]


@pytest.mark.parametrize("eyes", [STRANGER, 0, 1, 2])
def test_no_frame_tells_how_often_others_answered(eyes: int | None) -> None:
    """Wherever others choose in secret, they give more answers in another truth, and end with the same choice."""
    setup, random = Setup.of(Hesitant(), 3, {}, 5), Random(5)
    first, other, hidden = Party(setup, [eyes]), Party(setup, [eyes]), 0
    while len(first.room.lines) < MOVES:
        line, before, waiting = random_line(first.room.match, random), len(first.sent[eyes]), first.room.waiting
        for more in others_way(first, other, line, eyes):
            other.play(more)
        first.play(line)
        other.play(line)
        entry = first.room.entries[-1]
        if entry.sealed and entry.seat != eyes and first.room.waiting == waiting:
            hidden += 1
            assert first.sent[eyes][before:] == [encode([])]
    assert hidden > 5
    assert len(other.room.match.moves) > len(first.room.match.moves)
    assert len(other.room.lines) > MOVES + 5
    assert heard(first, eyes) == heard(other, eyes)
    for party in first, other:
        party.room.status = OVER
        party.room.announce()
        party.send()
    told = [json.loads(party.sent[eyes][-1]) for party in (first, other)]
    for party, messages in zip((first, other), told, strict=True):
        numbers = [message["seq"] for message in messages if message["type"] == "entry"]
        assert numbers == list(range(party.room.seq + 1)), "everything may be read now, under its stored number"
        changes = messages[-1]["changes"]
        assert changes["match"]["seq"] == changes["seq"] == [party.room.seq]


class Table:
    """Three people at a server, and somebody who watches; all but Bob write down everything that they are sent."""

    def __init__(self, app: FastAPI, address: str, watch: Watch) -> None:
        self.app, self.watch = app, watch
        self.ada, self.bob, self.cleo, self.guest = (Visitor.at(address) for _ in range(4))
        self.people = [self.ada, self.bob, self.cleo]
        self.said: list[str] = []

    async def begin(self) -> str:
        for visitor, name in zip(self.people, ("Ada", "Bob", "Cleo"), strict=True):
            await visitor.come_in(name)
        self.match = await together(self.people, tempo=TEN_MINUTES)
        return self.match

    async def look(self) -> None:
        """Ask for everything that carries a number, as Ada, Cleo and a stranger."""
        for visitor, seat in ((self.ada, 0), (self.cleo, 2), (self.guest, None)):
            path, eyes = f"/matches/{self.match}", {} if seat is None else {"seat": seat}
            state = await self.note(await visitor.get(f"{path}/state", **eyes))
            await self.note(await visitor.get(path))
            await self.note(await visitor.get(f"{path}/events", **eyes))
            for number in range(DRAFT, state["seq"] + 2):
                await self.note(await visitor.get(f"{path}/events", since=number, **eyes))
                await self.note(await visitor.get(f"{path}/state", at=number, **eyes))
            if seat is not None:
                await self.note(await visitor.get("/matches"))
                await self.note(await visitor.post(f"{path}/undo", seat=seat, moves=100, seq=state["seq"]))
                await self.note(await visitor.post(f"{path}/undo", seat=seat, moves=1, seq=state["seq"] + 1))
                await self.note(await visitor.move(self.match, "red nothing", state["seq"] + 1))

    async def note(self, answer: Any) -> Any:
        self.said.append(answer.text)
        return answer.json()

    async def barrier(self, *lives: Live) -> None:
        """Say something, and wait until it is heard: whatever was sent before has come."""
        assert (await self.cleo.post(f"/matches/{self.match}/chat", text="Well?")).status_code == 201
        for live in lives:
            await live.next("chat")

    async def choose(self, seat: int) -> None:
        await self.people[seat].move_any(self.match, seat)

    async def take_back(self, seat: int, moves: int = 1) -> None:
        state = await self.people[seat].state(self.match, seat)
        answer = await self.people[seat].post(f"/matches/{self.match}/undo", seat=seat, moves=moves, seq=state["seq"])
        assert answer.json()["done"], answer.text


async def together(people: list[Visitor], **more: Any) -> str:
    """A match of some people, up to where they choose in secret."""
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * (len(people) - 1)]
    match = await people[0].set_up(seats, game="paladins", **more)
    for seat, visitor in enumerate(people[1:], 1):
        invitation = match["invitations"][str(seat)]
        assert (await visitor.post(f"/matches/{match['id']}/join", invitation=invitation)).status_code == 200
    return await started(match["id"], people)


async def started(match: str, people: list[Visitor]) -> str:
    """Begin, and take the set-up's public choices."""
    waiting = (await people[0].post(f"/matches/{match}/start")).json()["waiting"]
    while len(waiting) == 1:
        assert len(people) == 3
        await people[waiting[0]].move_any(match, waiting[0])
        waiting = (await people[0].get(f"/matches/{match}")).json()["waiting"]
    return match


async def told(folder: Path, patch: pytest.MonkeyPatch, thinks: int) -> list[str]:
    """All that Ada, Cleo and a stranger are sent in a match in which Bob changes his mind so often."""
    patch.setattr(registry, "new_id", lambda: "0123456789abcdef")
    patch.setattr(registry, "new_seed", lambda: 7)
    watch = Watch()
    async with new_database(SQLITE, folder) as url:
        app = new_app(url, now=watch)
        async with serving(app) as address:
            table = Table(app, address, watch)
            match = await table.begin()
            async with table.ada.live(match, "seat=0&changes=true") as ada, table.guest.live(match, "") as guest:
                await table.barrier(ada, guest)
                for _ in range(thinks):
                    watch.time += 1
                    await table.choose(1)
                    await table.take_back(1)
                await table.choose(1)
                watch.time = 1_000_060
                await table.barrier(ada, guest)
                await table.look()
                mine = (await table.ada.get(f"/matches/{match}")).json()
                assert mine["clocks"][1]["left"] == 620 - 60, "his part is not over"
                for seat, hear in ((0, [ada]), (2, []), (1, [ada, guest]), (0, [ada, guest]), (2, [ada, guest])):
                    await table.choose(seat)
                    for live in hear:
                        await live.next("state", "changes")
                await table.barrier(ada, guest)
                await table.look()
                assert app.state.server.registry.rooms[match].seq == DRAFT + 6 + 2 * thinks
            return [*table.said, encode(ada.heard), encode(guest.heard)]


async def test_no_answer_and_no_message_depends_on_how_often_somebody_changed_their_mind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "twice").mkdir()
    once, twice = await told(tmp_path, monkeypatch, 0), await told(tmp_path / "twice", monkeypatch, 2)
    assert len(once) > 50
    assert once == twice


# Playing with such numbers


@pytest.fixture
async def three(app: FastAPI) -> list[Visitor]:
    return [await Visitor.at(app).come_in(name) for name in ("Ada", "Bob", "Cleo")]


async def numbers(visitor: Visitor, match: str, **query: Any) -> list[tuple[int, int | None]]:
    """The numbers after the draft and the seats of the lines that somebody may know of."""
    entries = (await visitor.get(f"/matches/{match}/events", **{"since": DRAFT} | query)).json()
    return [(entry["seq"] - DRAFT, entry["seat"]) for entry in entries]


async def test_moves_and_undos_answer_to_the_numbers_of_whoever_makes_them(app: FastAPI, three: list[Visitor]) -> None:
    ada, bob, cleo = three
    match = await together(three)
    assert [await bob.move_any(match, 1), await bob.move_any(match, 1)] == [DRAFT + 1, DRAFT + 2]
    asked = await ada.state(match, 0)
    assert asked["seq"] == DRAFT
    answer = await bob.post(f"/matches/{match}/undo", seat=1, moves=1, seq=DRAFT + 2)
    assert answer.json() == {"done": True, "seq": DRAFT + 3}
    assert (await ada.get(f"/matches/{match}")).json()["ready"] == []
    assert not turns(await app.state.server.registry.room(match)), "nobody is notified of it"
    assert (await ada.move(match, asked["question"]["options"][0]["move"], DRAFT)).json() == {"seq": DRAFT + 1}
    refused(await ada.post(f"/matches/{match}/undo", seat=0, moves=1, seq=DRAFT), 409)
    answer = await ada.post(f"/matches/{match}/undo", seat=0, moves=1, seq=DRAFT + 1)
    assert answer.json() == {"done": True, "seq": DRAFT + 2}
    for visitor, seat in ((ada, 0), (ada, 0), (cleo, 2), (cleo, 2)):
        await visitor.move_any(match, seat)
    assert await numbers(bob, match, seat=1) == [(1, 1), (2, 1), (3, 1)]
    assert await bob.move_any(match, 1) == DRAFT + 4
    assert await numbers(bob, match, seat=1, since=DRAFT + 2) == [(3, 1), (4, 1)]
    assert await numbers(ada, match, seat=0) == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1)]
    assert await numbers(Visitor.at(app), match) == [(1, 1)]
    past = [(await ada.get(f"/matches/{match}/state", seat=0, at=DRAFT + at)).json() for at in (3, 4, 5)]
    assert [state["at"] for state in past] == [DRAFT + 3, DRAFT + 4, DRAFT + 5]
    assert past[0]["view"] == past[1]["view"] != past[2]["view"]
    refused(await ada.get(f"/matches/{match}/state", seat=0, at=DRAFT + 6), 422)
    assert (await ada.post(f"/matches/{match}/abandon")).json()["seq"] == DRAFT + 10
    assert len(await numbers(cleo, match, seat=1)) == 10, "once it is over everything may be read"


async def test_an_account_with_two_seats_knows_the_lines_of_both(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Lou"}, {"kind": "friend"}]
    made = await ada.set_up(seats, game="paladins")
    await bob.post(f"/matches/{made['id']}/join", invitation=made["invitations"]["2"])
    match = await started(made["id"], [ada, ada, bob])
    made_lines = [await ada.move_any(match, 0), await ada.move_any(match, 1), await bob.move_any(match, 2)]
    assert made_lines == [DRAFT + 1, DRAFT + 2, DRAFT + 1]
    assert {(await ada.state(match, seat))["seq"] for seat in (0, 1, None)} == {DRAFT + 2}
    assert await numbers(ada, match) == [(1, 0), (2, 1)]
    assert await numbers(bob, match, seat=2) == [(1, 2)]


async def test_an_undo_by_agreement_reaches_back_over_what_is_hidden(app: FastAPI, three: list[Visitor]) -> None:
    """A request outlives hidden lines, and everybody sees in it the moves that they know of."""
    ada, bob, cleo = three
    match = await together(three)
    room = await app.state.server.registry.room(match)
    for visitor, seat in ((bob, 1), (bob, 1), (ada, 0)):
        await visitor.move_any(match, seat)
    body = {"seat": 2, "moves": 1, "seq": DRAFT}
    assert (await cleo.post(f"/matches/{match}/undo", **body)).json() == {"done": False, "seq": DRAFT}
    await ada.move_any(match, 0)
    await bob.post(f"/matches/{match}/undo", seat=1, moves=1, seq=DRAFT + 2)
    seen = [(await visitor.get(f"/matches/{match}")).json()["request"] for visitor in three]
    assert [(request["moves"], request["seq"]) for request in seen] == [(3, DRAFT + 1), (2, DRAFT + 2), (1, DRAFT)]
    await room.catch_up()
    for visitor, request in zip(three[:2], seen, strict=False):
        answer = {"agree": True, "seq": request["seq"], "moves": request["moves"]}
        done = await visitor.post(f"/matches/{match}/undo/answer", **answer)
        assert done.status_code == 200, done.text
    assert done.json() == {"done": True, "seq": DRAFT + 4}
    assert len(room.match.moves) == DRAFT - 1
    for visitor, moves in ((ada, 3), (bob, 2), (cleo, 1), (Visitor.at(app), 1)):
        last = (await visitor.get(f"/matches/{match}/events")).json()[-1]
        assert last["undo"] == {"seat": 2, "moves": moves, "agreed": True}


async def test_a_request_for_one_answer_takes_the_whole_choice_back(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    """Who has answered before whom is nobody's business."""
    made = await ada.set_up([{"kind": "me"}, {"kind": "here"}, {"kind": "friend"}], game="paladins")
    await bob.post(f"/matches/{made['id']}/join", invitation=made["invitations"]["2"])
    match = await started(made["id"], [ada, ada, bob])
    for visitor, seat in ((ada, 0), (bob, 2), (ada, 1), (ada, 1)):
        await visitor.move_any(match, seat)
    await ada.post(f"/matches/{match}/undo", seat=0, moves=2, seq=DRAFT + 3)
    assert (await bob.get(f"/matches/{match}")).json()["request"]["moves"] == 1
    assert (await bob.post(f"/matches/{match}/undo/answer", agree=True, seq=DRAFT + 1)).json()["done"]
    assert len((await app.state.server.registry.room(match)).match.moves) == DRAFT


async def test_a_seat_that_comes_back_hears_what_is_new_to_it(address: str) -> None:
    """Also when the match has ended meanwhile: then everything is told from the start, under its stored number."""
    people = [await Visitor.at(address).come_in(name) for name in ("Ada", "Bob", "Cleo")]
    match = await together(people)
    ada, bob, _ = people
    for visitor, seat in ((bob, 1), (ada, 0), (bob, 1)):
        await visitor.move_any(match, seat)
    async with ada.live(match, f"seat=0&since={DRAFT}") as live:
        state = await live.next("state")
        assert live.numbers == [DRAFT + 1]
        await live.move(state["question"]["options"][0]["move"], state["seq"])
        assert (await live.next("moved"))["seq"] == DRAFT + 2
        assert await live.undo(0, DRAFT + 2) == {"type": "undo", "done": True, "seq": DRAFT + 3}
        await live.next("entry", seq=DRAFT + 3)
        await ada.post(f"/matches/{match}/abandon")
        await live.next("entry", seq=DRAFT + 5)
        assert live.numbers[-DRAFT - 6 :] == list(range(DRAFT + 6))
    async with ada.live(match, f"seat=0&since={DRAFT + 3}") as live:
        assert (await live.next("state"))["seq"] == DRAFT + 5
        assert live.numbers == list(range(DRAFT + 6))


@pytest.mark.parametrize("rules", [Discreet(), OtherRules(), UnfitRules()])
async def test_what_is_hidden_stays_hidden_under_other_rules(
    rules: Paladins, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored with a line says that it is hidden, also where no rules can read it any more."""
    async with running(new_app(database)) as app:
        three = [await Visitor.at(app).come_in(name) for name in ("Ada", "Bob", "Cleo")]
        match = await together(three)
        for seat in (1, 1, 0):
            await three[seat].move_any(match, seat)
    monkeypatch.setattr(paladins, "GAME", rules)
    async with running(new_app(database)) as app:
        ada, guest = Visitor.at(app), Visitor.at(app)
        ada.client.cookies = three[0].client.cookies
        carried = [(2, None)] if type(rules) is OtherRules else []
        assert await numbers(ada, match, seat=0) == [(1, 0), *carried]
        assert await numbers(guest, match) == [(number - 1, seat) for number, seat in carried]
        assert (await guest.get(f"/matches/{match}")).json()["seq"] == DRAFT + len(carried)
        listed = (await ada.get("/matches")).json()[0]
        assert bool(listed["problem"]) is isinstance(rules, UnfitRules)
        if carried:
            early = refused(await guest.get(f"/matches/{match}/state", at=DRAFT), 409)
            assert str(DRAFT + 1) in early
