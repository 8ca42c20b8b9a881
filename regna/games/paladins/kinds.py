"""The kinds of values that questions and events consist of: how each is written, and how it is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import CARD, Among, Kind, Saying, SeatName, Setup, Word
from .board import JAR_NAMES, PLACE_NAMES
from .box import Box, box_of
from .words import SLOT_COLOURS, WORKERS, Reward


class Rewards(Kind):
    """Things and how many of each: `1-strength+2-coin`."""

    def write(self, value: Reward, setup: Setup) -> str:
        things = box_of(setup).things
        return "+".join(f"{n}-{things[thing]}" for thing, n in value) or "nothing"

    def say(self, value: Reward, setup: Setup) -> list[Saying]:
        """What comes several times is said once."""
        sums: dict[int, int] = {}
        for thing, n in value:
            sums[thing] = sums.get(thing, 0) + n
        things = box_of(setup).things
        said = [Saying(f"amount-{things[thing]}", {"n": n}) for thing, n in sums.items()]
        return said or [Saying("amount-nothing", {})]


class Crew(Kind):
    """This many workers of each colour: `1-scout+1-cleric`."""

    def write(self, value: Sequence[int], setup: Setup) -> str:
        return REWARDS.write(counted(value), setup)

    def say(self, value: Sequence[int], setup: Setup) -> list[Saying]:
        return REWARDS.say(counted(value), setup)

    def pieces(self, value: Sequence[int]) -> list[str]:
        return [WORKERS[colour] for colour, n in enumerate(value) for _ in range(n)]


class Slots(Kind):
    """Slots to fill, a colour each."""

    def say(self, value: Sequence[int], setup: Setup) -> list[Saying]:
        found = {colour: value.count(colour) for colour in value}
        return [Saying(f"slots-{SLOT_COLOURS[colour]}", {"n": n}) for colour, n in found.items()]

    def pieces(self, value: Sequence[int]) -> list[str]:
        return [SLOT_COLOURS[colour] for colour in value]


class Space(Kind):
    """Where workers are placed: an action of one's own board, or a card."""

    def write(self, value: int, setup: Setup) -> str:
        names = box_of(setup).names
        return names[value] if value < len(names) else str(setup.cards[value].slug)

    def say(self, value: int, setup: Setup) -> Saying:
        names = box_of(setup).names
        return Saying(f"action-{names[value]}" if value < len(names) else f"card-{setup.cards[value].key}", {})


class Named(Kind):
    """A number that stands for one of the box's words."""

    def __init__(self, family: str, words: Callable[[Box], Sequence[str]]) -> None:
        self.family = family
        self.words = words

    def write(self, value: int, setup: Setup) -> str:
        return self.words(box_of(setup))[value]

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying(f"{self.family}-{self.write(value, setup)}", {})


class Who(SeatName):
    """A player: a colour, or the opponent that the rules play."""

    def say(self, value: int, setup: Setup) -> Saying:
        if value >= setup.seats:
            return Saying(f"opponent-{setup.options['opponent']}", {})
        return super().say(value, setup)


def counted(crew: Sequence[int]) -> Reward:
    return tuple((colour, n) for colour, n in enumerate(crew) if n)


REWARDS = Rewards()
CREW = Crew()
SLOTS = Slots()
SPACE = Space()
WHO = Who()
SPOT = Named("spot", lambda box: box.spot_names)
THING = Named("thing", lambda box: box.things)
PLACE = Among("place", PLACE_NAMES)
JAR = Among("jar", JAR_NAMES)
HOW = Among("how", ("quest", "keep"))
FACTS: dict[str, Any] = {
    "seat": WHO,
    "who": WHO,
    "space": SPACE,
    "gain": REWARDS,
    "price": REWARDS,
    "crew": CREW,
    "slots": SLOTS,
    "spot": SPOT,
    "origin": SPOT,
    "attribute": THING,
    "why": Word("why"),
    "rule": Word("rule"),
    "card": CARD,
    "cards": CARD,
    "place": PLACE,
    "jar": JAR,
    "how": HOW,
}
