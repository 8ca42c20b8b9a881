"""What is written down of a match: moves, what was taken back, what was told, how it ended."""

from __future__ import annotations

from typing import NamedTuple

from .flow import Option
from .table import Event

Move = tuple[int, Option]
"""A seat and the option it chose."""


class Undo(NamedTuple):
    """How many of the last moves were taken back, by whom, and whether the others agreed to it."""

    seat: int
    moves: int
    agreed: bool


class Reseed(NamedTuple):
    """From here on chance is another: an imagined world has a future of its own."""

    seed: int


class Told(NamedTuple):
    """An event, and after how many moves it happened."""

    move: int
    event: Event

    def for_seat(self, seat: int | None) -> Told:
        """The same as this seat, or a stranger, may know it."""
        if seat == self.event.player or not self.event.own:
            return self
        return self._replace(event=self.event._replace(own={}))


class Result(NamedTuple):
    """Who won, and everybody's points by category."""

    winners: list[int]
    scores: list[dict[str, int]]
