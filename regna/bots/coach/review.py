"""Review: every decision of a match that is over is judged by what its seat could know then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from ...kernel import Chance, Match, Option, Perspective, Setup
from ...kernel.outcome import is_outcome
from ...kernel.record import UNDO, begin, follow
from ...kernel.undo import moves_to_undo
from ..search import Budget
from .advice import Advice, Coach

WORST = 3
CLOSER = 6
"""Decisions that are looked at closely, to find the three that cost most."""
QUICK, CLOSE = 60, 600
"""Iterations for a decision."""
LEAST_LOSS = 0.01
"""A decision that costs less of a victory is not a mistake."""


class Decision(NamedTuple):
    """A choice among several options: after how many lines, whose, and what was chosen."""

    at: int
    seat: int
    move: str


class Assessment(NamedTuple):
    """A decision: what was best and what was chosen, as a search saw them."""

    best: Advice
    played: Advice

    @property
    def loss(self) -> float:
        """How much of a victory the choice cost; nothing if it was the best."""
        return max(0.0, self.best.value - self.played.value)


def decisions(setup: Setup, lines: Sequence[str]) -> list[Decision]:
    """The decisions of a match that were not taken back, in their order."""
    match, _, past = begin(Match, setup, 0, lines)
    made: list[Decision | None] = []
    for at, line in enumerate(lines[past:], past):
        _, _, words = line.partition(" ")
        if undo := UNDO.fullmatch(words):
            gone = moves_to_undo(match, match.address(line)[0], int(undo[1]), undo[2] is not None)
            made = [each for number, each in enumerate(made) if number not in gone]
        else:
            made.append(None if is_outcome(line) else decision(match, at, line))
        follow(match, line)
    return [each for each in made if each is not None]


def decision(match: Match, at: int, line: str) -> Decision | None:
    """Whose choice a line is and what it was, if there was another."""
    seat, _ = match.address(line)
    ask = match.ask_for(seat)
    return Decision(at, seat, line) if ask is not None and len(ask.options) > 1 else None


def assess(perspective: Perspective, played: Option, chance: Chance, budget: Budget) -> Assessment:
    """What was best and what was chosen, after each has been tried equally often."""
    coach = Coach(perspective, chance)
    thought = coach.search.run(budget)
    coach.try_as_often(played, thought.options[0].visits)
    found = {each.option: each for each in coach.search.thought().options}
    best = max((thought.best, played), key=lambda option: found[option].value)
    return Assessment(
        coach.advice(found[best], coach.seen[played] if best != played else None),
        coach.advice(found[played], coach.seen[best] if best != played else None),
    )


class Judged(TypedDict):
    """A decision as it is stored: everybody's chances before it, and what it cost; `more` after a closer look."""

    at: int
    seat: int
    chances: list[float]
    loss: float
    more: Any


class Review:
    """Which decisions are still to be judged: all of them quickly, then those closely that seem to have cost most."""

    def __init__(self, found: Sequence[Decision], judged: Sequence[Judged] = ()) -> None:
        self.decisions = list(found)
        self.judged = list(judged)

    @property
    def total(self) -> int:
        return len(self.decisions) + CLOSER

    @property
    def judgements(self) -> int:
        """How many judgements have been made."""
        return len(self.judged) + sum(each["more"] is not None for each in self.judged)

    def next(self) -> tuple[Decision, bool] | None:
        """The next decision to judge, and whether closely; None when the review is complete."""
        if len(self.judged) < len(self.decisions):
            return self.decisions[len(self.judged)], False
        closely = sum(each["more"] is not None for each in self.judged)
        doubtful = [n for n, each in enumerate(self.judged) if each["more"] is None and each["loss"] >= LEAST_LOSS]
        if closely >= CLOSER or not doubtful:
            return None
        return self.decisions[max(doubtful, key=lambda n: self.judged[n]["loss"])], True

    def note(self, judged: Judged) -> None:
        """Keep the judgement of the decision that was next."""
        if judged["more"] is None:
            self.judged.append(judged)
        else:
            at = [each["at"] for each in self.judged].index(judged["at"])
            self.judged[at] = judged

    def worst(self) -> list[Judged]:
        """The decisions that cost most, in their order."""
        costly = [each for each in self.judged if each["more"] is not None and each["loss"] >= LEAST_LOSS]
        return sorted(sorted(costly, key=lambda each: -each["loss"])[:WORST], key=lambda each: each["at"])
