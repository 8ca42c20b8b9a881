"""Events: what a table tells, and who hears it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from .zone import EVERYBODY

if TYPE_CHECKING:
    from .table import Player

STRANGER = 63
"""Those without a seat, as a bit of an audience: above all seats, so that only `EVERYBODY` has it."""


def audience_of(players: Iterable[Player]) -> int:
    """The seats of some players, a bit each."""
    audience = 0
    for player in players:
        audience |= 1 << player.seat
    return audience


def includes(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a stranger, is among an audience."""
    return bool(audience >> (STRANGER if seat is None else seat) & 1)


class Event(NamedTuple):
    """Something that happened: what, to whom, with which figures.

    The audience alone hears of it, and of its secret figures only those whom they are told `to`.
    """

    kind: str
    player: int | None
    facts: dict[str, Any]
    secret: dict[str, Any] = {}
    to: int = EVERYBODY
    audience: int = EVERYBODY

    def for_seat(self, seat: int | None) -> Event | None:
        """The same as this seat, or a stranger, may know it: nothing is left of who else knows what."""
        if not includes(self.audience, seat):
            return None
        return Event(self.kind, self.player, self.facts, self.secret if includes(self.to, seat) else {})

    def only_for(self, audience: int) -> Event:
        """The same for nobody outside an audience."""
        return self._replace(audience=self.audience & audience)
