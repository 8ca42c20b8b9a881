"""Who is needed on slots: how many workers, and of which colours (p. 12)."""

from __future__ import annotations

from functools import cache

from .words import ANY, CRIMINAL


class Staff:
    """What slots want: how many workers, and which colours; each colour but the criminals' comes once at most."""

    __slots__ = ("colours", "criminals", "size", "slots")

    def __init__(self, slots: tuple[int, ...]) -> None:
        """`criminals` is how many of them it takes, by the other colours that are there, a bit each."""
        self.slots = slots
        self.size = len(slots)
        self.colours = tuple(colour for colour in slots if colour != ANY)
        coloured = [colour for colour in self.colours if colour != CRIMINAL]
        assert len(coloured) == len(dict.fromkeys(coloured))
        least = slots.count(CRIMINAL)
        self.criminals = [least + sum(not there >> n & 1 for n in coloured) for there in range(1 << CRIMINAL)]


@cache
def staff_for(slots: tuple[int, ...]) -> Staff:
    """One for the same slots, so that tables can be kept by it."""
    return Staff(slots)
