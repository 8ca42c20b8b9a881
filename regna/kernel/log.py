"""What is written down of a match: moves, what was taken back, what was told, how it ended."""

from __future__ import annotations

from typing import NamedTuple

from .event import Event
from .flow import Option

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
    """An event, and after how many moves it was told."""

    move: int
    event: Event

    def for_seat(self, seat: int | None) -> Told | None:
        """The same as this seat, or a stranger, may know it, if it may know of it at all."""
        event = self.event.for_seat(seat)
        return None if event is None else Told(self.move, event)


class Result(NamedTuple):
    """Who won, and everybody's points by category."""

    winners: list[int]
    scores: list[dict[str, int]]
