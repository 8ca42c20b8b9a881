"""The player boards: side A, the same for all, and the characters of side B with what each can do (p. 5 and annex)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .constants import APPRENTICE_LIMIT, CLAY, GOLD, MARBLE, STONE, WOOD, Price

# Prices that a character changes


def one_less(price: Price) -> list[Price]:
    """Lothaire: one wood or one stone less."""
    cheaper = [change(price, good, -1) for good in (WOOD, STONE) if price[good]]
    return cheaper or [price]


def change(price: Price, good: int, by: int) -> Price:
    return (*price[:good], price[good] + by, *price[good + 1 :])


def gold_as_marble(price: Price) -> list[Price]:
    """Therese: gold and marble stand for each other; what is printed comes first (N13)."""
    both = price[GOLD] + price[MARBLE]
    mixes = sorted(range(both + 1), key=lambda gold: abs(gold - price[GOLD]))
    return [(*price[:GOLD], gold, both - gold) for gold in mixes]


class Character(NamedTuple):
    """What somebody starts with, and what sets the character apart; the defaults are side A."""

    prisoners: int = 0
    silver: int = 0
    virtue: int = 7
    goods: dict[int, int] = {}
    plans: int = 0
    debts: int = 0
    tax_relief: int = 0
    hire_discount: int = 0
    apprentice_limit: int = APPRENTICE_LIMIT
    cathedral_takes_plan: bool = True
    plans_with_market: int = 0
    plans_with_building: int = 0
    silver_with_sending: int = 0
    released_at_reset: int = 0
    buys_off_debts: bool = False
    counts_gold_as_marble: bool = False
    ways_to_pay: Callable[[Price], list[Price]] | None = None
    hall_points: int = 0


# fmt: off
SIDE_A = Character()
CHARACTERS = {
    "ada":       Character(0,  0,  11, {GOLD: 1}, plans=1, tax_relief=1),
    "frederick": Character(0,  4,  7,  {STONE: 1}, cathedral_takes_plan=False),
    "caroline":  Character(8,  10, 3,  {MARBLE: 1}, debts=1, plans_with_market=1),
    "rudolf":    Character(0,  3,  9,  {WOOD: 1}, hire_discount=1, apprentice_limit=APPRENTICE_LIMIT + 1),
    "therese":   Character(4,  5,  5,  plans=1, counts_gold_as_marble=True, ways_to_pay=gold_as_marble),
}
PROMO_CHARACTERS = {
    "lothaire":  Character(6,  6,  4,  {CLAY: 2}, ways_to_pay=one_less),
    "hugo":      Character(10, 12, 2,  plans=2, buys_off_debts=True),
    "clovis":    Character(0,  1,  10, {MARBLE: 1, CLAY: 1}, plans_with_building=1),
    "fara":      Character(2,  5,  6,  {STONE: 1, WOOD: 1}, released_at_reset=1),
    "bertha":    Character(0,  3,  8,  plans=1, silver_with_sending=2),
}
OPPONENTS = {
    "constantine": Character(hall_points=1),
    "helena":      Character(hall_points=3),
}
# fmt: on
ALL_CHARACTERS = CHARACTERS | PROMO_CHARACTERS
BOARDS = {"": SIDE_A} | ALL_CHARACTERS | OPPONENTS
"""What stands behind the name of a board."""
