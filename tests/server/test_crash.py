"""A server that is killed in the middle of play loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from regna.games import load
from regna.kernel import Match

from .visitor import Visitor

needs_proc = pytest.mark.skipif(not Path("/proc").exists(), reason="looks at /proc")
START = "from regna.cli import main; main()"


class Process:
    """`regna serve` as somebody would start it, on a port that the system chooses."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", str(database)]
        self.file = database.with_suffix(f".{time.monotonic_ns()}.log")
        with self.file.open("w") as log:
            self.popen = subprocess.Popen(command, stderr=log)  # noqa: S603
        self.address = self.wait_for_address()

    @property
    def log(self) -> list[str]:
        return self.file.read_text("utf-8").splitlines()

    def wait_for_address(self) -> str:
        while self.popen.poll() is None:
            for line in self.log:
                if "running on" in line and line.endswith("}"):
                    return str(json.loads(line)["what"].split()[3])
            time.sleep(0.02)
        raise AssertionError(self.log)

    def kill(self) -> None:
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()


@contextmanager
def serving(database: Path) -> Iterator[Process]:
    process = Process(database)
    try:
        yield process
    finally:
        process.kill()


def moved(address: str, visitor: Visitor) -> Visitor:
    """The same browser, after the server has come back elsewhere."""
    other = Visitor.at(address)
    other.client.cookies.update(dict(visitor.client.cookies))
    return other


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


async def test_kill_nine_during_play(tmp_path: Path) -> None:
    database = tmp_path / "regna.db"
    with serving(database) as process:
        playing = [await new_playing(process.address) for _ in range(5)]
        async with asyncio.timeout(20), asyncio.TaskGroup() as tasks:
            for each in playing:
                tasks.create_task(each.run())
            while min(each.acknowledged for each in playing) < 10:
                await asyncio.sleep(0.01)
            process.kill()
    with serving(database) as process:
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


async def asked(visitor: Visitor, match: str) -> dict[str, Any]:
    async with asyncio.timeout(20), visitor.live(match) as live:
        return await live.asked()


def children(process: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True)  # noqa: S603, S607
    return [int(word) for word in found.stdout.split()]


@needs_proc
async def test_bots_go_on_after_kill_nine(tmp_path: Path) -> None:
    """The first server is killed while its bot is held up thinking; the second takes the thinking up by itself."""
    database = tmp_path / "regna.db"
    with serving(database) as process:
        ada = await Visitor.at(process.address).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], start=True))["id"]
        await ada.move_any(match)
        await asked(ada, match)
        with held_up(children(process.popen.pid)):
            while (data := (await ada.get(f"/matches/{match}")).json())["waiting"] != [1]:
                await ada.move_any(match)
            process.kill()
    with serving(database) as process:
        state = await asked(moved(process.address, ada), match)
        assert state["seq"] > data["seq"]
        log = process.log
    assert next(iter(dict(ada.client.cookies).values())) not in "".join(log)
    assert all(json.loads(line)["time"] for line in log)


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
    with serving(tmp_path / "regna.db") as process:
        ada = await Visitor.at(process.address).come_in()
        match = (await ada.set_up([{"kind": "me"}, {"kind": "bot"}], start=True))["id"]
        await asked(ada, match)
        await ada.move_any(match)
        await asked(ada, match)
        workers = children(process.popen.pid)
        assert workers
        process.kill()
    end = time.monotonic() + 10
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split(")")[-1].split()[0] != "Z"
