"""Conspire (p. 15, the opponent's p. 30)."""

from __future__ import annotations

from ....kernel import Flow, Option
from ..action import Action, Solo
from ..gains import fire, receive
from ..opponent_track import always
from ..state import Kingdom, Noble
from ..suspicion import take_suspicion
from ..words import ANY, CONSPIRE, CONSPIRING, CRIMINAL, LABOURER


def conspire(t: Kingdom, me: Noble, target: None) -> Flow:
    """Any worker brings a criminal."""
    yield from fire(t, me, CONSPIRE, [(CRIMINAL, 1)])


def opponent_conspires(t: Kingdom, me: Noble, target: Option) -> Flow:
    """A suspicion, and two workers."""
    yield from take_suspicion(t, me)
    yield from receive(t, me, ((LABOURER, 2),))


ACTION = Action(
    CONSPIRE, "conspire", CONSPIRING, (ANY,), conspire, solo=Solo(30, always, opponent_conspires)
)  # fmt: skip
