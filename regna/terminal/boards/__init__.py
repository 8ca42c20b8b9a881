"""Drawings of boards, one module a game; a game without one gets the plain drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel import RECONSTRUCTED, Match, Setup
from ...texts import Speaker
from ..palette import Palette


class Sight(NamedTuple):
    """What there is to draw: the table as one seat, or a stranger, may see it, and the words for it.

    `points` are those that anybody may know, none where they are hidden.
    `keys` and `refused` tell for an anchor which key chooses it or why nothing does; a `roomy` drawing may be tall, and
    in a `whole` one long texts take as many rows as they need.
    """

    setup: Setup
    view: dict[str, Any]
    seat: int | None
    say: Speaker
    palette: Palette
    points: list[int]
    keys: Mapping[str, str] = {}
    refused: Mapping[str, str] = {}
    roomy: bool = False
    whole: bool = False
    width: int = 80


class Board(Protocol):
    """How a game looks in the terminal. What carries an anchor (`meta`) can be pointed at and clicked."""

    def draw(self, sight: Sight) -> RenderableType:
        """The board in the middle of the table."""

    def draw_seats(self, sight: Sight) -> RenderableType:
        """What everybody has, a line each."""

    def draw_seats_in_full(self, sight: Sight) -> RenderableType:
        """The same with all its words."""

    def headline(self, sight: Sight) -> str:
        """How far the match has come, in a few words."""

    def figures(self, setup: Setup, card: Any) -> dict[str, Any]:
        """The numbers of a card, as plain data."""

    def say_figures(self, setup: Setup, card: Any, say: Speaker) -> list[str]:
        """The numbers of a card in words."""


def board_for(game: str) -> Board:
    """The drawing of a game."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name if find_spec(name) else f"{__name__}.plain")


def seat_name(setup: Setup, seat: int, say: Speaker) -> str:
    """Who sits there: a colour, or an opponent that the rules play."""
    return say(setup.game.facts["seat"].say(seat, setup))


def sight_of(match: Match, seat: int | None, say: Speaker, palette: Palette) -> Sight:
    """What this seat sees of a match now, drawn small and with nothing to choose; no points that are still secret."""
    points = [sum(parts.values()) for parts in match.points() or ()]
    return Sight(match.setup, match.view(seat), seat, say, palette, points)


# What drawings share


def ours(source: str) -> str:
    """The mark of what is a reconstruction."""
    return "~" if source == RECONSTRUCTED else ""


def crowd(sight: Sight, groups: Sequence[tuple[int, int]], anchors: str = "") -> Text:
    """`●2 ▲1`, each in its colour."""
    marks = []
    for seat, n in groups:
        colour = sight.setup.game.colours[seat]
        anchor = anchors and anchors + colour
        mark = sight.palette.mark(colour, str(n))
        marks.append(Text.assemble(key_of(sight, anchor), pointing(mark, anchor)))
    return Text(" " if sight.roomy else "").join(marks)


def key_of(sight: Sight, anchor: str) -> Text:
    return pointing(sight.palette.key(sight.keys[anchor]), anchor) if anchor in sight.keys else Text()


def pointing(text: Text, anchor: str) -> Text:
    text.apply_meta({"anchor": anchor})
    return text


Row = Sequence[Text | str]
"""A player: the name, then the figures."""


def seat_lines(sight: Sight, heads: Sequence[str], rows: Sequence[Row]) -> Table:
    """A line each."""
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1, min_width=13)
    for _ in heads:
        grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_row("", *(Text(head, style=sight.palette.faded) for head in heads))
    for row in rows:
        grid.add_row(*row)
    return grid


def seat_columns(sight: Sight, heads: Sequence[str], rows: Sequence[Row]) -> Table:
    """A column each, with room for the whole names of the figures."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(len(rows) + 1):
        grid.add_column()
    for head, *cells in zip(("", *heads), *rows, strict=True):
        grid.add_row(Text(str(head), style=sight.palette.faded), *cells)
    return grid
