"""The frame that a match is looked at in, whether it is played or replayed."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from ..kernel import Match, Presented, Saying
from ..texts import LANGUAGES, Speaker, speaker_for
from .boards import Sight, board_for, seat_name, sight_of
from .palette import DARK, LIGHT, Palette, Sentence, theme
from .panes import Choices, Drawing, Hand, Pane, Pointed, Story
from .screens import Page
from .wording import (
    Line,
    card_in_full,
    card_name,
    cards_in_sight,
    known_points,
    log_line,
    log_table,
    own_cards,
    rule_in_full,
    said_refusal,
    zone_name,
)

BROAD = 116, 36
TALL = 76, 48
QUESTION, LEAST = 12, 5
"""Rows that a question has below a tall board, and below any: a board that is too tall scrolls."""
HAND = 2
"""Rows of one's own cards below a board."""


class Frame(App[None]):
    """Board, seats, hand, question, details and log of one match, as one seat or a stranger sees them."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("s", "points", show=False),
        Binding("q", "quit", show=False),
        Binding("f1", "help", show=False),
        Binding("f2", "board", show=False),
        Binding("f3", "seats", show=False),
        Binding("f4", "cards", show=False),
        Binding("f5", "log", show=False),
        Binding("f6", "theme", show=False),
    ]
    footer = ""

    def __init__(self, match: Match, language: str, palette: Palette) -> None:
        super().__init__()
        self.match = match
        self.language = language
        self.palette = palette
        for each in (LIGHT, DARK):
            self.register_theme(theme(each))
        self.theme = palette.name
        self.board = board_for(match.setup.game.name)
        self.viewer: int | None = None
        self.shown: Presented | None = None
        self.lines: list[Line] = []
        self.events_read = 0
        self.drawn_for = 0, 0
        self.numbers = {card.slug: number for number, card in enumerate(match.setup.cards)}

    # The screen

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="table"):
            with Container(id="left"):
                with Pane(id="board"):
                    yield Drawing(id="drawing")
                yield Drawing(id="seats")
                yield Hand(id="hand")
            with Container(id="right"):
                with Container(id="ask"):
                    yield Static(id="prompt")
                    with Pane(id="options"):
                        yield Choices(id="choices")
                with Container(id="side"):
                    with Pane(id="detail"):
                        yield Static(id="card")
                    yield Story(id="log")
        yield Static(id="notice")
        yield from self.more()
        yield Static(id="keys")

    def more(self) -> ComposeResult:
        """What else there is on the screen."""
        yield from ()

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        self.screen.screen_layout_refresh_signal.subscribe(self, self.fit)
        self.begin()

    def begin(self) -> None:
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Two columns where there is space for them."""
        self.screen_stack[0].set_class(event.size.width >= BROAD[0] and event.size.height >= BROAD[1], "broad")

    def fit(self, screen: Screen[None]) -> None:
        """Draw all anew when the layout has given it more or less space."""
        if self.screen_stack and self.space != self.drawn_for:
            self.forget_log()
            self.show()

    @property
    def space(self) -> tuple[int, int]:
        """The space for the drawings; on a small screen their height follows from them."""
        table = self.screen_stack[0]
        height = table.query_one("#board").size.height if self.is_broad else self.size.height
        return table.query_one("#left").size.width, height

    @property
    def is_broad(self) -> bool:
        """Whether there are two columns."""
        return self.screen_stack[0].has_class("broad")

    @property
    def is_roomy(self) -> bool:
        """Whether there is space for a drawing with all its words."""
        return self.is_broad or (self.size.width >= TALL[0] and self.size.height >= TALL[1])

    @property
    def say(self) -> Speaker:
        return speaker_for(self.match.setup.game, self.language, "regna.terminal")

    # What it shows

    def presented(self) -> Presented | None:
        """The question of whoever looks."""
        return None

    def anchors(self, shown: Presented | None) -> dict[str, str]:
        """Which key chooses what."""
        return {}

    def prompt(self) -> str:
        """The question, or what else there is to say now."""
        return ""

    def draw_prompt(self) -> RenderableType:
        return Group(Sentence(self.prompt(), style=f"bold {self.palette.rubric}"))

    def below(self) -> RenderableType:
        """What stands below it when there is nothing to choose."""
        return known_points(self.match, self.say, self.palette) if self.match.over else ""

    def sight(self) -> Sight:
        """What there is to draw, for the space there is."""
        refused = {each.anchor: each.reason for each in self.shown.refused if each.anchor} if self.shown else {}
        return sight_of(self.match, self.viewer, self.say, self.palette)._replace(
            keys=self.anchors(self.shown),
            refused=refused,
            roomy=self.is_roomy,
            width=self.screen_stack[0].query_one("#left").size.width,
        )

    def draw_board(self, sight: Sight) -> RenderableType:
        """The board, with all words of its texts if there are rows for them."""
        whole = self.board.draw(sight._replace(whole=True))
        return whole if sight.roomy and self.rows(whole) <= self.rows_for_board() else self.board.draw(sight)

    def rows(self, drawing: RenderableType) -> int:
        """How many rows it takes as wide as the board is."""
        width = max(1, self.screen_stack[0].query_one("#drawing").size.width)
        return len(self.console.render_lines(drawing, self.console.options.update(width=width, height=None)))

    def rows_for_board(self) -> int:
        """In one column the board leaves the question some rows."""
        table = self.screen_stack[0]
        if self.is_broad:
            return table.query_one("#board").size.height
        below = sum(table.query_one(f"#{part}").outer_size.height for part in ("seats", "hand"))
        return table.query_one("#table").size.height - below - QUESTION

    def limit_board(self, seats: RenderableType) -> None:
        """In one column the question keeps some rows."""
        table = self.screen_stack[0]
        below = self.rows(seats) + HAND + LEAST
        rows = max(LEAST, table.query_one("#table").size.height - below)
        table.query_one("#board").styles.max_height = None if self.is_broad else rows

    def show(self) -> None:
        """Draw everything as it is now."""
        self.drawn_for = self.space
        before, self.shown = self.shown, self.presented()
        sight = self.sight()
        table = self.screen_stack[0]
        table.query_one("#title", Static).update(self.draw_title(sight), layout=False)
        table.query_one("#drawing", Drawing).update(self.draw_board(sight))
        seats = self.board.draw_seats(sight)
        table.query_one("#seats", Drawing).update(seats)
        self.limit_board(seats)
        table.query_one(Hand).hold(*self.draw_hand(sight))
        table.query_one("#prompt", Static).update(self.draw_prompt())
        choices = table.query_one(Choices)
        choices.offer(self.shown, self.say, self.palette, stay=self.shown == before)
        if self.shown is None:
            choices.update(self.below())
        table.query_one(Story).hear(self.story(), self.palette)
        table.query_one("#keys", Static).update(self.say.message(self.footer), layout=False)
        self.name_panes()

    def name_panes(self) -> None:
        table = self.screen_stack[0]
        for pane in ("board", "seats", "hand", "detail", "log"):
            table.query_one(f"#{pane}").border_title = self.say.message(f"terminal-pane-{pane}")
        table.query_one("#ask").border_title = self.say.message(f"terminal-pane-{'ask' if self.shown else 'match'}")
        table.set_class(self.shown is None, "idle")

    def draw_title(self, sight: Sight) -> Text:
        title = Text(self.say(Saying(f"game-{self.match.setup.game.name}", {})), style=f"bold {self.palette.rubric}")
        if self.viewer is not None:
            colour = self.match.setup.game.colours[self.viewer]
            title.append("  ")
            title.append_text(self.palette.mark(colour, f" {seat_name(self.match.setup, self.viewer, self.say)}"))
        title.append(f"  {self.board.headline(sight)}", style=self.palette.ink)
        return title

    def draw_hand(self, sight: Sight) -> tuple[list[str], Text]:
        """One's own cards with their keys, in a row or, where there is space, one a line with their figures."""
        anchors: list[str] = []
        text = Text()
        for zone, cards in own_cards(self.match, self.viewer):
            text.append(f"{zone_name(zone, self.say)} ", style=f"italic {self.palette.rubric}")
            for number, card in enumerate(cards):
                anchor = f"card/{self.match.setup.cards[card].slug}"
                anchors.append(anchor)
                text.append("\n" if self.lists_hand else " · " if number else " ")
                text.append_text(self.draw_card(card, anchor, sight.keys.get(anchor, "")))
            text.append("\n" if self.lists_hand else "  ")
        text.rstrip()
        return anchors, text

    def draw_card(self, number: int, anchor: str, key: str) -> Text:
        card = self.match.setup.cards[number]
        text = Text.assemble(self.palette.key(key), " ") if key else Text()
        text.append(card_name(card, self.say), style=self.palette.ink)
        if self.lists_hand:
            figures = self.board.say_figures(self.match.setup, card, self.say)
            text.append(f"  {' · '.join(figures)}", style=self.palette.faded)
        text.apply_meta({"anchor": anchor})
        return text

    @property
    def lists_hand(self) -> bool:
        return self.is_broad and self.size.height >= TALL[1]

    # The log

    def story(self) -> list[Line]:
        """All that happened as far as this seat may know; new events are put into words once."""
        told_so_far = self.match.events_for(self.viewer, self.events_read)
        self.events_read = len(self.match.events or ())
        for told in told_so_far:
            self.lines.append(log_line(self.match.setup, told, self.say, self.palette))
        return self.lines

    def forget_log(self) -> None:
        """Have the log written anew: for other eyes, in another language, after an undo."""
        self.lines.clear()
        self.events_read = 0
        self.screen_stack[0].query_one(Story).forget()

    def look_as(self, seat: int | None) -> None:
        """See the table with the eyes of this seat, or of a stranger."""
        self.viewer = seat
        self.forget_log()

    # Details and notices

    @on(Pointed)
    def pointed(self, event: Pointed) -> None:
        """Nothing is shown any more while the program ends."""
        if self.screen_stack:
            self.point(event.anchor)

    def point(self, anchor: str) -> None:
        """Show the card that is pointed at in full, or why a place is closed; else the rule behind the question."""
        detail = self.detail(anchor)
        table = self.screen_stack[0]
        table.query_one("#card", Static).update(Group(detail) if detail else self.rule())
        table.set_class(detail is not None, "pointing")

    def detail(self, anchor: str) -> Text | None:
        kind, _, slug = anchor.partition("/")
        if kind == "card" and slug in self.numbers:
            return card_in_full(self.match.setup, self.numbers[slug], self.board, self.say, self.palette)
        for refused in self.shown.refused if self.shown else []:
            if anchor and refused.anchor == anchor:
                return Sentence(said_refusal(refused, self.say))
        return None

    def rule(self) -> RenderableType:
        """The rule behind the question."""
        if self.shown is None:
            return ""
        rule = self.shown.rule
        title = Text(self.say.message(f"rule-{rule.key}"), style=f"bold {self.palette.ink}")
        return Group(title, rule_in_full(rule, self.say, self.palette))

    def tell(self, notice: str) -> None:
        """Say something about the last thing that was done; nothing, to take it away."""
        line = self.screen_stack[0].query_one("#notice", Static)
        line.update(Group(Sentence(notice)))
        line.set_class(bool(notice), "told")

    # Pages to read

    def read(self, title: str, body: RenderableType, *, end: bool = False) -> None:
        self.push_screen(Page(title, body, self.say.message("terminal-close"), end=end))

    def action_help(self) -> None:
        self.read(self.say.message("terminal-help"), Text(self.say.message(f"{self.footer}.all")))

    def action_board(self) -> None:
        self.read(
            self.say.message("terminal-pane-board"), self.board.draw(self.sight()._replace(roomy=True, whole=True))
        )

    def action_seats(self) -> None:
        self.read(self.say.message("terminal-pane-seats"), self.board.draw_seats_in_full(self.sight()))

    def action_cards(self) -> None:
        """Every card in sight, in full."""
        parts: list[Text] = []
        for heading, cards in cards_in_sight(self.match, self.viewer, self.say):
            parts.append(Text(heading, style=f"bold italic {self.palette.rubric}"))
            for card in dict.fromkeys(cards):
                parts += [card_in_full(self.match.setup, card, self.board, self.say, self.palette), Text()]
        self.read(self.say.message("terminal-pane-cards"), Group(*parts))

    def action_log(self) -> None:
        self.read(self.say.message("terminal-pane-log"), log_table(self.story(), self.palette), end=True)

    def action_points(self) -> None:
        self.read(self.say.message("terminal-points"), known_points(self.match, self.say, self.palette))

    def action_language(self) -> None:
        """The next language, at once and everywhere."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.forget_log()
        self.tell("")
        self.show()

    def action_theme(self) -> None:
        self.palette = DARK if self.palette is LIGHT else LIGHT
        self.theme = self.palette.name
        self.forget_log()
        self.show()
