"""What a series shows: strength with intervals, win rates by seat and option, points by category, winning cards."""

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


class PlayerResult(NamedTuple):
    """What a player reached in a game."""

    bot: str
    seat: int
    options: dict[str, str]
    share: float
    points: int
    scores: dict[str, int]
    cards: list[str]


class WinRate(NamedTuple):
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
    rate: WinRate
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
    """How often the players who used a card won, and how often their bots win anyway."""

    card: str
    rate: WinRate
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
        self.results = list(results_of(self.games))
        self.bots = list(dict.fromkeys(result.bot for result in self.results))

    @property
    def strengths(self) -> list[Strength]:
        """Every bot, the strongest first."""
        ratings = ratings_of(self.games)
        found = [Strength(bot, self.rate(bot=bot), ratings[bot], self.mean_points(bot)) for bot in self.bots]
        return sorted(found, key=lambda each: -each.rating.mu)

    def rate(self, **wanted: object) -> WinRate:
        """The win rate of the players with this bot, in this seat, or both."""
        return win_rate([each for each in self.results if all(getattr(each, key) == wanted[key] for key in wanted)])

    def by_seat(self) -> dict[str, list[WinRate]]:
        """For every bot, its win rate in each seat."""
        seats = range(self.series.seats)
        return {bot: [self.rate(bot=bot, seat=seat) for seat in seats] for bot in self.bots if bot != OPPONENT}

    def by_option(self) -> dict[str, dict[str, list[WinRate]]]:
        """For every option that was varied, and each of its values, the win rate of every bot."""
        return {
            name: {value: self.with_option(name, value) for value in self.values_of(name)}
            for name in self.series.varied
        }

    def with_option(self, name: str, value: str) -> list[WinRate]:
        found = [result for result in self.results if result.options[name] == value]
        return [win_rate([result for result in found if result.bot == bot]) for bot in self.bots]

    def values_of(self, option: str) -> list[str]:
        return list(dict.fromkeys(chosen[option] for chosen in self.series.options))

    def mean_points(self, bot: str) -> float:
        return mean([result.points for result in self.results if result.bot == bot])

    def by_category(self) -> dict[str, list[float]]:
        """For every category of points, what each bot has of it on average."""
        sheets = {bot: [result.scores for result in self.results if result.bot == bot] for bot in self.bots}
        names = dict.fromkeys(name for result in self.results for name in result.scores)
        return {name: [mean([sheet.get(name, 0) for sheet in sheets[bot]]) for bot in self.bots] for name in names}

    def cards(self) -> list[CardRate]:
        """Every card that somebody used, first those whose users won more often than their bots do anyway."""
        usual = {bot: self.rate(bot=bot).mean for bot in self.bots}
        used: dict[str, list[PlayerResult]] = defaultdict(list)
        for result in self.results:
            for card in result.cards:
                used[card].append(result)
        found = [
            CardRate(card, win_rate(results), mean([usual[result.bot] for result in results]))
            for card, results in used.items()
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


def win_rate(results: Sequence[PlayerResult]) -> WinRate:
    return WinRate(sum(result.share for result in results), len(results))


def results_of(games: Sequence[Played]) -> Iterator[PlayerResult]:
    """Every player of every game."""
    for game in games:
        figures = zip(game.bots, game.shares, game.points, game.scores, game.cards, strict=True)
        for seat, (bot, share, points, scores, cards) in enumerate(figures):
            yield PlayerResult(bot, seat, game.options, share, points, scores, cards)


def ratings_of(games: Sequence[Played]) -> dict[str, Rating]:
    """Everybody's rating after all games, one after another."""
    known: dict[str, Rating] = defaultdict(lambda: FIRST)
    for game in games:
        known |= of_players(game.bots, rate([known[bot] for bot in game.bots], game.places))
    return known


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
