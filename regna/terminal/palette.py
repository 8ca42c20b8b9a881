"""Colours and marks, in the spirit of an illuminated manuscript: paper, ink, and a pigment for every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.console import Console
from rich.containers import Lines
from rich.text import Text
from textual.theme import Theme

MARKS = {"yellow": "●", "red": "▲", "green": "■", "blue": "◆", "purple": "★"}
"""Colour alone never tells seats apart."""


BOUND, SPACE = "\ue000", "\u00a0"


class Sentence(Text):
    """A text that is never broken at a no-break space, as French has before its marks."""

    def wrap(self, console: Console, width: int, *args: Any, **options: Any) -> Lines:
        bound = self.copy()
        bound.plain = self.plain.replace(SPACE, BOUND)
        lines = bound.wrap(console, width, *args, **options)
        for line in lines:
            line.plain = line.plain.replace(BOUND, SPACE)
        return lines


class Palette(NamedTuple):
    """What things are painted with. Gold means one thing only: you may choose this."""

    name: str
    dark: bool
    paper: str
    panel: str
    ink: str
    faded: str
    line: str
    rubric: str
    gold: str
    on_gold: str
    seats: Mapping[str, str]

    def mark(self, colour: str, text: str = "") -> Text:
        """A seat's mark in its pigment, and a text after it."""
        return Text(MARKS.get(colour, "●") + text, style=f"bold {self.seats.get(colour, self.ink)}", no_wrap=True)

    def key(self, key: str) -> Text:
        """The key that chooses something."""
        return Text(f"{key}", style=f"bold {self.on_gold} on {self.gold}", no_wrap=True)


LIGHT = Palette(
    name="parchment",
    dark=False,
    paper="#f4ecd8",
    panel="#ece0c4",
    ink="#2a2018",
    faded="#7a6a52",
    line="#c3b08a",
    rubric="#a5352a",
    gold="#d8a013",
    on_gold="#2a2018",
    seats={"yellow": "#b27a1f", "red": "#a5352a", "green": "#35705c", "blue": "#2a4f7c", "purple": "#6d3b66"},
)
DARK = Palette(
    name="candlelight",
    dark=True,
    paper="#1c1712",
    panel="#28211a",
    ink="#eadfc8",
    faded="#a08f74",
    line="#574833",
    rubric="#dd6a58",
    gold="#d8a013",
    on_gold="#1c1712",
    seats={"yellow": "#d49a45", "red": "#dd6a58", "green": "#62ab90", "blue": "#75a3d8", "purple": "#bb84b2"},
)


def theme(palette: Palette) -> Theme:
    """The palette as Textual wants it."""
    return Theme(
        name=palette.name,
        dark=palette.dark,
        primary=palette.rubric,
        secondary=palette.seats["blue"],
        accent=palette.seats["blue"],
        warning=palette.rubric,
        error=palette.rubric,
        success=palette.seats["green"],
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.paper,
        panel=palette.panel,
        variables={
            "line": palette.line,
            "faded": palette.faded,
            "rubric": palette.rubric,
            "scrollbar": palette.line,
            "scrollbar-hover": palette.faded,
            "scrollbar-active": palette.faded,
            "scrollbar-background": palette.panel,
            "scrollbar-background-hover": palette.panel,
            "scrollbar-background-active": palette.panel,
            "scrollbar-corner-color": palette.panel,
        },
    )
