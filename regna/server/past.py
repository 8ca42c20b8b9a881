"""The past: a match as it stood after any of its lines."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..kernel import Match
from ..kernel.record import begin, follow
from .declined import Declined
from .room import Room

T = TypeVar("T")
MOST = 64
THREAD = ThreadPoolExecutor(1)
"""Replaying takes the processor from those who play, so whoever looks back waits for others who do."""
KEPT: OrderedDict[str, tuple[Match, list[str]]] = OrderedDict()
"""Matches that somebody walks through, with the lines they have come to: the next step is usually one line on."""


async def looking_back(room: Room, at: int, look: Callable[[Match], T]) -> T:
    """What one sees in the match after so many lines, found without holding anybody up."""
    need_our_rules(room, at)
    return await asyncio.get_running_loop().run_in_executor(THREAD, look_back, room, room.lines[:at], look)


def need_our_rules(room: Room, at: int) -> None:
    """Nobody can step to where other rules have played."""
    if at < room.past:
        raise Declined("server-earlier-rules", line=room.past, ours=room.setup.game.version)


def look_back(room: Room, lines: list[str], look: Callable[[Match], T]) -> T:
    match, made = KEPT.pop(room.id, (None, []))
    if match is None or lines[: len(made)] != made:
        match, _, past = begin(Match, room.setup, 0, lines)
        made = lines[:past]
    for line in lines[len(made) :]:
        follow(match, line)
    seen = look(match)
    KEPT[room.id] = match, lines
    while len(KEPT) > MOST:
        KEPT.popitem(last=False)
    return seen
