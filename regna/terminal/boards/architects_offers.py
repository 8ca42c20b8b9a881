"""What every place of Architects would give one seat, as far as it can see; in little space, in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ...games.architects.black_market import LEFT, PRINTED, RIGHT, TOO_VIRTUOUS
from ...games.architects.cards import SMALL_SIDES
from ...games.architects.effects import (
    AT_FOREST,
    AT_MARKET,
    AT_MINES,
    AT_QUARRY,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    AT_TAX_STAND,
    Cheaper,
    Discreet,
    Gain,
    Helper,
    On,
)
from ...games.architects.words import (
    CLAY,
    FOREST,
    GAINS,
    GOLD,
    GUARDHOUSE,
    GUILDHALL,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MINES,
    QUARRY,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from . import Sight

A = TypeVar("A", On, Cheaper, Discreet, Helper)
SILVER, VIRTUE = 5, 6


class Offers:
    """The offers of all places to the seat that looks; to a stranger, as to somebody with nothing."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        me: dict[str, Any] = {} if sight.seat is None else self.view["players"][sight.seat]
        self.at: list[int] = me.get("at", [0] * 9)
        self.virtue: int = me.get("virtue", 0)
        self.abilities = [sight.setup.cards[card].ability for card in me.get("apprentices", [])]

    def all(self) -> dict[int, str]:
        """The offer of each place in words."""
        return {
            QUARRY: self.goods(STONE, self.workers(QUARRY), AT_QUARRY),
            FOREST: self.goods(WOOD, self.workers(FOREST), AT_FOREST),
            MINES: self.mines(),
            SILVERSMITH: self.goods(SILVER, 1 + self.workers(SILVERSMITH), AT_SILVERSMITH),
            STOREHOUSE: self.say("exchanges", n=self.workers(STOREHOUSE) + self.helpers()),
            WORKSHOP: self.workshop(),
            TOWN_CENTRE: self.say("captures", n=self.workers(TOWN_CENTRE)),
            TAX_STAND: self.tax_stand(),
            GUARDHOUSE: self.say("actions", n=self.workers(GUARDHOUSE)),
            MARKET_LEFT: self.market(LEFT),
            MARKET_MIDDLE: self.priced(1, self.say("deal")),
            MARKET_RIGHT: self.market(RIGHT),
            GUILDHALL: self.say("build"),
        }

    def say(self, key: str, **figures: object) -> str:
        """A message, in little space its short form."""
        short = "" if self.sight.roomy else ".short"
        return self.sight.say.message(f"terminal-architects-{key}{short}", **figures)

    def workers(self, place: int) -> int:
        """Own workers there once one more has come."""
        return self.at[place] + 1

    def those(self, kind: type[A], event: str) -> list[A]:
        return [each for each in self.abilities if type(each) is kind and each.event == event]

    def helpers(self) -> int:
        return sum(each.workers for each in self.those(Helper, AT_STOREHOUSE))

    # Amounts

    def goods(self, good: int, n: int, event: str) -> str:
        """So much of one thing, and what apprentices add."""
        return self.amounts([[0] * good + [n], *(each.gain for each in self.those(On, event))])

    def amounts(self, gains: Sequence[Sequence[int]]) -> str:
        total = [sum(gain[i] for gain in gains if i < len(gain)) for i in range(len(Gain()))]
        say = self.sight.say
        if self.sight.roomy:
            return say.listing([say(each) for each in GAINS.say(total, self.sight.setup)])
        named = zip(GAINS.names, total, strict=True)
        said = [say.message(f"terminal-architects-short-{name}", n=n) for name, n in named if n]
        return " ".join(said) or say.message("amount-nothing")

    # The places where there is more to say

    def mines(self) -> str:
        n = self.workers(MINES)
        clay = self.goods(CLAY, 1 + n, AT_MINES)
        if n < 2:
            return clay
        return self.say("either", first=clay, second=self.goods(GOLD, n // 2, AT_MINES))

    def workshop(self) -> str:
        n = self.workers(WORKSHOP)
        return self.say("hire-or-plans", n=min(n, 4), plans=1 + n // 2)

    def tax_stand(self) -> str:
        lost = max(0, 2 - sum(each.virtue for each in self.those(Discreet, AT_TAX_STAND)))
        gains = [[0] * SILVER + [self.view["tax"]], *(each.gain for each in self.those(On, AT_TAX_STAND))]
        return self.at_a_loss(self.amounts(gains), lost)

    def market(self, spot: int) -> str:
        """The visible side of the top card, or what is printed on the bare space."""
        gains = [self.offered(spot), *(each.gain for each in self.those(On, AT_MARKET))]
        return self.priced(spot, self.amounts(gains))

    def offered(self, spot: int) -> Gain:
        if spot == LEFT:
            faces = self.view["market_small"].get("faces", [])
            return SMALL_SIDES[faces[-1]] if faces else PRINTED[LEFT]
        cards = self.sight.setup.cards
        if not self.view["market_large"]:
            return PRINTED[RIGHT]
        card = self.view["market_large"][-1]
        large: Gain = cards[cards[card].mirror if self.sight.setup.options["pairing"] == "mirrored" else card].large
        return large

    def priced(self, spot: int, what: str) -> str:
        if self.virtue >= TOO_VIRTUOUS:
            return what
        price = max(0, spot + 1 - sum(each.silver for each in self.those(Cheaper, AT_MARKET)))
        return self.say("price-virtue-kept" if self.those(Discreet, AT_MARKET) else "price", what=what, n=price)

    def at_a_loss(self, what: str, virtue: int) -> str:
        return self.say("loss", what=what, n=virtue) if virtue else what
