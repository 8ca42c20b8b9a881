"""A seat of a match: who plays it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ...bots import USUAL
from ..db.values import BOT, RECORD
from ..errors import Declined

STAND_IN = USUAL
"""The bot that takes over from somebody."""


@dataclass
class Seat:
    """Me, somebody else on my screen, a friend with an invitation, anyone, a bot, or whoever played it in a record."""

    seat: int
    kind: str
    account: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    invitation: str | None = None
    late: bool = False
    reserved: bool = False

    @property
    def free(self) -> bool:
        return self.kind not in (BOT, RECORD) and self.account is None

    @property
    def ready(self) -> bool:
        """Whether somebody sits here; a seat that is kept for somebody waits until they come."""
        return not self.free and not self.reserved

    @property
    def plays_itself(self) -> bool:
        """Whether a bot plays here, for good or while somebody is away."""
        return self.kind == BOT or self.away

    def row(self, match: str) -> dict[str, Any]:
        return {"match": match, **asdict(self)}


def own_seat_numbers(seats: Iterable[Seat], account: str | None) -> list[int]:
    """The seats somebody plays, also while a bot stands in."""
    return [seat.seat for seat in seats if account is not None and seat.account == account]


def require_own_seat(seats: Iterable[Seat], account: str | None, seat: int) -> None:
    if seat not in own_seat_numbers(seats, account):
        raise Declined("server-not-your-seat")
