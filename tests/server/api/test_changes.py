"""Whoever wants changes only can make of them, at any moment, the state that others are sent as a whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regna.games import NAMES, load
from regna.kernel import Setup
from regna.server.api.difference import apply_difference
from regna.server.api.live import Watcher, encode
from regna.server.api.loop_lag import LoopLag
from regna.server.db.values import LIVE
from regna.server.matches.lines import first_line
from regna.server.matches.room import Room
from regna.server.people.accounts import Account

from ...seating import seats_for
from ..matches.test_room import first_move, line_of, people
from ..visitor import Live, Visitor
from .test_api import together

MOVES = 25


def new_room(name: str) -> Room:
    accounts = [f"account{n}" for n in range(seats_for(name, 3))]
    room = Room("m", Setup.of(load(name), len(accounts), {}, 1), people(*accounts), accounts[0], LIVE)
    room.follow(first_line("m", room.setup, 0.0, room.speakers))
    return room


def play(room: Room) -> None:
    room.follow(line_of(room, first_move(room)))
    room.announce()


class Reader:
    """Somebody who watches, and the state as they know it."""

    def __init__(self, room: Room, account: str | None, seat: int | None, changes: bool, lang: str = "en") -> None:
        person = None if account is None else Account(account, "", True)
        self.watcher = Watcher(room, person, seat, lang, LoopLag(), changes)
        self.state: dict[str, Any] = {}
        self.number = 0
        self.kinds: list[str] = []

    def hear(self) -> dict[str, Any]:
        self.kinds = []
        for message in json.loads(encode(self.watcher.updates())):
            self.kinds.append(message["type"])
            if message["type"] == "changes":
                assert message["number"] == self.number + 1
                self.state = apply_difference(self.state, message["changes"])
            elif message["type"] == "state":
                self.state = {name: value for name, value in message.items() if name not in ("type", "number")}
            self.number = message.get("number", self.number)
        return self.state


@pytest.mark.parametrize("name", NAMES)
def test_changes_make_the_state_that_others_are_sent_as_a_whole(name: str) -> None:
    room = new_room(name)
    eyes = [(None, None), *((f"account{seat}", seat) for seat in range(len(room.seats)))]
    pairs = [(Reader(room, *each, changes=True), Reader(room, *each, changes=False)) for each in eyes]
    for _ in range(MOVES):
        for changes, whole in pairs:
            assert changes.hear() == whole.hear()
            assert "state" in changes.kinds or changes.kinds[-1:] in (["changes"], [])
        play(room)
    assert all(changes.kinds.count("state") == 0 for changes, _ in pairs)


def test_one_who_comes_later_is_sent_the_whole_and_then_changes() -> None:
    room = new_room("architects")
    first = Reader(room, "account0", 0, changes=True)
    first.hear()
    play(room)
    first.hear()
    play(room)
    second = Reader(room, "account0", 0, changes=True)
    assert first.hear() == second.hear()
    assert (first.kinds[-1], second.kinds[-1]) == ("changes", "state")
    play(room)
    assert first.hear() == second.hear()
    assert first.kinds[-1] == second.kinds[-1] == "changes"


def test_one_who_was_slow_is_sent_the_whole() -> None:
    room = new_room("architects")
    quick, slow = Reader(room, None, None, changes=True), Reader(room, "somebody", None, changes=True)
    assert quick.hear() == slow.hear()
    for _ in range(2):
        play(room)
        quick.hear()
    assert quick.state == slow.hear()
    assert slow.kinds[-1] == "state"


def test_strangers_share_what_they_are_sent_and_players_do_not() -> None:
    room = new_room("architects")
    strangers = [Reader(room, account, None, changes=True) for account in (None, "somebody")]
    players = [Reader(room, f"account{seat}", seat, changes=True) for seat in range(2)]
    french = Reader(room, None, None, changes=True, lang="fr")
    for reader in (*strangers, *players, french):
        reader.hear()
    audiences = [reader.watcher.audience for reader in (*strangers, *players, french)]
    assert audiences[0] is audiences[1]
    assert len({id(audience) for audience in audiences}) == 4


def test_one_who_takes_part_sees_the_match_with_other_eyes_from_then_on() -> None:
    room = new_room("architects")
    reader, stranger = Reader(room, "new", None, changes=True), Reader(room, None, None, changes=True)
    assert reader.hear() == stranger.hear()
    room.host = "new"
    room.announce()
    assert reader.hear()["match"]["hosted"]
    assert reader.kinds == ["state"]
    assert not stranger.hear()["match"]["hosted"]
    assert stranger.kinds == []


def test_the_whole_can_be_asked_for_at_any_time() -> None:
    reader = Reader(room := new_room("architects"), None, None, changes=True)
    state = reader.hear()
    reader.watcher.want_whole()
    assert reader.hear() == state
    assert reader.kinds == ["state"]
    play(room)
    reader.hear()
    assert reader.kinds[-1] == "changes"


async def follow(live: Live, state: dict[str, Any], seq: int) -> dict[str, Any]:
    """The state at a number, made of changes."""
    while state["seq"] != seq:
        state = apply_difference(state, (await live.next("changes"))["changes"])
    return state


async def test_a_game_followed_by_changes_over_a_live_connection(address: str) -> None:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    match = await together(ada, bob)
    async with ada.live(match, "seat=0&changes=true") as live, Visitor.at(address).live(match, "changes=true") as other:
        mine, theirs = await live.next("state"), await other.next("state")
        for _ in range(6):
            seat = (await ada.get(f"/matches/{match}")).json()["waiting"][0]
            seq = await (ada, bob)[seat].move_any(match, seat)
            mine, theirs = await follow(live, mine, seq), await follow(other, theirs, seq)
        for state, connection in ((mine, live), (theirs, other)):
            await connection.socket.send('{"whole": true}')
            whole = await connection.next("state")
            assert {**state, "number": whole["number"]} == whole
    assert [message["type"] for message in live.heard].count("state") == 2
