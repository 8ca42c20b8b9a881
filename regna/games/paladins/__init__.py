"""Paladins of the West Kingdom, for 1 to 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import CARD, CardPoints, Choice, Flow, Goal, Setup
from . import scoring
from .audit import audit
from .board import DIFFICULTY, JAR_LEVELS, TAX_POOL
from .cards import CARDS
from .estimate import estimate
from .kingdom import Kingdom
from .offers import offers
from .position import arrange
from .prompts import HOW, JAR, PLACE, PROMPTS
from .rounds import begin_round, draft, gather, reset
from .setup import in_play, set_up
from .turn import turn
from .words import COLOURS, FACTS, ROUNDS, RULES

CHOICES = (
    Choice("opponent", ("none", *DIFFICULTY), alone="standard"),
    Choice("tax-pool", tuple(TAX_POOL)),
    Choice("jars", tuple(JAR_LEVELS)),
    Choice("mercenaries", ("each", "together")),
)


class Paladins:
    """The rules of the game, as the kernel wants them."""

    name = "paladins"
    version = 1
    seats = range(1, 5)
    colours = COLOURS
    choices = CHOICES
    prompts = PROMPTS
    rules = RULES
    cards = CARDS
    facts = FACTS | {"card": CARD, "cards": CARD, "place": PLACE, "jar": JAR, "how": HOW}

    def setup(self, setup: Setup) -> Kingdom:
        return set_up(setup)

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> Kingdom:
        return arrange(setup, position)

    def step(self, table: Kingdom) -> Flow:
        return STEPS[table.phase](table)

    def over(self, table: Kingdom) -> bool:
        return table.phase == "over"

    def score(self, table: Kingdom) -> list[dict[str, int]]:
        return scoring.score(table)

    def points(self, table: Kingdom) -> list[dict[str, int]]:
        """All that counts is public."""
        return scoring.score(table)

    def card_points(self, table: Kingdom) -> list[list[CardPoints]]:
        return scoring.card_points(table)

    def ending(self, table: Kingdom) -> list[Goal]:
        return [Goal("round", table.round, ROUNDS)]

    def winners(self, table: Kingdom) -> list[int]:
        return scoring.winners(table)

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        if options["opponent"] != "none" and seats > 1:
            return "opponent-alone"
        return "alone-needs-opponent" if options["opponent"] == "none" and seats == 1 else None

    def face(self, card: int) -> int:
        return card

    def offers(self, table: Kingdom, seat: int | None) -> dict[str, Any]:
        return offers(table)

    def in_play(self, setup: Setup) -> list[int]:
        return in_play(setup)

    def played(self, table: Kingdom) -> list[int]:
        shared = [
            table.townsfolk_gone, table.outsiders_gone, table.tavern_gone, table.tavern_row, table.suspicions_gone,
            table.orders_shown, table.favours_shown, table.schemes_seen,
        ]  # fmt: skip
        own = [
            (*p.paladin, *p.departed, *p.townsfolk, *p.walls, *p.attacked, *p.converted, *p.suspicions)
            for p in table.players
        ]
        return [card for zone in (*shared, *own) for card in zone]

    def audit(self, table: Kingdom) -> None:
        audit(table)

    def estimate(self, table: Kingdom, player: int) -> float:
        return estimate(table, player)


STEPS = {"draft": draft, "round": begin_round, "gather": gather, "turns": turn, "reset": reset}
GAME = Paladins()
