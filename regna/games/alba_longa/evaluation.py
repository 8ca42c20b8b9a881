"""What a position promises: monuments and people, food, and what hands, silver, prayers and soldiers may bring."""

from __future__ import annotations

from ...kernel.evaluation import Evaluation
from .constants import HARVEST, SOLDIERS, WORKERS
from .estimate import parts
from .harvest import crop
from .offers import climate_now
from .scoring import winners
from .state import King, Latium
from .tracks import ALL_MONUMENTS, POPULATION_GOAL
from .works import HARVESTED, WORKED, bank_silver, new_level, new_monuments
from .year_end import GROWTH_COST

FEATURES = (
    "alive", "monuments", "soon", "half-built", "people", "crowd", "nearer-goal", "further-goal", "both-goals", "idle",
    "idle-at-harvest", "crop", "fed", "hungry", "births", "wheat", "silver", "purse", "income", "prayers", "soldiers",
    "exposed", "heroes", "best-hero", "disc", "king", "harvest", "forgotten",
)  # fmt: skip
ASPECTS = {
    "monuments": ("monuments", "soon", "half-built"),
    "population": ("people", "crowd", "births"),
    "goals": ("alive", "nearer-goal", "further-goal", "both-goals"),
    "work": ("idle", "idle-at-harvest"),
    "food": ("crop", "fed", "hungry", "wheat", "forgotten", "harvest"),
    "silver": ("silver", "purse", "income"),
    "prayers": ("prayers", "disc"),
    "army": ("soldiers", "exposed"),
    "court": ("heroes", "best-hero", "king"),
}
"""What the coach calls them."""
GOAL = 10.0
"""What each of the two goals counts when it is reached, and victory besides."""
PURSE = 6
WORK_TO_COME = ("sale", "housing", "court", "dice")
FIGHTING = ("targets", "heroes", "attack", "disperse", "works", "farming")
REAPED = (*HARVESTED, "feeding", "growth")
"""Phases after this year's harvest."""


def features(t: Latium, player: int) -> list[float]:
    """The features of a king, in the order of their names."""
    me = t.players[player]
    if not me.alive:
        return NONE
    worked, peasants, harvest = t.phase in WORKED, me.peasants, t.season == HARVEST
    reaping = harvest and t.phase not in REAPED
    crops = crop(me, climate_now(t)) if reaping else 0
    food = me.wheat + crops
    fed = min(food, peasants)
    soon = 0 if worked else new_monuments(me)
    monuments = (me.monuments + soon) / ALL_MONUMENTS
    people = min(peasants, POPULATION_GOAL) / POPULATION_GOAL
    idle = me.housing if t.phase in WORK_TO_COME and not me.out else 0
    silver = me.silver + (0 if worked else bank_silver(me))
    heroes = [t.hero(card).value for card in me.heroes]
    return [
        1,
        me.monuments,
        soon,
        0 if worked else me.pieces(WORKERS) % 2,
        min(peasants, POPULATION_GOAL),
        max(0, peasants - POPULATION_GOAL),
        max(monuments, people),
        min(monuments, people),
        monuments >= 1 and people >= 1,
        0 if harvest else idle,
        idle if harvest else 0,
        crops,
        fed if harvest else 0,
        peasants - fed if harvest else 0,
        sum([food - fed >= cost for cost in GROWTH_COST]) - 1 if harvest else 0,
        min(me.wheat, peasants),
        min(silver, PURSE),
        max(0, silver - PURSE),
        me.standing_merchants,
        me.level if worked else new_level(t, me),
        me.at[SOLDIERS],
        exposed(t, me),
        sum(heroes),
        max(heroes, default=0),
        me.disc,
        t.king == player,
        harvest,
        reaping and not food and not idle,
    ]


NONE = [0.0] * len(FEATURES)


def exposed(t: Latium, me: King) -> int:
    """By how much the strongest army is stronger than one's own."""
    return max(0, max([rival.at[SOLDIERS] for rival in t.players if rival is not me]) - me.at[SOLDIERS])


def progress(t: Latium) -> float:
    """The years gone by of those there are climates for."""
    left = len(t.climate) + len(t.climate_early) + len(t.climate_late)
    return min(1.0, (t.year - 1 + 0.5 * (t.season == HARVEST)) / (t.year - 1 + max(1, left)))


def standing(t: Latium) -> list[float]:
    """The same at the end, and who has won."""
    won = winners(t)
    return [reached(me.monuments, me.population) * me.alive + GOAL * (me.seat in won) for me in t.players]


def reached(monuments: int, people: int) -> float:
    return GOAL * (monuments / ALL_MONUMENTS + min(people, POPULATION_GOAL) / POPULATION_GOAL)


def is_quiet(t: Latium) -> bool:
    """Not while armies are on their way and work is being paid."""
    return t.phase not in FIGHTING


TABLES = [(2, {}), (3, {"job-well-done": "on"}), (2, {"spoils-of-war": "on"}), (2, {})]
EVALUATION = Evaluation(
    __file__, FEATURES, features, progress, standing, tables={"base": TABLES}, aspects=ASPECTS, by_hand=parts,
    is_quiet=is_quiet,
)  # fmt: skip
