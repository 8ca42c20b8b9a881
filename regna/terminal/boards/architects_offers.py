"""What every place of Architects would give one seat, in words; in little space, in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...games.architects.black_market import TOO_VIRTUOUS
from ...games.architects.constants import (
    GUARDHOUSE,
    GUILDHALL,
    MARKET_MIDDLE,
    PLACES,
    STOREHOUSE,
    TOWN_CENTRE,
    WORKSHOP,
)
from ...games.architects.notation import GAINS
from . import Sight

ACTIONS = {STOREHOUSE: "exchanges", TOWN_CENTRE: "captures", GUARDHOUSE: "actions"}


class Offers:
    """The offers of all places to the seat that looks, said as briefly as the space wants."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        seat = sight.seat
        self.barred = seat is not None and sight.view["players"][seat]["virtue"] >= TOO_VIRTUOUS

    def all(self) -> dict[int, str]:
        """The offer of each place in words."""
        return {place: self.words(place, self.sight.view["offers"][name]) for place, name in enumerate(PLACES)}

    def words(self, place: int, offer: dict[str, Any]) -> str:
        if place == GUILDHALL:
            return self.say("build")
        if place == WORKSHOP:
            return self.say("hire-or-plans", n=offer["reach"], plans=offer["plans"])
        if place in ACTIONS:
            return self.say(ACTIONS[place], n=offer["actions"])
        return self.priced(offer, self.say("deal") if place == MARKET_MIDDLE else self.gains(offer["gains"]))

    def say(self, key: str, **figures: object) -> str:
        """A message, in little space its short form."""
        short = "" if self.sight.roomy else ".short"
        return self.sight.say.message(f"terminal-architects-{key}{short}", **figures)

    def gains(self, choices: Sequence[Sequence[int]]) -> str:
        """One gain, or two to choose from; none is nothing."""
        said = [self.amounts(gain) for gain in choices] or [self.amounts(())]
        return said[0] if len(said) == 1 else self.say("either", first=said[0], second=said[1])

    def amounts(self, gain: Sequence[int]) -> str:
        say = self.sight.say
        if self.sight.roomy:
            return say.listing([say(each) for each in GAINS.say(gain, self.sight.setup)])
        named = zip(GAINS.names, gain, strict=False)
        said = [say.message(f"terminal-architects-short-{name}", n=n) for name, n in named if n]
        return " ".join(said) or say.message("amount-nothing")

    def priced(self, offer: dict[str, Any], what: str) -> str:
        """With the price and the virtue it costs, where it costs anything; to the virtuous the market has no price."""
        if "price" in offer:
            if self.barred:
                return what
            return self.say("price" if offer["virtue"] else "price-virtue-kept", what=what, n=offer["price"])
        return self.say("loss", what=what, n=offer["virtue"]) if offer.get("virtue") else what
