"""The runner: takes a game's rules from question to question, step by step.

Between two steps everything is in the table. Inside a step the runner keeps the table frozen as it was when the
step began (`boundary`) and the answers given since (`script`), so any moment can be built again.
"""

from __future__ import annotations

from typing import Any

from .flow import Ask, Flow, Parallel
from .game import Setup
from .log import Move, Reseed
from .outcome import CHANCE, Outcome
from .sealed import Answer, Sealed
from .state import Frozen
from .table import Table

MOST_SILENT_STEPS = 10_000
"""After this many steps without a question there will never be one."""


class Runner:
    """Runs the rules of one match. It checks no answers: the match does."""

    __slots__ = (
        "_ask",
        "_flow",
        "_sealed",
        "boundary",
        "can_fork",
        "moves",
        "outcomes",
        "script",
        "setup",
        "steps",
        "table",
    )

    _ask: Ask | None
    _flow: Flow | None
    _sealed: Sealed | None
    boundary: Frozen
    can_fork: bool
    moves: list[Move]
    outcomes: tuple[Outcome, ...]
    """Outcomes that had been entered and not used when the step began; the table keeps those that are left now."""
    script: list[Move | Reseed]
    setup: Setup
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

    # Running

    def begin_step(self) -> None:
        """Begin the next step, unless the match is over."""
        table, game = self.table, self.setup.game
        self._ask = self._sealed = self._flow = None
        self.script.clear()
        self.steps += 1
        self.outcomes = table.outcomes
        if self.can_fork:
            self.boundary = table.freeze()
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
