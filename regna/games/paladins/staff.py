"""Who is needed on slots: how many workers, and of which colours (p. 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .words import ANY, CRIMINAL


class Staff(NamedTuple):
    """What slots want: how many workers, and which colours; each colour but the criminals' comes once at most."""

    slots: tuple[int, ...]
    size: int
    colours: tuple[int, ...]


def staff_for(slots: Sequence[int]) -> Staff:
    colours = tuple(colour for colour in slots if colour != ANY)
    assert len([c for c in colours if c != CRIMINAL]) == len(dict.fromkeys(c for c in colours if c != CRIMINAL))
    return Staff(tuple(slots), len(slots), colours)
