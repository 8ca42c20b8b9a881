"""The words of the game: workers, attributes, what can be gained, actions, colours, pages of the rulebook."""

from __future__ import annotations

from ...kernel import Rule

COLOURS = ("yellow", "red", "green", "blue")

# What can be gained. The first six are workers; which are attributes, the box says.

THINGS = (
    "labourer", "scout", "merchant", "fighter", "cleric", "criminal",
    "faith", "strength", "influence",
    "coin", "provision", "tax",
    "discard", "may-discard", "repay", "destroy", "debt", "pray", "recruit", "develop",
    "diplomacy", "quest", "dismiss", "move", "pass",
)  # fmt: skip
(
    LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL,
    FAITH, STRENGTH, INFLUENCE,
    COIN, PROVISION, TAX,
    DISCARD, MAY_DISCARD, REPAY, DESTROY, DEBT, PRAYER, FREE_RECRUIT, FREE_DEVELOP,
    DIPLOMACY, FREE_QUEST, DISMISS, MOVE_WORKSHOP, MUST_PASS,
) = range(len(THINGS))  # fmt: skip
WORKERS = THINGS[: CRIMINAL + 1]
ANY = len(WORKERS)
"""The colour of a clear slot."""
SLOT_COLOURS = (*WORKERS, "any")

Reward = tuple[tuple[int, int], ...]
"""Things, each with how many of it, in the order in which they are printed."""


def reward(**amounts: int) -> Reward:
    """`reward(strength=1, labourer=2)`; a `_` at the end keeps a word from being one of Python's."""
    return tuple((THINGS.index(name.strip("_").replace("_", "-")), n) for name, n in amounts.items())


# Actions, by their numbers: records and cards know them by these, so other boxes add theirs at the end

DEVELOP, RECRUIT, PRAY, CONSPIRE, HUNT, TRADE, COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = range(12)
MUSTER, NEGOTIATE = 12, 13

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
