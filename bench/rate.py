"""What is measured: processor time, so that others who use the machine count less."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import NamedTuple

Figures = dict[str, float]
"""What was measured, by its name: seconds, so many per second, or multiples."""


class Rate(NamedTuple):
    """Work done in a timed stretch: choices among several options, and all steps with the forced ones."""

    choices: int
    steps: int
    seconds: float

    def figures(self) -> Figures:
        return {"choices": self.choices / self.seconds, "steps": self.steps / self.seconds}


def timed(action: Callable[[], object], repeats: int = 1) -> float:
    """The seconds that something takes."""
    start = process_time()
    for _ in range(repeats):
        action()
    return (process_time() - start) / repeats
