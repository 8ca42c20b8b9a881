"""What paladins and townsfolk do, as small values."""

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


class Borrows(NamedTuple):
    """A debt instead of the coins or provisions of an action, every time one likes."""


class Nothing(NamedTuple):
    """No ability: the paladin has other merits."""


EVERYTHING = 99


# Townsfolk: what they answer to


class Trigger(IntEnum):
    """What cards answer to besides actions; below zero, so that no action of any box can have its number."""

    REPAY = -1
    INQUISITION = -2
    PASS = -3
    RESET = -4
    RALLY = -5


class Ability(IntEnum):
    """When townsfolk act at an Inquisition: always, with two suspicions or more, or with none."""

    ALWAYS = 1
    SUSPECT = 2
    INNOCENT = 3
