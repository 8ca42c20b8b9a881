"""Pact with the Devil, for 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import CARD, SEAT, CardPoints, Chance, Choice, Flow, Game, Goal, Kind, Prompt, Rule, Setup
from . import scoring
from .actions import resolve
from .anchors import anchors
from .audit import audit
from .black_mass import buy_wings, celebrate
from .cards import CARDS
from .cards_phase import deal, keep, last_chance, pass_cards
from .constants import COLOURS, ROUNDS, RULES
from .deals import answer_all, circulate, make_offers, return_chests, wish
from .estimate import estimate
from .evaluation import EVALUATION
from .imagining import reimagine
from .inquisition import face_all, punish
from .interest import charge
from .notation import ACHIEVEMENT, COURTIER, GOOD, HEAP, PLACE, PRICE, ROLE_NAME
from .offers import offers
from .planning import plan_all
from .position import arrange
from .production import produce
from .prompts import PROMPTS
from .reputation import judge
from .setup import in_play, prefer, roles, set_up
from .state import Realm
from .witch_hunt import question, vote

CHOICES = (
    Choice("jesters", ("without", "with")),
    Choice("indulgences", ("kept", "offered")),
    Choice("bribes", ("coins", "goods")),
    Choice("roles", ("dealt", "preferred")),
    Choice("insolvency", ("strict", "lenient")),
)


class Devil:
    """The rules of the game, as the kernel wants them."""

    name = "devil"
    version = 3
    seats = range(4, 5)
    colours: tuple[str, ...] = COLOURS
    choices: tuple[Choice, ...] = CHOICES
    prompts: tuple[Prompt, ...] = PROMPTS
    rules: tuple[Rule, ...] = RULES
    cards: tuple[Any, ...] = CARDS
    hides_progress = True
    evaluation = EVALUATION
    facts: Mapping[str, Kind] = {
        "seat": SEAT,
        "who": SEAT,
        "card": CARD,
        "cards": CARD,
        "good": GOOD,
        "goods": HEAP,
        "role": ROLE_NAME,
        "icon": ROLE_NAME,
        "price": PRICE,
        "place": PLACE,
        "courtier": COURTIER,
        "achievement": ACHIEVEMENT,
    }

    def setup(self, setup: Setup) -> Realm:
        return set_up(setup)

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> Realm:
        return arrange(setup, position)

    def step(self, table: Realm) -> Flow:
        return STEPS[table.phase](table)

    def over(self, table: Realm) -> bool:
        return table.phase == "over"

    def score(self, table: Realm) -> list[dict[str, int]]:
        return scoring.score(table)

    def points(self, table: Realm) -> list[dict[str, int]] | None:
        """Much of it lies behind screens until the end."""
        return scoring.score(table) if self.over(table) else None

    def card_points(self, table: Realm) -> list[list[CardPoints]]:
        return scoring.card_points(table)

    def ending(self, table: Realm) -> list[Goal]:
        return [Goal("round", table.round, ROUNDS)]

    def winners(self, table: Realm) -> list[int]:
        return scoring.winners(table)

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        return None

    def face(self, card: int) -> int:
        return card

    def offers(self, table: Realm, seat: int | None) -> dict[str, Any]:
        return offers(table, seat)

    def anchors(self, kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
        return anchors(kind, player, facts)

    def in_play(self, setup: Setup) -> list[int]:
        return in_play(setup)

    def played(self, table: Realm) -> list[int]:
        """Buildings that stand or stood, events that were played, inquisitors on the board."""
        built = [card for me in table.players for card in (*me.built, *me.event)]
        return [*built, *table.ruins, *table.events_seen, *table.tribunal]

    def audit(self, table: Realm) -> None:
        audit(table)

    def estimate(self, table: Realm, player: int) -> float:
        return estimate(table, player)

    def reimagine(self, table: Realm, seat: int, chance: Chance) -> None:
        reimagine(table, seat, chance)


STEPS = {
    "prefer": prefer,
    "roles": roles,
    "production": produce,
    "deal": deal,
    "keep": keep,
    "pass": pass_cards,
    "repay": last_chance,
    "wish": wish,
    "offer": make_offers,
    "circulate": circulate,
    "answer": answer_all,
    "return": return_chests,
    "plan": plan_all,
    "resolve": resolve,
    "interest": charge,
    "reputation": judge,
    "vote": vote,
    "question": question,
    "wings": buy_wings,
    "mass": celebrate,
    "face": face_all,
    "penalties": punish,
    "end": scoring.end_round,
    "ship": scoring.ship,
}
"""The course of the game, phase by phase; each says which comes next."""
GAME: Game = Devil()
