"""Whole matches of Pact with the Devil: no byte, size or order of what a seat is sent tells what it cannot know.

All frames of a live connection are compared after everything that happens, and now and then all that HTTP answers.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from regna.games import load
from regna.games.devil.constants import ROLES
from regna.kernel import Setup
from regna.server.api.live import encode
from regna.server.api.serialize import entry_data, found_data, past_data, public_data
from regna.server.db.values import BOT
from regna.server.matches.replay import Replays
from regna.server.matches.seat import Seat
from regna.server.matches.turns import turns
from regna.server.matches.visible_lines import number_for, stale, stored_number, visible_lines
from regna.texts import LANGUAGES

from ..api.test_hidden import Party
from .twins import Twins, twins
from .worlds import World

LAYOUT = (2, 0, 3, 1)
"""Blue is the Sun, Red the Devil, Green the Moon, Yellow the Cultist."""
EXPERT = {"jesters": "with", "indulgences": "offered", "bribes": "goods"}
SOMETIMES = 40


class Comparison:
    """Compares what both worlds have sent to a seat and to strangers."""

    def __init__(self, pair: Twins) -> None:
        self.pair = pair
        self.times = 0

    def __call__(self) -> None:
        self.times += 1
        for eyes in (self.pair.eyes, None):
            first, second = (new_frames(world, eyes) for world in self.pair.worlds)
            assert first == second
            if self.times % SOMETIMES == 0:
                one, other = (answers(world, eyes) for world in self.pair.worlds)
                assert one == other
        for world in self.pair.worlds:
            for sent in world.party.sent.values():
                sent.clear()


def new_frames(world: World, eyes: int | None) -> list[str]:
    """The frames since the last comparison."""
    return [frame for frame in world.party.sent[eyes] if frame != encode([])]


def answers(world: World, eyes: int | None) -> str:
    """What HTTP requests answer: the match, the log, the table at some moments, who is notified, what is refused."""
    room = world.party.room
    account = None if eyes is None else f"account{eyes}"
    number = number_for(room, account)
    said: list[Any] = [found_data(room, account, LANGUAGES[0]), stale(room, account).facts]
    said += [entry_data(entry, eyes, LANGUAGES[0]) for entry in visible_lines(room, account)]
    said += [turn.account == account for turn in turns(room) if turn.account == account]
    for at in (number, number - 1, number // 2):
        past = Replays().match_at("m", room.lines[: stored_number(room, account, at)], lambda: room.setup)
        said.append(past_data(past, eyes, at, room.speakers[LANGUAGES[0]]))
    return encode(said)


FEW: list[tuple[int, bool, dict[str, str]]] = [
    (0, True, {}), (1, True, EXPERT), (3, True, {}), (2, False, EXPERT),
]  # fmt: skip
MANY = [
    (seat, roles, each)
    for seat in range(4)
    for roles in (True, False)
    for each in ({}, EXPERT)
    if roles or seat % 2 == 0
]
CASES = MANY if os.environ.get("REGNA_ALL_CASES") else FEW
"""Whose eyes, whether roles differ or the ways of the chests (which Devil and Cultist can tell), and options."""


@pytest.mark.parametrize(
    ("seat", "roles", "options"), CASES, ids=[f"{ROLES[LAYOUT[seat]]}-{roles}" for seat, roles, _ in CASES]
)
def test_no_frame_and_no_answer_tells_what_a_seat_cannot_know(seat: int, roles: bool, options: dict[str, str]) -> None:
    pair = twins(seat, LAYOUT, roles=roles, options=options, seed=7 + seat)
    compare = Comparison(pair)
    compare()
    pair.run(compare)
    assert pair.table.round == 5
    assert compare.times > 100
    assert pair.differences > 10


def test_bots_are_ready_together() -> None:
    """Each takes a while for every thing that it lays into a chest: the moment when it is done would tell how many."""
    room = Party(Setup.of(load("devil"), 4, {}, 3), [0]).room
    room.seats[:] = [room.seats[0], *(Seat(n, BOT, name="random", bot="random") for n in range(1, 4))]
    told = []
    for colour in ("red", "green", "yellow"):
        match = room.match
        match.play(f"{colour} wish nothing")
        told.append((public_data(room)["waiting"], public_data(room)["ready"]))
    assert told == [([0, 1, 2, 3], []), ([0, 1, 2, 3], []), ([0], [1, 2, 3])]
