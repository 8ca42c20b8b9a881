"""Goods that come and go: before everybody's eyes, so that all can keep account, or behind the screen."""

from __future__ import annotations

from collections.abc import Sequence

from .constants import COIN, RESOURCES
from .state import MOST_DEBT, Realm, Ruler

BUYING, SELLING = (3, 3, 3, 5, 5), (1, 1, 1, 2, 2)
"""What a resource costs in the supply, and what it brings there (p. 7)."""


def gain(t: Realm, me: Ruler, good: int, n: int) -> None:
    """A public gain, or loss below 0: everybody keeps account of it."""
    me.goods[good] += n
    me.account[good] += n
    t.stock[good] += n


def gain_all(t: Realm, me: Ruler, amounts: Sequence[int], sign: int = 1) -> None:
    for good, n in enumerate(amounts[: COIN + 1]):
        if n:
            gain(t, me, good, sign * n)


def keep_books(t: Realm, number: int) -> None:
    """Note what everybody and every icon is known to have had when the offers of a round were made."""
    t.books.append(number)
    for me in t.players:
        t.books += me.account
    t.books += t.extras


def shortfall(goods: Sequence[int], cost: Sequence[int]) -> int:
    """The coins that a price takes, with what has to be bought for it."""
    need = cost[COIN]
    for good in RESOURCES:
        if cost[good] > goods[good]:
            need += BUYING[good] * (cost[good] - goods[good])
    return need


def reach(goods: Sequence[int], debt: int, cost: Sequence[int]) -> int:
    """The coins that could be there: in hand, by loans, and for what the price does not take."""
    have = goods[COIN] + MOST_DEBT - debt
    for good in RESOURCES:
        if goods[good] > cost[good]:
            have += SELLING[good] * (goods[good] - cost[good])
    return have


def is_payable(goods: Sequence[int], debt: int, cost: Sequence[int]) -> bool:
    """Whether purchases, sales and loans can pay a price together (p. 11)."""
    return reach(goods, debt, cost) >= shortfall(goods, cost)


def enter_debts(t: Realm) -> None:
    """What sealed choices have added to debts is now on the track."""
    for me in t.players:
        if me.pledged:
            me.debt += me.pledged
            me.pledged = 0
