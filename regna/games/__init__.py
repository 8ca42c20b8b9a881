"""The games. Each is a folder of its own and knows no other; `load` finds one by name.

Games of other packages are found by their entry points in the group `regna.games`.
"""

from __future__ import annotations

from importlib import import_module

from ..kernel import BadSetup, Game
from ..kernel.plugins import entry_points, load_entry_point

NAMES = ("architects", "paladins", "alba-longa", "devil")
"""Our own."""
GROUP = "regna.games"


def names() -> tuple[str, ...]:
    """Our games, then those of other packages that are installed."""
    return (*NAMES, *(name for name in entry_points(GROUP) if name not in NAMES))


def load(name: str) -> Game:
    """The game of this name, or `BadSetup`."""
    game: Game
    if name in NAMES:
        game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
        return game
    if name not in entry_points(GROUP):
        raise BadSetup("unknown-game", game=name, games=", ".join(names()))
    game = load_entry_point(entry_points(GROUP)[name])
    if getattr(game, "name", None) != name:
        raise BadSetup("broken-plugin", name=name, package=GROUP, why="not a game of that name")
    return game


def find(name: str) -> Game | None:
    """The game of this name; None where there is none, or where the package that brings it is broken."""
    try:
        return load(name)
    except BadSetup:
        return None


def load_all() -> list[Game]:
    """Every game that can be loaded; one of another package that is broken keeps nobody from the others."""
    return [game for name in names() if (game := find(name)) is not None]
