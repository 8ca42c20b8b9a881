"""Scenes that several tests need."""

from __future__ import annotations

from typing import Any

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat, table

HEROES = "{0} hero {0}-0"


def attack(
    on: str,
    *,
    soldiers: int = 4,
    options: dict[str, str] | None = None,
    attacker: dict[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """Green attacks a rival with so many soldiers; nobody's hero adds anything."""
    seats = more.pop("seats", 3)
    green = seat(soldiers=soldiers, **(attacker or {}))
    g = table("alba-longa", seats=seats, options=options, phase="targets", green=green, **more)
    g.play(f"green target {on}")
    for colour in ("green",) if on == "assisi" else ("green", on):
        g.play(HEROES.format(colour))
    return g


def new_table(seats: int, options: dict[str, str] | None = None, seed: int = 0) -> Any:
    """The table of a match that has just begun."""
    return Match.new(load("alba-longa"), seats, options, seed).table
