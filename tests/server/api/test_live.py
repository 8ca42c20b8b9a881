"""The live connection shows every line once and in order, whatever happens to the line."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from ..visitor import ALONE, FAST, FRIENDS, Visitor, new_app, serving
from .test_api import together


async def closed_with(visitor: Visitor, match: str, query: str) -> int:
    async with visitor.live(match, query) as live:
        with pytest.raises(ConnectionClosed) as closed:
            await live.next("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason
    return closed.value.rcvd.code


async def test_two_people_play_and_one_reconnects_in_the_middle_of_a_choice(address: str) -> None:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    match = await together(ada, bob)
    people = (ada, bob)
    seen: list[int] = []
    async with bob.live(match, "seat=1") as watching:
        async with ada.live(match) as live:
            for _ in range(12):
                seat = (await ada.get(f"/matches/{match}")).json()["waiting"][-1]
                last = await people[seat].move_any(match, seat)
            await live.next("state", seq=last)
            seen += live.numbers
        while (waiting := (await ada.get(f"/matches/{match}")).json()["waiting"]) != [0]:
            last = await bob.move_any(match, waiting[-1])
        question = (await ada.state(match))["question"]
        async with ada.live(match, f"seat=0&since={seen[-1]}") as live:
            state = await live.asked()
            assert state["question"] == question
            assert (await ada.move(match, question["options"][-1]["move"], state["seq"])).status_code == 200
            await live.next("state", seq=last + 1)
            seen += live.numbers
        await watching.next("state", seq=last + 1)
    assert seen == list(range(last + 2))
    assert watching.numbers == seen


async def test_every_number_is_a_place_to_resume_from(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"]
    for _ in range(6):
        last = await ada.move_any(match, (await ada.get(f"/matches/{match}")).json()["waiting"][0])
    whole = (await ada.get(f"/matches/{match}/events", seat=0)).json()
    for since in range(-1, last + 1):
        async with ada.live(match, f"seat=0&since={since}") as live:
            await live.next("state", seq=last)
        entries = [message for message in live.heard if message["type"] == "entry"]
        assert entries == [{"type": "entry", **entry} for entry in whole[since + 1 :]]


async def test_a_person_is_told_when_the_bot_has_played(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up(ALONE))["id"]
    async with ada.live(match) as live:
        for _ in range(10):
            state = await live.asked()
            await ada.move(match, state["question"]["options"][0]["move"], state["seq"])
            await live.next("entry", seq=state["seq"] + 1)
    assert live.numbers == list(range(len(live.numbers)))


async def test_those_who_wait_for_a_table_see_it_begin(address: str) -> None:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    match = await ada.set_up(FRIENDS)
    async with ada.live(match["id"]) as live:
        assert (await live.next("state"))["match"]["status"] == "open"
        await bob.post(f"/matches/{match['id']}/join", invitation=match["invitations"]["1"])
        assert (await live.next("state"))["match"]["seats"][1]["name"] == "Bob"
        await bob.post(f"/matches/{match['id']}/chat", text="here I am")
        assert (await live.next("chat"))["text"] == "here I am"
        await ada.post(f"/matches/{match['id']}/start")
        assert await live.asked()
    async with bob.live(match["id"], "seat=1&chat=1") as live:
        await live.next("state")
    assert not [message for message in live.heard if message["type"] == "chat"]


async def test_nobody_watches_with_other_eyes(address: str) -> None:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    match = await together(ada, bob)
    assert await closed_with(bob, match, "seat=0") == 4403
    assert await closed_with(Visitor.at(address), match, "seat=0") == 4403
    assert await closed_with(bob, "0" * 16, "") == 4404
    async with Visitor.at(address).live(match, "") as live:
        assert (await live.next("state"))["question"] is None


@pytest.mark.parametrize("how", ["leave", "remove"])
async def test_whoever_has_lost_their_seat_no_longer_sees_with_its_eyes(address: str, how: str) -> None:
    """Eve sits down, watches, and goes: on the connection that she keeps she must not see what Bob has there."""
    ada, eve, bob = [await Visitor.at(address).come_in(name) for name in ("Ada", "Eve", "Bob")]
    match = await ada.set_up(FRIENDS)
    path, joining = f"/matches/{match['id']}", {"invitation": match["invitations"]["1"]}
    await eve.post(f"{path}/join", **joining)
    async with eve.live(match["id"], "seat=1") as live:
        await live.next("state")
        if how == "leave":
            await eve.post(f"{path}/leave")
        else:
            await ada.post(f"{path}/remove", seat=1)
        assert (await bob.post(f"{path}/join", **joining)).status_code == 200
        assert (await ada.post(f"{path}/start")).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            await live.next("entry")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


async def test_many_watch_at_once(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"]

    async def watch(last: int) -> list[int]:
        async with Visitor.at(address).live(match, "") as live:
            await live.next("state", seq=last)
        return live.numbers

    watchers = [asyncio.create_task(watch(8)) for _ in range(10)]
    for _ in range(8):
        await ada.move_any(match, (await ada.get(f"/matches/{match}")).json()["waiting"][0])
    assert await asyncio.gather(*watchers) == [list(range(9))] * 10


async def test_a_game_played_over_the_live_connection(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True))["id"]
    async with ada.live(match) as live:
        for _ in range(8):
            state = await live.asked()
            await live.move(state["question"]["options"][0]["move"], state["seq"])
            assert (await live.next("moved"))["seq"] > state["seq"]
    assert live.numbers == list(range(len(live.numbers)))


@pytest.mark.parametrize(
    ("message", "error", "status"),
    [
        ("not json", "server-unreadable", 400),
        (b"bytes", "server-unreadable", 400),
        ('{"move": 3, "seq": 0}', "server-unreadable", 400),
        ('{"move": "yellow dance", "seq": 0}', "not-offered", 422),
        ('{"move": "red place forest", "seq": 0}', "server-not-your-seat", 403),
        ('{"move": "yellow place forest", "seq": 99}', "server-stale", 409),
        ('{"undo": 0, "seat": 0, "seq": 0}', "server-unreadable", 400),
        ('{"undo": 1, "seq": 0}', "server-unreadable", 400),
        ('{"undo": 1, "seat": "chance", "seq": 0}', "server-unreadable", 400),
        ('{"undo": 1, "seat": -1, "seq": 0}', "server-unreadable", 400),
        ('{"undo": 1, "seat": 0, "seq": 0, "agreed": true}', "server-unreadable", 400),
        ('{"undo": 1, "seat": 1, "seq": 0}', "server-not-your-seat", 403),
        ('{"undo": 1, "seat": 100, "seq": 0}', "server-not-your-seat", 403),
        ('{"undo": 1, "seat": 0, "seq": 99}', "server-stale", 409),
    ],
)
async def test_a_bad_message_is_declined_and_the_connection_stays(
    address: str, message: str | bytes, error: str, status: int
) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True))["id"]
    async with ada.live(match) as live:
        state = await live.asked()
        await live.socket.send(message)
        declined = await live.next("declined")
        assert (declined["error"], declined["status"]) == (error, status)
        assert declined["message"]
        await live.move(state["question"]["options"][0]["move"], state["seq"])
        await live.next("moved")


async def test_a_stranger_makes_no_move_and_takes_none_back(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up(ALONE))["id"]
    async with Visitor.at(address).live(match, "since=-1") as live:
        await live.next("state")
        await live.move("yellow place forest", 0)
        assert (await live.next("declined"))["error"] == "server-no-session"
        assert (await live.undo(0, 0))["error"] == "server-no-session"
        assert (await live.answer(False, 0))["error"] == "server-no-session"


# Taking back


async def test_a_free_undo_is_done_at_once(address: str) -> None:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    match = await together(ada, bob)
    seat = free = 0
    while not free:
        seat = (await ada.get(f"/matches/{match}")).json()["waiting"][0]
        seq = await (ada, bob)[seat].move_any(match, seat)
        free = (await (ada, bob)[seat].state(match, seat))["free_undos"]
    async with (ada, bob)[1 - seat].live(match, f"seat={1 - seat}") as other:
        assert (await other.undo(seat, seq))["error"] == "server-not-your-seat"
        async with (ada, bob)[seat].live(match, f"seat={seat}") as live:
            assert await live.undo(seat, seq) == {"type": "undo", "done": True, "seq": seq + 1}
        undone = (await other.next("entry", seq=seq + 1))["undo"]
    assert undone == {"seat": seat, "moves": 1, "agreed": False}


async def test_the_others_are_asked_about_any_other_undo(address: str) -> None:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    match = await together(ada, bob)
    for _ in range(6):
        seat = (await ada.get(f"/matches/{match}")).json()["waiting"][0]
        seq = await (ada, bob)[seat].move_any(match, seat)
    async with bob.live(match, "seat=1") as other, ada.live(match) as live:
        assert await live.undo(0, seq, moves=4) == {"type": "undo", "done": False, "seq": seq}
        while not (request := (await other.next("state"))["match"]["request"]):
            pass
        assert request == {"seat": 0, "moves": 4, "seq": seq, "asks_me": True}
        assert (await live.answer(True, seq))["error"] == "server-no-request"
        assert await other.answer(True, seq) == {"type": "undo", "done": True, "seq": seq + 1}
        assert (await other.answer(True, seq))["error"] == "server-no-request"
        undone = (await live.next("entry", seq=seq + 1))["undo"]
    assert undone == {"seat": 0, "moves": 4, "agreed": True}


async def test_a_stale_undo_changes_nothing_and_says_so_in_the_readers_language(address: str) -> None:
    ada = await Visitor.at(address).come_in()
    match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"]
    async with ada.live(match, "seat=0&lang=fr") as live:
        assert (await live.undo(0, 0))["error"] == "nothing-to-undo"
        for seat in (0, 1):
            seq = await ada.move_any(match, seat)
        declined = await live.undo(0, seq - 1)
        assert (declined["error"], declined["status"]) == ("server-stale", 409)
        assert declined["message"].startswith("La partie a avancé")
        assert (await ada.get(f"/matches/{match}")).json()["seq"] == seq
        assert (await live.undo(0, seq))["done"]


async def test_an_undo_counts_as_a_move(database: str) -> None:
    async with serving(new_app(database, FAST | {"moves": "2/day"})) as address:
        ada = await Visitor.at(address).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"]
        seq = await ada.move_any(match)
        async with ada.live(match) as live:
            assert (await live.undo(0, seq))["done"]
            assert (await live.undo(0, seq))["error"] == "server-too-fast"
