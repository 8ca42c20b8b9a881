"""What a person can do through the API, from coming in to the end of a match."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fastapi import FastAPI

from regna.games import NAMES, load
from regna.kernel import Match
from regna.server.matches.fairness import commitment, commitment_in

from ...seating import seats_for
from ..visitor import ALONE, FRIENDS, GAME, PATIENCE, Visitor


async def together(ada: Visitor, bob: Visitor) -> str:
    """A match of two people that has begun."""
    match = await ada.set_up(FRIENDS)
    identifier: str = match["id"]
    assert (await bob.post(f"/matches/{identifier}/join", invitation=match["invitations"]["1"])).status_code == 200
    assert (await ada.post(f"/matches/{identifier}/start")).json()["status"] == "live"
    return identifier


async def test_a_guest_comes_in_with_one_request(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    assert (await visitor.get("/me")).status_code == 401
    assert (await visitor.get("/session")).json() == {"account": None}
    answer = await visitor.post("/guest", name="  Zoé ")
    assert answer.json()["name"] == "Zoé"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert (await visitor.get("/me")).json() == answer.json() == (await visitor.get("/session")).json()["account"]
    assert (await visitor.client.patch("/api/v1/me", json={"name": "Zoë"})).json()["name"] == "Zoë"
    assert (await visitor.get("/me")).json()["name"] == "Zoë"
    kept = dict(visitor.client.cookies)
    assert (await visitor.client.delete("/api/v1/session")).status_code == 204
    visitor.client.cookies.update(kept)
    assert (await visitor.get("/me")).status_code == 401


async def test_the_games_are_listed_in_the_readers_language(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    english, french = (await visitor.get("/games")).json(), (await visitor.get("/games", lang="fr")).json()
    assert [game["name"] for game in english] == list(NAMES)
    assert english[0]["title"] != french[0]["title"]
    assert english[0]["options"][0]["values"]
    del visitor.client.headers["Accept-Language"]
    assert (await visitor.get("/games")).json() == french


async def test_the_puzzle_of_the_day_is_one_of_the_list_and_can_be_solved(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    today = (await visitor.get("/lessons/today")).json()
    assert today in [lesson for lesson in (await visitor.get("/lessons")).json() if lesson["puzzle"]]
    where = f"/lessons/{today['game']}/{today['name']}"
    (best,) = (await visitor.get(where)).json()["leads"]
    solved = (await visitor.get(where, answer=best)).json()
    assert (solved["at"], solved["reads"]) == (1, True)


@pytest.mark.parametrize("game", NAMES)
async def test_every_game_is_served(ada: Visitor, game: str) -> None:
    """All seats of one person, twenty moves, everything in words."""
    match = await ada.set_up([{"kind": "me"}] * seats_for(game, 2), game=game, start=True)
    for _ in range(20):
        seat = (await ada.get(f"/matches/{match['id']}")).json()["waiting"][0]
        await ada.move_any(match["id"], seat)
    state = await ada.state(match["id"])
    assert state["view"]["players"]
    assert state["seq"] == 20


async def test_play_now_takes_one_request_and_shows_a_question(ada: Visitor) -> None:
    match = await ada.set_up(ALONE)
    state = await ada.state(match["id"])
    assert state["question"]["prompt"]
    assert state["question"]["options"][0].keys() == {"move", "text", "anchor", "pieces"}
    seq = await ada.move_any(match["id"])
    assert seq > state["seq"]


async def test_friends_come_by_invitation(ada: Visitor, bob: Visitor, app: FastAPI) -> None:
    match = await ada.set_up(FRIENDS)
    path = f"/matches/{match['id']}"
    token = match["invitations"]["1"]
    assert (await bob.get(path)).json()["invitations"] == {}
    assert (await ada.post(f"{path}/start")).status_code == 409
    assert (await bob.post(f"{path}/join")).status_code == 409
    assert (await bob.post(f"{path}/join", invitation="wrong")).status_code == 404
    assert (await bob.post(f"{path}/join", invitation=token)).json()["mine"] == [1]
    eve = await Visitor.at(app).come_in("Eve")
    assert (await eve.post(f"{path}/join", invitation=token)).status_code == 404
    assert (await bob.post(f"{path}/start")).status_code == 403
    assert (await ada.post(f"{path}/start")).json()["status"] == "live"
    assert [seat["name"] for seat in (await ada.get(path)).json()["seats"]] == ["Ada", "Bob"]


async def test_anyone_may_take_an_open_seat_and_leave_it_again(ada: Visitor, bob: Visitor) -> None:
    match = await ada.set_up([{"kind": "me"}, {"kind": "anyone"}])
    path = f"/matches/{match['id']}"
    assert [table["id"] for table in (await bob.get("/tables")).json()] == [match["id"]]
    for _ in range(2):
        assert (await bob.post(f"{path}/join")).json()["mine"] == [1]
    assert (await bob.get("/tables")).json() == []
    assert (await bob.post(f"{path}/leave")).json()["mine"] == []
    assert len((await bob.get("/tables")).json()) == 1


async def test_people_on_one_screen_play_all_their_seats(ada: Visitor) -> None:
    match = await ada.set_up([{"kind": "me"}, {"kind": "here", "name": "Lou"}], start=True)
    assert match["mine"] == [0, 1]
    assert [seat["name"] for seat in match["seats"]] == ["Ada", "Lou"]
    for seat in (0, 1):
        await ada.move_any(match["id"], seat)


async def test_my_matches_say_whose_turn_it_is(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    await ada.move_any(identifier)
    (mine,) = (await bob.get("/matches")).json()
    assert (mine["id"], mine["mine"], mine["waiting"]) == (identifier, [1], [1])


async def test_a_stranger_sees_the_table_but_no_question(ada: Visitor, app: FastAPI) -> None:
    match = await ada.set_up(ALONE)
    state = await Visitor.at(app).state(match["id"], None)
    assert state["question"] is None
    assert state["view"]["players"]


# Taking back


async def test_undo_is_free_or_asked_for(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    path = f"/matches/{identifier}"
    for _ in range(6):
        seat = (await ada.get(path)).json()["waiting"][0]
        await (ada, bob)[seat].move_any(identifier, seat)
    seq = (await ada.get(path)).json()["seq"]
    asked = await ada.post(f"{path}/undo", seat=0, moves=4, seq=seq)
    assert asked.json() == {"done": False, "seq": seq}
    assert (await ada.get(path)).json()["request"]["asks_me"] is False
    assert (await bob.get(path)).json()["request"] == {"seat": 0, "moves": 4, "seq": seq, "asks_me": True}
    assert (await ada.post(f"{path}/undo/answer", agree=True, seq=seq)).status_code == 409
    assert (await bob.post(f"{path}/undo/answer", agree=False, seq=seq)).json()["done"] is False
    assert (await bob.post(f"{path}/undo/answer", agree=True, seq=seq)).status_code == 409
    await ada.post(f"{path}/undo", seat=0, moves=4, seq=seq)
    assert (await bob.post(f"{path}/undo/answer", agree=True, seq=seq)).json() == {"done": True, "seq": seq + 1}
    last = (await ada.get(f"{path}/events", since=seq)).json()
    assert [entry["undo"] for entry in last] == [{"seat": 0, "moves": 4, "agreed": True}]


async def test_a_free_undo_needs_nobody(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    while True:
        seat = (await ada.get(f"/matches/{identifier}")).json()["waiting"][0]
        seq = await (ada, bob)[seat].move_any(identifier, seat)
        if (await (ada, bob)[seat].state(identifier, seat))["free_undos"]:
            break
    answer = await (ada, bob)[seat].post(f"/matches/{identifier}/undo", seat=seat, seq=seq)
    assert answer.json() == {"done": True, "seq": seq + 1}


async def placing(ada: Visitor, bob: Visitor, identifier: str) -> tuple[Visitor, int, dict[str, Any]]:
    """Play until somebody places a worker: who that is, and what they see."""
    while True:
        seat = (await ada.get(f"/matches/{identifier}")).json()["waiting"][0]
        visitor = (ada, bob)[seat]
        state = await visitor.state(identifier, seat)
        if state["question"]["name"] == "place":
            return visitor, seat, state
        await visitor.move_any(identifier, seat)


async def test_one_is_warned_before_what_cannot_be_taken_back(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    mover, seat, state = await placing(ada, bob, identifier)
    colour = ("yellow", "red")[seat]
    path = f"/matches/{identifier}/moves"
    placed = await mover.post(path, move=f"{colour} place workshop", seq=state["seq"], sure=False)
    assert placed.status_code == 200
    seq = placed.json()["seq"]
    declined = await mover.post(path, move=f"{colour} work plans", seq=seq, sure=False)
    assert (declined.status_code, declined.json()["error"]) == (409, "server-final")
    assert (await mover.state(identifier, seat))["seq"] == seq
    assert (await mover.post(path, move=f"{colour} work plans", seq=seq)).status_code == 200


async def test_against_bots_alone_everything_can_be_taken_back(ada: Visitor) -> None:
    identifier = (await ada.set_up(ALONE))["id"]
    state = await ada.state(identifier)
    move = state["question"]["options"][0]["move"]
    answer = await ada.post(f"/matches/{identifier}/moves", move=move, seq=state["seq"], sure=False)
    assert answer.status_code == 200


async def test_every_line_says_whose_it_is(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    await ada.move_any(identifier, 0)
    await bob.move_any(identifier, 1)
    entries = (await ada.get(f"/matches/{identifier}/events", since=-1)).json()
    assert [entry["seat"] for entry in entries] == [None, 0, 1]


# Leaving and ending


async def until(visitor: Visitor, identifier: str, ready: Any) -> dict[str, Any]:
    """Look again until something is true of a match."""
    async with asyncio.timeout(PATIENCE):
        while not ready(match := (await visitor.get(f"/matches/{identifier}")).json()):
            await asyncio.sleep(0.01)
    return dict(match)


async def test_a_bot_takes_over_and_gives_back(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    left = (await bob.post(f"/matches/{identifier}/leave")).json()
    assert left["seats"][1]["bot"]
    await until(ada, identifier, lambda match: match["waiting"] == [0])
    back = (await bob.post(f"/matches/{identifier}/return")).json()
    assert back["seats"][1]["bot"] is None
    assert back["mine"] == [1]


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(ada: Visitor) -> None:
    match = await ada.set_up(ALONE)
    path = f"/matches/{match['id']}"
    assert match["seed"] is None
    assert (await ada.get(f"{path}/record")).status_code == 409
    await ada.post(f"{path}/leave")
    over = await until(ada, match["id"], lambda match: match["status"] == "over")
    assert commitment(int(over["seed"])) == match["commitment"] == over["commitment"]
    record = (await ada.get(f"{path}/record")).text
    assert commitment_in(record) == match["commitment"]
    replayed = Match.replay(record, load)
    assert replayed.over
    assert replayed.setup.seed == int(over["seed"])
    assert replayed.result()._asdict() == over["result"]
    (listed,) = (await ada.get("/matches")).json()
    assert listed["result"] == over["result"]
    assert (await ada.state(match["id"]))["question"] is None


async def test_the_host_may_abandon(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    assert (await bob.post(f"/matches/{identifier}/abandon")).status_code == 403
    over = (await ada.post(f"/matches/{identifier}/abandon")).json()
    assert (over["status"], over["result"]) == ("abandoned", None)
    assert over["seed"] is not None
    assert (await ada.post(f"/matches/{identifier}/abandon")).status_code == 409


async def test_chat_is_numbered(ada: Visitor, bob: Visitor) -> None:
    identifier = await together(ada, bob)
    for visitor, text in ((ada, "Salut !"), (bob, "Hello")):
        assert (await visitor.post(f"/matches/{identifier}/chat", text=text)).status_code == 201
    said = (await ada.get(f"/matches/{identifier}/chat", since=0)).json()
    assert [(each["number"], each["name"], each["text"]) for each in said] == [
        (1, "Ada", "Salut !"),
        (2, "Bob", "Hello"),
    ]
    assert len((await ada.get(f"/matches/{identifier}/chat", since=1)).json()) == 1


async def test_upkeep(ada: Visitor) -> None:
    assert (await ada.client.get("/healthz")).json() == {"status": "ok"}
    assert GAME in (await ada.get("/games")).text
    assert (await ada.client.get("/api/docs")).status_code == 200
    assert "/api/v1/matches/{match_id}/moves" in (await ada.client.get("/api/openapi.json")).json()["paths"]


# Reading


async def test_the_rules_are_read_in_the_readers_language(app: FastAPI) -> None:
    visitor = Visitor.at(app)
    english = (await visitor.get(f"/games/{GAME}/rules")).json()["sections"]
    french = (await visitor.get(f"/games/{GAME}/rules", lang="fr")).json()["sections"]
    assert [each["id"] for each in english] == [each["id"] for each in french]
    assert english[0].keys() == {"id", "title", "page", "text"}
    captures = [next(each for each in found if each["id"] == "captures") for found in (english, french)]
    assert [(each["title"], each["page"]) for each in captures] == [("Town Centre", "11"), ("Hôtel de Ville", "11")]


@pytest.mark.parametrize("name", ["chess", "..%2f..%2fregna", "x" * 60, "Architects"])
async def test_there_are_no_rules_of_other_games(app: FastAPI, name: str) -> None:
    answer = await Visitor.at(app).get(f"/games/{name}/rules")
    assert answer.status_code in (404, 422)
    assert "sections" not in answer.json()
