"""Puzzles: positions of simulated matches where a search finds one answer clearly better than the others."""

from __future__ import annotations

from typing import NamedTuple

from ..bots import make
from ..bots.search import Budget, OptionThought, Thought, think
from ..kernel import Ask, Chance, Match, Perspective, Setup

PLAYERS = "squire"
"""Who plays the matches."""
FEWEST_OPTIONS = 4
QUICK, THOROUGH = 150, 2000
"""Iterations of the search that finds a position, and of those that confirm it."""
CLEAR = 0.05
"""How much more the best answer promises than any other, from 0 to 1."""
CONSIDERED = 12
"""Visits below which the value of an option means nothing."""
LATEST_START = 200
"""The search for a puzzle begins at one of this many first moves, so that puzzles come from every part of a match."""


class Puzzle(NamedTuple):
    """A match at a question of a seat, the moves that led there, and what a search has found."""

    match: Match
    moves: list[str]
    perspective: Perspective
    thought: Thought

    @property
    def ask(self) -> Ask:
        assert self.perspective.ask is not None
        return self.perspective.ask


def find_puzzle(setup: Setup) -> Puzzle | None:
    """The first puzzle of a simulated match from a move that its seed determines; the same every time.

    Its answer is to do something: to decline or to stop is no puzzle.
    """
    match, moves, chance = Match(setup), list[str](), Chance()
    chance.seed(setup.seed)
    start = chance.below(LATEST_START)
    players = [make(PLAYERS, setup.seed + seat) for seat in range(setup.seats)]
    while match.pending:
        ask = match.pending[0]
        perspective = match.perspective(ask.seat)
        if len(moves) >= start and len(ask.options) >= FEWEST_OPTIONS:
            thought = clear_thought(perspective, chance)
            if thought is not None and ask.prompt.parts(thought.best):
                return Puzzle(match, moves, perspective, thought)
        option = players[ask.seat].choose(perspective)
        moves.append(match.write(ask, option))
        match.apply(ask.seat, option)
    return None


def clear_thought(perspective: Perspective, chance: Chance) -> Thought | None:
    """What a search finds, if its answer is clear at once and two thorough searches confirm it."""
    thought = think(perspective, chance, Budget(QUICK))
    for _ in range(2):
        if not is_clear(thought):
            return None
        best = thought.best
        thought = think(perspective, chance, Budget(THOROUGH))
        if thought.best != best:
            return None
    return thought if is_clear(thought) else None


def is_clear(thought: Thought) -> bool:
    best, others = thought.options[0], [each for each in thought.options[1:] if is_considered(each)]
    return bool(others) and all(best.value - other.value >= CLEAR for other in others)


def is_considered(option: OptionThought) -> bool:
    return option.visits >= CONSIDERED
