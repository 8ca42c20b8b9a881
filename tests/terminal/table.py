"""A table to sit at in tests: a match with people and bots, and what the screen shows of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from html import unescape
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType
from textual import events
from textual.app import App
from textual.pilot import Pilot

from regna.games import load
from regna.kernel import Match, Setup
from regna.terminal.app import TableApp
from regna.terminal.sitting import Sitting, with_opponent
from regna.terminal.wording import KEYS

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)


def printed(width: int, *parts: RenderableType) -> str:
    """Drawings as plain text."""
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    return captured.get()


def sit(
    folder: Path,
    *chairs: str,
    name: str = "architects",
    language: str = "en",
    seed: int = 3,
    options: Mapping[str, str] | None = None,
    moves: int = 0,
) -> TableApp:
    """A table after some moves made at random."""
    game = load(name)
    match = Match(Setup.of(game, len(chairs), with_opponent(game, len(chairs), options or {}), seed), listen=True)
    wander(match, moves)
    return TableApp(Sitting(match, chairs, folder / "match.regna"), language)


def wander(match: Match, moves: int, luck: int = 1) -> None:
    """Make some moves, all alike likely; then on to a moment when the first seat is asked."""
    random = Random(luck)
    while not match.over and (len(match.moves) < moves or match.ask_for(0) is None):
        ask = match.pending[0]
        match.apply(ask.seat, random.choice(list(ask.options)))


def scene(
    folder: Path,
    *chairs: str,
    name: str = "architects",
    moves: Sequence[str] = (),
    language: str = "en",
    **position: object,
) -> TableApp:
    """A table in a position of which only what matters is named."""
    match = Match(Setup.of(load(name), len(chairs), {}, 0, position), listen=True)
    match.play(*moves)
    return TableApp(Sitting(match, chairs, folder / "match.regna"), language)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the bots have moved and the screen is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def hit(app: TableApp, key: str) -> None:
    """Press a key that makes a move, and go on as soon as it is made."""
    before = len(app.match.moves)
    app.post_message(events.Key(key, key))
    for _ in range(10_000):
        if len(app.match.moves) > before:
            return
        await asyncio.sleep(0)
    raise AssertionError(f"{key} makes no move")


def screen(app: App[None], part: str = "") -> str:
    """The text on the screen, or in a part of it, line by line."""
    svg = app.export_screenshot()
    found = re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]* clip-path[^>]*>([^<]*)</text>', svg)
    lines = [""] * max(app.size.height, len(found))
    for x, y, text in found:
        row, column = round((float(y) - 20) / 24.4), round(float(x) / 12.2)
        lines[row] = lines[row].ljust(column) + unescape(text).replace("\u00a0", " ")
    if part:
        region = app.screen.query_one(part).content_region
        lines = [line[region.x : region.right] for line in lines[region.y : region.bottom]]
    return "\n".join(lines[: app.size.height])


def words(app: App[None], part: str = "") -> str:
    """The same as if nothing had been broken into lines."""
    return plain(screen(app, part))


def plain(text: str) -> str:
    return " ".join(text.split())


def key_for(app: TableApp, move: str) -> str:
    """The key of the option that makes this move."""
    assert app.shown is not None
    return KEYS[[option.move for option in app.shown.options].index(move)]


async def resize(pilot: Pilot[None], size: tuple[int, int], shows: Callable[[], bool]) -> None:
    """Give the window another size and wait until it shows what it should."""
    await pilot.resize_terminal(*size)
    for _ in range(1_000):
        if shows():
            return
        await pilot.pause(0.01)
    raise AssertionError(screen(pilot.app))
