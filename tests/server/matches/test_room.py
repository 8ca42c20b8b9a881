"""A room is what its lines say: it can be left and built again at any moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from dataclasses import replace

import pytest
from sqlalchemy import insert

from regna.bots import MAKERS
from regna.kernel import Match, NotOffered, Option
from regna.kernel.imagine import Perspective
from regna.server.db.storage import Storage
from regna.server.db.tables import accounts
from regna.server.db.values import BOT, LIVE, ME, OVER
from regna.server.db.writer import Line
from regna.server.errors import Declined
from regna.server.matches import bot_pool
from regna.server.matches import registry as registry_module
from regna.server.matches.bot_pool import BotPool
from regna.server.matches.bots import bot_to_move, decision_of
from regna.server.matches.registry import Registry
from regna.server.matches.room import Room
from regna.server.matches.seat import Seat
from regna.server.matches.undo import answer, undo

from ..visitor import PATIENCE

GAME = "architects"
ADA, BOB = "ada", "bob"


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(database)
    for name in (ADA, BOB):
        await opened.execute(insert(accounts).values(id=name, name=name, guest=True, created=0.0))
    yield opened
    await opened.close()


@pytest.fixture
async def registry(storage: Storage) -> AsyncIterator[Registry]:
    registry = another(storage)
    registry.open()
    yield registry
    await registry.close()


def another(storage: Storage) -> Registry:
    """A registry that knows nothing yet, as after a restart."""
    return Registry(storage, BotPool(lambda: ThreadPoolExecutor(1)))


def line_of(room: Room, text: str) -> Line:
    """A move as it would be stored."""
    seat, words = room.match.address(text)
    return room.line_for(seat, words, room.tried(seat, room.match.find(seat, words)))


def people(*names: str) -> list[Seat]:
    return [Seat(n, ME, name, name) for n, name in enumerate(names)]


def with_bot(bot: str = "random") -> list[Seat]:
    return [Seat(0, ME, ADA, ADA), Seat(1, BOT, name=bot, bot=bot)]


async def live(registry: Registry, seats: list[Seat]) -> Room:
    room = await registry.create(ADA, GAME, {}, seats)
    await room.start()
    return room


def first_move(room: Room, seat: int | None = None) -> str:
    ask = room.match.pending[0] if seat is None else room.match.ask_for(seat)
    assert ask is not None
    return room.match.write(ask, ask.options[0])


async def move_in(room: Room, text: str, seq: int) -> int:
    """Make a move as its text says."""
    return await room.play(*room.match.address(text), seq)


async def play(room: Room, moves: int) -> None:
    for _ in range(moves):
        await move_in(room, first_move(room), room.seq)


async def play_until_alone(room: Room, seat: int) -> None:
    """Play some moves, until one seat alone is waited for and has nothing to take back freely."""
    while len(room.match.moves) < 8 or room.waiting != [seat] or room.match.free_undos(seat):
        await play(room, 1)


async def until_asked(room: Room, seat: int) -> None:
    """Wait until a seat has a question, or the match is over."""
    while room.match.ask_for(seat) is None and room.status == LIVE:
        await change(room)


async def change(room: Room) -> None:
    """Wait until something changes in a room."""
    changed = asyncio.Event()
    room.watchers.add(changed.set)
    try:
        await asyncio.wait_for(changed.wait(), PATIENCE)
    finally:
        room.watchers.discard(changed.set)


async def test_a_room_built_again_is_the_same_in_the_middle_of_a_choice(registry: Registry, storage: Storage) -> None:
    room = await live(registry, people(ADA, BOB))
    for _ in range(25):
        await play(room, 1)
        again = await another(storage).room(room.id)
        assert again is not room
        assert again.match.table == room.match.table
        assert [list(ask.options) for ask in again.match.pending] == [list(ask.options) for ask in room.match.pending]
        assert again.entries == room.entries
        assert {seat: seq for seat, (_, seq) in again.asked.items()} == {s: n for s, (_, n) in room.asked.items()}


async def test_a_sealed_choice_is_not_stale_because_another_seat_chose(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    assert len(room.match.pending) == 2
    mine, theirs = first_move(room, 0), first_move(room, 1)
    await move_in(room, mine, 0)
    assert await move_in(room, theirs, 0) == 2


async def test_a_question_that_has_gone_is_stale(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    move, seq = first_move(room), room.seq
    await move_in(room, move, seq)
    for old in (seq, seq - 1, -1, seq + 2):
        with pytest.raises(Declined, match="server-stale"):
            await move_in(room, first_move(room), old)
    assert room.seq == seq + 1


async def test_many_answers_at_once_make_one_move(registry: Registry, storage: Storage) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    seq, move = room.seq, first_move(room)
    results = await asyncio.gather(*(move_in(room, move, seq) for _ in range(10)), return_exceptions=True)
    assert results.count(seq + 1) == 1
    assert len(await storage.lines(room.id)) == seq + 1


async def test_whoever_loses_a_race_against_another_process_looks_again(registry: Registry, storage: Storage) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    move = first_move(room)
    assert await storage.append(Line(room.id, room.seq + 1, move, 0.0))
    with pytest.raises(Declined, match="server-stale"):
        await move_in(room, move, room.seq)
    assert room.lines[-1] == move
    await play(room, 1)


async def test_what_is_not_offered_changes_nothing(registry: Registry, storage: Storage) -> None:
    room = await live(registry, people(ADA, BOB))
    before = room.match.table.freeze()
    for move in ("", "yellow", "yellow place moon", "pink place forest", "yellow undo 1", "yellow\nred"):
        with pytest.raises((NotOffered, Declined)):
            await move_in(room, move, room.seq)
    assert room.match.table.freeze() == before
    assert await storage.lines(room.id) == []


# Taking back


async def test_undo_is_free_within_the_kernels_limits(registry: Registry, storage: Storage) -> None:
    room = await live(registry, people(ADA, BOB))
    while not room.match.moves or not room.match.free_undos(room.match.moves[-1][0]):
        await play(room, 1)
    seat, made = room.match.moves[-1][0], len(room.match.moves)
    assert await undo(room, seat, 1, room.seq)
    assert len(room.match.moves) == made - 1
    assert room.entries[-1].undo is not None
    await play(room, 1)
    again = await another(storage).room(room.id)
    assert again.entries == room.entries


async def test_the_others_answer_a_request(registry: Registry, storage: Storage) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    made = len(room.match.moves)
    assert not await undo(room, 0, 4, room.seq)
    again = await another(storage).room(room.id)
    assert again.request == room.request is not None
    with pytest.raises(Declined, match="server-no-request"):
        await answer(again, ADA, True, again.seq)
    assert await answer(again, BOB, True, again.seq)
    assert len(again.match.moves) == made - 4


async def test_a_refused_or_overtaken_request_is_gone(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    await undo(room, 0, 4, room.seq)
    assert not await answer(room, BOB, False, room.seq)
    assert room.request is None
    await undo(room, 0, 4, room.seq)
    await play(room, 1)
    with pytest.raises(Declined, match="server-no-request"):
        await answer(room, BOB, True, room.seq)


async def test_nobody_agrees_to_more_than_was_asked(registry: Registry) -> None:
    """A request that is exchanged for a larger one while somebody agrees is another request."""
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    few = room.match.free_undos(0) + 1
    await undo(room, 0, few, room.seq)
    await answer(room, ADA, False, room.seq)
    await undo(room, 0, few + 1, room.seq)
    with pytest.raises(Declined, match="server-stale"):
        await answer(room, BOB, True, room.seq, few)
    assert await answer(room, BOB, True, room.seq, few + 1)


async def test_bots_agree(registry: Registry) -> None:
    room = await live(registry, with_bot())
    for _ in range(8):
        await until_asked(room, 0)
        await move_in(room, first_move(room, 0), room.seq)
    await until_asked(room, 0)
    assert await undo(room, 0, 3, room.seq)


@pytest.mark.parametrize("late", [False, True])
async def test_who_is_away_has_not_agreed(registry: Registry, late: bool) -> None:
    """Whoever left or is late is asked as before, and the request waits for them."""
    room = await live(registry, people(ADA, BOB))
    await play_until_alone(room, 0)
    made = len(room.match.moves)
    await room.set_seats([replace(room.seats[1], bot="random", away=True, late=late)])
    assert not await undo(room, 0, made, room.seq)
    assert room.request is not None
    await room.set_seats([Seat(1, ME, BOB, BOB)])
    assert room.request is not None
    assert await answer(room, BOB, True, room.seq)
    assert room.match.moves == []


async def test_with_somebody_away_the_match_goes_on(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    await play_until_alone(room, 0)
    await room.set_seats([replace(room.seats[1], bot="random", away=True)])
    await undo(room, 0, 1, room.seq)
    await move_in(room, first_move(room, 0), room.seq)
    assert room.request is None


async def test_a_request_is_withdrawn_by_whoever_made_it(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 8)
    await undo(room, 0, 4, room.seq)
    with pytest.raises(Declined, match="server-no-request"):
        await answer(room, "eve", False, room.seq)
    with pytest.raises(Declined, match="server-no-request"):
        await answer(room, ADA, True, room.seq)
    assert not await answer(room, ADA, False, room.seq)
    assert room.request is None


# Bots


async def test_bots_go_on_after_a_restart(registry: Registry, storage: Storage) -> None:
    room = await live(registry, with_bot("greedy"))
    await until_asked(room, 0)
    await registry.close()
    await move_in(room, first_move(room, 0), room.seq)
    registry.bots.tasks[room].cancel()
    later = another(storage)
    later.open()
    assert await later.resume() == 1
    again = await later.room(room.id)
    await until_asked(again, 0)
    assert again.seq > room.seq or again.match.ask_for(0) is not None
    await later.close()


async def test_rooms_that_nobody_uses_leave_memory(registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "MAX_IDLE_ROOMS", 3)
    watched = await live(registry, people(ADA, BOB))
    for _ in range(5):
        await registry.create(ADA, GAME, {}, people(ADA, BOB))
    assert len(registry.rooms) == 4
    registry.forget_idle(time.monotonic())
    assert list(registry.rooms.values()) == [watched]
    assert await registry.room(watched.id) is watched


async def test_bots_alone_play_to_the_end(registry: Registry, storage: Storage) -> None:
    room = await live(registry, [Seat(n, BOT, name="random", bot="random") for n in range(2)])
    while room.status == LIVE:
        await change(room)
    assert room.status == OVER
    assert Match.replay(room.match.record(), lambda name: room.setup.game).over
    assert (await another(storage).room(room.id)).status == OVER


async def test_the_same_moment_has_the_same_answer(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    await play(room, 20)
    seat = Seat(room.match.pending[0].seat, BOT, bot="greedy")
    first = bot_pool.choose(decision_of(room, seat))
    bot_pool.REPLAYS.found.clear()
    assert bot_pool.choose(decision_of(room, seat)) == first


async def test_a_bot_stands_in_for_somebody_who_left(registry: Registry) -> None:
    room = await live(registry, people(ADA, BOB))
    await move_in(room, first_move(room, 0), room.seq)
    await room.set_seats([Seat(1, ME, BOB, BOB, "random", away=True)])
    await until_asked(room, 0)
    assert room.seq > 1
    await room.set_seats([Seat(1, ME, BOB, BOB)])
    assert bot_to_move(room) is None


class Broken:
    """A bot that fails, in one way or another."""

    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, perspective: Perspective) -> Option:
        if self.way == "raises":
            raise RuntimeError("I give up")
        if self.way == "kills its process":
            raise BrokenExecutor
        return "moon"


@pytest.mark.parametrize("way", ["raises", "kills its process", "cheats"])
async def test_a_bot_that_fails_does_not_hold_a_match_up(
    registry: Registry, way: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged, and the random bot makes the move instead."""
    monkeypatch.setitem(MAKERS, "broken", lambda seed: Broken(way))
    room = await live(registry, with_bot("broken"))
    await move_in(room, first_move(room, 0), room.seq)
    await until_asked(room, 0)
    assert room.seq > 1
    assert room.match.ask_for(0) is not None
    assert {record.message for record in caplog.records} == {"a bot failed"}
