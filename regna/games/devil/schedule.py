"""Whose chest each seat sees in every circulation: all the ways to hand the chests out that keep what is promised.

The rulebook tells the players what the distribution promises, so each way is put together from the promises:

- the Cultist sees the Devil's chest in every round: first in round 3, second in all others, after a mortal;
- each mortal is the first to see the Devil's chest in exactly two rounds;
- the Devil sees the Cultist's chest once, as the second chest of round 2 or of round 4: the swap round;
- nobody sees their own chest, nor the same chest twice in a round.

What these leave open are four free choices, 6 x 2 x 2 x 2 ways in all.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product

ROUNDS = 5
SEATS = 4

Circulation = tuple[int, ...]
"""For each seat, the seat whose chest it sees."""
Round = tuple[Circulation, Circulation]
Schedule = tuple[Round, ...]
Pair = tuple[int, int]

THIRD = 2
SWAPS = (1, 3)
"""The rounds, counted from 0, one of which is the swap round."""
MORTAL_FIRST = (0, 1, 3, 4)
"""The rounds in which a mortal is the first to see the Devil's chest."""


@cache
def schedules(devil: int, cultist: int, sun: int, moon: int) -> tuple[Schedule, ...]:
    """All ways to hand the chests out when these seats have these roles, each as likely as the others."""

    def handed_out(sun_first: Pair, swap: int, swapped: Pair, third: Pair) -> Schedule:
        return tuple(one_round(number, sun_first, swap, swapped, third) for number in range(ROUNDS))

    def one_round(number: int, sun_first: Pair, swap: int, swapped: Pair, third: Pair) -> Round:
        if number == THIRD:
            return third_round(devil, cultist, *third)
        first, other = (sun, moon) if number in sun_first else (moon, sun)
        if number == swap:
            return swap_round(devil, cultist, first, other, *swapped)
        return ordinary_round(devil, cultist, first, other)

    orders = ((sun, moon), (moon, sun))
    return tuple(handed_out(*choice) for choice in product(combinations(MORTAL_FIRST, 2), SWAPS, orders, orders))


def ordinary_round(devil: int, cultist: int, first: int, other: int) -> Round:
    """A mortal sees the Devil's chest first, and the Devil sees both mortals' chests."""
    return dealt({devil: (first, other), cultist: (other, devil), first: (devil, cultist), other: (cultist, first)})


def swap_round(devil: int, cultist: int, first: int, other: int, to_devil: int, to_cultist: int) -> Round:
    """Devil and Cultist see one mortal's chest each, whichever it is, and then each other's."""
    return dealt(
        {devil: (to_devil, cultist), cultist: (to_cultist, devil), first: (devil, other), other: (cultist, first)}
    )


def third_round(devil: int, cultist: int, second: int, neither: int) -> Round:
    """The Cultist is the first to see the Devil's chest, one of the mortals the second."""
    return dealt(
        {devil: (neither, second), cultist: (devil, neither), second: (cultist, devil), neither: (second, cultist)}
    )


def dealt(seen: Mapping[int, tuple[int, int]]) -> Round:
    """What each role sees first and second, by seat."""
    first, second = zip(*(seen[seat] for seat in range(SEATS)), strict=True)
    return first, second
