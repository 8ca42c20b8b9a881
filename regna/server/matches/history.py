"""History: a match as it stood after any of its lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ...kernel import Match
from ..errors import Declined
from .replay import Replays
from .room import Room
from .visible_lines import number_for, stored_number

T = TypeVar("T")
THREAD = ThreadPoolExecutor(1)
"""Replaying takes processor time from those who play, so requests to look back wait for each other."""
REPLAYS = Replays()


async def look_at_past(room: Room, account: str | None, at: int, look: Callable[[Match], T]) -> T:
    """What somebody sees in the match after a number, found without holding anybody up."""
    require_current_rules(room, account, at)
    lines = room.lines[: stored_number(room, account, at)]
    return await aside(lambda: replay_and_look(room, lines, look))


async def aside(work: Callable[[], T]) -> T:
    """Do some work beside what is played, one after another."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, work)


def require_current_rules(room: Room, account: str | None, at: int) -> None:
    """Nobody can step to where other rules have played."""
    if at < (first := number_for(room, account, room.first_replayable)):
        raise Declined("server-earlier-rules", line=first, ours=room.setup.game.version)


def replay_and_look(room: Room, lines: list[str], look: Callable[[Match], T]) -> T:
    return look(REPLAYS.match_at(room.id, lines, lambda: room.setup))
