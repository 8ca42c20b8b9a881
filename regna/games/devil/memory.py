"""What rulers remember of the deals: each chest they opened, and what they found in their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .constants import GOODS

CIRCULATIONS = 2


class View(NamedTuple):
    """A chest that was opened: icon, price, whether it was taken already or now, for which shards, and its offer."""

    icon: int
    price: int
    was_taken: int
    took: int
    pure: int
    tainted: int
    pardons: int
    wood: int = 0
    stone: int = 0
    wheat: int = 0
    glass: int = 0
    marble: int = 0
    coin: int = 0

    @property
    def offer(self) -> list[int]:
        return list(self[-len(GOODS) :])


class Return(NamedTuple):
    """One's own chest as it came back: whether it was taken, the shards in it, and what had been asked."""

    taken: int
    pure: int
    tainted: int
    price: int


VIEW, RETURN = len(View._fields), len(Return._fields)
ROUND = CIRCULATIONS * VIEW + RETURN


class Remembered(NamedTuple):
    """The deals of one round, as far as they have come."""

    views: tuple[View, ...]
    returned: Return | None


def recall(seen: Sequence[int]) -> tuple[Remembered, ...]:
    """The rounds that a ruler's memory is about."""
    return recall_rounds(tuple(seen))


@lru_cache(maxsize=256)
def recall_rounds(seen: tuple[int, ...]) -> tuple[Remembered, ...]:
    """The same memory is asked for again and again, in every world that is imagined."""
    return tuple(recall_round(seen[start : start + ROUND]) for start in range(0, len(seen), ROUND))


def recall_round(seen: tuple[int, ...]) -> Remembered:
    whole = len(seen) == ROUND
    views = [View(*seen[start : start + VIEW]) for start in range(0, min(len(seen), CIRCULATIONS * VIEW), VIEW)]
    return Remembered(tuple(views), Return(*seen[-RETURN:]) if whole else None)
