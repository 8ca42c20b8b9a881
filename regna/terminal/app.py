"""The table on the screen: the board, the seats, the question, the log. It knows no game."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from ..kernel import NotOffered, Presented, RegnaError
from .boards import seat_name
from .coach import hint, say_hint
from .frame import Frame
from .palette import LIGHT, Palette
from .panes import Choices, Clicked, Completion, Typed
from .screens import Confirm, Curtain
from .sitting import Sitting
from .wording import KEYS, keys_for, rule_in_full, winners


class TableApp(Frame):
    """A match to play: people take turns before the screen, bots move by themselves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("w", "save", show=False),
        Binding("question_mark", "rule", show=False),
        Binding("h", "hint", show=False),
        Binding("colon", "type", show=False),
    ]
    footer = "terminal-keys"

    def __init__(self, sitting: Sitting, language: str, *, pause: float = 0.0, palette: Palette = LIGHT) -> None:
        super().__init__(sitting.match, language, palette)
        self.sitting = sitting
        self.pause = pause
        if len(sitting.people) == 1:
            self.viewer = sitting.people[0]

    def more(self) -> ComposeResult:
        yield Typed(id="typed", compact=True)

    def begin(self) -> None:
        self.go_on()

    # Whose move it is

    def go_on(self) -> None:
        """Let bots move, or turn to the person whose move it is."""
        person = self.sitting.person_to_move(self.viewer)
        if self.sitting.bot_to_move() is not None:
            self.run_worker(self.let_bots_move(), group="bots", exclusive=True)
        elif person is not None and person != self.viewer:
            self.draw_curtain(person)
        self.show()

    async def let_bots_move(self) -> None:
        """Every bot that has a question answers it, with a pause to look."""
        while (seat := self.sitting.bot_to_move()) is not None:
            await asyncio.sleep(self.pause)
            option = await asyncio.to_thread(self.sitting.bot_choice, seat)
            self.sitting.apply(seat, option)
            self.keep()
            if self.pause:
                self.show()
        self.go_on()

    def draw_curtain(self, person: int) -> None:
        """Hide what only the last person may see, and wait for the next."""
        before = self.viewer
        self.look_as(None)
        self.tell("")
        self.point("")
        colour = self.match.setup.game.colours[person]
        name = seat_name(self.match.setup, person, self.say)
        can_undo = before is not None and self.match.free_undos(before) > 0
        hint = "terminal-curtain-undo" if can_undo else "terminal-curtain-ready"
        invitation = Text.assemble(self.palette.mark(colour), " ", self.say.message("terminal-curtain", name=name))

        def lifted(answer: str | None) -> None:
            self.look_as(before if answer == "undo" else person)
            if answer == "undo":
                self.action_undo()
            self.show()

        self.push_screen(Curtain(invitation, Text(self.say.message(hint)), undo=can_undo), lifted)

    # The question

    def presented(self) -> Presented | None:
        return None if self.viewer is None else self.match.present(self.viewer, self.say)

    def anchors(self, shown: Presented | None) -> dict[str, str]:
        return keys_for(shown.options) if shown else {}

    def prompt(self) -> str:
        """The question; else how it ended, or who is thought to move."""
        if self.shown is not None:
            return self.shown.prompt
        if self.match.over:
            return winners(self.match, self.say)
        names = [seat_name(self.match.setup, ask.seat, self.say) for ask in self.match.pending]
        return self.say.message("terminal-waiting", names=self.say.listing(names))

    # Moves

    def on_key(self, event: events.Key) -> None:
        """A key chooses the option that carries it."""
        if self.screen is not self.screen_stack[0] or self.screen.has_class("typing"):
            return
        shown = self.shown
        if shown is not None and event.character in KEYS[: len(shown.options)]:
            event.stop()
            self.play(shown.options[KEYS.index(event.character)].move)

    @on(Choices.Chosen)
    def choose(self, event: Choices.Chosen) -> None:
        if self.shown is not None:
            self.play(self.shown.options[event.index].move)

    @on(Clicked)
    def choose_on_board(self, event: Clicked) -> None:
        """What an option points at can be clicked."""
        options = self.shown.options if self.shown is not None else []
        for option in options:
            if option.anchor == event.anchor:
                self.play(option.move)
                return

    def play(self, move: str) -> None:
        """Make a move that was offered; anything else is answered with what was."""
        try:
            self.sitting.play(move)
        except NotOffered as error:
            self.tell(self.say.error(error))
            return
        self.close_typed()
        self.tell("")
        self.keep()
        self.go_on()

    # Typed moves

    def action_type(self) -> None:
        """Open the line to type a move in."""
        if self.shown is None or self.viewer is None:
            return
        typed = self.query_one(Typed)
        colour = self.match.setup.game.colours[self.viewer]
        assert isinstance(typed.suggester, Completion)
        typed.suggester.moves = [option.move.removeprefix(f"{colour} ") for option in self.shown.options]
        typed.placeholder = self.say.message("terminal-type", example=typed.suggester.moves[0])
        typed.value = ""
        self.screen.add_class("typing")
        typed.focus()

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        if self.viewer is None or not event.value.strip():
            return
        colours = self.match.setup.game.colours[: self.match.setup.seats]
        words = event.value.split()
        own = words if words[0] in colours else [colours[self.viewer], *words]
        self.play(" ".join(own))

    @on(Typed.Left)
    def close_typed(self) -> None:
        self.screen_stack[0].remove_class("typing")
        self.tell("")
        self.query_one(Choices).focus()

    # Undo, save, rules

    def action_undo(self) -> None:
        """Take back the last own move; what taught somebody something new only if all agree."""
        seat = self.viewer
        if seat is None:
            return
        count = self.sitting.moves_to_undo(seat)
        if 0 < count <= self.match.free_undos(seat):
            self.take_back(seat, count, agreed=False)
        elif count:
            question = Confirm(self.say.message("terminal-undo-agree"), self.say.message("terminal-yes-no"))
            self.push_screen(question, lambda agreed: self.take_back(seat, count, agreed=True) if agreed else None)
        else:
            self.tell(self.say.message("terminal-undo-nothing"))

    def take_back(self, seat: int, count: int, *, agreed: bool) -> None:
        self.workers.cancel_group(self, "bots")
        count = self.sitting.moves_to_undo(seat)
        self.sitting.undo(seat, count, agreed=agreed)
        self.forget_log()
        self.keep()
        self.tell(self.say.message("terminal-undone", n=count))
        self.go_on()

    def keep(self) -> None:
        """Save, so that nothing is lost; if that fails, play goes on."""
        try:
            self.sitting.save()
        except RegnaError as error:
            self.tell(self.say.error(error))

    def action_save(self) -> None:
        self.tell(self.say.message("terminal-saved", file=str(self.sitting.file)))
        self.keep()

    def action_rule(self) -> None:
        """The rule behind the question."""
        if self.shown is not None:
            rule = self.shown.rule
            self.read(self.say.message(f"rule-{rule.key}"), rule_in_full(rule, self.say, self.palette))

    # The coach

    def action_hint(self) -> None:
        """What the coach would do; not between people, who could not agree to it here."""
        if self.shown is None or self.viewer is None:
            return
        if len(self.sitting.people) > 1:
            self.tell(self.say.message("terminal-coach-silent"))
            return
        self.tell(self.say.message("terminal-coach-thinks"))
        self.run_worker(self.give_hint(self.viewer), group="coach", exclusive=True)

    async def give_hint(self, seat: int) -> None:
        match = self.match.fork()
        advice = await asyncio.to_thread(hint, match, seat)
        self.tell("")
        self.read(self.say.message("terminal-coach"), say_hint(match, seat, advice, self.say, self.palette))
