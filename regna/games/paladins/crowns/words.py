"""The words of City of Crowns: icons, levels, places on its boards, pages of its rulebook."""

from __future__ import annotations

from ....kernel import RECONSTRUCTED, RULEBOOK, Rule

BOOK = "crowns"

ICONS = ("military", "merchant", "farmer", "clergy")
"""On negotiation cards, allies and players' extensions; the fourth has no name in the rulebook."""
ICONS_FOR_ALLY = 3
SET_POINTS = (0, 0, 2, 5, 9)
"""What this many different icons count."""
CARDS_A_POINT = 2
"""Muster cards for a point."""
SECRET_POINTS = 6

STACKS = 4
MUSTER_LEVELS = (3, 2, 1)
"""From the bottom of a stack."""
FEW_PLAYERS, MUSTERS_FEWER = 3, 4
"""With fewer players some muster cards of the second level stay in the box."""
NEGOTIATION_LEVELS = (4, 3, 2, 1)
NEGOTIATION_FEWER = {2: (3, 2), 3: (4, 2)}
"""For a level, the number of players below which cards stay in the box, and how many do."""

NEGOTIATION_PRICES = (2, 2, 1, 3)
"""From the left; the top of the deck comes last, and may be had for a debt."""
TOWNSFOLK_PRICES = (3, 3, 2, 2, 1, 0, 4)
TOWNSFOLK_BY_DEBT = (0, 1, 2, 6)
TOP_FLAGS = (12, 13)
"""Faith and Strength for the Outsider on top of the deck."""

DIFFICULTY = {"easy": 2, "standard": 4, "hard": 6, "madness": 8}
"""Orders that are shown for a workshop each; with all eight every action has one."""
TRACKS = ("5", "6", "7", "10")
"""How long the opponent's resource track may be: nothing says it."""

SOURCES = {
    "SET_POINTS": RECONSTRUCTED,
    "NEGOTIATION_PRICES": RECONSTRUCTED,
    "TOWNSFOLK_PRICES": RECONSTRUCTED,
    "TOP_FLAGS": RECONSTRUCTED,
    "TRACKS": RECONSTRUCTED,
    "SECRET_POINTS": RULEBOOK,
    "DIFFICULTY": RULEBOOK,
}
"""Where the figures of the tables come from."""

SETUP = Rule("crowns-setup", "3", BOOK)
PALADINS = Rule("crowns-paladins", "5", BOOK)
MUSTER_CARDS = Rule("muster-cards", "5", BOOK)
MUSTERING = Rule("mustering", "6", BOOK)
DELEGATING = Rule("delegating", "7", BOOK)
RALLYING = Rule("rallying", "8", BOOK)
RESET = Rule("crowns-reset", "9", BOOK)
SCORING = Rule("crowns-scoring", "9", BOOK)
SOLO = Rule("crowns-solo", "10", BOOK)
ABILITIES = Rule("crowns-abilities", "14", BOOK)
NEW_ICONS = Rule("crowns-icons", "15", BOOK)
FAVOURS = Rule("crowns-favours", "16", BOOK)
RULES = (
    SETUP, PALADINS, MUSTER_CARDS, MUSTERING, DELEGATING, RALLYING, RESET, SCORING, SOLO, ABILITIES, NEW_ICONS, FAVOURS,
)  # fmt: skip
