"""A table to sit at in tests: a match with people and bots, and what the screen shows of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console, RenderableType
from textual import events
from textual._queue import Queue
from textual.app import App
from textual.keys import key_to_character
from textual.message_pump import MessagePump
from textual.pilot import Pilot
from textual.screen import Screen
from textual.worker import Worker

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


class PatientPilot(Pilot[None]):
    """A pilot that goes on when the bots have moved and the screen is at rest, however busy the machine is."""

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.post_message(events.Key(key, key_to_character(key)))
            await self.pause()

    async def pause(self, delay: float | None = None) -> None:
        async with asyncio.timeout(120):
            while not is_at_rest(self.app):
                await asyncio.gather(*(worker.wait() for worker in awaited(self.app)), return_exceptions=True)
                await self.app.animator.wait_until_complete()
                await asyncio.sleep(0)


@asynccontextmanager
async def seated(app: App[None], size: tuple[int, int]) -> AsyncIterator[PatientPilot]:
    """Sit down before a screen of this size."""
    async with app.run_test(size=size):
        pilot = PatientPilot(app)
        await pilot.pause()
        yield pilot


def awaited(app: App[None]) -> list[Worker[Any]]:
    """The work that soon ends by itself; a bot that takes its time does not."""
    takes_time = isinstance(app, TableApp) and app.pause > 0
    return [worker for worker in app.workers if not (worker.is_finished or (takes_time and worker.group == "bots"))]


def is_at_rest(app: App[None]) -> bool:
    """Whether nothing is under way: no work, no message, nothing to draw; what is left to draw is drawn."""
    if app._exit or app._exception:
        return True
    pumps = [app, *(widget for screen in app.screen_stack for widget in screen.walk_children(with_self=True))]
    if awaited(app) or app.animator._animations or app._resize_event or not all(map(waits_for_messages, pumps)):
        return False
    screen = app.screen
    if screen._callbacks or (has_to_draw(screen) and not app._batch_count):
        screen._on_timer_update()
        return False
    return True


def waits_for_messages(pump: MessagePump) -> bool:
    queue: Queue[Any] = pump._message_queue
    return queue.empty() and bool(queue.ready_event._waiters) and not pump._next_callbacks


def has_to_draw(screen: Screen[Any]) -> bool:
    required = screen._layout_required, screen._scroll_required, screen._repaint_required, screen._recompose_required
    return any(required) or bool(screen._dirty_widgets)


def screen(app: App[None], part: str = "") -> str:
    """The text on the screen, or in a part of it, line by line."""
    svg = app.export_screenshot()
    lines = [""] * app.size.height
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]* clip-path[^>]*>([^<]*)</text>', svg):
        row, column = round((float(y) - 20) / 24.4), round(float(x) / 12.2)
        lines[row] = lines[row].ljust(column) + unescape(text).replace("\u00a0", " ")
    if part:
        region = app.screen.query_one(part).content_region
        lines = [line[region.x : region.right] for line in lines[region.y : region.bottom]]
    return "\n".join(lines)


def words(app: App[None], part: str = "") -> str:
    """The same as if nothing had been broken into lines."""
    return plain(screen(app, part))


def plain(text: str) -> str:
    return " ".join(text.split())


def key_for(app: TableApp, move: str) -> str:
    """The key of the option that makes this move."""
    assert app.shown is not None
    return KEYS[[option.move for option in app.shown.options].index(move)]
