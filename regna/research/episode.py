"""An episode: one match, seen and played in numbers. The environments put their customs around it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel import Ask, Match, NotOffered, Setup
from ..kernel.evaluation import shares_of
from .actions import Actions
from .encoder import Flat, Observer, encoder_for

Mask = NDArray[np.int8]


class Episode:
    """A match whose questions are answered by numbers, one seat after another.

    Where several choose at the same time, each is asked in turn and sees nothing of what the others have answered.
    """

    __slots__ = ("actions", "ask", "encoders", "legal", "match", "observers")

    ask: Ask | None
    """The question that is to be answered now; None when the match is over."""
    legal: list[int]
    """The actions that answer it, in the order of its options."""

    def __init__(self, setup: Setup, actions: Actions, *, can_fork: bool = False) -> None:
        self.match = Match(setup, can_fork=can_fork)
        self.actions = actions
        self.encoders = [encoder_for(self.match, seat) for seat in range(setup.seats)]
        self.observers = [Observer(encoder) for encoder in self.encoders]
        self.look()

    def look(self) -> None:
        """Find the next question."""
        pending = self.match.pending
        self.ask = pending[0] if pending else None
        self.legal = self.actions.of(pending[0]) if pending else []

    def act(self, action: int) -> None:
        """Answer the question; an action that is not offered is refused and changes nothing."""
        ask = self.ask
        if ask is None or action not in self.legal:
            offered = ", ".join(map(str, self.legal))
            raise NotOffered("not-offered", move=str(action), offered=offered)
        self.match.apply(ask.seat, ask.options[self.legal.index(action)])
        self.look()

    def observe(self, seat: int) -> Flat:
        """What a seat sees, as numbers."""
        return self.observers[seat](self.match.table, self.match.ask_for(seat))

    def mask(self, seat: int) -> Mask:
        """A 1 for every action that answers the seat's question; none if it has no question."""
        mask, ask = bytearray(self.actions.size), self.match.ask_for(seat)
        if ask is not None:
            for action in self.legal if ask is self.ask else self.actions.of(ask):
                mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as plain data: its view of the table, and its question with every move by its number."""
        ask = self.match.ask_for(seat)
        question = None if ask is None else {"prompt": ask.prompt.name, "moves": self.actions.named(ask)}
        return {"table": self.match.view(seat), "question": question}

    def rewards(self) -> list[float]:
        """For every seat 1 for a victory, -1 for a defeat; who shares a victory has something between."""
        shares = shares_of(self.match.result().winners, self.match.setup.seats)
        return [2 * share - 1 for share in shares]

    def outcome(self, seat: int) -> dict[str, Any]:
        """What is said of a match that has ended."""
        scores = self.match.result().scores
        return {"points": sum(scores[seat].values()), "moves": len(self.match.moves)}
