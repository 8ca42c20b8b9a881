"""A bot that looks one answer ahead and judges what it finds by the game's evaluation."""

from __future__ import annotations

from ..kernel import Match, Option, Perspective
from .greedy import GreedyBot
from .search.judge import judge

OUT_OF = 100


class OnePlyBot(GreedyBot):
    """Takes what promises most at once; this many times in a hundred it chooses at random."""

    def __init__(self, seed: int, distracted: int = 0) -> None:
        super().__init__(seed)
        self.distracted = distracted

    def choose(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        if self.distracted and self.chance.below(OUT_OF) < self.distracted:
            return ask.options[self.chance.below(len(ask.options))]
        return super().choose(perspective)

    def worth(self, world: Match, seat: int) -> float:
        return judge(world)[seat]
