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
from regna.server.matches.room import Room
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


def seated(people: int) -> Room:
    """A room with so many people and bots on the other seats."""
    room = Party(Setup.of(load("devil"), 4, {}, 3), [0]).room
    room.seats[people:] = [Seat(n, BOT, name="random", bot="random") for n in range(people, 4)]
    return room


@pytest.mark.parametrize("people", [1, 2, 3])
def test_when_a_bot_is_done_is_seen_by_nobody(people: int) -> None:
    """It takes a while for every thing that it lays into a chest: the moment when it is done would tell how many."""
    room, bots = seated(people), list(range(people, 4))
    told = []
    for colour in ("yellow", "green", "red", "blue")[: 4 - people]:
        told.append((public_data(room)["waiting"], public_data(room)["ready"]))
        room.match.play(f"{colour} wish nothing")
        room.announce()
    told.append((public_data(room)["waiting"], public_data(room)["ready"]))
    assert told == [(list(range(people)), bots)] * len(told)


def test_bots_that_are_slower_than_all_people_are_done_together() -> None:
    room, told = seated(2), []
    for colour in ("blue", "red", "green"):
        room.match.play(f"{colour} wish nothing")
        room.announce()
        told.append((public_data(room)["waiting"], public_data(room)["ready"]))
    assert told == [([1], [0, 2, 3]), ([2, 3], [0, 1]), ([2, 3], [0, 1])]


def test_nobody_learns_from_a_refusal_whether_a_bot_is_done() -> None:
    """The last person has to be sure, and nobody else, whatever the bots have chosen."""
    room, final = seated(2), []
    for colour in ("blue", "green", "red"):
        trials = [room.tried(seat, "nothing") for seat in (0, 1) if room.match.ask_for(seat)]
        final.append([room.is_final(trial, trial.moves[-1][0]) for trial in trials])
        room.match.play(f"{colour} wish nothing")
    assert final == [[False, False], [True], [True]]
