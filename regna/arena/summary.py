"""What a series says: strength with intervals, win rates by seat and by option, points by category, cards that win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from ..rating import FIRST, Rating, of_players, rate
from .game import OPPONENT, Played
from .series import Series

Z = 1.96
"""Half the width of a 95 % interval, in deviations."""


class Line(NamedTuple):
    """A player of a game."""

    bot: str
    seat: int
    options: dict[str, str]
    share: float
    points: int
    scores: dict[str, int]
    cards: list[str]


class Rate(NamedTuple):
    """How often somebody won, of how many games, with Wilson's 95 % interval; a draw is shared."""

    won: float
    games: int

    @property
    def mean(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.games:
            return 0.0, 1.0
        z = Z * Z / self.games
        centre, reach = self.mean + z / 2, Z * sqrt(self.mean * (1 - self.mean) / self.games + z / self.games / 4)
        return max(0.0, (centre - reach) / (1 + z)), min(1.0, (centre + reach) / (1 + z))

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {"won": round(self.won, 3), "games": self.games, "rate": self.mean, "low": low, "high": high}


class Strength(NamedTuple):
    """How a bot did: wins, rating with its 95 % interval, and mean points."""

    bot: str
    rate: Rate
    rating: Rating
    points: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.rating.mu - Z * self.rating.sigma, self.rating.mu + Z * self.rating.sigma

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        rating = {"mu": self.rating.mu, "sigma": self.rating.sigma, "low": low, "high": high}
        return {"bot": self.bot, **self.rate.to_json(), "rating": rating, "points": self.points}


class CardRate(NamedTuple):
    """How often the players won who used a card, and how often these bots win anyway."""

    card: str
    rate: Rate
    expected: float

    @property
    def gain(self) -> float:
        return self.rate.mean - self.expected

    def to_json(self) -> dict[str, Any]:
        return {"card": self.card, **self.rate.to_json(), "expected": self.expected}


class Summary:
    """All the figures of a series, from the games that came to their end."""

    def __init__(self, series: Series, games: Sequence[Played]) -> None:
        self.series = series
        self.games = [game for game in games if not game.trouble]
        self.troubles = [game.trouble for game in games if game.trouble]
        self.lines = list(lines_of(self.games))
        self.bots = list(dict.fromkeys(line.bot for line in self.lines))

    @property
    def strengths(self) -> list[Strength]:
        """Every bot, the strongest first."""
        ratings = rated(self.games)
        found = [Strength(bot, self.rate(bot=bot), ratings[bot], self.mean_points(bot)) for bot in self.bots]
        return sorted(found, key=lambda each: -each.rating.mu)

    def rate(self, **wanted: object) -> Rate:
        """How often players won who have all of this: a bot, a seat."""
        found = [line.share for line in self.lines if all(getattr(line, key) == wanted[key] for key in wanted)]
        return Rate(sum(found), len(found))

    def by_seat(self) -> dict[str, list[Rate]]:
        """For every bot, its win rate in each seat."""
        seats = range(self.series.seats)
        return {bot: [self.rate(bot=bot, seat=seat) for seat in seats] for bot in self.bots if bot != OPPONENT}

    def by_option(self) -> dict[str, dict[str, list[Rate]]]:
        """For every option that was varied, and each of its values, the win rate of every bot."""
        return {
            name: {value: self.with_option(name, value) for value in self.values_of(name)}
            for name in self.series.varied
        }

    def with_option(self, name: str, value: str) -> list[Rate]:
        found = [
            [line.share for line in self.lines if line.bot == bot and line.options[name] == value] for bot in self.bots
        ]
        return [Rate(sum(shares), len(shares)) for shares in found]

    def values_of(self, option: str) -> list[str]:
        return list(dict.fromkeys(chosen[option] for chosen in self.series.options))

    def mean_points(self, bot: str) -> float:
        return mean([line.points for line in self.lines if line.bot == bot])

    def by_category(self) -> dict[str, list[float]]:
        """For every category of points, what each bot has of it on average."""
        sheets = {bot: [line.scores for line in self.lines if line.bot == bot] for bot in self.bots}
        names = dict.fromkeys(name for line in self.lines for name in line.scores)
        return {name: [mean([sheet.get(name, 0) for sheet in sheets[bot]]) for bot in self.bots] for name in names}

    def cards(self) -> list[CardRate]:
        """Every card that somebody used, those first with which players won more often than their bots do anyway."""
        usual = {bot: self.rate(bot=bot).mean for bot in self.bots}
        used: dict[str, list[Line]] = defaultdict(list)
        for line in self.lines:
            for card in line.cards:
                used[card].append(line)
        found = [
            CardRate(
                card, Rate(sum(line.share for line in lines), len(lines)), mean([usual[line.bot] for line in lines])
            )
            for card, lines in used.items()
        ]
        return sorted(found, key=lambda each: (-each.gain, each.card))

    def to_json(self) -> dict[str, Any]:
        return {
            "series": self.series.to_json(),
            "games": len(self.games),
            "bots": [each.to_json() for each in self.strengths],
            "seats": {bot: [rate.to_json() for rate in rates] for bot, rates in self.by_seat().items()},
            "options": {
                name: {
                    value: {bot: rate.to_json() for bot, rate in zip(self.bots, rates, strict=True)}
                    for value, rates in values.items()
                }
                for name, values in self.by_option().items()
            },
            "categories": {
                name: dict(zip(self.bots, points, strict=True)) for name, points in self.by_category().items()
            },
            "cards": [each.to_json() for each in self.cards()],
            "dead_ends": self.troubles,
        }


def lines_of(games: Sequence[Played]) -> Iterator[Line]:
    """Every player of every game."""
    for game in games:
        figures = zip(game.bots, game.shares, game.points, game.scores, game.cards, strict=True)
        for seat, (bot, share, points, scores, cards) in enumerate(figures):
            yield Line(bot, seat, game.options, share, points, scores, cards)


def rated(games: Sequence[Played]) -> dict[str, Rating]:
    """Everybody's rating after all games, one after another."""
    known: dict[str, Rating] = defaultdict(lambda: FIRST)
    for game in games:
        known |= of_players(game.bots, rate([known[bot] for bot in game.bots], game.places))
    return known


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
