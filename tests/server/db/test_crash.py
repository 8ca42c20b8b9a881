"""A server that is killed in the middle of play loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from regna.games import load
from regna.kernel import Match

from ..processes import alive, asked, children, moved, serving
from ..visitor import PATIENCE, Visitor

needs_proc = pytest.mark.skipif(not Path("/proc").exists(), reason="looks at /proc")


class Playing:
    """Somebody who moves as often as the server lets them, until it is killed."""

    def __init__(self, visitor: Visitor, match: str) -> None:
        self.visitor = visitor
        self.match = match
        self.acknowledged = 0

    async def run(self) -> None:
        with suppress(httpx.TransportError):
            while True:
                await self.move((await self.visitor.get(f"/matches/{self.match}")).json()["waiting"][0])

    async def move(self, seat: int) -> None:
        state = await self.visitor.state(self.match, seat)
        answer = await self.visitor.move(self.match, state["question"]["options"][0]["move"], state["seq"])
        if answer.status_code == 429:
            await asyncio.sleep(0.05)
            return
        assert answer.status_code == 200, answer.text
        self.acknowledged = answer.json()["seq"]


async def new_playing(address: str) -> Playing:
    visitor = await Visitor.at(address).come_in()
    match = await visitor.set_up([{"kind": "me"}, {"kind": "here"}], start=True)
    return Playing(visitor, match["id"])


async def test_kill_nine_during_play(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as process:
        playing = [await new_playing(process.address) for _ in range(5)]
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
            for each in playing:
                tasks.create_task(each.run())
            while min(each.acknowledged for each in playing) < 10:
                await asyncio.sleep(0.01)
            process.kill()
    with serving(database, tmp_path) as process:
        for each in playing:
            await check_kept(moved(process.address, each.visitor), each)


async def check_kept(again: Visitor, played: Playing) -> None:
    """Everything acknowledged is there, the open question too, and play goes on; at most one more was committed."""
    path = f"/matches/{played.match}"
    data = (await again.get(path)).json()
    assert played.acknowledged <= data["seq"] <= played.acknowledged + 1
    for seat in data["waiting"]:
        assert (await again.state(played.match, seat))["question"]["options"]
    await again.move_any(played.match, data["waiting"][0])
    await again.post(f"{path}/abandon")
    record = (await again.get(f"{path}/record")).text
    assert len(Match.replay(record, load).moves) == data["seq"] + 1


@needs_proc
async def test_bots_go_on_after_kill_nine(database: str, tmp_path: Path) -> None:
    """The first server is killed while its bot is held up thinking; the second takes the thinking up by itself."""
    with serving(database, tmp_path) as process:
        ada = await Visitor.at(process.address).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], start=True))["id"]
        await ada.move_any(match)
        await asked(ada, match)
        with held_up(children(process.popen.pid)):
            while (data := (await ada.get(f"/matches/{match}")).json())["waiting"] != [1]:
                await ada.move_any(match)
            process.kill()
    with serving(database, tmp_path) as process:
        state = await asked(moved(process.address, ada), match)
        assert state["seq"] > data["seq"]
        log = process.log
    assert next(iter(dict(ada.client.cookies).values())) not in "".join(log)
    assert all(json.loads(line)["time"] for line in log)
    named = [line for line in log if "127.0.0.1" in line or "seat=0" in line or match in line]
    assert [json.loads(line)["what"].partition(" on ")[0] for line in named] == ["Uvicorn running"]


@contextmanager
def held_up(workers: list[int]) -> Iterator[None]:
    """Processes that do nothing for a while."""
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


@needs_proc
async def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    with serving(str(tmp_path / "regna.db"), tmp_path) as process:
        ada = await Visitor.at(process.address).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "bot"}], start=True))["id"]
        await asked(ada, match)
        await ada.move_any(match)
        await asked(ada, match)
        workers = children(process.popen.pid)
        assert workers
        process.kill()
    end = time.monotonic() + PATIENCE
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
