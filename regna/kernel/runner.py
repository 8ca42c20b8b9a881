"""The runner: takes a game's rules from question to question, step by step.

Between two steps everything is in the table. Inside a step the runner keeps the answers given since it began
(`script`); with the table frozen as it was then (`boundary`) any moment can be built again. Freezing costs as much as
a move, and few steps are gone back to: a table is kept now and then, and what lies between is played again if need be.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .flow import Ask, Flow, Parallel
from .game import Setup
from .log import Move, Reseed
from .outcome import CHANCE, Outcome
from .sealed import Answer, Sealed
from .state import Frozen
from .table import Table

MOST_SILENT_STEPS = 10_000
"""After this many steps without a question there will never be one."""
STEPS_BETWEEN = MOVES_BETWEEN = 16
"""After so many steps or answers another table is kept; also at the step after a boundary that somebody asked for."""


class Kept(NamedTuple):
    """A table as it was when a step began: its number, the content, and the outcomes that had been entered."""

    step: int
    frozen: Frozen
    outcomes: tuple[Outcome, ...]


class Runner:
    """Runs the rules of one match. It checks no answers: the match does."""

    __slots__ = (
        "_ask",
        "_flow",
        "_sealed",
        "can_fork",
        "due",
        "kept",
        "moves",
        "outcomes",
        "script",
        "setup",
        "since",
        "steps",
        "table",
    )

    _ask: Ask | None
    _flow: Flow | None
    _sealed: Sealed | None
    can_fork: bool
    due: int
    """The step at which the next table is kept, if not before."""
    kept: Kept
    moves: list[Move]
    outcomes: tuple[Outcome, ...]
    """Outcomes that had been entered and not used when the step began; the table keeps those that are left now."""
    script: list[Move | Reseed]
    setup: Setup
    since: list[Move | Reseed]
    """The answers between the step whose table is kept and this one."""
    steps: int
    table: Table

    # Questions

    @property
    def pending(self) -> tuple[Ask, ...]:
        """The questions that wait: one, or several seats' at once, or none when the match is over."""
        if self._ask is not None:
            return (self._ask,)
        return tuple(self._sealed.asks.values()) if self._sealed is not None else ()

    @property
    def over(self) -> bool:
        return self._ask is None and self._sealed is None

    def ask_for(self, seat: int) -> Ask | None:
        """The question that waits for this seat."""
        if self._ask is not None:
            return self._ask if self._ask.seat == seat else None
        return self._sealed.asks.get(seat) if self._sealed is not None else None

    @property
    def ready(self) -> list[int]:
        """The seats that have nothing left to answer while others still choose in secret."""
        sealed = self._sealed
        return [] if sealed is None else [seat for seat in sealed.flows if seat not in sealed.asks]

    @property
    def sealed_at(self) -> tuple[int, int] | None:
        """Which secret choice is open, if one is: its step, and how many answers had been given in it before."""
        return None if self._sealed is None else (self.steps, self._sealed.since)

    def answers(self, seat: int) -> list[Answer]:
        """What a seat has answered in a secret choice that is still open."""
        return [] if self._sealed is None else self._sealed.answers.get(seat, [])

    # Boundaries

    @property
    def boundary(self) -> Frozen:
        """The table as it was when this step began; who asks for it here may ask again at the next step."""
        if self.kept.step != self.steps:
            self.keep(self.rebuild())
        self.due = self.steps + 1
        return self.kept.frozen

    def keep(self, frozen: Frozen) -> None:
        """Keep the table that this step began with."""
        self.kept = Kept(self.steps, frozen, self.outcomes)
        self.since.clear()
        self.due = self.steps + STEPS_BETWEEN

    def rebuild(self) -> Frozen:
        """The table that this step began with, played again from the one that is kept."""
        assert self.can_fork, "this match was started without `can_fork`"
        again = Runner()
        again.setup, again.can_fork = self.setup, True
        again.kept, again.due = self.kept, self.steps
        again.moves, again.script, again.since = [], [], []
        again.steps = self.kept.step - 1
        again.table = self.table.thaw(self.kept.frozen)
        again.table.outcomes = self.kept.outcomes
        again.begin_step()
        again.advance(None)
        for entry in self.since:
            again.give(entry)
        return again.kept.frozen

    # Running

    def begin_step(self) -> None:
        """Begin the next step, unless the match is over."""
        table, game = self.table, self.setup.game
        self._ask = self._sealed = self._flow = None
        self.steps += 1
        self.outcomes = table.outcomes
        if self.can_fork:
            self.since += self.script
            if self.steps >= self.due or len(self.since) >= MOVES_BETWEEN:
                self.keep(table.freeze())
        self.script.clear()
        if not game.over(table):
            self._flow = game.step(table)

    def advance(self, value: Any) -> None:
        """Run the rules to the next question, if need be through the end of this step."""
        last = self.steps + MOST_SILENT_STEPS
        while self._flow is not None:
            try:
                request = self._flow.send(value)
            except StopIteration:
                assert self.steps < last, "the rules go round in circles"
                self.begin_step()
                value = None
                continue
            if type(request) is Ask:
                self._ask = request
                self._sealed = None
                return
            assert type(request) is Parallel
            sealed = Sealed(request.flows, self.table, len(self.script), len(self.moves))
            if sealed.asks:
                self._ask = None
                self._sealed = sealed
                return
            value = sealed.finish()

    def answer(self, move: Move) -> None:
        """Hand an answer to the flow that waits for it; an entered outcome answers no question."""
        self.script.append(move)
        if move[0] == CHANCE:
            move[1].enter(self.table)
            return
        sealed = self._sealed
        if sealed is None:
            self.advance(move[1])
            return
        sealed.answer(*move)
        if not sealed.asks:
            self.table.revealed |= sealed.asked > 1
            self.advance(sealed.finish())

    def give(self, entry: Move | Reseed) -> None:
        """Give an answer of a script again, also one that gave itself."""
        if isinstance(entry, Reseed):
            self.table.chance.seed(entry.seed)
            self.table.outcomes = ()
            self.script.append(entry)
        else:
            self.table.actor = entry[0]
            self.answer(entry)

    def answer_forced(self) -> None:
        """Questions with one answer answer themselves, unless the moment matters."""
        while True:
            ask = self._ask
            if ask is not None:
                if ask.prompt.matters or len(ask.options) > 1:
                    return
            elif self._sealed is None or (ask := self._sealed.forced()) is None:
                return
            self.answer((ask.seat, ask.options[0]))
