"""Who has more than everybody else (p. 14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .latium import King


def leader(kings: Sequence[King], count: Callable[[King], int]) -> King | None:
    """The king with most, if he has any and nobody has as many (A36)."""
    most = max(kings, key=count)
    best = count(most)
    return most if best and sum(count(me) == best for me in kings) == 1 else None
