"""Architects of the West Kingdom, for 1 to 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import CARD, CardPoints, Choice, Flow, Goal, Setup, Word
from . import scoring
from .anchors import anchors
from .audit import audit
from .cards import CARDS, FACES
from .constants import COLOURS, RULES
from .estimate import estimate
from .evaluation import EVALUATION
from .notation import COINS, GAINS, GOOD, GROUP, PLACE, PRICE, SHORTFALL, SKILL_SET, WHO
from .offers import offers
from .position import arrange
from .prompts import PROMPTS
from .setup import draft, in_play, prepare, set_up
from .state import Architect, Site
from .turn import turn

CHOICES = (
    Choice("boards", ("standard", "dealt", "chosen")),
    Choice("opponent", ("none", "constantine", "helena"), alone="constantine"),
    Choice("promo", ("off", "on")),
    Choice("conspirator", ("per-visit", "per-capture")),
    Choice("fallback", ("ordered", "any", "pass")),
    Choice("empty-visits", ("allow", "forbid")),
    Choice("pairing", ("same", "mirrored")),
    Choice("stall-guard", ("off", "on")),
)


class Architects:
    """The rules of the game, as the kernel wants them."""

    name = "architects"
    version = 2
    seats = range(1, 6)
    colours = COLOURS
    choices = CHOICES
    prompts = PROMPTS
    rules = RULES
    cards = CARDS
    reimagine = None
    evaluation = EVALUATION
    facts = {
        "seat": WHO,
        "who": WHO,
        "card": CARD,
        "cards": CARD,
        "place": PLACE,
        "workers": GROUP,
        "good": GOOD,
        "skills": SKILL_SET,
        "shortfall": SHORTFALL,
        "gain": GAINS,
        "pay": GAINS,
        "price": PRICE,
        "cost": COINS,
        "board": Word("board"),
    }

    def setup(self, setup: Setup) -> Site:
        return set_up(setup)

    def arrange(self, setup: Setup, position: Mapping[str, Any]) -> Site:
        return arrange(setup, position)

    def step(self, table: Site) -> Flow:
        return STEPS[table.phase](table)

    def over(self, table: Site) -> bool:
        return table.phase == "over"

    def score(self, table: Site) -> list[dict[str, int]]:
        return scoring.score(table)

    def points(self, table: Site) -> list[dict[str, int]] | None:
        """Only what lies open counts, so everybody may know."""
        return scoring.score(table)

    def card_points(self, table: Site) -> list[list[CardPoints]]:
        return scoring.card_points(table)

    def ending(self, table: Site) -> list[Goal]:
        """The Guildhall fills up; then everybody has one turn more."""
        if table.final >= 0:
            return [Goal("final", 0, 0)]
        return [Goal("guildhall", len(table.guildhall), table.slots)]

    def winners(self, table: Site) -> list[int]:
        return scoring.winners(table)

    def refuse(self, seats: int, options: Mapping[str, str]) -> str | None:
        if options["opponent"] != "none" and seats > 2:
            return "opponent-seats"
        return "solo-needs-opponent" if options["opponent"] == "none" and seats == 1 else None

    def face(self, card: int) -> int:
        return FACES[card]

    def offers(self, table: Site, seat: int | None) -> dict[str, Any]:
        return offers(table, Architect() if seat is None else table.players[seat])

    def anchors(self, kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
        return anchors(kind, player, facts)

    def in_play(self, setup: Setup) -> list[int]:
        return in_play(setup)

    def played(self, table: Site) -> list[int]:
        used = [table.rewards_seen, table.market_large, table.schemes_seen, table.schemes_gone]
        return [card for zone in used for card in zone] + [c for p in table.players for c in (*p.built, *p.apprentices)]

    def audit(self, table: Site) -> None:
        audit(table)

    def estimate(self, table: Site, player: int) -> float:
        return estimate(table, player)


def finish(t: Site) -> Flow:
    """The end effects of buildings; then it is over."""
    scoring.apply_end_effects(t)
    t.phase = "over"
    yield from ()


STEPS = {"boards": prepare, "draft": draft, "play": turn, "scoring": finish}
GAME = Architects()
