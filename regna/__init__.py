"""Regna: a table for heavy board games, played in the browser, in the terminal and in code."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import bots
    from .games import load
    from .kernel import Chance, Match, Perspective, Setup
    from .research import env, gym_env

__version__ = "0.1.0"
__all__ = ["Chance", "Match", "Perspective", "Setup", "bots", "env", "gym_env", "load"]
EXPORTS = {
    "Chance": ".kernel", "Match": ".kernel", "Perspective": ".kernel", "Setup": ".kernel",
    "env": ".research", "gym_env": ".research", "load": ".games",
}  # fmt: skip
"""Where the names lie that researchers need; each module is imported when its name is first used."""


def __getattr__(name: str) -> Any:
    if name == "bots":
        return import_module(".bots", __name__)
    if name not in EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(EXPORTS[name], __name__), name)
