"""What a position promises: the score so far, goods and hands to work with, plans, and a place in the Guildhall."""

from __future__ import annotations

from ...kernel.evaluation import Evaluation
from .constants import CLAY, FOREST, GOLD, MARBLE, MINES, QUARRY, SILVERSMITH, STONE, WOOD
from .estimate import parts
from .guildhall import skills_of
from .scoring import CATHEDRAL_POINTS, VIRTUE_POINTS, building_points, score
from .state import Architect, Site

FEATURES = (
    "player", "buildings", "cathedral", "virtue-points", "debts", "gold", "marble",
    "clay", "wood", "stone", "silver", "purse", "virtue", "paid-debts", "captives", "prisoners", "reserve",
    "quarry", "forest", "mines", "silversmith", "skills", "apprentices", "plans", "best-plan", "ready-plans", "hall",
)  # fmt: skip
ASPECTS = {
    "buildings": ("buildings",),
    "cathedral": ("cathedral",),
    "virtue": ("virtue-points", "virtue"),
    "debts": ("debts", "paid-debts"),
    "gold-marble": ("gold", "marble"),
    "goods": ("clay", "wood", "stone"),
    "silver": ("silver", "purse"),
    "prison": ("captives", "prisoners"),
    "workers": ("reserve", "quarry", "forest", "mines", "silversmith"),
    "skills": ("skills", "apprentices"),
    "plans": ("plans", "best-plan", "ready-plans"),
    "guildhall": ("hall",),
}
"""What the coach calls them; the points by category count with the aspect of the same name."""
ENOUGH, PURSE = 8, 8
"""Goods beyond this no building needs, and who digs for more gold never ends the game; more silver nobody needs."""


def features(t: Site, player: int) -> list[float]:
    """The features of a player, in the order of their names."""
    me = t.players[player]
    goods, at = me.goods, me.at
    ready = sorted([readiness(t, me, card) for card in me.hand], reverse=True)
    return [
        1,
        sum([building_points(t, me, card) for card in me.built]),
        CATHEDRAL_POINTS[me.level],
        VIRTUE_POINTS[me.virtue],
        me.unpaid,
        min(goods[GOLD], ENOUGH),
        min(goods[MARBLE], ENOUGH),
        min(goods[CLAY], ENOUGH),
        min(goods[WOOD], ENOUGH),
        min(goods[STONE], ENOUGH),
        min(me.silver, PURSE),
        max(0, me.silver - PURSE),
        me.virtue,
        me.paid,
        sum(me.captured),
        t.prison[player],
        me.reserve,
        at[QUARRY],
        at[FOREST],
        at[MINES],
        at[SILVERSMITH],
        skills_of(t, me).bit_count(),
        len(me.apprentices),
        len(ready),
        ready[0] if ready else 0,
        sum(ready[1:3]),
        t.guildhall.count(player) + t.beside.count(player),
    ]


def readiness(t: Site, me: Architect, card: int) -> float:
    """The points of a plan, by how much of what it needs is there."""
    building = t.building(card)
    lacking = (building.skills & ~skills_of(t, me)).bit_count()
    there = sum([min(have, need) for have, need in zip(me.goods, building.cost, strict=True)]) / sum(building.cost)
    return building.vp * there / (1 + lacking)


def progress(t: Site) -> float:
    """How full the Guildhall is."""
    return 1.0 if t.final >= 0 else min(1.0, len(t.guildhall) / t.slots) if t.slots else 0.0


def standing(t: Site) -> list[float]:
    return [float(sum(parts.values())) for parts in score(t)]


def kind(t: Site, player: int) -> str:
    return t.setup.options["opponent"] if t.players[player].is_automa else "seat"


TABLES = [(1, {"opponent": "constantine"}), (2, {}), (1, {"opponent": "helena"}), (2, {})]
EVALUATION = Evaluation(
    __file__, FEATURES, features, progress, standing, tables={"base": TABLES}, aspects=ASPECTS, by_hand=parts,
    kind=kind,
)  # fmt: skip
