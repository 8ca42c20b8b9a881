"""The rows of Townsfolk and Outsiders on the main board, and their gaps (p. 7 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ...kernel import Zone
from .box import Decks
from .state import NOBODY, Kingdom


def stack_pile(t: Kingdom, row: Row, cards: Decks) -> None:
    t.stack(zone_of(t, row.pile), cards[row.deck])


class Row(NamedTuple):
    """A row of cards: where on the table it keeps them, which way they slide, and what stands beside its slots.

    `slots`, `cards`, `pile` and `gone` name fields of the table. So does `top`, where the pile lies face up: its top
    card can be had like those of the row, its figures in `prices` and `flags` come last. Some places are had `by_debt`.
    A pile in levels has several `pools`, the lowest first, and its own way to `stack` them.
    """

    deck: str
    slots: str
    cards: str
    pile: str
    gone: str
    size: int
    slides_right: bool
    top: str = ""
    prices: tuple[int, ...] = ()
    by_debt: tuple[int, ...] = ()
    flags: tuple[tuple[int, int], ...] = ()
    pools: tuple[str, ...] = ()
    stack: Callable[[Kingdom, Row, Decks], None] = stack_pile

    @property
    def decks(self) -> tuple[str, ...]:
        """What its cards are dealt from."""
        return self.pools or (self.deck,)


# What can be had


def shown(slots: Sequence[int]) -> list[int]:
    """The cards of a row from the left."""
    return [card for card in slots if card != NOBODY]


def slots_of(t: Kingdom, row: Row) -> list[int]:
    slots: list[int] = getattr(t, row.slots)
    return slots


def zone_of(t: Kingdom, name: str) -> Zone:
    zone: Zone = getattr(t, name)
    return zone


def open_cards(t: Kingdom, row: Row) -> list[int]:
    """The cards of a row from the left, then the open top of its pile."""
    cards = [card for card in getattr(t, row.slots) if card != NOBODY]
    return [*cards, *zone_of(t, row.top)] if row.top else cards


def first_card(t: Kingdom, row: Row) -> int:
    """The leftmost card that can be had, or nobody."""
    slots: list[int] = getattr(t, row.slots)
    for card in slots:
        if card != NOBODY:
            return card
    top = zone_of(t, row.top) if row.top else ()
    return top[0] if top else NOBODY


def place_of(t: Kingdom, row: Row, card: int) -> int:
    """The slot of a card; the open top comes after the last one."""
    slots: list[int] = getattr(t, row.slots)
    return slots.index(card) if card in slots else row.size


def take(t: Kingdom, row: Row, card: int, to: Zone) -> None:
    """A card leaves the row, and a gap stays; under an open top the next one shows at once."""
    slots = slots_of(t, row)
    if card in slots:
        slots[slots.index(card)] = NOBODY
        t.move(card, zone_of(t, row.cards), to)
    else:
        t.move(card, zone_of(t, row.top), to)
        turn_top(t, row)


# Filling up


def refill(t: Kingdom, row: Row) -> None:
    """Townsfolk slide to the right, new ones come, the rightmost gap first (A35); Outsiders do so to the left."""
    slots = slots_of(t, row)
    there = shown(slots)
    gaps = [NOBODY] * (row.size - len(there))
    slots[:] = gaps + there if row.slides_right else there + gaps
    fill_gaps(t, row, reversed(range(row.size)) if row.slides_right else range(row.size))


def fill_gaps(t: Kingdom, row: Row, order: Iterable[int]) -> None:
    """New cards come to the slots in this order, while there are any."""
    slots, pile = slots_of(t, row), zone_of(t, row.top or row.pile)
    for slot in order:
        if slots[slot] == NOBODY and pile:
            slots[slot] = t.draw(pile, zone_of(t, row.cards))
            t.tell("arrive", card=slots[slot])
            turn_top(t, row)


def turn_top(t: Kingdom, row: Row) -> None:
    """Where a pile lies face up, its top card is seen."""
    if row.top and zone_of(t, row.pile) and not zone_of(t, row.top):
        t.draw(zone_of(t, row.pile), zone_of(t, row.top))


def dismiss(t: Kingdom, row: Row, nth: int) -> None:
    """Whoever stands on the last slot towards which they slide, or this many slots before it, is discarded."""
    slots = slots_of(t, row)
    slot = -1 - nth if row.slides_right else nth
    card = slots[slot]
    if card != NOBODY:
        slots[slot] = NOBODY
        t.move(card, zone_of(t, row.cards), zone_of(t, row.gone))
        t.tell("leave", card=card)
