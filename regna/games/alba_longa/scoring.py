"""Who has won (p. 13)."""

from __future__ import annotations

from .state import King, Latium
from .tracks import ALL_MONUMENTS, POPULATION_GOAL


def winners(t: Latium) -> list[int]:
    """All monuments and enough people; ties go by people, then by goods (A55). The last one left wins (A29)."""
    survivors = [me for me in t.players if me.alive]
    if len(survivors) == 1:
        return [survivors[0].seat]
    done = [me for me in survivors if me.monuments == ALL_MONUMENTS and me.population >= POPULATION_GOAL]
    best = max(map(rank, done), default=None)
    return [me.seat for me in done if rank(me) == best]


def rank(me: King) -> tuple[int, int]:
    return me.population, me.wheat + me.silver


def score(t: Latium) -> list[dict[str, int]]:
    """How far everybody has come: monuments and people. A king who is gone has nothing."""
    return [{"monuments": me.monuments * me.alive, "population": me.population * me.alive} for me in t.players]
