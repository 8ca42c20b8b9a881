"""Writes what the page takes from the games' tables: what boards and cards show, what a companion knows."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

from ..games import NAMES, load

GAMES = Path(__file__).parents[1] / "games"
PAGES = Path(__file__).parent / "src" / "games"
WRITTEN = {"printed": "printed.json", "companion": "companion/table.json"}
"""Modules of a game, each with a function of its name that gives plain data, and where the page reads it."""


def text_of(folder: str, module: str = "printed") -> str:
    """One game's tables, as JSON."""
    return json.dumps(getattr(import_module(f"regna.games.{folder}.{module}"), module)(), ensure_ascii=False)


def colours() -> str:
    """The colours of seats in any game, as JSON."""
    return json.dumps({"colours": list(dict.fromkeys(colour for name in NAMES for colour in load(name).colours))})


def write() -> None:
    """Bring what is written up to date."""
    bring(PAGES / "printed.json", colours())
    for module, place in WRITTEN.items():
        for game in sorted(GAMES.glob(f"*/{module}.py")):
            bring(PAGES / game.parent.name / place, text_of(game.parent.name, module))


def bring(path: Path, text: str) -> None:
    """A file that is up to date stays untouched, so that nothing is built anew."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
