"""Root parallelism: several searches of the same question side by side, whose findings are added up."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection

from ...kernel import Chance, Perspective
from .budget import Budget
from .search import Search
from .thought import OptionThought, Thought


def think(perspective: Perspective, chance: Chance, budget: Budget, workers: int = 1) -> Thought:
    """What a search finds out; with several workers each of them searches as long, in a process of its own.

    The processes are forks of this one, which has the perspective; where processes cannot fork, one searches alone.
    """
    if workers == 1 or "fork" not in get_all_start_methods():
        return Search(perspective, chance).run(budget)
    context = get_context("fork")
    running = []
    for _ in range(workers - 1):
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=send_thought, args=(there, perspective, chance.split(), budget), daemon=True)
        process.start()
        there.close()
        running.append((process, here))
    thoughts = [Search(perspective, chance).run(budget)]
    for process, here in running:
        thoughts.append(here.recv())
        process.join()
    return together(thoughts)


def send_thought(there: Connection, perspective: Perspective, chance: Chance, budget: Budget) -> None:
    there.send(Search(perspective, chance).run(budget))


def together(thoughts: Sequence[Thought]) -> Thought:
    """The thoughts of several searches as one; the line of an option is that of the search that tried it most."""
    options = []
    for each in thoughts[0].options:
        same = [other for thought in thoughts for other in thought.options if other.option == each.option]
        visits = sum(other.visits for other in same)
        value = sum(other.visits * other.value for other in same) / visits if visits else 0.0
        options.append(OptionThought(each.option, visits, value, max(same, key=lambda other: other.visits).line))
    options.sort(key=lambda each: (-each.visits, -each.value))
    return Thought(tuple(options), sum(thought.iterations for thought in thoughts))
