"""Paladins of the West Kingdom, for 1 to 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import PUBLIC, CardPoints, Choice, Flow, Goal, Kind, Prompt, Rule, Setup
from . import scoring
from .anchors import anchors
from .audit import audit
from .base import BASE
from .board import JAR_LEVELS, TAX_POOL
from .box import Box
from .cards import CARDS, Card
from .crowns import cards as crown_cards
from .crowns import prompts as crown_prompts
from .crowns import words as crown_words
from .crowns.box import CROWNS
from .estimate import estimate
from .evaluation import EVALUATION
from .kinds import FACTS
from .offers import offers
from .position import arrange
from .prompts import PROMPTS
from .setup import in_play, set_up
from .state import Kingdom
from .words import COLOURS, ROUNDS, RULES

CHOICES = (
    Choice("opponent", ("none", *crown_words.DIFFICULTY), alone="standard"),
    Choice("tax-pool", tuple(TAX_POOL)),
    Choice("jars", tuple(JAR_LEVELS)),
    Choice("mercenaries", ("each", "together")),
    Choice("crowns", ("off", "on")),
    Choice("resource-track", crown_words.TRACKS),
)


class Paladins:
    """The rules of the game, as the kernel wants them."""

    name = "paladins"
    version = 2
    seats: range = range(1, 5)
    colours: tuple[str, ...] = COLOURS
    choices: tuple[Choice, ...] = CHOICES
    prompts: tuple[Prompt, ...] = (*PROMPTS, *crown_prompts.PROMPTS)
    rules: tuple[Rule, ...] = (*RULES, *crown_words.RULES)
    cards: tuple[Card, ...] = (*CARDS, *crown_cards.CARDS)
    facts: Mapping[str, Kind] = FACTS
    reimagine = None
    evaluation = EVALUATION

    def box(self, options: Mapping[str, str]) -> Box:
        """What the match is played with: the one place where options choose between boxes."""
        return CROWNS[options["resource-track"]] if options.get("crowns") == "on" else BASE

    def setup(self, setup: Setup) -> Kingdom:
        return set_up(setup)

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> Kingdom:
        return arrange(setup, position)

    def step(self, table: Kingdom) -> Flow:
        return table.box.steps[table.phase](table)

    def over(self, table: Kingdom) -> bool:
        return table.phase == scoring.OVER

    def score(self, table: Kingdom) -> list[dict[str, int]]:
        return scoring.score(table)

    def points(self, table: Kingdom) -> list[dict[str, int]]:
        return scoring.points(table)

    def card_points(self, table: Kingdom) -> list[list[CardPoints]]:
        return scoring.card_points(table)

    def ending(self, table: Kingdom) -> list[Goal]:
        return [Goal("round", table.round, ROUNDS)]

    def winners(self, table: Kingdom) -> list[int]:
        return scoring.winners(table)

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        if options["opponent"] != "none" and seats > 1:
            return "opponent-alone"
        if options["opponent"] == "none" and seats == 1:
            return "alone-needs-opponent"
        if options["opponent"] not in self.box(options).opponent.workshops and seats == 1:
            return "madness-needs-crowns"
        usual = options["resource-track"] == crown_words.TRACKS[0]
        return None if usual or (options["crowns"] == "on" and seats == 1) else "track-needs-crowns"

    def face(self, card: int) -> int:
        return card

    def offers(self, table: Kingdom, seat: int | None) -> dict[str, Any]:
        return offers(table)

    def anchors(self, kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
        return anchors(kind, player, facts)

    def in_play(self, setup: Setup) -> list[int]:
        return in_play(setup)

    def played(self, table: Kingdom) -> list[int]:
        """Whatever lies open, but for what is only laid out: the rows, and the schemes on the favours."""
        laid_out = [id(zone) for zones in table.box.laid_out for zone in zones(table)]
        used = [zone for zone in table.zones() if zone.spot.visible == PUBLIC and id(zone) not in laid_out]
        return [card for zone in used for card in zone]

    def audit(self, table: Kingdom) -> None:
        audit(table)

    def estimate(self, table: Kingdom, player: int) -> float:
        return estimate(table, player)


GAME = Paladins()
