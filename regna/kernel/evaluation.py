"""What a position promises: the game's estimate, and a few features of every player by what play has taught.

The features are a game's own and stand in one file of it. The weights lie beside it as data; `regna train` finds them.
A feature has two weights, for the beginning and for the end of a match; in between they are mixed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from .game import Setup

MARGIN_REACH = 5.0
"""How much further than the odds of winning the margin looks, so that there is something to play for to the end."""


def always_quiet(_: Any) -> bool:
    return True


def one_variant(_: Setup) -> str:
    return "base"


def a_seat(_table: Any, _player: int) -> str:
    return "seat"


TableFor = tuple[int, Mapping[str, str]]
"""Seats and options of a match to learn from."""


class Weights(NamedTuple):
    """For every kind of player what each feature counts first and how that changes; how sure a lead is, likewise."""

    features: Mapping[str, Sequence[tuple[float, float]]]
    certainty: tuple[float, float]


class Evaluation:
    """How a game judges positions.

    `features` are those of a player, `progress` runs from 0 to 1. `standing` is what everybody has reached when a match
    has ended; before, it is foretold: the game's estimate, whose parts are `by_hand`, and the weighted features.
    `is_quiet` says where a position may be judged: not in the middle of a fight. One that `judges_at_once` knows what
    a turn half done is worth; elsewhere a search plays it to its end first. `tables` are those to learn from, for every
    variant. Kinds of players (an opponent that the rules play) and variants of the game have their own weights; those
    that are `aloof` get their points whatever the others do. `aspects` say which features people see as one thing;
    parts of the estimate have such names too.
    """

    def __init__(
        self,
        file: str,
        names: Sequence[str],
        features: Callable[[Any, int], Sequence[float]],
        progress: Callable[[Any], float],
        standing: Callable[[Any], list[float]],
        *,
        tables: Mapping[str, Sequence[TableFor]],
        aspects: Mapping[str, Sequence[str]],
        by_hand: Callable[[Any, int], Mapping[str, float]],
        is_quiet: Callable[[Any], bool] = always_quiet,
        kind: Callable[[Any, int], str] = a_seat,
        variant: Callable[[Setup], str] = one_variant,
        judges_at_once: bool = False,
        aloof: Sequence[str] = (),
    ) -> None:
        self.path = Path(file).with_name("weights.json")
        self.names = tuple(names)
        self.features = features
        self.progress = progress
        self.standing = standing
        self.tables = tables
        self.aspects = {name: [self.names.index(each) for each in found] for name, found in aspects.items()}
        self.by_hand = by_hand
        self.is_quiet = is_quiet
        self.kind = kind
        self.variant = variant
        self.judges_at_once = judges_at_once
        self.aloof = aloof

    @cached_property
    def weights(self) -> dict[str, Weights]:
        """The weights of every variant, as they were fitted."""
        data = json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}
        return {variant: read_weights(self.names, fitted) for variant, fitted in data.items()}

    @contextmanager
    def judging_by(self, weights: dict[str, Weights]) -> Iterator[None]:
        """Judge by other weights for a while; its own may be of other features than today's, and are not read here."""
        own = vars(self).get("weights")
        self.weights = weights
        try:
            yield
        finally:
            del self.weights
            if own is not None:
                self.weights = own

    def is_trained(self, setup: Setup) -> bool:
        return self.variant(setup) in self.weights

    def foretell(self, table: Any) -> list[float]:
        """What every player will have reached at the end, about."""
        estimate, at = table.setup.game.estimate, self.progress(table)
        return [estimate(table, player) + sum(self.weighted(table, player, at)) for player in range(len(table.players))]

    def weighted(self, table: Any, player: int, at: float) -> list[float]:
        """What each feature of a player counts by now; nothing of one whose kind has no weights."""
        pairs = self.weights[self.variant(table.setup)].features.get(self.kind(table, player), ())
        values = self.features(table, player) if pairs else ()
        return [value * (a + at * b) for value, (a, b) in zip(values, pairs, strict=True)]

    def parts(self, table: Any, player: int) -> dict[str, float]:
        """What a player will have reached, by what people would call its parts."""
        found = dict(self.by_hand(table, player))
        if self.is_trained(table.setup) and (counted := self.weighted(table, player, self.progress(table))):
            for name, features in self.aspects.items():
                found[name] = found.get(name, 0.0) + sum([counted[feature] for feature in features])
        return found

    def certainty(self, table: Any) -> float:
        """How much a lead of one counts by now."""
        first, change = self.weights[self.variant(table.setup)].certainty
        return first + change * self.progress(table)

    def utilities(self, table: Any, winners: Sequence[int] | None = None) -> list[float]:
        """For every player half the share of victory to expect, half how the margin looks; known winners have won."""
        standing = self.foretell(table) if winners is None else self.standing(table)
        certainty = self.certainty(table)
        shares = softmax(standing, certainty) if winners is None else shares_of(winners, len(standing))
        margins = softmax(standing, certainty / MARGIN_REACH)
        return [(share + margin) / 2 for share, margin in zip(shares, margins, strict=True)]


def shares_of(winners: Sequence[int], players: int) -> list[float]:
    """Everybody's share of a victory that is known."""
    return [(player in winners) / max(1, len(winners)) for player in range(players)]


def read_weights(names: Sequence[str], fitted: Mapping[str, Any]) -> Weights:
    """Weights as they are used: first value and change instead of first and last."""
    features = {
        kind: [(pairs[name][0], pairs[name][1] - pairs[name][0]) for name in names]
        for kind, pairs in fitted["players"].items()
    }
    first, last = fitted["certainty"]
    return Weights(features, (first, last - first))


def softmax(values: Sequence[float], scale: float) -> list[float]:
    """Shares that add up to 1, the greater the value the more."""
    most = max(values)
    parts = [exp(scale * (value - most)) for value in values]
    whole = sum(parts)
    return [part / whole for part in parts]
