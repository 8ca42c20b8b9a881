"""The journal of a series: its first line describes the series, every other line is a game that was played."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from ..kernel import RegnaError
from .game import Played
from .series import Series


class Journal:
    """A file to which every game is written as soon as it has ended; `with` it open."""

    def __init__(self, path: Path, series: Series, games: int, played: list[Played], size: int) -> None:
        self.path = path
        self.series = series
        self.games = games
        self.played = played
        self.size = size

    @classmethod
    def begin(cls, path: Path, series: Series, games: int) -> Self:
        """The journal of a new series; a file that is there already is never overwritten."""
        if path.exists():
            raise RegnaError("arena-exists", file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        size = path.write_bytes(line({"series": series.to_json(), "games": games}))
        return cls(path, series, games, [], size)

    @classmethod
    def resume(cls, path: Path) -> Self:
        """A journal to continue; an unfinished last line is dropped, and that game is played again."""
        lines = list(whole_lines(path))
        try:
            first, *others = map(json.loads, lines)
            series, games = Series(**first["series"]), int(first["games"])
            played = [Played(**other) for other in others]
        except (KeyError, TypeError, ValueError) as error:
            raise RegnaError("arena-unreadable", file=str(path)) from error
        return cls(path, series, games, played, sum(map(len, lines)))

    def __enter__(self) -> Self:
        self.file = self.path.open("r+b")
        self.file.truncate(self.size)
        self.file.seek(self.size)
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, game: Played) -> None:
        """Keep a game, on disk at once."""
        self.file.write(line(game.to_json()))
        self.file.flush()
        os.fsync(self.file.fileno())
        self.played.append(game)

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        done = {game.number for game in self.played}
        return [number for number in range(self.games) if number not in done]

    @property
    def in_order(self) -> list[Played]:
        """The games by their numbers, in whichever order they ended."""
        return sorted(self.played, key=lambda game: game.number)


def line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def whole_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file that were written completely."""
    try:
        found = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise RegnaError("arena-unreadable", file=str(path)) from error
    return (line for line in found if line.endswith(b"\n"))
