"""The rows of Townsfolk and Outsiders on the main board, and their gaps (p. 7 and 10)."""

from __future__ import annotations

from ...kernel import Zone
from .kingdom import NOBODY, Kingdom


def refill_townsfolk(t: Kingdom) -> None:
    """Those who are there slide to the right; new ones come, the rightmost gap first (A35), while there are any."""
    slide_right(t.townsfolk_slots)
    for slot in reversed(range(len(t.townsfolk_slots))):
        fill(t, t.townsfolk_slots, slot, t.townsfolk, t.townsfolk_row)


def refill_outsiders(t: Kingdom) -> None:
    """They slide to the left; new ones come, the leftmost gap first."""
    slide_left(t.outsider_slots)
    for slot in range(len(t.outsider_slots)):
        fill(t, t.outsider_slots, slot, t.outsiders, t.outsider_row)


def shown(slots: list[int]) -> list[int]:
    """The cards of a row from the left."""
    return [card for card in slots if card != NOBODY]


def slide_right(slots: list[int]) -> None:
    there = shown(slots)
    slots[:] = [NOBODY] * (len(slots) - len(there)) + there


def slide_left(slots: list[int]) -> None:
    there = shown(slots)
    slots[:] = there + [NOBODY] * (len(slots) - len(there))


def fill(t: Kingdom, slots: list[int], slot: int, deck: Zone, row: Zone) -> None:
    if slots[slot] == NOBODY and deck:
        slots[slot] = t.draw(deck, row)
        t.tell("arrive", card=slots[slot])


def dismiss(t: Kingdom, slots: list[int], slot: int, row: Zone, gone: Zone) -> None:
    """Whoever stands on a slot at the end of a round is discarded."""
    card = slots[slot]
    if card != NOBODY:
        slots[slot] = NOBODY
        t.move(card, row, gone)
        t.tell("leave", card=card)
