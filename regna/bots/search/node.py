"""The tree: what a seat may have noticed since the root, and how well its answers did."""

from __future__ import annotations

from math import log, sqrt

from ...kernel import Option

Event = tuple[int, str, Option]
"""A seat, the name of its question, and its answer."""


class Edge:
    """An answer: how often it was given, how often it could have been, and what came of it."""

    __slots__ = ("chances", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.chances = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A moment as one seat sees it; worlds and hidden answers that the seat cannot tell apart share it."""

    __slots__ = ("edges", "following", "passed", "promise", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.passed = 0
        self.edges: dict[Option, Edge] = {}
        self.following: dict[Event, Node] = {}
        self.promise: dict[Option, float] = {}

    def after(self, event: Event) -> Node:
        """The moment after something that the seat noticed."""
        found = self.following.get(event)
        if found is None:
            found = self.following[event] = Node()
        found.passed += 1
        return found


class Scale:
    """The least and the greatest value a seat has met, to compare values of any size with how little is known."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = float("inf")
        self.high = float("-inf")

    def note(self, value: float) -> None:
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value

    def urgency(self, edge: Edge, exploration: float) -> float:
        """What an answer promises, and more the less often it was tried when it could have been (UCB)."""
        width = self.high - self.low
        mean = (edge.total / edge.visits - self.low) / width if width > 0 else 0.5
        return mean + exploration * sqrt(log(edge.chances) / edge.visits)
