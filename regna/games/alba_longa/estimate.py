"""What a position is worth, roughly: monuments and people, and what food, silver, prayers and hands may become."""

from __future__ import annotations

from .harvest import crop
from .latium import King, Latium
from .offers import climate_now
from .scoring import winners
from .tracks import GOAL, MONUMENTS
from .words import HARVEST, PRIESTS, SOLDIERS, WORKERS
from .works import bank_silver
from .year_end import GROWTH_COST

MONUMENT, PERSON, CROWD = 4.0, 3.0, 0.4
WON, FORGOTTEN, HUNGER, A_FARMERS_WHEAT = 200.0, 40.0, 3.5, 2.0
LAST_YEAR = 7
BEFORE_SOLDIERS = ("sale", "housing", "court", "dice")
BEFORE_HARVEST = (*BEFORE_SOLDIERS, "targets", "heroes", "attack", "disperse", "works", "farming")


def estimate(t: Latium, player: int) -> float:
    """Points, for a bot that looks one decision ahead."""
    me = t.players[player]
    if not me.alive:
        return -WON
    if t.phase == "over":
        return WON * (player in winners(t))
    hope = 1 - t.year / (LAST_YEAR + 2)
    return works(me) + people(t, me) + hope * means(t, me)


def works(me: King) -> float:
    """Monuments, and those the workers are about to build."""
    workers = me.pieces(WORKERS)
    missing = MONUMENTS - me.monuments
    soon = min(workers // 2, missing)
    return MONUMENT * me.monuments + 0.9 * MONUMENT * soon + 0.5 * (workers % 2) * (soon < missing)


def people(t: Latium, me: King) -> float:
    """Who lives here, who will go hungry, and who may come for the wheat that is left."""
    farming = t.season == HARVEST and t.phase in BEFORE_HARVEST
    food = me.wheat + (crop(me, climate_now(t)) if farming else 0)
    fed = min(food, me.peasants)
    hands = 0 if me.out or t.phase not in BEFORE_SOLDIERS else me.housing
    hungry = max(0.0, me.peasants - food - A_FARMERS_WHEAT * hands) if t.season == HARVEST else 0.0
    born = sum(food - fed >= cost for cost in GROWTH_COST) - 1 + 0.12 * (food - fed)
    doomed = FORGOTTEN * (farming and not food and not hands)
    return worth_of(me.peasants + born) - HUNGER * hungry + 0.3 * fed - doomed


def worth_of(n: float) -> float:
    return PERSON * min(n, GOAL) + CROWD * max(0.0, n - GOAL)


def means(t: Latium, me: King) -> float:
    """Silver, prayers, soldiers, heroes, and peasants who can still be sent to work."""
    silver = me.silver + bank_silver(me) + 1.2 * (me.standing_merchants > 0) + 0.2 * min(me.standing_merchants, 4)
    prayers = min(me.level + me.pieces(PRIESTS), 8)
    idle = 0.0 if me.out else 0.7 * me.housing
    heroes: float = 0.2 * sum(t.cards[card].value for card in me.heroes)
    army = 0.5 * min(me.at[SOLDIERS], 4)
    return 0.9 * min(silver, 8) + 0.2 * max(0.0, silver - 8) + 0.6 * prayers + idle + heroes + army + 0.5 * me.disc
