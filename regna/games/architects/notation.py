"""How the values of the game are written in moves and said in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Among, Kind, Saying, SeatName, Setup
from .constants import GOODS, PLACES, SKILLS


class Amounts(Kind):
    """Numbers of things, in a fixed order: `2-wood+1-stone`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, value: Sequence[int], setup: Setup) -> str:
        return "+".join(f"{n}-{name}" for name, n in zip(self.names, value, strict=False) if n) or "nothing"

    def say(self, value: Sequence[int], setup: Setup) -> list[Any]:
        said = [Saying(f"amount-{name}", {"n": n}) for name, n in zip(self.names, value, strict=False) if n]
        return said or [Saying("amount-nothing", {})]


class PaidGoods(Amounts):
    """Goods that are put down."""

    def pieces(self, value: Sequence[int]) -> list[str]:
        return [name for name, n in zip(self.names, value, strict=True) for _ in range(n)]


class Who(SeatName):
    """A player: a colour, or the name of the opponent that the rules play."""

    def say(self, value: int, setup: Setup) -> Saying:
        if value >= setup.seats:
            return Saying(f"board-{setup.options['opponent']}", {})
        return super().say(value, setup)


class Group(Kind):
    """A colour and how many of its workers: `4 red workers`, or one's own to be called back."""

    def say(self, value: tuple[str, int], setup: Setup) -> Saying:
        whose, n = value
        return Saying(f"workers-{whose}", {"n": n})


class Coins(Kind):
    """An amount of silver."""

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying("amount-silver", {"n": value})


class Skills(Kind):
    """Several skills, a bit each."""

    def say(self, value: int, setup: Setup) -> list[Saying]:
        return [Saying(f"skill-{name}", {}) for bit, name in enumerate(SKILLS) if value >> bit & 1]


class Shortfall(Kind):
    """What is missing between goods at hand and a price."""

    def say(self, value: tuple[Sequence[int], Sequence[int]], setup: Setup) -> list[Any]:
        have, need = value
        return PRICE.say([max(0, n - h) for h, n in zip(have, need, strict=True)], setup)


PLACE = Among("place", PLACES)
GOOD = Among("good", GOODS)
PRICE = PaidGoods(GOODS)
WHO = Who()
COINS = Coins()
GROUP = Group()
SKILL_SET = Skills()
SHORTFALL = Shortfall()
GAINS = Amounts((*GOODS, "silver", "virtue", "cards", "debts"))
