"""What a position is worth, roughly: the score so far, and what goods, workers and plans may still become."""

from __future__ import annotations

from collections.abc import Iterator

from .guildhall import skills_of
from .scoring import sheet
from .state import Architect, Site

GOODS_WORTH = (0.4, 0.5, 0.5, 0.3, 0.3)
GOODS_USEFUL = (6, 8, 8, 4, 4)
PLAN_WEIGHTS = (0.3, 0.15, 0.08)
TEMPO = 2.0
ENOUGH, HOARDING = 8, 0.05
"""Gold and marble count a point each, but whoever only digs for them never ends the game."""


def estimate(t: Site, player: int) -> float:
    """Points, for a bot that looks one decision ahead."""
    return sum(parts(t, player).values())


def parts(t: Site, player: int) -> dict[str, float]:
    """The same by what it comes from."""
    me = t.players[player]
    hope = 0.2 + 0.8 * (1 - len(t.guildhall) / t.slots) if t.final < 0 else 0.1
    found: dict[str, float] = {**sheet(t, me)}
    treasure = found["gold-marble"]
    found["gold-marble"] = min(treasure, ENOUGH) + HOARDING * max(0, treasure - ENOUGH)
    found["guildhall"] = found.get("guildhall", 0.0) + TEMPO * (t.guildhall.count(player) + t.beside.count(player))
    for name, worth in means(t, me):
        found[name] = found.get(name, 0.0) + hope * worth
    return found


def means(t: Site, me: Architect) -> Iterator[tuple[str, float]]:
    """Goods, silver, hands to work, people who can do things, a name, and plans."""
    skills = skills_of(t, me)
    yield "goods", sum(min(n, most) * worth for n, most, worth in zip(me.goods, GOODS_USEFUL, GOODS_WORTH, strict=True))
    yield "silver", 0.3 * min(me.silver, 10)
    yield "workers", sum(0.15 * n * n for n in me.at[:4] if n < 5) + 0.3 * min(me.reserve, 10)
    yield "prison", 0.25 * sum(me.captured) - 0.4 * t.prison[me.seat]
    yield "skills", 1.2 * skills.bit_count() + 0.6 * len(me.apprentices)
    yield "virtue", 0.2 * me.virtue
    yield "plans", plans(t, me, skills)


def plans(t: Site, me: Architect, skills: int) -> float:
    """The best three plans in hand, each by how much of what it needs is there; the goods serve but once."""
    worths = []
    for card in me.hand:
        building = t.building(card)
        lacking = (building.skills & ~skills).bit_count()
        there = sum(min(have, need) for have, need in zip(me.goods, building.cost, strict=True)) / sum(building.cost)
        worths.append(building.vp * there * 0.5**lacking)
    best = sorted(worths, reverse=True)
    return sum(worth * weight for worth, weight in zip(best, PLAN_WEIGHTS, strict=False)) + 0.3 * len(best)
