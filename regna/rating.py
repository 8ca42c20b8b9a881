"""Ratings: how strong players are thought to be, after matches of any number of seats (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..errors import Declined

MODEL = PlackettLuce()
NEWCOMER, POINTS = 1000, 40
"""What somebody is shown who has not played, and what one of the model's points is shown as."""
UNSURE = 4.0
"""A rating is provisional while its deviation is greater."""


class Rating(NamedTuple):
    """What the model thinks of a player in a game, and after how many matches."""

    mu: float
    sigma: float
    matches: int

    @property
    def shown(self) -> int:
        """The strength that a player has at least, as a number for people."""
        return round(NEWCOMER + POINTS * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        return self.sigma > UNSURE


class Strength(NamedTuple):
    """The ratings that a table wants of whoever sits down where anyone may."""

    least: int | None = None
    most: int | None = None

    def require(self, rating: int) -> None:
        """Decline a rating that is not wanted."""
        if self.least is not None and rating < self.least:
            raise Declined("server-rating-low", least=self.least, mine=rating)
        if self.most is not None and rating > self.most:
            raise Declined("server-rating-high", most=self.most, mine=rating)


FIRST = Rating(MODEL.rating().mu, MODEL.rating().sigma, 0)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a match in which they took these places; equal places are ties."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, old.matches + 1) for team, old in zip(after, before, strict=True)]
