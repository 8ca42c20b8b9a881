"""What converted Outsiders count at the end (p. 35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from .state import Kingdom, Noble

UNPAID, PAID = -3, 1
"""Points of a debt."""


class Bonus(Protocol):
    """A line of a card that knows its points."""

    def points(self, t: Kingdom, me: Noble, card: int) -> int: ...


class PerActions(NamedTuple):
    """A point for every n pieces that an action leaves on the table (A11)."""

    action: int
    number: int = 2

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return t.box.actions[self.action].done(me) // self.number


class PerWorkshops(NamedTuple):
    """A point for every n workshops that stand on actions."""

    number: int = 2

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return me.workshops_out // self.number


class PerAttribute(NamedTuple):
    """A point for every n steps of a track."""

    attribute: int
    number: int = 4

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return me.attributes[t.box.track[self.attribute]] // self.number


class PerAttacked(NamedTuple):
    """A point for each attacked Outsider of a faction."""

    faction: str

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return sum(t.outsider[each].faction == self.faction for each in me.attacked)


class PerOrder(NamedTuple):
    """A point, and another for each King's Order fulfilled."""

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return 1 + sum(t.is_fulfilled(me, order) for order in t.orders_shown)


class PerMercenary(NamedTuple):
    """A point, and another for each converted Mercenary: each of them, or together, which the first counts (A09)."""

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        all_of_them = alike(t, me, self)
        if t.setup.options["mercenaries"] == "together" and card != all_of_them[0]:
            return 0
        return 1 + len(all_of_them)


class PerPaidDebt(NamedTuple):
    """A point for each debt paid off."""

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return me.paid


class PerSuspicion(NamedTuple):
    """A point for each suspicion."""

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return len(me.suspicions)


class MilderDebts(NamedTuple):
    """Each unpaid debt costs a point less, but never less than nothing (A10)."""

    def points(self, t: Kingdom, me: Noble, card: int) -> int:
        return me.unpaid if alike(t, me, self).index(card) < -UNPAID else 0


def alike(t: Kingdom, me: Noble, bonus: Bonus) -> list[int]:
    """The converted Outsiders with such a bonus."""
    return [each for each in me.converted if type(t.outsider[each].bonus) is type(bonus)]
