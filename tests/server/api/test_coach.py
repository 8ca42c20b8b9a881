"""The coach advises those who may ask, from their own seat alone, and reviews matches that are over."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from typing import Any

import pytest
from fastapi import FastAPI

from regna.bots.search import Budget
from regna.games import load
from regna.kernel import Chance, Match, Setup
from regna.server.matches import bot_pool, coach
from regna.server.matches.bot_pool import DecisionPoint
from regna.server.matches.coach import COACH, Question

from ...seating import seats_for
from ..visitor import ALONE, FRIENDS, Visitor, new_app, running

MOVES = 6


async def asked(visitor: Visitor, match: str, seat: int = 0, **more: Any) -> Any:
    return await visitor.post(f"/matches/{match}/hint", seat=seat, **more)


async def my_turn(visitor: Visitor, match: str) -> dict[str, Any]:
    while (state := await visitor.state(match))["question"] is None:
        await asyncio.sleep(0.01)
    return state


async def until_all_wait_for(room: Any, seat: int) -> None:
    """No bot is asked meanwhile, so that nothing happens until this seat answers."""
    while [ask.seat for ask in room.match.pending] != [seat]:
        await asyncio.sleep(0.01)


async def play(visitor: Visitor, match: str, moves: int = MOVES) -> None:
    for _ in range(moves):
        await my_turn(visitor, match)
        await visitor.move_any(match)


async def friends(ada: Visitor, bob: Visitor, **more: Any) -> str:
    """A match of two people that has begun."""
    match = await ada.set_up(FRIENDS, **more)
    invitation = match["invitations"]["1"]
    assert (await bob.post(f"/matches/{match['id']}/join", invitation=invitation)).status_code == 200
    assert (await ada.post(f"/matches/{match['id']}/start")).status_code == 200
    return str(match["id"])


async def turn_of_all(ada: Visitor, bob: Visitor, match: str) -> None:
    """Play until both choose at the same time."""
    while len(waiting := (await ada.get(f"/matches/{match}")).json()["waiting"]) < 2:
        await (ada, bob)[waiting[0]].move_any(match, waiting[0])


async def choose_in_secret(visitor: Visitor, match: str, seat: int) -> None:
    """Answer all that a seat is asked while others choose."""
    while (await visitor.state(match, seat))["question"] is not None:
        await visitor.move_any(match, seat)


async def turn_of_one(ada: Visitor, bob: Visitor, match: str) -> int:
    """The seat whose turn it is, once both have made the choices that all make at the same time."""
    while len(waiting := (await ada.get(f"/matches/{match}")).json()["waiting"]) > 1:
        await (ada, bob)[waiting[0]].move_any(match, waiting[0])
    return int(waiting[0])


async def reviewed(visitor: Visitor, match: str) -> dict[str, Any]:
    while (found := (await visitor.get(f"/matches/{match}/review")).json())["status"] != "done":
        await asyncio.sleep(0.01)
    return dict(found)


# Hints


async def test_whoever_plays_against_bots_may_ask(ada: Visitor, bob: Visitor) -> None:
    match = await ada.set_up(ALONE)
    assert match["hints"]
    state = await my_turn(ada, match["id"])
    hint = (await asked(ada, match["id"])).json()
    assert hint["seq"] >= state["seq"]
    offered = {option["move"]: option for option in state["question"]["options"]}
    for each in hint["options"]:
        option = offered[each["move"]]
        assert (each["text"], each["anchor"]) == (option["text"], option["anchor"])
        assert 0 <= each["chance"] <= 1
        assert each["why"].endswith(".")
    assert (await asked(bob, match["id"])).status_code == 403
    assert (await asked(ada, match["id"], 1)).status_code == 403


async def test_between_people_the_coach_is_silent(ada: Visitor, bob: Visitor) -> None:
    match = await friends(ada, bob)
    waiting = (await ada.get(f"/matches/{match}")).json()
    assert not waiting["hints"]
    seat = waiting["waiting"][0]
    answer = await asked((ada, bob)[seat], match, seat)
    assert (answer.status_code, answer.json()["error"]) == (403, "server-no-hints")


async def test_where_all_have_agreed_everybody_may_ask_about_their_own_seat(ada: Visitor, bob: Visitor) -> None:
    match = await friends(ada, bob, hints=True)
    assert (await bob.get(f"/matches/{match}")).json()["hints"]
    seat = await turn_of_one(ada, bob, match)
    mine, other = ((ada, bob), (bob, ada))[seat]
    assert (await asked(mine, match, seat)).status_code == 200
    assert (await asked(other, match, seat)).json()["error"] == "server-not-your-seat"
    assert (await asked(other, match, 1 - seat)).json()["error"] == "server-no-question"
    assert (await asked(mine, match, seat, at=0)).json()["error"] == "server-not-over"


async def test_in_a_replay_anybody_may_ask_about_any_seat(ada: Visitor, bob: Visitor) -> None:
    match = await friends(ada, bob)
    seat = await turn_of_one(ada, bob, match)
    at = (await ada.state(match))["seq"]
    await (ada, bob)[seat].move_any(match, seat)
    await ada.post(f"/matches/{match}/abandon")
    assert (await asked(bob, match, seat, at=at)).json()["seq"] == at
    assert (await asked(bob, match, 1 - seat, at=at)).json()["error"] == "server-no-question"
    assert (await asked(bob, match, seat, at=99)).json()["error"] == "server-no-moment"


async def test_hints_are_limited(database: str) -> None:
    async with running(new_app(database, {"hints": "1/hour"})) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(ALONE))["id"]
        await my_turn(ada, match)
        assert (await asked(ada, match)).status_code == 200
        assert (await asked(ada, match)).status_code == 429


async def test_nobody_asks_twice_at_once_and_few_wait(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    match = (await ada.set_up(ALONE))["id"]
    await my_turn(ada, match)
    trainer = app.state.server.coach
    me = (await ada.get("/session")).json()["account"]["id"]
    for waiting in ({me}, {f"somebody {n}" for n in range(coach.MAX_WAITING)}):
        trainer.asking = set(waiting)
        answer = await asked(ada, match)
        assert (answer.status_code, answer.json()["error"]) == (503, "server-coach-busy")
        assert trainer.asking == waiting
    trainer.asking = {"somebody"}
    assert (await asked(ada, match)).status_code == 200
    assert trainer.asking == {"somebody"}


async def test_a_hint_is_told_to_the_table_and_the_match_is_not_rated(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    match = (await ada.set_up(ALONE))["id"]
    room = await app.state.server.registry.room(match)
    await until_all_wait_for(room, 0)
    assert not room.hints
    for _ in range(2):
        await asked(ada, match)
    seen = (await bob.get(f"/matches/{match}")).json()
    assert seen["seat_log"] == [{"seq": room.seq, "seat": 0, "what": "hint"}], "once for a question"
    assert room.hints
    await ada.move_any(match)
    await until_all_wait_for(room, 0)
    await asked(ada, match)
    assert len(room.seat_log) == 2


async def test_only_the_player_asks_while_others_choose_in_secret(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    """Two choose a paladin: whoever has chosen learns nothing about the other, nor does somebody who watches."""
    eve = await Visitor.at(app).come_in("Eve")
    match = await friends(ada, bob, game="paladins", hints=True, public=True)
    await turn_of_all(ada, bob, match)
    await choose_in_secret(bob, match, 1)
    assert (await asked(bob, match, 0)).json()["error"] == "server-not-your-seat"
    assert (await asked(bob, match, 1)).json()["error"] == "server-no-question"
    assert (await asked(eve, match, 0)).json()["error"] == "server-not-your-seat"
    stranger = Visitor.at(app)
    assert (await asked(stranger, match, 0)).status_code == 401
    assert (await asked(ada, match, 0)).status_code == 200


def sealed_choice(name: str) -> Match:
    """A match in which several choose in secret, each among several options."""
    match = Match(Setup.of(load(name), seats_for(name, 2), seed=11))
    while match.sealed_at is None or len(match.pending) < 2 or len(match.pending[0].options) < 3:
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    return match


def hint_in(match: Match, seat: int, monkeypatch: Any) -> Any:
    monkeypatch.setattr(coach, "hint_budget", lambda: Budget(100))
    monkeypatch.setattr(bot_pool.REPLAYS, "match_at", lambda *_: match)
    setup = match.setup
    decision = DecisionPoint("0" * 16, setup.game.name, setup.seats, {}, setup.seed, [], seat, COACH, {})
    return coach.hint_for(Question(decision, {"fr": {}, "en": {}}))


@pytest.mark.parametrize("name", ["paladins", "alba-longa", "devil"])
def test_what_others_have_chosen_in_secret_changes_no_word_of_a_hint(name: str, monkeypatch: Any) -> None:
    match = sealed_choice(name)
    rival, seat = match.pending[0], match.pending[1].seat
    found = []
    for option in (rival.options[0], rival.options[-1]):
        world = match.fork()
        world.apply(rival.seat, option)
        found.append(hint_in(world, seat, monkeypatch))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["architects", "devil"])
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(name: str, monkeypatch: Any) -> None:
    """In Pact with the Devil too: other roles, other cards, and not a word changes."""
    truth = Match(Setup.of(load(name), 4, seed=11))
    for _ in range(4):
        truth.apply(truth.pending[0].seat, truth.pending[0].options[0])
    seat = truth.pending[0].seat
    world = truth.perspective(seat).imagine(Chance())
    assert hint_in(truth, seat, monkeypatch) == hint_in(world, seat, monkeypatch)


# Reviews


async def test_a_live_match_is_not_reviewed(ada: Visitor) -> None:
    match = (await ada.set_up(ALONE))["id"]
    for answer in (await ada.post(f"/matches/{match}/review"), await ada.get(f"/matches/{match}/review")):
        assert (answer.status_code, answer.json()["error"]) == (409, "server-not-over")


async def test_a_match_that_is_over_is_reviewed_for_those_who_played(ada: Visitor, bob: Visitor) -> None:
    match = (await ada.set_up(ALONE))["id"]
    await play(ada, match)
    await ada.post(f"/matches/{match}/abandon")
    assert (await bob.post(f"/matches/{match}/review")).status_code == 403
    assert (await ada.get(f"/matches/{match}/review")).json()["status"] == "none"
    asked = await ada.post(f"/matches/{match}/review")
    assert asked.status_code == 202
    found = await reviewed(ada, match)
    assert found["done"] == found["total"] > 0
    assert [each["seat"] for each in found["curve"]] == [0] * len(found["curve"])
    assert len(found["curve"]) > 1
    for moment in found["curve"]:
        assert abs(sum(moment["chances"]) - 1) < 0.01
    for each in found["worst"]:
        assert each["best"]["move"] != each["played"]["move"]
        fork = await ada.post(f"/matches/{match}/fork", at=each["at"], seat=each["seat"])
        assert fork.status_code == 201
    assert (await bob.get(f"/matches/{match}/review")).json() == found | {"mine": False}


class GoesDown(Executor):
    """Judges a few decisions, then nothing any more."""

    def __init__(self, number: int) -> None:
        self.left = number
        self.stuck = asyncio.Event()

    def submit(self, work: Any, /, *about: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(work(*about))
        else:
            self.stuck.set()
        return future


async def test_a_review_is_taken_up_again_after_a_restart(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("regna.server.matches.reviewer.STORED_EVERY", 1)
    stopping = GoesDown(2)
    async with running(new_app(database, background=lambda: stopping)) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(ALONE))["id"]
        await play(ada, match)
        await ada.post(f"/matches/{match}/abandon")
        await ada.post(f"/matches/{match}/review")
        await stopping.stuck.wait()
        before = (await ada.get(f"/matches/{match}/review")).json()
        assert (before["status"], before["done"], len(before["curve"])) == ("running", 2, 2)
    async with running(new_app(database)) as app:
        after = await reviewed(Visitor.at(app), match)
    assert after["curve"][:2] == before["curve"]
    assert len(after["curve"]) > 2


async def test_few_reviews_wait(ada: Visitor, monkeypatch: Any) -> None:
    monkeypatch.setattr("regna.server.matches.reviewer.MAX_WAITING", 0)
    match = (await ada.set_up(ALONE))["id"]
    await ada.post(f"/matches/{match}/abandon")
    answer = await ada.post(f"/matches/{match}/review")
    assert (answer.status_code, answer.json()["error"]) == (503, "server-coach-busy")


async def test_whoever_deletes_their_account_is_named_in_no_review(ada: Visitor) -> None:
    match = (await ada.set_up(ALONE))["id"]
    await play(ada, match, 2)
    await ada.post(f"/matches/{match}/abandon")
    await ada.post(f"/matches/{match}/review")
    await reviewed(ada, match)
    assert (await ada.post("/me/delete")).status_code == 204
    assert (await ada.get(f"/matches/{match}/review")).json()["status"] == "none"
