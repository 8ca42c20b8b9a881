"""Under load the player to move is notified at once; for the others updates are batched."""

from __future__ import annotations

import asyncio
import json

import pytest

from regna.games import load
from regna.kernel import Setup
from regna.server.api import loop_lag as loop_lag_module
from regna.server.api.live import Watcher, encode
from regna.server.api.loop_lag import LoopLag
from regna.server.db.values import LIVE
from regna.server.matches.lines import first_line
from regna.server.matches.room import Room

from ..matches.test_room import ADA, BOB, GAME, first_move, line_of, people
from ..visitor import PATIENCE


@pytest.fixture
def room() -> Room:
    room = Room("m", Setup.of(load(GAME), 2, {}, 1), people(ADA, BOB), ADA, LIVE)
    room.follow(first_line("m", room.setup, 0.0, room.speakers))
    return room


def watchers(room: Room, late: float) -> list[Watcher]:
    loop_lag = LoopLag()
    loop_lag.late = late
    found = [Watcher(room, None, seat, "en", loop_lag) for seat in range(2)]
    room.watchers |= {watcher.on_change for watcher in found}
    return found


def move(room: Room) -> None:
    room.follow(line_of(room, first_move(room)))
    room.announce()


async def test_with_little_to_do_everybody_hears_at_once(room: Room) -> None:
    found = watchers(room, late=0.005)
    move(room)
    assert [watcher.ready.is_set() for watcher in found] == [True, True]


async def test_with_much_to_do_those_come_first_who_are_waited_for(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag_module, "MAX_DELAY", 3600)
    found = watchers(room, late=3600)
    for _ in range(30):
        for watcher in found:
            watcher.updates()
        move(room)
        for watcher in found:
            if watcher.seat in room.waiting:
                assert watcher.ready.is_set()
                watcher.ready.clear()
            else:
                assert not watcher.ready.is_set()


async def test_whoever_has_heard_nothing_for_a_while_hears_at_once(room: Room) -> None:
    """Where moves are rare there is nothing to batch, however many matches there are."""
    found = watchers(room, late=0.1)
    move(room)
    assert [watcher.ready.is_set() for watcher in found] == [True, True]


async def test_the_others_hear_several_things_together(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag_module, "MAX_DELAY", 0.001)
    found = watchers(room, late=0.1)
    found[0].updates()
    while 0 not in room.waiting:
        move(room)
    while 0 in room.waiting:
        move(room)
    lines = room.seq
    move(room)
    await asyncio.wait_for(found[0].wait_for_change(), PATIENCE)
    entries = [message["seq"] for message in json.loads(encode(found[0].updates())) if message["type"] == "entry"]
    assert entries == list(range(1, lines + 2))


def test_a_short_delay_makes_nobody_wait_and_a_long_one_no_longer_than_half_a_second() -> None:
    loop_lag = LoopLag()
    loop_lag.add(0.08)
    assert loop_lag.batch_delay == 0
    gaps = []
    for _ in range(100):
        loop_lag.add(0.2)
        gaps.append(loop_lag.batch_delay)
    assert gaps == sorted(gaps)
    assert gaps[-1] == 0.5
    for _ in range(100):
        loop_lag.add(0.001)
    assert loop_lag.batch_delay == 0
