"""How well each deal of roles explains what everybody has offered, spent and guessed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .black_mass import mass_of
from .constants import COIN, CULTIST, DEVIL, GOODS, NOBODY, ROLES, SEATS
from .evidence import Evidence, World, evidence, worlds
from .setup import LAYOUTS
from .state import Realm, Ruler

FOUND = (0.4,) * COIN + (0.8,)
"""How likely it is that somebody has got one more of each good from chests."""
RIGHT = 1.5
"""How much likelier a guess is if it is right."""
WIDTH = len(GOODS)
NOTHING = (0,) * WIDTH
BOOK = 1 + WIDTH * (SEATS + len(ROLES))
"""What is noted when the offers of a round are made: its number, accounts and extras."""


class Ledger(NamedTuple):
    """What all have seen of goods and guesses: the books of every round's offers, and accounts, extras and guesses now.

    `dealt` is whether anything can have come out of a chest.
    """

    books: tuple[int, ...]
    accounts: tuple[int, ...]
    extras: tuple[int, ...]
    guesses: tuple[tuple[int, int], ...]
    dealt: bool


def ledger(t: Realm, me: Ruler) -> Ledger:
    accounts = tuple([n for ruler in t.players for n in ruler.account])
    return Ledger(tuple(t.books), accounts, tuple(t.extras), tuple(guesses(t)), bool(me.seen))


def weighed_worlds(t: Realm, me: Ruler) -> list[tuple[float, World]]:
    """Every world that a seat can believe in, with its weight."""
    return weigh(evidence(t, me), ledger(t, me))


def weigh(known: Evidence, told: Ledger) -> list[tuple[float, World]]:
    """The worlds that fit what a seat has seen, by what all have seen, too."""
    likely = {layout: likelihood(known, told, layout) for layout in LAYOUTS if layout[known.seat] == known.role}
    weighed = [(world.weight * likely[world.layout], world) for world in worlds(known)]
    return [each for each in weighed if each[0] > 0]


def likelihood(known: Evidence, told: Ledger, layout: tuple[int, ...]) -> float:
    return by_goods(known, told, layout) * by_guesses(told, layout)


# Goods: nobody offers or spends what they do not have


def by_goods(known: Evidence, told: Ledger, layout: tuple[int, ...]) -> float:
    """What somebody had beyond what all could see came from chests; before the first deals that cannot be."""
    most = [0] * (WIDTH * SEATS)
    for owner, needed, had, dealt in seen_to_have(known, told, layout):
        for good in range(WIDTH):
            missing = needed[good] - had[good]
            if missing > 0 and not dealt:
                return 0.0
            most[owner * WIDTH + good] = max(most[owner * WIDTH + good], missing)
    return math.prod(FOUND[place % WIDTH] ** missing for place, missing in enumerate(most))


def seen_to_have(
    known: Evidence, told: Ledger, layout: tuple[int, ...]
) -> Iterator[tuple[int, Sequence[int], list[int], bool]]:
    """Whom the seat has seen to have what: offers, and whatever was spent, on wings or anything else.

    Beside it what all know that they had, if roles are dealt so, and whether there had been any deals.
    """
    for start in range(0, len(told.books), BOOK):
        number, *book = told.books[start : start + BOOK]
        for view in known.deals[number - 1].views if number <= len(known.deals) else ():
            owner = layout.index(view.icon)
            yield owner, view.offer, in_hand(book, owner, book[SEATS * WIDTH :], view.icon), number > 1
    for rival, role in enumerate(layout):
        if rival != known.seat:
            yield rival, NOTHING, in_hand(told.accounts, rival, told.extras, role), told.dealt


def in_hand(accounts: Sequence[int], seat: int, extras: Sequence[int], role: int) -> list[int]:
    """The account of a seat and what its role has beside it."""
    account, extra = accounts[seat * WIDTH : (seat + 1) * WIDTH], extras[role * WIDTH : (role + 1) * WIDTH]
    return [a + b for a, b in zip(account, extra, strict=True)]


# Guesses


def by_guesses(told: Ledger, layout: tuple[int, ...]) -> float:
    """Whom the chests of round 3 accused: people guess better than chance."""
    right = sum(layout[who] == role for role, who in told.guesses)
    return float(RIGHT**right)


def guesses(t: Realm) -> Iterator[tuple[int, int]]:
    """A role and whom somebody took for it."""
    if t.opened_mass:
        for icon in range(len(ROLES)):
            for role, who in zip((DEVIL, CULTIST), mass_of(t, icon)[-2:], strict=True):
                if who != NOBODY:
                    yield role, who
