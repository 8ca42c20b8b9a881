"""The constants of the game: colours, jobs, dice, stalls, climates, lots, sections of the rulebook."""

from __future__ import annotations

from ...kernel import Rule

COLOURS = ("green", "red", "blue", "yellow", "purple")
"""Alba Longa, Rome, Veii, Velitrae and Reate; the pairs are ours. Reate comes last, to be free for Assisi."""
ASSISI, NOBODY = len(COLOURS), -1

PLACES = ("barracks", "market", "quarry", "temple", "farm")
SOLDIERS, MERCHANTS, WORKERS, PRIESTS, FARMERS = JOBS = range(5)
DICE = ("black", "grey", "white", "brown")
"""A die a job, in the order of the jobs; farmers have none."""
STALLS = ("I", "II", "III", "IV", "V", "VI")
SEASONS = ("growing", "harvest")
GROWING, HARVEST = range(2)
CLIMATES = ("dry", "moderate", "wet")
LOTS = ("silver", "wheat", "captive")
SILVER, WHEAT, CAPTIVE = range(3)

# Pages of the rulebook, counted by its double pages: only the first carries its number in our text.

SETUP = Rule("setup", "2")
SALE = Rule("sale", "5")
HOUSING = Rule("housing", "5")
COURT = Rule("court", "5")
ASSIGNING = Rule("assigning", "6")
TARGETS = Rule("targets", "7")
HEROES = Rule("heroes", "8")
SABOTAGE = Rule("sabotage", "8")
MARKET = Rule("market", "10")
MONUMENTS = Rule("monuments", "10")
DEVOTION = Rule("devotion", "10")
CROPS = Rule("crops", "11")
BLESSINGS = Rule("blessings", "11")
RETURN = Rule("return", "12")
NAMING = Rule("naming", "12")
FEEDING = Rule("feeding", "12")
GROWTH = Rule("growth", "13")
VICTORY = Rule("victory", "13")
TWO_KINGS = Rule("two-kings", "13")
JOB_WELL_DONE = Rule("job-well-done", "14")
SPOILS = Rule("spoils", "14")
PLUNDER = Rule("plunder", "16")
RULES = (
    SETUP, SALE, HOUSING, COURT, ASSIGNING, TARGETS, HEROES, SABOTAGE, MARKET, MONUMENTS, DEVOTION, CROPS, BLESSINGS,
    RETURN, NAMING, FEEDING, GROWTH, VICTORY, TWO_KINGS, JOB_WELL_DONE, SPOILS, PLUNDER,
)  # fmt: skip
