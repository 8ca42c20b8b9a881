"""An action of a player's board as one object: what is printed, what speaks against it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ...kernel import Ask, Flow, Option, Reason, Rule
from .staff import Staff, staff_for
from .words import COIN, Reward

if TYPE_CHECKING:
    from .state import Kingdom, Noble

SLOTS_EACH, COVERABLE = 3, 2
"""Slots of every action in a player's `placed`; how many of them, from the left, workshops can cover."""

Check = Callable[["Kingdom", "Noble", "Action"], Reason | None]
Target = Callable[["Kingdom", "Noble"], Ask]
Effect = Callable[["Kingdom", "Noble", Option], Flow]
Payments = Callable[["Kingdom", "Noble", Option], Sequence[Reward]]


def never(me: Noble) -> int:
    """Of an action that leaves nothing on the table nobody can say how often it was done."""
    return 0


class Solo(NamedTuple):
    """How the opponent does an action: its page, what it would choose (None if it cannot), what follows, its rule."""

    page: int
    find: Callable[[Kingdom, Noble], Option]
    effect: Effect
    rule: str = "solo"


@dataclass(frozen=True, eq=False)
class Action:
    """All there is to know of an action; its number is its place among the box's actions.

    A person's turn is target, payment, crew, effect; a delegated action target and effect; the opponent's `solo`.
    `why_not` are the reasons against it, the first one is told. `done` counts what it leaves on the table (A11),
    `most` ends that, `points` are printed above it. `prices` and `levels` go by how often it was done. Where `hands`
    says how many workers a target takes, one is enough to begin with. A delegated one has reasons of its own, since it
    needs no price, and perhaps other targets. `shows` is for whoever draws the board.
    """

    number: int
    name: str
    rule: Rule
    slots: tuple[int, ...]
    effect: Effect
    target: Target | None = None
    why_not: tuple[Check, ...] = ()
    needs: int = -1
    gives: int = -1
    money: int = COIN
    prices: tuple[int, ...] = ()
    levels: Callable[[Kingdom, int], int] | None = None
    done: Callable[[Noble], int] = never
    most: int | None = None
    points: tuple[int, ...] = ()
    has_workshops: bool = False
    hands: Callable[[Option], int] | None = None
    payments: Payments | None = None
    least_price: Callable[[Kingdom, Noble], int] | None = None
    why_not_delegated: tuple[Check, ...] = ()
    delegated_target: Target | None = None
    solo: Solo | None = None
    shows: Callable[[Kingdom, Noble], dict[str, Any]] | None = None

    # Slots

    @cached_property
    def coverings(self) -> range:
        """Every set of slots that workshops can cover, a bit a slot."""
        return range(1 << COVERABLE if self.has_workshops else 1)

    def open_places(self, covered: int) -> list[int]:
        """The slots that no workshop covers."""
        return [place for place in range(len(self.slots)) if not covered >> place & 1]

    @cached_property
    def staff(self) -> tuple[Staff, ...]:
        """Who is needed, by the slots that are covered."""
        return tuple(staff_for(tuple(self.slots[place] for place in self.open_places(each))) for each in self.coverings)

    @cached_property
    def open_slots(self) -> tuple[list[int], ...]:
        """Where those stand in a player's `placed`, by the slots that are covered."""
        first = SLOTS_EACH * self.number
        return tuple([first + place for place in self.open_places(each)] for each in self.coverings)

    @cached_property
    def first_staff(self) -> Staff:
        """Who is needed on the leftmost slot alone."""
        return staff_for(self.slots[:1])

    @cached_property
    def least_staff(self) -> tuple[Staff, ...]:
        """Who is needed to do the action at all, by the slots that are covered."""
        return self.staff if self.hands is None else (self.first_staff,)

    @cached_property
    def busy_slot(self) -> int:
        """The slot in `placed` that has a worker whenever any of the action's has: no workshop can cover it."""
        return SLOTS_EACH * self.number + (len(self.slots) - 1 if self.has_workshops else 0)
