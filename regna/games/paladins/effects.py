"""What cards do, as small values."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .words import Reward

# Paladins: one ability, for a round


class Saves(NamedTuple):
    """So much less to pay for an action."""

    action: int
    n: int


class Brings(NamedTuple):
    """A reward with every such action."""

    action: int
    gain: Reward


EVERYTHING = 99


# Townsfolk: what they answer to besides actions and repaid debts


class Ability(IntEnum):
    """When townsfolk act at an Inquisition: always, with two suspicions or more, or with none."""

    ALWAYS = 1
    SUSPECT = 2
    INNOCENT = 3


# Converted Outsiders, at the end


class PerActions(NamedTuple):
    """A point for each so many of what an action leaves on the table (A11)."""

    action: int
    number: int = 2


class PerAttribute(NamedTuple):
    """A point for each so many on a track."""

    attribute: int
    number: int = 4


class PerAttacked(NamedTuple):
    """A point for each attacked Outsider of a faction."""

    faction: str


class PerOrder(NamedTuple):
    """A point, and another for each King's Order fulfilled."""


class PerMercenary(NamedTuple):
    """A point, and another for each converted Mercenary."""


class PerPaidDebt(NamedTuple):
    """A point for each debt paid off."""


class PerSuspicion(NamedTuple):
    """A point for each suspicion."""


class MilderDebts(NamedTuple):
    """Each unpaid debt costs a point less."""


Bonus = (
    PerActions | PerAttribute | PerAttacked | PerOrder | PerMercenary | PerPaidDebt | PerSuspicion | MilderDebts
)  # fmt: skip
