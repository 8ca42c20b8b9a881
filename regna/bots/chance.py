"""A bot that picks any option, all alike."""

from __future__ import annotations

from random import Random

from ..kernel import Ask, Option, Perspective


class RandomBot:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, perspective: Perspective) -> Option:
        assert perspective.ask is not None
        return self.pick(perspective.ask)

    def pick(self, ask: Ask) -> Option:
        options = ask.options
        return options[int(self.random() * len(options))]
