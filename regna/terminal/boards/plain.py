"""The drawing for a game that has none of its own: names and figures, as the view gives them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel import Setup
from ...texts import Speaker
from . import Sight, seat_name

NO_FIGURES = ("key", "copy", "source")


def draw(sight: Sight) -> RenderableType:
    """Everything on the table but the players."""
    grid = Table.grid(padding=(0, 2))
    for name, value in sight.view.items():
        if name != "players":
            grid.add_row(Text(name, style=sight.palette.faded), Text(brief(value)))
    return grid


def draw_seats(sight: Sight) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    points: list[object] = [*sight.points] or [""] * len(sight.view["players"])
    for player, known in zip(sight.view["players"], points, strict=True):
        colour = sight.setup.game.colours[player["seat"]]
        things = ", ".join(f"{name} {brief(value)}" for name, value in player.items() if name != "seat")
        name = Text.assemble(sight.palette.mark(colour), " ", seat_name(sight.setup, player["seat"], sight.say))
        grid.add_row(name, str(known), Text(things, style=sight.palette.faded))
    return grid


def draw_seats_in_full(sight: Sight) -> RenderableType:
    return draw_seats(sight)


def headline(sight: Sight) -> str:
    return ""


def figures(setup: Setup, card: Any) -> dict[str, Any]:
    """Whatever fields the card has that are plain numbers or words."""
    if not is_dataclass(card):
        return {}
    values = {each.name: getattr(card, each.name) for each in fields(card) if each.name not in NO_FIGURES}
    return {name: value for name, value in values.items() if isinstance(value, (int, str))}


def say_figures(setup: Setup, card: Any, say: Speaker) -> list[str]:
    return [f"{name} {value}" for name, value in figures(setup, card).items()]


def brief(value: Any) -> str:
    """A value in one line; of a hidden pile its size."""
    if isinstance(value, dict) and "size" in value:
        return f"[{value['size']}]"
    return " ".join(map(brief, value)) or "-" if isinstance(value, list) else str(value)
