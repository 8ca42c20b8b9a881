"""The constants of the game: goods, roles, symbols, courtiers, inquisitors, sections of the rulebook."""

from __future__ import annotations

from ...kernel import Rule

COLOURS = ("blue", "red", "green", "yellow")
"""The rulebook names blue, red and green; the fourth is ours."""
SEATS, ROUNDS, NOBODY = 4, 5, -1

GOODS = ("wood", "stone", "wheat", "glass", "marble", "coin")
WOOD, STONE, WHEAT, GLASS, MARBLE, COIN = range(6)
BASIC, PRECIOUS, RESOURCES = (WOOD, STONE, WHEAT), (GLASS, MARBLE), range(COIN)
ANY_BASIC, ANY_PRECIOUS = 6, 7
"""Places in a price or a gain, after the goods, for what its payer or taker chooses."""

ROLES = ("devil", "cultist", "sun", "moon")
DEVIL, CULTIST, SUN, MOON = range(4)
MORTALS = (SUN, MOON)
EXTRAS = ((1, 1, 1, 1, 1, 8), (0, 0, 0, 1, 1, 1), (0,) * len(GOODS), (0,) * len(GOODS))
"""The goods that lie in each role's chest at the beginning."""

SYMBOLS = ("rural", "urban", "religious", "science")
RURAL, URBAN, RELIGIOUS, SCIENCE = range(4)
COURTIERS = ("farmer", "burgher", "priest", "alchemist")
FARMER, BURGHER, PRIEST, ALCHEMIST = range(4)
"""A courtier's number is that of the symbol he lends."""
LOCKED, FIRST_TIME, HIRED, AGAIN = range(4)
"""Where a courtier is: out of reach, to be had for 2 coins, behind the screen, to be had for 3."""

PURE, TAINTED = range(2)
PLACES = ("A", "B", "C", "1", "2", "3", "guest")
ASCETIC, FUNDAMENTALIST, PLEBEIAN, FIRST, SECOND, THIRD, GUEST = range(7)
"""The places of the inquisition board, and where a personal guest stands in lists of them."""
DOWN, UP, BRIBED = range(3)
"""What an inquisitor on the board is: face down, face up, sent away."""

SIDES = ("none", "left", "right")
UNPLAYED, LEFT, RIGHT = range(3)
SPACES = ("use", "build", "act")
USE, BUILD, ACT = range(3)

(
    LEFT_EVENT, USE_1, USE_2, REPEAT, BUILD_1, EFFECT_1, ACT_1, BUILD_2, EFFECT_2, ACT_2, COURTIER, RIGHT_EVENT, TOKENS,
    CLAIMS, FINISHED,
) = range(15)  # fmt: skip
OF_A_BUILDING = 3
"""The stages in which a plan is resolved, and how many of them a new building takes."""

# Pages of the rulebook.

SETUP = Rule("setup", "4")
ROLE = Rule("roles", "6")
PRODUCTION = Rule("production", "6")
CARDS_PHASE = Rule("cards", "7")
MARKET = Rule("market", "7")
LOANS = Rule("loans", "7")
OFFERS = Rule("offers", "8")
ANSWERS = Rule("answers", "8")
PLANNING = Rule("planning", "9")
BUILDINGS = Rule("buildings", "10")
RESOLVING = Rule("resolving", "11")
INSOLVENCY = Rule("insolvency", "11")
ACHIEVEMENTS = Rule("achievements", "12")
INTEREST = Rule("interest", "13")
REPUTATION = Rule("reputation", "14")
WINGS = Rule("wings", "15")
OBLIVION = Rule("oblivion", "14")
WITCH_HUNT = Rule("witch-hunt", "15")
PREPARATION = Rule("preparation", "17")
BLACK_MASS = Rule("black-mass", "17")
GUESSES = Rule("guesses", "16")
INQUISITION = Rule("inquisition", "18")
SCORING = Rule("scoring", "19")
EXPERT = Rule("expert", "18")
RULES = (
    SETUP, ROLE, PRODUCTION, CARDS_PHASE, MARKET, LOANS, OFFERS, ANSWERS, PLANNING, BUILDINGS, RESOLVING, INSOLVENCY,
    ACHIEVEMENTS, INTEREST, REPUTATION, WINGS, OBLIVION, WITCH_HUNT, PREPARATION, BLACK_MASS, GUESSES, INQUISITION,
    SCORING, EXPERT,
)  # fmt: skip
