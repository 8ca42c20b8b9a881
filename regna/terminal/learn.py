"""A lesson at the table: what it says stands above the question, and only what it asks for leads on."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from textual.binding import Binding, BindingType

from ..kernel import Presented, Shown
from ..lessons import READ_ON, Lesson, Practice, lessons, puzzles
from .app import TableApp
from .frame import Frame
from .palette import LIGHT, Palette, Sentence
from .panes import Choices
from .wording import keys_for

NEXT, LEAVE = "lesson next", "lesson leave"
"""What one can choose at the end."""
MARK = "☞"


class LearnApp(TableApp):
    """A table to learn at; nothing is saved, and the others move as the lesson says."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("0", "restart", show=False),
        Binding("exclamation_mark", "show_answer", show=False),
    ]

    def __init__(self, lesson: Lesson, language: str, *, palette: Palette = LIGHT) -> None:
        self.practice = Practice(lesson)
        self.kind = "puzzle" if lesson.is_puzzle else "lesson"
        self.footer = f"terminal-keys-{self.kind}"
        Frame.__init__(self, self.practice.match, language, palette)
        self.viewer = lesson.me
        self.pause = 0.0

    def begin(self) -> None:
        """On a small screen what the lesson says has more room than the board, which F2 shows in full."""
        self.screen_stack[0].add_class("learning")
        self.go_on()

    def go_on(self) -> None:
        self.show()

    def show(self) -> None:
        """At every new step the mark is on what is asked for, so that it is in sight."""
        before = self.shown
        super().show()
        moves = [option.move for option in self.shown.options] if self.shown is not None else []
        wanted = next((place for place, move in enumerate(moves) if move in self.practice.marked()), 0)
        if self.shown != before:
            self.call_after_refresh(setattr, self.screen_stack[0].query_one(Choices), "at", wanted)

    # What it says

    def draw_prompt(self) -> RenderableType:
        """The lesson's title and how far it is, its sentence, then the question."""
        lesson, step = self.practice.lesson, self.practice.step
        most = len(lesson.steps)
        at = self.say.message("terminal-lesson-at", n=min(self.practice.at + 1, most), most=most)
        text = lesson.said(step.words, self.say) if step else self.say.message(f"terminal-{self.kind}-over")
        asks = step is not None and bool(step.do)
        return Group(
            Sentence(f"{lesson.said(lesson.title, self.say)} · {at}", style=f"italic {self.palette.faded}"),
            Sentence(text, style=self.palette.ink),
            *([super().draw_prompt()] if asks else []),
        )

    def presented(self) -> Presented | None:
        """The question with what is asked for marked; or a way on."""
        practice = self.practice
        asked = self.match.present(practice.lesson.me, self.say)
        if practice.step is not None and practice.step.do and asked is not None:
            leading = practice.marked()
            marked = [o._replace(text=f"{MARK} {o.text}") if o.move in leading else o for o in asked.options]
            return asked._replace(options=marked)
        rule = asked.rule if asked is not None else self.match.setup.game.rules[0]
        return Presented(practice.lesson.me, "lesson", "", rule, None, self.ways_on(), [])

    def ways_on(self) -> list[Shown]:
        """Reading on; at the end the next lesson, or leaving."""
        say, following = self.say, self.following()
        if self.practice.step is not None:
            return [Shown(READ_ON, say.message("terminal-lesson-on"), "", None)]
        title = (
            say.message(f"terminal-{self.kind}-next", title=following.said(following.title, say)) if following else ""
        )
        ways = [(NEXT, title)] if following else []
        return [Shown(move, text, "", None) for move, text in [*ways, (LEAVE, say.message("terminal-lesson-leave"))]]

    def following(self) -> Lesson | None:
        """The lesson after this one, if there is one."""
        lesson = self.practice.lesson
        own = puzzles(lesson.game) if lesson.is_puzzle else lessons(lesson.game)
        return next(iter(own[own.index(lesson) + 1 :]), None)

    def anchors(self, shown: Presented | None) -> dict[str, str]:
        """On the board only what is asked for has its key, where that is shown."""
        if not self.practice.shows_answer:
            return super().anchors(shown)
        leading = self.practice.leading()
        wanted = [o.anchor for o in shown.options if o.move in leading] if shown else []
        return {anchor: key for anchor, key in keys_for(shown.options).items() if anchor in wanted} if shown else {}

    # What one does

    def play(self, move: str) -> None:
        following = self.following()
        if move == LEAVE:
            self.exit()
        elif move == NEXT and following is not None:
            self.take(Practice(following))
        elif move in self.practice.leading():
            self.close_typed()
            self.practice.answer(move)
            self.show()
        else:
            self.tell(self.practice.reply(move, self.say))

    def take(self, practice: Practice) -> None:
        """Go to another place of a lesson."""
        self.practice, self.match = practice, practice.match
        self.viewer = practice.lesson.me
        self.forget_log()
        self.tell("")
        self.show()

    def action_undo(self) -> None:
        self.take(Practice(self.practice.lesson, self.practice.answers[:-1]))

    def action_restart(self) -> None:
        self.take(Practice(self.practice.lesson))

    def action_show_answer(self) -> None:
        """Mark what a puzzle keeps to itself."""
        self.practice.shows_answer = True
        self.show()

    def action_save(self) -> None:
        """There is nothing to save."""
