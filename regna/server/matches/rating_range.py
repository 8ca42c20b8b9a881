"""The ratings that a table accepts for the seats that anyone may take."""

from __future__ import annotations

from typing import NamedTuple

from ..errors import Declined


class RatingRange(NamedTuple):
    """From which rating to which; None is no limit."""

    least: int | None = None
    most: int | None = None

    def require(self, rating: int) -> None:
        """Decline a rating outside the range."""
        if self.least is not None and rating < self.least:
            raise Declined("server-rating-low", least=self.least, mine=rating)
        if self.most is not None and rating > self.most:
            raise Declined("server-rating-high", most=self.most, mine=rating)
