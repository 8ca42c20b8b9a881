"""The table of City of Crowns: four stacks with the Diplomat, negotiations, and what each player adds to the board."""

from __future__ import annotations

from ....kernel import PRIVATE, PUBLIC, SECRET, Setup, Zone, many, zone
from ....kernel.declare import shared
from ....kernel.state import State
from ..bonuses import PerOrder
from ..state import NOBODY, Kingdom, Noble
from ..words import Reward
from .cards import Ally, MusterCard, NegotiationCard
from .words import ICONS, SECRET_POINTS, STACKS


class Stack(State):
    """Muster cards on each other: the worker on the top card, that card, and those below."""

    worker: int = NOBODY
    top: Zone = zone(PUBLIC)
    pile: Zone = zone(SECRET)


class CrownedNoble(Noble):
    """With an extension of the board and its icon, cards that were mustered and rallied, allies and a secret order.

    `extra` is the workshop that comes with the extension, once it stands somewhere. While an action is delegated, `aid`
    is what the attribute `aided` is raised by.
    """

    icon: int = 0
    extra: int = 0
    aided: int = NOBODY
    aid: int = 0
    mustered: Zone = zone(PUBLIC)
    rallied: Zone = zone(PUBLIC)
    allies: Zone = zone(PUBLIC)
    secret_order: Zone = zone(PRIVATE)
    revealed_order: Zone = zone(PUBLIC)
    removed: Zone = zone(PRIVATE)

    @property
    def workshops_out(self) -> int:
        return self.workshops + self.extra

    @property
    def own_orders(self) -> list[int]:
        """The secret order, also once it is shown."""
        return [*self.secret_order, *self.revealed_order]

    def level(self, t: Kingdom, attribute: int) -> int:
        """With what a negotiation card adds to the action it stands for."""
        at = t.box.track[attribute]
        here = self.attributes[at] + (self.aid if attribute == self.aided else 0)
        if not self.paladin:
            return here
        boosts = t.paladin[self.paladin[0]].boosts
        return here + boosts[at] if at < len(boosts) else here

    def pass_rewards(self, t: Kingdom) -> Reward:
        """A worker of every ally."""
        return tuple((city(t).ally[card].worker, 1) for card in self.allies)

    def icons(self, t: Kingdom) -> list[int]:
        """How many there are of each kind, the printed one among them."""
        found = [0] * len(ICONS)
        found[self.icon] += 1
        for card in self.rallied:
            for icon in city(t).negotiation[card].icons:
                found[icon] += 1
        return found


class CrownedKingdom(Kingdom):
    """The main board with both extensions; `diplomat` is the stack on which it stands."""

    muster: tuple[MusterCard, ...] = shared(())
    negotiation: tuple[NegotiationCard, ...] = shared(())
    ally: tuple[Ally, ...] = shared(())
    diplomat: int = STACKS - 1
    stacks: list[Stack] = many(Stack)
    negotiation_slots: list[int] = []
    townsfolk_top: Zone = zone(PUBLIC)
    outsiders_top: Zone = zone(PUBLIC)
    negotiations: Zone = zone(SECRET)
    negotiations_top: Zone = zone(PUBLIC)
    negotiation_row: Zone = zone(PUBLIC)
    discards: Zone = zone(PUBLIC)
    allies: Zone = zone(PUBLIC)
    muster_box: Zone = zone(SECRET)
    negotiation_box: Zone = zone(SECRET)

    def lay(self, setup: Setup) -> None:
        self.stacks = [Stack() for _ in range(STACKS)]
        super().lay(setup)
        self.muster = self.negotiation = self.ally = setup.cards

    @property
    def muster_tops(self) -> list[int]:
        """The muster cards that can be had or stood on, from the left."""
        return [stack.top[0] for stack in self.stacks if stack.top]

    def stack_of(self, card: int) -> int:
        """The number of the stack on which a muster card lies open."""
        for number, stack in enumerate(self.stacks):
            if card in stack.top:
                return number
        raise AssertionError("no such card lies open")

    def stack_under(self, card: int) -> Stack:
        """That stack itself."""
        for stack in self.stacks:
            if card in stack.top:
                return stack
        raise AssertionError("no such card lies open")

    def orders_of(self, me: Noble) -> list[tuple[int, int]]:
        return [*super().orders_of(me), *((order, SECRET_POINTS) for order in lord(me).own_orders)]

    def secret_bonus(self, me: Noble, card: int) -> int:
        """A Champion counts the secret order too (B22)."""
        if type(self.outsider[card].bonus) is not PerOrder:
            return 0
        return sum(self.is_fulfilled(me, order) for order in lord(me).own_orders)


def city(t: Kingdom) -> CrownedKingdom:
    """The table of this box, which its rules know it is."""
    return t  # type: ignore[return-value]


def lord(me: Noble) -> CrownedNoble:
    """A player of this box."""
    return me  # type: ignore[return-value]
