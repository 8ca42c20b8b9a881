"""Setting up City of Crowns (p. 3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Zone
from ..box import Decks
from ..rows import Row
from ..state import Kingdom
from .state import Stack, city, lord
from .words import (
    FEW_PLAYERS,
    ICONS,
    MUSTER_LEVELS,
    MUSTERS_FEWER,
    NEGOTIATION_FEWER,
    NEGOTIATION_LEVELS,
    STACKS,
)


def lay_level(t: Kingdom, pile: Zone, cards: Sequence[int]) -> None:
    """Shuffle a level and lay it on what is there."""
    below = list(pile)
    t.stack(pile, cards)
    pile[:] = [*below, *(card for card in pile if card not in below)]


def deal_secret_orders(t: Kingdom, cards: Decks) -> None:
    """One of those that are left to every person, for nobody else to see."""
    for me in t.players[: t.setup.seats]:
        t.draw(t.orders_box, lord(me).secret_order)


def build_stacks(t: Kingdom, cards: Decks) -> None:
    """Four stacks of the same height, the first level on top; some cards stay in the box."""
    box, stacks = city(t).muster_box, city(t).stacks
    for level in MUSTER_LEVELS:
        lay_level(t, box, cards[f"muster-{level}"])
        for _ in range(each_stack(t, level)):
            for stack in stacks:
                t.draw(box, stack.pile)
    for stack in stacks:
        uncover(t, stack)


def each_stack(t: Kingdom, level: int) -> int:
    """How many cards of a level every stack gets: one of the first; of the second fewer with one or two players."""
    in_all = {1: STACKS, 2: 12 - MUSTERS_FEWER * (t.setup.seats < FEW_PLAYERS), 3: 12}[level]
    return in_all // STACKS


def uncover(t: Kingdom, stack: Stack) -> None:
    """The next card of a stack lies open."""
    if stack.pile:
        t.draw(stack.pile, stack.top)


def stack_negotiations(t: Kingdom, row: Row, cards: Decks) -> None:
    """From the fourth level at the bottom to the first on top; with fewer players some stay in the box."""
    box, pile = city(t).negotiation_box, city(t).negotiations
    for level in NEGOTIATION_LEVELS:
        dealt = cards[f"negotiation-{level}"]
        lay_level(t, box, dealt)
        players, fewer = NEGOTIATION_FEWER.get(level, (0, 0))
        for _ in range(len(dealt) - fewer * (t.setup.seats < players)):
            t.draw(box, pile)


def deal_extensions(t: Kingdom, cards: Decks) -> None:
    """An extension to everybody, each with another icon."""
    icons = list(range(len(ICONS)))
    t.chance.shuffle(icons)
    for me, icon in zip(t.players, icons, strict=False):
        lord(me).icon = icon


def lay_out_allies(t: Kingdom, cards: Decks) -> None:
    t.place(city(t).allies, cards["ally"])
