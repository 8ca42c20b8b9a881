"""What a position is worth, roughly: monuments and people, and what food, silver, prayers and hands may become."""

from __future__ import annotations

from collections.abc import Iterator

from .constants import HARVEST, SOLDIERS, WORKERS
from .harvest import crop
from .offers import climate_now
from .scoring import winners
from .state import King, Latium
from .tracks import ALL_MONUMENTS, POPULATION_GOAL
from .works import WORKED, bank_silver, new_level
from .year_end import GROWTH_COST

MONUMENT, PERSON, CROWD = 4.0, 3.0, 0.4
WON, FORGOTTEN, HUNGER, A_FARMERS_WHEAT = 200.0, 40.0, 3.5, 2.0
LAST_YEAR = 7
USEFUL_PRAYERS = 8
BEFORE_SOLDIERS = ("sale", "housing", "court", "dice")
BEFORE_HARVEST = (*BEFORE_SOLDIERS, "targets", "heroes", "attack", "disperse", "works", "farming")


def estimate(t: Latium, player: int) -> float:
    """Points, for a bot that looks one decision ahead."""
    return sum(parts(t, player).values())


def parts(t: Latium, player: int) -> dict[str, float]:
    """The same by what it comes from."""
    me = t.players[player]
    if not me.alive:
        return {"goals": -WON}
    if t.phase == "over":
        return {"goals": WON * (player in winners(t))}
    hope = 1 - t.year / (LAST_YEAR + 2)
    found = {"monuments": works(t, me), "population": people(t, me)}
    return found | {name: hope * worth for name, worth in means(t, me)}


def works(t: Latium, me: King) -> float:
    """Monuments, and those the workers are about to build."""
    workers = 0 if t.phase in WORKED else me.pieces(WORKERS)
    missing = ALL_MONUMENTS - me.monuments
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
    return PERSON * min(n, POPULATION_GOAL) + CROWD * max(0.0, n - POPULATION_GOAL)


def means(t: Latium, me: King) -> Iterator[tuple[str, float]]:
    """Silver, prayers, soldiers, heroes, and peasants who can still be sent to work."""
    worked, merchants = t.phase in WORKED, me.standing_merchants
    silver = me.silver + (0 if worked else bank_silver(me)) + 1.2 * (merchants > 0) + 0.2 * min(merchants, 4)
    yield "silver", 0.9 * min(silver, 8) + 0.2 * max(0.0, silver - 8)
    yield "prayers", 0.6 * min(me.level if worked else new_level(t, me), USEFUL_PRAYERS) + 0.5 * me.disc
    yield "work", 0.0 if me.out else 0.7 * me.housing
    yield "court", 0.2 * sum(t.hero(card).value for card in me.heroes)
    yield "army", 0.5 * min(me.at[SOLDIERS], 4)
