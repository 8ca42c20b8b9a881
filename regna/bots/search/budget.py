"""How long a search may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

CHECKED_EVERY = 8


@dataclass(frozen=True)
class Budget:
    """The iterations and seconds that a search may take; without seconds the same search gives the same answer."""

    iterations: int
    seconds: float | None = None
    clock: Callable[[], float] = perf_counter

    def start(self) -> Meter:
        return Meter(self)


class Meter:
    """Counts what a search has used of its budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = budget.clock() if budget.seconds is not None else 0.0
        self.done = 0
        self.left = budget.iterations

    def tick(self) -> None:
        """Another iteration is done."""
        self.done += 1
        self.left -= 1
        if self.budget.seconds is not None and self.done % CHECKED_EVERY == 0:
            self.look_at_the_clock(self.budget.seconds)

    def look_at_the_clock(self, seconds: float) -> None:
        """Expect no more iterations than there is time for, at the pace so far."""
        used = self.budget.clock() - self.begun
        fit = int(self.done * (seconds - used) / used) if used > 0 else self.left
        self.left = max(0, min(self.budget.iterations - self.done, fit))
