"""Everything that is measured of one game of ours, once."""

from __future__ import annotations

from . import environments, ours
from .ours import Box
from .rate import Figures

SHORT, LONG = 600, 1000
"""Moves of the records that are replayed."""


def measure(box: Box, seconds: float, seed: int) -> Figures:
    """All the figures of a game; whatever is a rate is counted for so many seconds."""
    return {
        **ours.play_random(box, seconds, seed).figures(),
        "copy": ours.time_fork(box, seed),
        "imagine": ours.time_imagine(box, seed),
        "search": ours.search(box, seconds, seed),
        "replay short": ours.time_replay(box, SHORT, seed),
        "replay long": ours.time_replay(box, LONG, seed),
        "undo": ours.time_undo(box, LONG, seed),
        **environments.costs(box, seconds, seed),
    }
