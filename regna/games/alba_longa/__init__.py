"""Alba Longa, for 2 to 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import CARD, CardPoints, Choice, Flow, Game, Goal, Kind, Prompt, Rule, Setup, Word
from . import scoring
from .anchors import anchors
from .audit import audit
from .cards import CARDS, FACES, heroes_of
from .constants import COLOURS, RULES
from .court import call, share_dice
from .estimate import estimate
from .evaluation import EVALUATION
from .harvest import bless, harvest
from .notation import DIE, LOT, PLACE, STALL, WHO
from .offers import offers
from .position import arrange
from .prompts import PROMPTS
from .season import begin_season, go_home, house
from .setup import first_king, in_play, set_up
from .soldiers import attack, choose_heroes, plan_attacks
from .state import Latium
from .tracks import ALL_MONUMENTS, POPULATION_GOAL
from .works import disperse, work
from .year_end import feed, grow

CHOICES = (
    Choice("job-well-done", ("off", "on")),
    Choice("spoils-of-war", ("off", "on")),
    Choice("assisi", ("off", "on")),
    Choice("first-king", ("chance", "named")),
    Choice("openings", ("in-turn", "together")),
    Choice("loot", ("every-season", "after-attacks")),
    Choice("two-kings-price", ("two-calls", "four-calls")),
    Choice("worship-track", ("10", "8", "9", "12")),
)


class AlbaLonga:
    """The rules of the game, as the kernel wants them."""

    name = "alba-longa"
    version = 1
    seats = range(2, 6)
    colours: tuple[str, ...] = COLOURS
    choices: tuple[Choice, ...] = CHOICES
    prompts: tuple[Prompt, ...] = PROMPTS
    rules: tuple[Rule, ...] = RULES
    cards: tuple[Any, ...] = CARDS
    reimagine = None
    evaluation = EVALUATION
    facts: Mapping[str, Kind] = {
        "seat": WHO,
        "who": WHO,
        "cities": WHO,
        "card": CARD,
        "place": PLACE,
        "die": DIE,
        "stall": STALL,
        "lot": LOT,
        "season": Word("season"),
        "climate": Word("climate"),
    }

    def setup(self, setup: Setup) -> Latium:
        return set_up(setup)

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> Latium:
        return arrange(setup, position)

    def step(self, table: Latium) -> Flow:
        return STEPS[table.phase](table)

    def over(self, table: Latium) -> bool:
        return table.phase == "over"

    def score(self, table: Latium) -> list[dict[str, int]]:
        return scoring.score(table)

    def points(self, table: Latium) -> list[dict[str, int]] | None:
        """Monuments and people stand open, so everybody may know."""
        return scoring.score(table)

    def card_points(self, table: Latium) -> list[list[CardPoints]]:
        """No card counts anything."""
        return [[] for _ in table.players]

    def ending(self, table: Latium) -> list[Goal]:
        """Whoever comes furthest with monuments and people, and the years that are left for it."""
        alive = [
            (min(me.monuments, ALL_MONUMENTS), min(me.peasants, POPULATION_GOAL)) for me in table.players if me.alive
        ]
        monuments, people = max(alive, default=(0, 0))
        years = sum(map(len, (table.climate_seen, table.climate, table.climate_early, table.climate_late)))
        return [
            Goal("monuments", monuments, ALL_MONUMENTS),
            Goal("population", people, POPULATION_GOAL),
            Goal("year", table.year, years),
        ]

    def winners(self, table: Latium) -> list[int]:
        return scoring.winners(table)

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        return "assisi-seats" if options["assisi"] == "on" and seats == self.seats[-1] else None

    def face(self, card: int) -> int:
        return FACES[card]

    def offers(self, table: Latium, seat: int | None) -> dict[str, Any]:
        return offers(table)

    def anchors(self, kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
        return anchors(kind, player, facts)

    def in_play(self, setup: Setup) -> list[int]:
        return in_play(setup)

    def played(self, table: Latium) -> list[int]:
        heroes = [card for me in table.players for card in heroes_of(me.seat) if table.heroes_seen >> card & 1]
        return [*table.climate_seen, *table.blessings_seen, *heroes]

    def audit(self, table: Latium) -> None:
        audit(table)

    def estimate(self, table: Latium, player: int) -> float:
        return estimate(table, player)


STEPS = {
    "first-king": first_king,
    "sale": begin_season,
    "housing": house,
    "court": call,
    "dice": share_dice,
    "targets": plan_attacks,
    "heroes": choose_heroes,
    "attack": attack,
    "disperse": disperse,
    "works": work,
    "farming": harvest,
    "blessing": bless,
    "return": go_home,
    "feeding": feed,
    "growth": grow,
}
"""The course of a year: growing season and harvest season from the sale to the return, then feeding and growth."""
GAME: Game = AlbaLonga()
