"""Another engine, and how it is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ..rate import Figures, Rate, timed

COPIES = 100
Steps = Iterator[tuple[int, Any]]


class Peer(NamedTuple):
    """A game of another engine."""

    title: str
    language: str
    play: Callable[[Random], Steps]
    """Plays one random game: before each step of a player the number of options, and the position."""
    copy: Callable[[Any], object]

    def measure(self, seconds: float, seed: int) -> Figures:
        """All the figures of the game."""
        return {**self.play_random(seconds, seed).figures(), "copy": self.time_copy(seed)}

    def play_random(self, seconds: float, seed: int) -> Rate:
        """Play whole random games, set-up included, until so many seconds have passed, after one untimed game."""
        seeds = Random(seed)
        for _ in self.play(seeds):
            pass
        choices = steps = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            for options, _ in self.play(seeds):
                choices += options > 1
                steps += 1
        return Rate(choices, steps, elapsed)

    def time_copy(self, seed: int) -> float:
        """The seconds that a copy takes halfway through a random game."""
        middle = sum(1 for _ in self.play(Random(seed))) // 2
        _, position = next(islice(self.play(Random(seed)), middle, None))
        return timed(lambda: self.copy(position), COPIES)
