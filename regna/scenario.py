"""Positions in words: for tests, bug reports, puzzles and questions about the rules.

>>> from regna.scenario import seat, table
>>> g = table("architects", seats=4, yellow=seat(silver=3, town_centre=1), red=seat(forest=3), green=seat(forest=2))
>>> g.play("yellow place town-centre", "yellow capture forest red")
>>> g.options("yellow")
['forest green', 'stop']
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .games import load
from .kernel import Ask, BadSetup, Match, Setup

WORDS = ("game", "seats", "options", "seed", "position", "corrections", "moves")
LARGEST = 1 << 20


def table(
    game: str = "architects", seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0, **position: Any
) -> Scene:
    """A match that begins in a position of which only what matters is named."""
    return Scene(Match(Setup.of(load(game), seats, options, seed, position), listen=True))


def seat(**things: Any) -> dict[str, Any]:
    """What one player has."""
    return things


class Scene:
    """A match to make moves in and to look at, by the names of colours."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def table(self) -> Any:
        return self.match.table

    def player(self, colour: str) -> Any:
        return self.table.players[self.match.setup.game.colours.index(colour)]

    def play(self, *moves: str) -> None:
        self.match.play(*moves)

    def luck(self, *outcomes: str) -> None:
        """Settle what chance gives next: `dice 3 2 2 4`, `draw chapel`, `shuffle keep`, `roll 0`."""
        self.match.play(*(f"chance {outcome}" for outcome in outcomes))

    def ask(self, colour: str) -> Ask | None:
        return self.match.ask_for(self.match.setup.game.colours.index(colour))

    def options(self, colour: str) -> list[str]:
        """What this player may answer now."""
        ask = self.ask(colour)
        return [ask.prompt.write(option, self.match.setup) for option in ask.options] if ask else []

    def refused(self, colour: str) -> dict[str, str]:
        """What this player may not answer now, each with the code of the reason."""
        ask = self.ask(colour)
        setup = self.match.setup
        return {ask.prompt.write(option, setup): reason.code for option, reason in ask.refused()} if ask else {}

    def points(self, colour: str) -> dict[str, int]:
        return self.match.result().scores[self.match.setup.game.colours.index(colour)]


def read_scenario(path: Path) -> Scene:
    """The scene that a TOML or JSON file describes, with its moves made."""
    try:
        if path.exists() and not path.is_file():
            raise BadSetup("no-file", file=str(path), why="")
        if path.stat().st_size > LARGEST:
            raise BadSetup("too-large", file=str(path), most=LARGEST)
        text = path.read_text("utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise BadSetup("no-file", file=str(path), why=error.strerror or "") from error
    except ValueError as error:
        raise BadSetup("unreadable", file=str(path), why=str(error)) from error
    return Scene(scene_of(data))


def scene_of(data: object) -> Match:
    if not isinstance(data, Mapping):
        raise BadSetup("not-a-table", word="scenario")
    for word in data:
        if word not in WORDS:
            raise BadSetup("unknown-word", word=str(word), words=", ".join(WORDS))
    for word in ("options", "position", "corrections"):
        if not isinstance(data.get(word, {}), Mapping):
            raise BadSetup("not-a-table", word=word)
    seats, seed, moves = data.get("seats", 2), data.get("seed", 0), data.get("moves", [])
    for word, number in (("seats", seats), ("seed", seed)):
        if type(number) is not int:
            raise BadSetup("not-a-number", word=word, value=str(number))
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadSetup("not-a-list", word="moves")
    options = {str(name): str(value) for name, value in data.get("options", {}).items()}
    game = load(str(data.get("game", "")))
    setup = Setup.of(game, seats, options, seed, data.get("position"), data.get("corrections"))
    match = Match(setup, listen=True)
    match.play(*moves)
    return match
