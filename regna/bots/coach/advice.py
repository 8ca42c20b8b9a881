"""Advice: the best options of a question, what each promises, and why, by what a search saw of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...kernel import Chance, Match, Option, Perspective
from ..levels import budget
from ..search import Budget, OptionThought, Search
from ..search.node import Event
from .prospects import chances, expected, margin, parts

MOST_GAINS = 2
NOTEWORTHY = 0.25
"""Smaller differences, in points, are not worth a word."""
FEWEST_VISITS = 4
"""What was tried less often is not known well enough to be advised."""
HINT_ITERATIONS, HINT_SECONDS = 1500, 1.5
GAIN, RISK, HELP = "gain", "risk", "help"


class Reason(NamedTuple):
    """Something that an option brings more or less of than the others: to whoever chooses, or to a rival (`help`)."""

    kind: str
    what: str
    by: float


class Advice(NamedTuple):
    """An option, everybody's chances after it, by how much the seat will be ahead, why, and what may follow."""

    option: Option
    value: float
    visits: int
    chances: tuple[float, ...]
    margin: float
    reasons: tuple[Reason, ...]
    line: tuple[Event, ...]


class Hint(NamedTuple):
    """The options worth considering, the best first."""

    advice: tuple[Advice, ...]
    iterations: int


class Seen:
    """The mean of all that was seen after some answers."""

    def __init__(self) -> None:
        self.times = 0
        self.parts: dict[str, float] = {}
        self.standings: list[float] = []
        self.chances: list[float] = []

    def add(self, found: Mapping[str, float], standings: Sequence[float], shares: Sequence[float]) -> None:
        self.times += 1
        for name, value in found.items():
            self.parts[name] = self.parts.get(name, 0.0) + value
        self.standings = added(self.standings, standings)
        self.chances = added(self.chances, shares)

    def part(self, name: str) -> float:
        return self.parts.get(name, 0.0) / self.times

    def mean(self, sums: Sequence[float]) -> list[float]:
        return [each / self.times for each in sums]

    def without(self, other: Seen) -> Seen:
        """The rest of what was seen."""
        rest = Seen()
        rest.times = self.times - other.times
        rest.parts = {name: value - other.parts.get(name, 0.0) for name, value in self.parts.items()}
        rest.standings = [a - b for a, b in zip(self.standings, other.standings, strict=True)]
        return rest


def added(sums: Sequence[float], more: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(sums or [0.0] * len(more), more, strict=True)]


class Coach:
    """Watches a search, and tells what it saw of every option."""

    def __init__(self, perspective: Perspective, chance: Chance) -> None:
        self.seat = perspective.seat
        self.search = Search(perspective, chance, witness=self.see)
        self.seen: dict[Option, Seen] = {}
        self.all = Seen()

    def see(self, option: Option, match: Match) -> None:
        standings = expected(match)
        found, shares = parts(match, self.seat), chances(match, standings)
        for seen in (self.seen.setdefault(option, Seen()), self.all):
            seen.add(found, standings, shares)

    def try_as_often(self, option: Option, most: int) -> None:
        """Try an option as often as the best one, so that they can be compared."""
        while self.seen.get(option, NOTHING).times < most:
            self.search.iterate(option)

    def advice(self, thought: OptionThought, against: Seen | None = None) -> Advice:
        """What was seen of an option, compared with another or with all others."""
        seen = self.seen[thought.option]
        rest = against or self.all.without(seen)
        return Advice(
            thought.option,
            thought.value,
            thought.visits,
            tuple(seen.mean(seen.chances)),
            margin(seen.mean(seen.standings), self.seat),
            self.reasons(seen, rest) if rest.times else (),
            thought.line,
        )

    def reasons(self, seen: Seen, rest: Seen) -> tuple[Reason, ...]:
        """The greatest gains, and the greatest risk: something lost, or a rival helped."""
        more = [Reason(GAIN, name, seen.part(name) - rest.part(name)) for name in seen.parts]
        gains = sorted([each for each in more if each.by >= NOTEWORTHY], key=lambda each: -each.by)
        risks = [Reason(RISK, each.what, each.by) for each in more if each.by <= -NOTEWORTHY]
        risks += [each for each in self.help(seen, rest) if each.by >= NOTEWORTHY]
        return (*gains[:MOST_GAINS], *sorted(risks, key=lambda each: -abs(each.by))[:1])

    def help(self, seen: Seen, rest: Seen) -> list[Reason]:
        """By how much the rivals would be better off."""
        both = zip(seen.mean(seen.standings), rest.mean(rest.standings), strict=True)
        return [Reason(HELP, str(n), here - there) for n, (here, there) in enumerate(both) if n != self.seat]


NOTHING = Seen()


def hint_budget() -> Budget:
    """What a hint for somebody who waits may take."""
    return budget(HINT_ITERATIONS, HINT_SECONDS, timed=True)


def advise(perspective: Perspective, chance: Chance, budget: Budget, most: int = 3) -> Hint:
    """The best options of a seat's question, from what that seat can know."""
    coach = Coach(perspective, chance)
    found = coach.search.run(budget)
    tried = [each for each in found.options if each.visits >= min(FEWEST_VISITS, found.options[0].visits)]
    return Hint(tuple([coach.advice(each) for each in tried[:most]]), found.iterations)
