"""Progress stays hidden between servers on one PostgreSQL, and numbers are the same at each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ..databases import KINDS, POSTGRES, new_database
from ..visitor import Visitor, new_app, serving

pytestmark = pytest.mark.skipif(POSTGRES not in KINDS, reason="needs PostgreSQL")
NAMES = ("Ada", "Bob", "Cleo", "Dora")
QUIET = ("nothing", "done", "reject", "close", "nobody", "pass")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(POSTGRES, tmp_path) as url:
        yield url


async def asked(visitor: Visitor, match: str, seat: int) -> dict[str, Any]:
    """What a seat sees once its server has heard that it is asked."""
    while not (state := await visitor.state(match, seat))["question"]:
        pass
    return state


async def answer_all(visitor: Visitor, match: str, seat: int) -> None:
    """The quiet answers of a seat, until its part of the sealed choice is over."""
    state = await asked(visitor, match, seat)
    phase = state["view"]["phase"]
    while state["question"] and state["view"]["phase"] == phase:
        moves = [option["move"] for option in state["question"]["options"]]
        quiet = next((move for move in moves if move.split()[-1] in QUIET), moves[0])
        answer = await visitor.move(match, quiet, state["seq"])
        assert answer.status_code == 200, answer.text
        state = await visitor.state(match, seat)


async def test_nobody_at_another_process_hears_of_answers_before_a_choice_is_over(database: str) -> None:
    async with serving(new_app(database)) as one, serving(new_app(database)) as other:
        places = (one, one, other, other)
        people = [await Visitor.at(place).come_in(name) for place, name in zip(places, NAMES, strict=True)]
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * 3]
        made = await people[0].set_up(seats, game="devil")
        match = made["id"]
        for seat, visitor in enumerate(people[1:], 1):
            joined = await visitor.post(f"/matches/{match}/join", invitation=made["invitations"][str(seat)])
            assert joined.status_code == 200, joined.text
        await people[0].post(f"/matches/{match}/start")
        for seat, visitor in enumerate(people):
            await answer_all(visitor, match, seat)
        async with people[2].live(match, "seat=2") as cleo, Visitor.at(other).live(match, "") as stranger:
            for live in (cleo, stranger):
                while not (await live.next("state"))["match"]["seats"][2]["here"]:
                    pass
            before = [len(live.heard) for live in (cleo, stranger)]
            first = (await people[2].state(match, 2))["seq"]
            state = await asked(people[0], match, 0)
            goods = [
                each["move"] for each in state["question"]["options"] if each["move"].split()[-1] in ("wood", "stone")
            ]
            for move in goods:
                assert (await people[0].move(match, move, (await people[0].state(match, 0))["seq"])).status_code == 200
            assert goods
            assert (await people[2].state(match, 2))["seq"] == first
            assert (await people[0].state(match, 0))["seq"] == first + len(goods)
            await people[2].post(f"/matches/{match}/chat", text="Well?")
            for live, count in zip((cleo, stranger), before, strict=True):
                await live.next("chat")
                assert [message["type"] for message in live.heard[count:]] == ["chat"]
            for seat, visitor in enumerate(people):
                await answer_all(visitor, match, seat)
            for seat, visitor in enumerate(people):
                while (await visitor.state(match, seat))["view"]["phase"] != "answer":
                    pass
            seen = [(await visitor.state(match, seat))["seq"] for seat, visitor in enumerate(people)]
            assert seen[0] == seen[2] + len(goods), "one's own lines, and the one that all hear"
            assert [message["seq"] for message in cleo.heard if message["type"] == "entry"] == sorted(set(cleo.numbers))
        assert (await people[0].post(f"/matches/{match}/abandon")).status_code == 200
        while (await people[2].get(f"/matches/{match}")).json()["status"] == "live":
            pass
        logs = [(await visitor.get(f"/matches/{match}/events")).json() for visitor in people]
        assert logs[0] == logs[2], "once it is over all numbers are the stored ones, everywhere"
        assert len(logs[0]) > max(seen)
