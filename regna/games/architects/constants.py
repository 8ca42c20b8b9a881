"""The constants of the game: colours, goods, skills, places, limits, sections of the rulebook."""

from __future__ import annotations

from ...kernel import Rule

COLOURS = ("yellow", "red", "green", "blue", "purple")

GOODS = ("clay", "wood", "stone", "gold", "marble")
CLAY, WOOD, STONE, GOLD, MARBLE = range(5)
Price = tuple[int, ...]
"""This many of each good, in the order of `GOODS`."""

SKILLS = ("carpentry", "tiling", "masonry")
C, T, M = 1, 2, 4
"""A bit each, so that a set of skills is one number; short, for the tables of cards."""

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
MARKET_PLACES = (MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT)

MAX_VIRTUE = 14
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
