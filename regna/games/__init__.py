"""The games. Each is a folder of its own and knows no other; `load` finds one by name."""

from __future__ import annotations

from importlib import import_module

from ..kernel import BadSetup, Game

NAMES = ("architects", "paladins", "alba-longa", "devil")


def load(name: str) -> Game:
    """The game of this name, or `BadSetup`."""
    if name not in NAMES:
        raise BadSetup("unknown-game", game=name, games=", ".join(NAMES))
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
