"""Corrections to the figures on cards, by somebody who owns the box, for a match or for all matches of a server."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .games import load
from .kernel import BadSetup, Game, Setup

LARGEST = 1 << 24
VARIABLE = "REGNA_CORRECTIONS"
Corrections = Mapping[str, Mapping[str, Any]]
"""For cards, by their names, the figures that differ."""


def read_text(file: Path) -> str:
    """A text file of a bearable size."""
    try:
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
    except OSError as error:
        raise BadSetup("no-file", file=str(file), why=error.strerror or "") from error
    if len(data) > LARGEST:
        raise BadSetup("too-large", file=str(file), most=LARGEST)
    try:
        return data.decode("utf-8")
    except ValueError as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error


def read_corrections(file: Path) -> Corrections:
    """Figures of cards that an owner of the box sets right, as TOML or JSON: a table for each card."""
    text = read_text(file)
    try:
        data = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error
    if not isinstance(data, dict):
        raise BadSetup("not-a-table", word=str(file))
    for card, figures in data.items():
        if not isinstance(figures, dict):
            raise BadSetup("not-a-table", word=card)
    return data


def read_all(words: str | None) -> dict[str, Corrections]:
    """The corrections of several games, each as `game=file` and all of them tried, separated by commas."""
    found: dict[str, Corrections] = {}
    for word in filter(None, (words or "").split(",")):
        name, _, file = word.partition("=")
        if not file:
            raise BadSetup("corrections-of-which-game", word=word)
        found[name] = checked(load(name), read_corrections(Path(file)))
    return found


def checked(game: Game, corrections: Corrections) -> Corrections:
    """The corrections, if a match can be set up with them."""
    Setup.of(game, game.seats[-1], corrections=corrections).start()
    return corrections
