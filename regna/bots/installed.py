"""Bots that are not ours: those of other packages, by their entry points, and those in a module or a file.

What is found there is called with a seed to make a bot.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from ..kernel import BadSetup
from ..kernel.plugins import entry_points, load_entry_point
from .bot import Bot

GROUP = "regna.bots"


def found() -> dict[str, EntryPoint]:
    return entry_points(GROUP)


def names() -> tuple[str, ...]:
    return tuple(found())


def make(name: str, seed: int) -> Bot:
    """The bot of an entry point."""
    return called(name, load_entry_point(found()[name]), seed)


def is_place(text: str) -> bool:
    """Whether a text says where a bot is, `module:Class` or `folder/file.py:Class`."""
    return ":" in text


def make_from(text: str, seed: int) -> Bot:
    """The bot that is there; modules are also looked for in the current folder."""
    place, _, name = text.rpartition(":")
    try:
        module = read_file(Path(place)) if place.endswith(".py") else read_module(place)
        maker = getattr(module, name)
    except Exception as error:
        raise BadSetup("bot-not-found", bot=text, why=f"{type(error).__name__}: {error}") from error
    return called(text, maker, seed)


def read_module(name: str) -> Any:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return import_module(name)


def read_file(path: Path) -> Any:
    """The module in a file, read once."""
    name = f"regna_bot_{path.resolve().with_suffix('').as_posix().replace('/', '_')}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[name] = module
    return sys.modules[name]


def called(name: str, maker: Any, seed: int) -> Bot:
    """The bot that a maker makes, if it can choose."""
    try:
        bot: Bot = maker(seed)
    except Exception as error:
        raise BadSetup("broken-bot", bot=name, why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup("broken-bot", bot=name, why="no choose(perspective)")
    return bot
