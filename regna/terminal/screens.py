"""What covers the table for a while: a page to read, a question to confirm, the curtain between people."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """Something to read; the keys that open pages also close them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark,s,f1,f2,f3,f4,f5", "dismiss(None)", show=False, priority=True)
    ]

    def __init__(self, title: str, body: RenderableType, hint: str, *, end: bool = False) -> None:
        super().__init__()
        self.page_title = title
        self.body = body
        self.hint = hint
        self.end = end

    def compose(self) -> ComposeResult:
        with Vertical(id="page") as page:
            page.border_title = Text(self.page_title).markup
            page.border_subtitle = Text(self.hint).markup
            with VerticalScroll(id="reading"):
                yield Static(self.body)

    def on_mount(self) -> None:
        reading = self.query_one("#reading", VerticalScroll)
        reading.focus()
        if self.end:
            reading.scroll_end(animate=False)


class Confirm(ModalScreen[bool]):
    """A question with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o,enter", "dismiss(True)", show=False),
        Binding("n,escape,q", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str, hint: str) -> None:
        super().__init__()
        self.question = question
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(id="page", classes="small") as page:
            page.border_subtitle = Text(self.hint).markup
            yield Static(Text(self.question))


class Curtain(Screen[str]):
    """Hides everything until the right person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('ready')", show=False),
        Binding("u", "undo", show=False),
        Binding("q", "app.quit", show=False),
    ]

    def __init__(self, invitation: Text, hint: Text, *, undo: bool) -> None:
        super().__init__()
        self.invitation = invitation
        self.hint = hint
        self.undo = undo

    def compose(self) -> ComposeResult:
        with Vertical(id="cloth"):
            yield Static(self.invitation, id="invitation")
            yield Static(self.hint, id="ready")

    def action_undo(self) -> None:
        if self.undo:
            self.dismiss("undo")
