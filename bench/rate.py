"""What is measured of random play, ours and others'."""

from __future__ import annotations

from typing import NamedTuple


class Rate(NamedTuple):
    """Work done in a timed stretch: choices among several options, and all steps with the forced ones."""

    decisions: int
    ticks: int
    seconds: float
