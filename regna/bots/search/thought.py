"""What a search found out: for every option how often it was tried, what it promises, and what may follow."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel import Option
from .node import Event, Node

LONGEST_LINE = 8


class OptionThought(NamedTuple):
    """One option as the search sees it. `value` is what the seat expects, from 0 to 1; `line` what likely follows."""

    option: Option
    visits: int
    value: float
    line: tuple[Event, ...]


class Thought(NamedTuple):
    """All options, the best first, and how many iterations it took."""

    options: tuple[OptionThought, ...]
    iterations: int

    @property
    def best(self) -> Option:
        return self.options[0].option


def thought_of(root: Node, seat: int, question: str, options: list[Option], iterations: int) -> Thought:
    found = []
    for option in options:
        edge = root.edges.get(option)
        event = (seat, question, option)
        line = (event, *line_from(root.following.get(event)))
        found.append(OptionThought(option, edge.visits if edge else 0, edge.mean if edge else 0.0, line))
    found.sort(key=lambda each: (-each.visits, -each.value))
    return Thought(tuple(found), iterations)


def line_from(node: Node | None) -> list[Event]:
    """What was seen most often after a moment, one event after another."""
    line: list[Event] = []
    while node is not None and node.following and len(line) < LONGEST_LINE:
        event, node = max(node.following.items(), key=lambda each: each[1].passed)
        line.append(event)
    return line
