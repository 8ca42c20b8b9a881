"""The words of the game: workers, attributes, what can be gained, actions, colours, pages of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Among, Kind, Rule, Saying, SeatName, Setup, Word

COLOURS = ("yellow", "red", "green", "blue")

# What can be gained. The first six are workers, the next three attributes.

THINGS = (
    "labourer", "scout", "merchant", "fighter", "cleric", "criminal",
    "faith", "strength", "influence",
    "coin", "provision", "tax",
    "discard", "may-discard", "repay", "destroy", "debt", "pray", "recruit", "develop",
)  # fmt: skip
(
    LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL,
    FAITH, STRENGTH, INFLUENCE,
    COIN, PROVISION, TAX,
    DISCARD, MAY_DISCARD, REPAY, DESTROY, DEBT, PRAYER, FREE_RECRUIT, FREE_DEVELOP,
) = range(len(THINGS))  # fmt: skip
WORKERS = THINGS[: CRIMINAL + 1]
ATTRIBUTES = THINGS[FAITH : INFLUENCE + 1]
ANY = len(WORKERS)
"""The colour of a clear slot."""

Reward = tuple[tuple[int, int], ...]
"""Things, each with how many of it, in the order in which they are printed."""


def reward(**amounts: int) -> Reward:
    """`reward(strength=1, labourer=2)`."""
    return tuple((THINGS.index(name.replace("_", "-")), n) for name, n in amounts.items())


# Spaces for workers on a player's board

ACTIONS = (
    "develop", "recruit", "pray", "conspire", "hunt", "trade",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
)  # fmt: skip
DEVELOP, RECRUIT, PRAY, CONSPIRE, HUNT, TRADE = LEFT_HAND = range(6)
COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = RIGHT_HAND = range(6, 12)
SPOTS = tuple(f"{ACTIONS[action]}-{place}" for action in RIGHT_HAND for place in ("left", "middle"))
"""Where a workshop can stand."""

FACTIONS = ("saracen", "byzantine", "viking")

ROUNDS = 7
MOST_KEPT = 3
TRACK_END = 12

# Pages of the rulebook

SETUP = Rule("setup", "7")
KINGS = Rule("kings", "8")
PALADINS = Rule("paladins", "9")
GATHERING = Rule("gathering", "10")
RESET = Rule("reset", "10")
CREWS = Rule("crews", "12")
DEVELOPING = Rule("developing", "13")
RECRUITING = Rule("recruiting", "14")
PRAYING = Rule("praying", "15")
CONSPIRING = Rule("conspiring", "15")
SUPPLIES = Rule("supplies", "15")
COMMISSIONS = Rule("commissions", "16")
FORTIFYING = Rule("fortifying", "17")
GARRISONS = Rule("garrisons", "18")
ABSOLVING = Rule("absolving", "19")
ATTACKS = Rule("attacks", "20")
CONVERSIONS = Rule("conversions", "21")
SUSPICION = Rule("suspicion", "22")
INQUISITION = Rule("inquisition", "23")
PASSING = Rule("passing", "24")
SCORING = Rule("scoring", "24")
SOLO = Rule("solo", "26")
ABILITIES = Rule("abilities", "35")
ICONS = Rule("icons", "36")
RULES = (
    SETUP, KINGS, PALADINS, GATHERING, RESET, CREWS, DEVELOPING, RECRUITING, PRAYING, CONSPIRING, SUPPLIES, COMMISSIONS,
    FORTIFYING, GARRISONS, ABSOLVING, ATTACKS, CONVERSIONS, SUSPICION, INQUISITION, PASSING, SCORING, SOLO, ABILITIES,
    ICONS,
)  # fmt: skip


# Kinds of values


class Rewards(Kind):
    """Things and how many of each: `1-strength+2-coin`."""

    def write(self, value: Reward, setup: Setup) -> str:
        return "+".join(f"{n}-{THINGS[thing]}" for thing, n in value) or "nothing"

    def say(self, value: Reward, setup: Setup) -> list[Saying]:
        """What comes several times is said once."""
        sums: dict[int, int] = {}
        for thing, n in value:
            sums[thing] = sums.get(thing, 0) + n
        said = [Saying(f"amount-{THINGS[thing]}", {"n": n}) for thing, n in sums.items()]
        return said or [Saying("amount-nothing", {})]


class Crew(Kind):
    """So many workers of each colour: `1-scout+1-cleric`."""

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
    """Where workers are placed: an action of the own board, or a card."""

    def write(self, value: int, setup: Setup) -> str:
        return ACTIONS[value] if value < len(ACTIONS) else str(setup.cards[value].slug)

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying(f"action-{ACTIONS[value]}" if value < len(ACTIONS) else f"card-{setup.cards[value].key}", {})


class Who(SeatName):
    """A player: a colour, or the opponent that the rules play."""

    def say(self, value: int, setup: Setup) -> Saying:
        if value >= setup.seats:
            return Saying(f"opponent-{setup.options['opponent']}", {})
        return super().say(value, setup)


def counted(crew: Sequence[int]) -> Reward:
    return tuple((colour, n) for colour, n in enumerate(crew) if n)


SLOT_COLOURS = (*WORKERS, "any")
REWARDS = Rewards()
CREW = Crew()
SLOTS = Slots()
SPACE = Space()
WHO = Who()
SPOT = Among("spot", SPOTS)
THING = Among("thing", THINGS)
FACTS: dict[str, Any] = {
    "seat": WHO,
    "who": WHO,
    "space": SPACE,
    "gain": REWARDS,
    "price": REWARDS,
    "crew": CREW,
    "slots": SLOTS,
    "spot": SPOT,
    "attribute": THING,
    "why": Word("why"),
    "rule": Word("rule"),
}
