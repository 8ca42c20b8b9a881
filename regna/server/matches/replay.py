"""Replaying: a match as it stood after some of its lines."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ...kernel import Match, Setup
from ...kernel.record import begin, follow

MAX_REPLAYS = 64


class Replays:
    """Matches replayed recently, with their lines: the next moment is usually a line or two later."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, tuple[Match, list[str]]] = OrderedDict()

    def match_at(self, match_id: str, lines: list[str], setup: Callable[[], Setup]) -> Match:
        """The match after these lines, from where it was left if they go on from there."""
        match, made = self.found.pop(match_id, (None, []))
        if match is None or lines[: len(made)] != made:
            match, _, past = begin(Match, setup(), 0, lines)
            made = lines[:past]
        for line in lines[len(made) :]:
            follow(match, line)
        self.found[match_id] = match, lines
        if len(self.found) > MAX_REPLAYS:
            self.found.popitem(last=False)
        return match
