"""Real processes on one PostgreSQL, with players on all of them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ..databases import KINDS, POSTGRES, new_database
from ..processes import UNHURRIED, moved, servers, serving
from ..visitor import PATIENCE, Live, Visitor

pytestmark = pytest.mark.skipif(POSTGRES not in KINDS, reason="needs PostgreSQL")
SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[str]:
    async with new_database(POSTGRES, tmp_path) as url:
        yield url


class Player:
    """Somebody who plays one seat by what the live connection says, and may go over to another server."""

    def __init__(self, visitor: Visitor, match: str, seat: int) -> None:
        self.visitor = visitor
        self.match = match
        self.seat = seat
        self.random = Random(seat)
        self.numbers: list[int] = []
        self.moved = 0
        self.over = False

    async def play(self, upto: int) -> None:
        """Answer every question until the match has come to a number or its end."""
        since = self.numbers[-1] if self.numbers else -1
        async with self.visitor.live(self.match, f"seat={self.seat}&since={since}") as live:
            try:
                await self.answer(live, upto)
            finally:
                self.numbers += live.numbers

    async def answer(self, live: Live, upto: int) -> None:
        while True:
            state = await live.next("state")
            self.over = state["match"]["status"] == "over"
            if self.over or state["match"]["seq"] >= upto:
                return
            if state.get("question") and state["seq"] >= self.moved and not self.away(state):
                option = self.random.choice(state["question"]["options"])
                answer = await self.visitor.move(self.match, option["move"], state["seq"])
                assert answer.status_code == 200, answer.text
                self.moved = answer.json()["seq"]

    def away(self, state: dict[str, Any]) -> bool:
        return state["match"]["seats"][self.seat]["bot"] is not None

    def go_to(self, address: str) -> None:
        self.visitor = moved(address, self.visitor)


async def sit_down(one: str, other: str) -> list[Player]:
    """Two people at one table with a bot, each at a server of their own."""
    ada, bob = await Visitor.at(one).come_in("Ada"), await Visitor.at(other).come_in("Bob")
    match = await ada.set_up(SEATS)
    await bob.post(f"/matches/{match['id']}/join", invitation=match["invitations"]["1"])
    assert (await ada.post(f"/matches/{match['id']}/start")).status_code == 200
    return [Player(ada, match["id"], 0), Player(bob, match["id"], 1)]


async def play(players: list[Player], upto: int) -> None:
    async with asyncio.timeout(300), asyncio.TaskGroup() as tasks:
        for player in players:
            tasks.create_task(player.play(upto))


async def test_a_game_on_two_servers_of_which_one_is_killed(database: str, tmp_path: Path) -> None:
    """Nobody misses a line or sees one twice, whichever server they are at; bots go on for those who leave."""
    with serving(database, tmp_path, before=UNHURRIED) as other:
        with serving(database, tmp_path, before=UNHURRIED) as one:
            players = await sit_down(one.address, other.address)
            await play(players, 40)
        players[0].go_to(other.address)
        await play(players, 70)
        for player in players:
            await player.visitor.post(f"/matches/{player.match}/leave")
        await play(players, 90)
    for player in players:
        assert player.numbers == list(range(len(player.numbers)))
        assert len(player.numbers) > 90


async def test_workers_serve_together_and_a_killed_one_is_replaced(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path, "--workers", "2") as process:
        players = await sit_down(process.address, process.address)
        await play(players, 20)
        before = servers(process.popen.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        for player in players:
            player.go_to(process.address)
        await play(players, 40)
        async with asyncio.timeout(PATIENCE):
            while len(now := servers(process.popen.pid)) < 2:
                await asyncio.sleep(0.05)
    assert before[0] not in now
    assert before[1] in now
    for player in players:
        assert player.numbers == list(range(len(player.numbers)))
