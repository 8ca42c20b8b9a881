"""Looking at a match again, move by move, with the eyes of a spectator or of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from ..kernel import Match, Move, Setup, Undo
from .boards import seat_name
from .frame import Frame
from .palette import LIGHT, Palette
from .panes import Choices, Typed
from .wording import winners

Entry = Move | Undo


def match_at(setup: Setup, log: Sequence[Entry], moves: int) -> Match:
    """The match after this many entries of its log."""
    match = Match(setup, listen=True)
    for entry in log[:moves]:
        repeat(match, entry)
    return match


def repeat(match: Match, entry: Entry) -> None:
    if isinstance(entry, Undo):
        match.undo(entry.seat, entry.moves, agreed=entry.agreed)
    else:
        match.apply(*entry)


def write_entry(match: Match, entry: Entry) -> str:
    """An entry in its text form, for a match that is about to make it."""
    if isinstance(entry, Undo):
        return f"{match.setup.game.colours[entry.seat]} undo {entry.moves}"
    return match.write_move(entry)


class ReplayApp(Frame):
    """A record to walk through; nothing in it can be changed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "walk(1)", show=False, priority=True),
        Binding("left", "walk(-1)", show=False, priority=True),
        Binding("pagedown", "walk(10)", show=False, priority=True),
        Binding("pageup", "walk(-10)", show=False, priority=True),
        Binding("home", "walk(-1000000)", show=False, priority=True),
        Binding("end", "walk(1000000)", show=False, priority=True),
        Binding("v", "viewer", show=False),
        Binding("colon", "type", show=False),
    ]
    footer = "terminal-keys-replay"

    def __init__(self, match: Match, language: str, *, palette: Palette = LIGHT) -> None:
        super().__init__(match_at(match.setup, match.log, 0), language, palette)
        self.whole: Sequence[Entry] = match.log
        self.at = 0
        self.last = ""

    def more(self) -> ComposeResult:
        yield Typed(id="typed", compact=True)

    def prompt(self) -> str:
        """Where we are."""
        key = "terminal-replay-at" if self.at else "terminal-replay-start"
        return self.say.message(key, n=self.at, most=len(self.whole))

    def below(self) -> RenderableType:
        """The move that led here, whose eyes these are, and at the end the points."""
        parts: list[RenderableType] = [Text(self.last), Text(self.seen_by(), style=f"italic {self.palette.faded}")]
        if self.match.over:
            parts.append(Text(winners(self.match, self.say), style=f"bold {self.palette.rubric}"))
        return Group(*parts, super().below())

    def seen_by(self) -> str:
        if self.viewer is None:
            return self.say.message("terminal-replay-stranger")
        return self.say.message("terminal-replay-seat", name=seat_name(self.match.setup, self.viewer, self.say))

    # Walking

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While something covers the table, or a number is typed, the keys to walk belong to that."""
        covered = len(self.screen_stack) > 1 or self.screen_stack[0].has_class("typing")
        return not (covered and action == "walk")

    def action_walk(self, by: int) -> None:
        self.go_to(min(max(0, self.at + by), len(self.whole)))

    def go_to(self, at: int) -> None:
        """The table after this many moves; back means from the start again."""
        if at < self.at:
            self.match, self.at, self.last = match_at(self.match.setup, self.whole, 0), 0, ""
        for entry in self.whole[self.at : at]:
            self.last = write_entry(self.match, entry)
            repeat(self.match, entry)
        self.at = at
        self.forget_log()
        self.tell("")
        self.show()

    def action_viewer(self) -> None:
        """The next pair of eyes: a spectator's, then each seat's."""
        seats: list[int | None] = [None, *range(self.match.setup.seats)]
        self.look_as(seats[(seats.index(self.viewer) + 1) % len(seats)])
        self.show()

    def action_type(self) -> None:
        typed = self.query_one(Typed)
        typed.placeholder = self.say.message("terminal-replay-type", most=len(self.whole))
        typed.value = ""
        self.screen.add_class("typing")
        typed.focus()

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        number = event.value.strip()
        if not number.isdecimal() or int(number) > len(self.whole):
            self.tell(self.say.message("terminal-replay-no-such-move", most=len(self.whole)))
            return
        self.close_typed()
        self.go_to(int(number))

    @on(Typed.Left)
    def close_typed(self) -> None:
        self.screen.remove_class("typing")
        self.tell("")
        self.query_one(Choices).focus()
