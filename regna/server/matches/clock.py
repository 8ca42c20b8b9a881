"""Clocks: how much time people have, worked out from when the lines of a match were made."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from .seat import Seat

NO_CLOCK, LIVE_CLOCK, DAYS = "none", "live", "days"
MINUTE, DAY = 60, 24 * 3600


class Tempo(NamedTuple):
    """No clock, minutes for the whole match and an increment of seconds for every move, or days for every move."""

    kind: str = NO_CLOCK
    minutes: int = 0
    increment: int = 0
    days: int = 0

    @property
    def time(self) -> int:
        """Seconds to begin with, or for every move."""
        return self.minutes * MINUTE if self.kind == LIVE_CLOCK else self.days * DAY

    def data(self) -> dict[str, Any]:
        fields = {NO_CLOCK: ("kind",), LIVE_CLOCK: ("kind", "minutes", "increment"), DAYS: ("kind", "days")}
        return {name: getattr(self, name) for name in fields[self.kind]}


class Clocks:
    """The time that every seat has left; it runs for all seats that have to choose, several at once if need be."""

    def __init__(self, tempo: Tempo, seats: int, started: float, waiting: Collection[int]) -> None:
        self.tempo = tempo
        self.left = [float(tempo.time)] * seats
        self.waiting = waiting
        self.since = started

    def turn(self, mover: int | None, waiting: Collection[int], made: float) -> None:
        """A line was made, by a mover unless it is an undo: from now on the time of these seats runs."""
        self.left = [self.left_at(seat, made) for seat in range(len(self.left))]
        if self.tempo.kind == LIVE_CLOCK and mover is not None:
            self.left[mover] += self.tempo.increment
        if self.tempo.kind == DAYS:
            for seat in range(len(self.left)):
                if seat == mover or seat not in self.waiting or seat not in waiting:
                    self.left[seat] = self.tempo.time
        self.waiting = waiting
        self.since = max(self.since, made)

    def running(self, seats: Iterable[Seat]) -> list[Seat]:
        """The people whose time runs."""
        return [seat for seat in seats if seat.seat in self.waiting and not seat.plays_itself]

    def left_at(self, seat: int, now: float) -> float:
        """Seconds that a seat has left at a moment."""
        return self.left[seat] - (max(0.0, now - self.since) if seat in self.waiting else 0.0)

    def due(self, seat: int) -> float:
        """When the time of a seat that has to choose runs out."""
        return self.since + self.left[seat]
