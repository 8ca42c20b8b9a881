"""How the values of the game are written in moves and said in sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Among, Kind, Saying, SeatName, Setup
from .cards import ACHIEVEMENTS
from .constants import COURTIERS, GOODS, PLACES, ROLES, SPACES, SYMBOLS

BUY, SELL, LOAN, REPAY = range(4)
TRADES = ("buy", "sell", "loan", "repay")
SHARD, PARDON, CHAPEL = range(3)
MEANS = ("shard", "indulgence", "chapel")
TOLD = ("devil", "cultist")


class Trade(Kind):
    """Something bought or sold, or this many coins borrowed or paid back."""

    def write(self, value: tuple[int, int], setup: Setup) -> str:
        trade, what = value
        return f"{TRADES[trade]}-{GOODS[what] if trade in (BUY, SELL) else what}"

    def say(self, value: tuple[int, int], setup: Setup) -> Saying:
        trade, what = value
        facts: dict[str, Any] = {"good": GOOD.say(what, setup)} if trade in (BUY, SELL) else {"n": what}
        return Saying(f"trade-{TRADES[trade]}", facts)


class Price(Kind):
    """What a chest asks for: this many coins, or this many shards as a number below 0."""

    def write(self, value: int, setup: Setup) -> str:
        return f"{value}-coins" if value > 0 else f"{-value}-shards"

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying("price-coins" if value > 0 else "price-shards", {"n": abs(value)})


class Payment(Kind):
    """What an offer is taken for: coins, or shards of both kinds, this many pure and this many tainted."""

    def write(self, value: tuple[int, int], setup: Setup) -> str:
        return "accept" if value == (0, 0) else f"accept-{value[0]}-pure-{value[1]}-tainted"

    def say(self, value: tuple[int, int], setup: Setup) -> Saying:
        pure, tainted = value
        return Saying("payment-coins" if value == (0, 0) else "payment-shards", {"pure": pure, "tainted": tainted})


class Guess(Kind):
    """A player taken for the Devil or the Cultist."""

    def write(self, value: tuple[int, int], setup: Setup) -> str:
        return f"{TOLD[value[0]]}-{SEAT_NAME.write(value[1], setup)}"

    def say(self, value: tuple[int, int], setup: Setup) -> Saying:
        return Saying(f"guess-{TOLD[value[0]]}", {"who": SEAT_NAME.say(value[1], setup)})


class Claim(Kind):
    """An achievement and the courtiers who help with it, a bit each."""

    def write(self, value: tuple[int, int], setup: Setup) -> str:
        return "-with-".join([ACHIEVEMENTS[value[0]].key, *names(value[1])])

    def say(self, value: tuple[int, int], setup: Setup) -> Saying:
        what = ACHIEVEMENT.say(value[0], setup)
        helpers = [COURTIER.say(c, setup) for c in range(len(COURTIERS)) if value[1] >> c & 1]
        return Saying("claim-with" if helpers else "claim-alone", {"achievement": what, "courtiers": helpers})


def names(courtiers: int) -> list[str]:
    return [name for number, name in enumerate(COURTIERS) if courtiers >> number & 1]


class Appeasing(Kind):
    """An inquisitor and what he is shown."""

    def write(self, value: tuple[int, int], setup: Setup) -> str:
        return f"{MEANS[value[0]]}-{PLACES[value[1]]}"

    def say(self, value: tuple[int, int], setup: Setup) -> Saying:
        return Saying(f"appease-{MEANS[value[0]]}", {"place": PLACE.say(value[1], setup)})


SEAT_NAME = SeatName()
GOOD = Among("good", GOODS)
ROLE_NAME = Among("role", ROLES)
SYMBOL = Among("symbol", SYMBOLS)
COURTIER = Among("courtier", COURTIERS)
ACHIEVEMENT = Among("achievement", [each.key for each in ACHIEVEMENTS])
PLACE = Among("inquisitor", PLACES)
SPACE = Among("space", SPACES)
TRADE, PRICE, PAYMENT, GUESS, CLAIM, APPEASING = Trade(), Price(), Payment(), Guess(), Claim(), Appeasing()


class Heap(Kind):
    """Some goods of several kinds: how many of each."""

    def write(self, value: tuple[int, ...], setup: Setup) -> str:
        return "-".join(f"{n}-{GOODS[good]}" for good, n in enumerate(value) if n) or "nothing"

    def say(self, value: tuple[int, ...], setup: Setup) -> list[Saying]:
        said = [Saying(f"amount-{GOODS[good]}", {"n": n}) for good, n in enumerate(value) if n]
        return said or [Saying("amount-nothing", {})]


HEAP = Heap()
