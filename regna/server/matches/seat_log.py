"""The seat log: what happens at the seats besides play, of which everybody is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .seat import Seat

HINT = "hint"
LONGEST_SEAT_LOG = 100


class SeatChange(NamedTuple):
    """Somebody left to a bot, returned, ran out of time or was given a hint (`left`, `returned`, `late`, `hint`)."""

    seq: int
    seat: int
    what: str


def seat_changes(seq: int, before: Sequence[Seat], changed: Iterable[Seat]) -> list[SeatChange]:
    """What everybody is told of seats that a bot takes over or gives back after a line."""
    return [
        SeatChange(seq, seat.seat, "late" if seat.late else "left" if seat.away else "returned")
        for seat in changed
        if seat.away != before[seat.seat].away
    ]


def lengthened(log: Sequence[SeatChange], changes: Iterable[SeatChange]) -> list[SeatChange]:
    """What happened at the seats, and more; the oldest is forgotten."""
    return [*log, *changes][-LONGEST_SEAT_LOG:]
