"""How strong players must be who sit down where anyone may."""

from __future__ import annotations

from typing import NamedTuple

from ..errors import Declined


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
