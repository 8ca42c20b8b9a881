"""Ratings: how strong players are thought to be, after matches of any number of seats (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

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


FIRST = Rating(MODEL.rating().mu, MODEL.rating().sigma, 0)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a match in which they took these places; equal places are ties."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, old.matches + 1) for team, old in zip(after, before, strict=True)]


def of_players(players: Sequence[str], after: Sequence[Rating]) -> dict[str, Rating]:
    """The new rating of every player; a bot that had several seats takes the mean of theirs."""
    seats: dict[str, list[Rating]] = {}
    for player, rating in zip(players, after, strict=True):
        seats.setdefault(player, []).append(rating)
    return {
        player: Rating(
            sum(r.mu for r in found) / len(found), sum(r.sigma for r in found) / len(found), found[0].matches
        )
        for player, found in seats.items()
    }


def places_of(winners: Sequence[int], totals: Sequence[int]) -> list[int]:
    """Everybody's place: the winners', then by points; the same points are the same place."""
    ranks = [(seat not in winners, -total if seat not in winners else 0) for seat, total in enumerate(totals)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
