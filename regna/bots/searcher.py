"""A bot that searches."""

from __future__ import annotations

from ..kernel import Chance, Option, Perspective
from .search import Budget, Node, Search, Thought, think


class SearchBot:
    """Takes the option that a search within a budget has tried most.

    While a seat answers one question after another in the same step, the search goes on with the tree it has.
    """

    def __init__(self, seed: int, budget: Budget, workers: int = 1) -> None:
        self.chance = Chance()
        self.chance.seed(seed)
        self.budget = budget
        self.workers = workers
        self.kept: Node | None = None
        self.step = -1, -1

    def choose(self, perspective: Perspective) -> Option:
        ask = perspective.ask
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        if self.workers > 1:
            return self.think(perspective).best
        search = Search(perspective, self.chance, root=self.root(perspective))
        option = search.run(self.budget).best
        self.step = perspective.step_so_far
        self.kept = search.root.following.get((ask.seat, ask.prompt.name, option))
        return option

    def root(self, perspective: Perspective) -> Node | None:
        """What is left of the last search, if only its own seat has answered since, in the same step."""
        step, others = perspective.step_so_far
        return self.kept if (step, others) == self.step else None

    def think(self, perspective: Perspective) -> Thought:
        """What a search finds out about every option."""
        return think(perspective, self.chance, self.budget, self.workers)
