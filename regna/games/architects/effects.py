"""What cards do, as small values. `rules` resolves those that happen at once, `scoring` those at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...kernel import Flow
from .state import Architect, Site

# At once


class Gain(NamedTuple):
    """Goods, silver, virtue, building cards and debts, in that order."""

    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0
    virtue: int = 0
    cards: int = 0
    debts: int = 0


class Either(NamedTuple):
    """One of two gains."""

    one: Gain
    other: Gain


Odd = Callable[[Site, Architect], Flow]
"""The effect of one card alone: a rule of its own."""

Effect = Gain | Either | Odd


# At the end of the game

Count = Callable[[Site, Architect], int]


class VirtuePer(NamedTuple):
    """1 virtue for each full number of something, before scoring."""

    number: int
    of: Count


class VirtueIf(NamedTuple):
    """Virtue on a condition, before scoring."""

    virtue: int
    holds: Count


class PointsPer(NamedTuple):
    """1 point for each full number of something."""

    number: int
    of: Count


class PointsIf(NamedTuple):
    """Points on a condition."""

    points: int
    holds: Count


class DebtPoints(NamedTuple):
    """This many points more for every unpaid debt."""

    points: int


EndEffect = VirtuePer | VirtueIf | PointsPer | PointsIf | DebtPoints


# Abilities of apprentices


class On(NamedTuple):
    """A gain that comes with an action or an event."""

    event: str
    gain: Gain


class Exchange(NamedTuple):
    """One more exchange at the King's Storehouse."""

    pay: Gain
    gain: Gain


class Cheaper(NamedTuple):
    """So much silver less."""

    event: str
    silver: int


class Discreet(NamedTuple):
    """So much virtue less to lose."""

    event: str
    virtue: int


class Release(NamedTuple):
    """At a reset of the Black Market, this many own workers may leave the Prison."""

    workers: int


class Innocent(NamedTuple):
    """At a reset of the Black Market, a gain for whoever has nobody in the Prison."""

    gain: Gain


class Helper(NamedTuple):
    """Counts as this many more workers at a place."""

    event: str
    workers: int


Ability = On | Exchange | Cheaper | Discreet | Release | Innocent | Helper | None

# The events that abilities answer to
AT_QUARRY, AT_FOREST, AT_MINES, AT_SILVERSMITH = "quarry", "forest", "mines", "silversmith"
AT_STOREHOUSE, AT_TOWN_CENTRE, AT_TAX_STAND, AT_MARKET = "kings-storehouse", "town-centre", "tax-stand", "black-market"
AT_CATHEDRAL, AT_DEBT, AT_SENDING, AT_RESET = "cathedral", "debt", "sending", "reset"
