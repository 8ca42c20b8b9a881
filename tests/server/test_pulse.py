"""When there is much to do, whoever is waited for hears at once, and the others several things together."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from regna.games import load
from regna.kernel import Setup
from regna.server import pulse as pulse_module
from regna.server.live import Watcher
from regna.server.pulse import Pulse
from regna.server.room import LIVE, Room

from .test_room import ADA, BOB, GAME, first_move, people


@pytest.fixture
def room() -> Room:
    return Room("m", Setup.of(load(GAME), 2, {}, 1), people(ADA, BOB), ADA, LIVE)


def watchers(room: Room, busy: float) -> list[Watcher]:
    pulse = Pulse()
    pulse.busy = busy
    found = [Watcher(room, None, seat, "en", pulse) for seat in range(2)]
    room.watching |= {watcher.notice for watcher in found}
    return found


def move(room: Room) -> None:
    room.follow(first_move(room))
    room.announce()


async def test_with_little_to_do_everybody_hears_at_once(room: Room) -> None:
    found = watchers(room, busy=0.5)
    move(room)
    assert [watcher.ready.is_set() for watcher in found] == [True, True]


async def test_with_much_to_do_those_come_first_who_are_waited_for(room: Room) -> None:
    found = watchers(room, busy=1.0)
    for _ in range(30):
        move(room)
        for watcher in found:
            if watcher.seat in room.waiting:
                assert watcher.ready.is_set()
                watcher.ready.clear()
            else:
                assert not watcher.ready.is_set()


async def test_the_others_hear_several_things_together(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse_module, "LONGEST", 0.001)
    found = watchers(room, busy=1.0)
    found[0].news()
    while 0 not in room.waiting:
        move(room)
    while 0 in room.waiting:
        move(room)
    lines = room.seq
    move(room)
    await asyncio.wait_for(found[0].something(), 10)
    entries = [message["seq"] for message in found[0].news() if message["type"] == "entry"]
    assert entries == list(range(1, lines + 2))


@pytest.mark.parametrize(("work", "share"), [(2.0, 1.0), (1.6, 0.5), (1.2, 0.0), (0.0, 0.0)])
def test_the_pulse_knows_work_from_waiting(work: float, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By two clocks: one for all time, here two seconds, and one for the time at work."""
    times, works = iter([10.0, 12.0]), iter([5.0, 5.0 + work])
    clocks = SimpleNamespace(monotonic=times.__next__, thread_time=works.__next__)
    monkeypatch.setattr(pulse_module, "time", clocks)
    pulse = Pulse()
    pulse.take()
    assert pulse.gap == pytest.approx(share * pulse_module.LONGEST)
