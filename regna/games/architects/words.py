"""The words of the game: goods, places, skills, colours, pages of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Among, Kind, Rule, Saying, SeatName, Setup

COLOURS = ("yellow", "red", "green", "blue", "purple")

GOODS = ("clay", "wood", "stone", "gold", "marble")
CLAY, WOOD, STONE, GOLD, MARBLE = range(5)

SKILLS = ("carpentry", "tiling", "masonry")
C, T, M = 1, 2, 4

PLACES = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings-storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
    "black-market-left",
    "black-market-middle",
    "black-market-right",
    "guildhall",
)
QUARRY, FOREST, MINES, SILVERSMITH, STOREHOUSE, WORKSHOP, TOWN_CENTRE, TAX_STAND, GUARDHOUSE = range(9)
CIRCLES = range(9)
MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT, GUILDHALL = range(9, 13)

VIRTUE_MOST = 14
WORKERS = 20
HAND_LIMIT = 6
APPRENTICE_LIMIT = 5
MANY_PRISONERS = 3

# Pages of the rulebook; those of its annex have no number.

SETUP = Rule("setup", "5")
BOARDS = Rule("boards", "annex")
TURN = Rule("turn", "6")
PLACING = Rule("placing", "7")
GATHERING = Rule("gathering", "8")
EXCHANGES = Rule("exchanges", "8")
HIRING = Rule("hiring", "9")
PLANS = Rule("plans", "10")
CAPTURES = Rule("captures", "11")
TAXES = Rule("taxes", "12")
BLACK_MARKET = Rule("black-market", "12")
GUARDS = Rule("guards", "13")
GUILD = Rule("guild", "13")
BUILDING = Rule("building", "14")
CATHEDRAL = Rule("cathedral", "15")
VIRTUE = Rule("virtue", "16")
RESET = Rule("reset", "17")
ENDING = Rule("ending", "18")
SCORING = Rule("scoring", "18")
EFFECTS = Rule("effects", "annex")
SOLO = Rule("solo", "annex")
RULES = (
    SETUP, BOARDS, TURN, PLACING, GATHERING, EXCHANGES, HIRING, PLANS, CAPTURES, TAXES, BLACK_MARKET, GUARDS,
    GUILD, BUILDING, CATHEDRAL, VIRTUE, RESET, ENDING, SCORING, EFFECTS, SOLO,
)  # fmt: skip


class Amounts(Kind):
    """Numbers of things, in a fixed order: `2-wood+1-stone`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, value: Sequence[int], setup: Setup) -> str:
        return "+".join(f"{n}-{name}" for name, n in zip(self.names, value, strict=False) if n) or "nothing"

    def say(self, value: Sequence[int], setup: Setup) -> list[Any]:
        said = [Saying(f"amount-{name}", {"n": n}) for name, n in zip(self.names, value, strict=False) if n]
        return said or [Saying("amount-nothing", {})]


class Price(Amounts):
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
PRICE = Price(GOODS)
WHO = Who()
COINS = Coins()
GROUP = Group()
SKILL_SET = Skills()
SHORTFALL = Shortfall()
GAINS = Amounts((*GOODS, "silver", "virtue", "cards", "debts"))
