"""An episode: one match, seen and played in numbers. The environments put their customs around it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel import Ask, Match, NotOffered, Setup
from ..kernel.evaluation import shares_of
from .actions import Actions
from .encoder import Observer, encoders_for

Mask = NDArray[np.int8]
Observation = dict[str, Any]
INT8 = np.dtype(np.int8)


class Episode:
    """A match whose questions are answered by numbers, one seat after another.

    Where several choose at the same time, each is asked in turn and sees nothing of what the others have answered.
    """

    __slots__ = ("actions", "ask", "encoders", "legal", "match", "observer")

    ask: Ask | None
    """The question that is to be answered now; None when the match is over."""
    legal: list[int]
    """The actions that answer it, in the order of its options."""

    def __init__(self, setup: Setup, actions: Actions, *, can_fork: bool = False) -> None:
        self.match = Match(setup, can_fork=can_fork)
        self.actions = actions
        self.encoders = encoders_for(self.match)
        self.observer = Observer(self.encoders)
        self.look()

    def look(self) -> None:
        """Find the next question."""
        pending = self.match.pending
        self.ask = ask = pending[0] if pending else None
        self.legal = [] if ask is None else self.actions.of(ask)

    def act(self, action: int) -> None:
        """Answer the question; an action that is not offered is refused and changes nothing."""
        ask = self.ask
        try:
            place = self.legal.index(action)
        except ValueError:
            offered = ", ".join(map(str, self.legal))
            raise NotOffered("not-offered", move=str(action), offered=offered) from None
        assert ask is not None, "what is not asked has no legal answers"
        self.match.apply(ask.seat, ask.options[place])
        self.look()

    def observe(self, seat: int) -> Observation:
        """What a seat sees, as numbers, and which actions it may take now."""
        ask = self.match.ask_for(seat)
        return {"observation": self.observer.observe(seat, self.match.table, ask), "action_mask": self.mask_of(ask)}

    def mask(self, seat: int) -> Mask:
        """A 1 for every action that answers the seat's question; none if it has no question."""
        return self.mask_of(self.match.ask_for(seat))

    def mask_of(self, ask: Ask | None) -> Mask:
        mask = bytearray(self.actions.size)
        if ask is not None:
            for action in self.legal if ask is self.ask else self.actions.of(ask):
                mask[action] = 1
        return np.frombuffer(mask, INT8)

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
