"""A series of games: who plays what, in which seat and with which seed, decided before the first is played."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

from ..bots import make_from
from ..bots.levels import EFFORT
from ..games import load
from ..kernel import RegnaError, Setup


@dataclass(frozen=True)
class Fixture:
    """One game of a series: its number, seed and options, and the bot of every seat."""

    number: int
    seed: int
    options: Mapping[str, str]
    bots: Sequence[str]


@dataclass(frozen=True)
class Series:
    """Everything that determines the games of a series, wherever they are played; `options` has one set or several.

    Each deal, that is each seed, is played with every set of options, and with every bot in every seat once. The bots
    sit in another order at every deal.
    """

    game: str
    version: int
    seats: int
    options: list[dict[str, str]]
    bots: list[str]
    seed: int
    effort: str

    @classmethod
    def of(
        cls, game: str, bots: Sequence[str], seats: int, options: Sequence[Mapping[str, str]] = ({},), seed: int = 1
    ) -> Series:
        """A series that the game and the bots allow, or `BadSetup`."""
        for bot in bots:
            make_from(bot, 0)
        found = load(game)
        whole = [dict(Setup.of(found, seats, chosen, seed).options) for chosen in options]
        return cls(found.name, found.version, seats, whole, list(bots), seed, os.environ.get(EFFORT) or "1")

    def fixture(self, number: int) -> Fixture:
        """The game with this number, counted from 0."""
        length = max(self.seats, len(self.bots))
        deal, place = divmod(number, length * len(self.options))
        turn, table = divmod(place, len(self.options))
        ring = arranged([self.bots[place % len(self.bots)] for place in range(length)], deal)
        bots = [ring[(turn + seat) % length] for seat in range(self.seats)]
        return Fixture(number, self.seed + deal, self.options[table], bots)

    @property
    def varied(self) -> list[str]:
        """The options that are not the same in all games."""
        return [name for name in self.options[0] if len({chosen[name] for chosen in self.options}) > 1]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def require_same(self, other: Series, file: str) -> None:
        """Refuse to continue with games of another series."""
        for name, ours in self.to_json().items():
            theirs = other.to_json()[name]
            if ours != theirs:
                raise RegnaError("arena-other-series", file=file, what=name, theirs=shown(theirs), ours=shown(ours))


def all_sets(options: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """Every value of an option with every one of the others."""
    return [dict(zip(options, values, strict=True)) for values in product(*options.values())]


def arranged(names: Sequence[str], number: int) -> list[str]:
    """The same names in another order round a table; as numbers grow, every order comes up."""
    found, rest = [names[0]], list(names[1:])
    while rest:
        number, place = divmod(number, len(rest))
        found.append(rest.pop(place))
    return found


def shown(value: object) -> str:
    """A value of a series as people would write it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={chosen}" for name, chosen in value.items())
    return ", ".join(map(shown, value)) if isinstance(value, list) else str(value)
