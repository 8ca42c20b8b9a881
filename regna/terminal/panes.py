"""The pieces of the screen: drawings one can point at, the list of choices, the hand, the line to type moves in."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive
from textual.suggester import Suggester
from textual.widgets import Input, RichLog, Static

from ..kernel import Presented
from ..texts import Speaker
from .palette import LIGHT, Palette, Sentence
from .wording import KEYS, Line, log_table, said_refusal

GAP = 1
MAX_LOG_LINES = 200


class Pointed(Message):
    """Somebody points at something on the table, or no longer."""

    def __init__(self, anchor: str) -> None:
        super().__init__()
        self.anchor = anchor


class Clicked(Pointed):
    """Somebody clicks on something on the table."""


class Pane(VerticalScroll, can_focus=False):
    """A part of the screen with its title; what does not fit can be scrolled."""


class Drawing(Static):
    """Something drawn whose parts carry anchors."""

    spot: reactive[str] = reactive("")

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.spot = event.style.meta.get("anchor", "")

    def on_leave(self) -> None:
        self.spot = ""

    def watch_spot(self, anchor: str) -> None:
        self.post_message(Pointed(anchor))

    def on_click(self, event: events.Click) -> None:
        if anchor := event.style.meta.get("anchor", ""):
            self.post_message(Clicked(anchor))


class Story(RichLog, can_focus=False):
    """The log: lines are added at the end, or all is written anew; the end stays in sight unless somebody scrolls."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id, min_width=1, wrap=True, max_lines=MAX_LOG_LINES)
        self.told = 0

    def on_mount(self) -> None:
        self.anchor()

    def hear(self, lines: Sequence[Line], palette: Palette) -> None:
        """Add what is new."""
        if len(lines) < self.told:
            self.forget()
        for index in range(max(self.told, len(lines) - MAX_LOG_LINES), len(lines)):
            before = lines[index - 1].move if index else -1
            last = index == len(lines) - 1
            self.write(log_table([lines[index]], palette, before), expand=True, scroll_end=last)
        self.told = len(lines)

    def forget(self) -> None:
        self.clear()
        self.told = 0


class Hand(Drawing, can_focus=True):
    """The cards that nobody else sees; the arrow keys walk along them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
    ]
    cards: Sequence[str] = ()

    def hold(self, anchors: Sequence[str], drawing: RenderableType) -> None:
        """Show these cards; nothing takes no space."""
        self.cards = anchors
        self.display = bool(anchors)
        self.update(drawing)

    def action_walk(self, by: int) -> None:
        if self.cards:
            here = self.cards.index(self.spot) if self.spot in self.cards else (-1 if by > 0 else 0)
            self.spot = self.cards[(here + by) % len(self.cards)]

    def on_blur(self) -> None:
        self.spot = ""


class Choices(Static, can_focus=True):
    """The options of a question, each with its key, and below them what is refused and why."""

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter", "choose", show=False),
    ]
    at: reactive[int] = reactive(-1)

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.shown: Presented | None = None
        self.say: Speaker | None = None
        self.palette: Palette = LIGHT
        self.columns = 1

    def offer(self, shown: Presented | None, say: Speaker, palette: Palette, *, stay: bool) -> None:
        """Show a question's options; with `stay` the mark does not move."""
        self.shown, self.say, self.palette = shown, say, palette
        if not stay or not 0 <= self.at < self.count:
            self.set_reactive(Choices.at, 0 if self.count else -1)
            self.keep_in_sight(0)
        self.redraw()
        self.point()

    @property
    def count(self) -> int:
        return len(self.shown.options) if self.shown else 0

    # Drawing

    def redraw(self) -> None:
        if self.shown is None or self.say is None:
            self.update("")
            return
        self.columns = self.fitting_columns()
        self.update(Group(self.draw_options(), self.draw_refused()))

    def on_resize(self) -> None:
        if self.shown is not None and self.columns != self.fitting_columns():
            self.redraw()

    def fitting_columns(self) -> int:
        """As many columns as hold the longest option; one when the texts are long."""
        assert self.shown is not None
        widest = max((len(option.text) for option in self.shown.options), default=1) + 2 + GAP
        return max(1, min(self.size.width // widest, self.count, 3))

    @property
    def rows(self) -> int:
        return ceil(self.count / self.columns)

    def draw_options(self) -> RenderableType:
        assert self.shown is not None
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in range(self.columns):
            grid.add_column(width=1)
            grid.add_column(ratio=1)
        for row in range(self.rows):
            cells: list[Text] = []
            for index in range(row, self.count, self.rows):
                cells += self.draw_option(index)
            grid.add_row(*cells)
        return grid

    def draw_option(self, index: int) -> list[Text]:
        assert self.shown is not None
        text = Sentence(self.shown.options[index].text, style=f"bold {self.palette.ink}")
        if index == self.at:
            text.stylize(f"on {self.palette.line}" if self.has_focus else f"on {self.palette.panel}")
        text.apply_meta({"option": index})
        key = self.palette.key(KEYS[index] if index < len(KEYS) else " ")
        key.apply_meta({"option": index})
        return [key, text]

    def draw_refused(self) -> RenderableType:
        assert self.shown is not None
        assert self.say is not None
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=1)
        grid.add_column(ratio=1)
        for refused in self.shown.refused:
            text = Sentence(said_refusal(refused, self.say), style=self.palette.faded)
            grid.add_row(Text("×", style=self.palette.faded), text)
        return grid

    # Moving and choosing

    def watch_at(self) -> None:
        self.redraw()
        self.point()
        if self.parent is not None and self.at >= 0:
            row = self.at % self.rows if self.columns > 1 else self.at
            self.keep_in_sight(row)

    def keep_in_sight(self, row: int) -> None:
        """Keep the marked option in sight."""
        if isinstance(self.parent, Pane):
            self.parent.scroll_to_region(Region(0, row, 1, 1), animate=False)

    def point(self) -> None:
        anchor = self.shown.options[self.at].anchor if self.shown and 0 <= self.at < self.count else ""
        self.post_message(Pointed(anchor))

    def action_move(self, down: int, right: int) -> None:
        at = self.at + down + right * self.rows
        if 0 <= at < self.count:
            self.at = at

    def action_first(self) -> None:
        self.at = min(0, self.count - 1)

    def action_last(self) -> None:
        self.at = self.count - 1

    def action_choose(self) -> None:
        if 0 <= self.at < self.count:
            self.post_message(self.Chosen(self.at))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        option = event.style.meta.get("option")
        if option is not None:
            self.at = option

    def on_click(self, event: events.Click) -> None:
        option = event.style.meta.get("option")
        if option is not None:
            self.post_message(self.Chosen(option))

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()


class Completion(Suggester):
    """Completes a move from those that are offered now."""

    def __init__(self) -> None:
        super().__init__(use_cache=False)
        self.moves: Sequence[str] = ()

    async def get_suggestion(self, value: str) -> str | None:
        return next((move for move in self.moves if value and move.startswith(value)), None)


class Typed(Input):
    """The line to type a move in."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "cursor_right", show=False),
        Binding("escape", "leave", show=False),
    ]

    class Left(Message):
        """Nothing more is to be typed."""

    def __init__(self, **options: Any) -> None:
        super().__init__(suggester=Completion(), **options)

    def action_leave(self) -> None:
        self.post_message(self.Left())
