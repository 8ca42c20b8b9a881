"""The end of a round, and the final scoring (p. 14 and 19)."""

from __future__ import annotations

from fractions import Fraction

from ...kernel import CardPoints, Flow
from .cards import MAJORS
from .constants import BASIC, COIN, DEVIL, NOBODY, PRECIOUS, WHEAT
from .prompts import SHIP
from .state import Realm, Ruler
from .values import ANY, Effect

MAJOR_POINTS, PARDON_POINTS, RATE = 2, 2, 5
"""A major achievement, an indulgence, and how many coins and basic resources make a point."""


def end_round(t: Realm) -> Flow:
    """The wheel turns."""
    t.round += 1
    t.turn = t.stage = 0
    t.phase = "production"
    yield from ()


def ship(t: Realm) -> Flow:
    """A Trade Route takes all of one basic resource, a point each; then the game is over."""
    me = next((me for me in t.in_order() if me.shipped == NOBODY and t.has(me, "ship")), None)
    if me is None:
        t.phase = "over"
        t.tell("over")
        return
    me.shipped = yield me.ask(SHIP, BASIC, about=lambda good: {"n": me.goods[good]})
    me.shipment = me.goods[me.shipped]
    me.goods[me.shipped] = 0
    t.stock[me.shipped] -= me.shipment
    t.tell("ship", me, good=me.shipped, n=me.shipment)


def score(t: Realm) -> list[dict[str, int]]:
    return [sheet(t, me) for me in t.players]


def sheet(t: Realm, me: Ruler) -> dict[str, int]:
    """Points by category."""
    return {
        "score": me.score,
        "buildings": sum(value(t, me, card) for card in me.built),
        "debt": -((me.debt + 1) // 2),
        "achievements": 0 if me.role == DEVIL else MAJOR_POINTS * (me.claimed & MAJOR_BITS).bit_count(),
        "wings": me.angels - me.demons,
        "indulgences": PARDON_POINTS * me.pardons,
        "courtiers": len(me.hired),
        "tainted": -me.tainted,
        "precious": sum(me.goods[good] for good in PRECIOUS),
        "leftovers": leftovers(me) // rate(t, me),
    }


MAJOR_BITS = sum(1 << number for number in MAJORS)


def value(t: Realm, me: Ruler, card: int) -> int:
    """A building's points, with what it counts at the end."""
    building = t.building(card)
    return building.points + sum(at_the_end(t, me, effect) for effect in building.effects)


def at_the_end(t: Realm, me: Ruler, effect: Effect) -> int:
    if effect.what == "points-per":
        return sum(effect.of == ANY or effect.of in t.building(card).symbols for card in me.built) // effect.n
    if effect.what == "granary":
        return min(effect.n, me.goods[WHEAT] + (me.shipment if me.shipped == WHEAT else 0))
    if effect.what == "embassy":
        return effect.n * len(me.hired)
    return effect.n * me.shipment if effect.what == "ship" else 0


def leftovers(me: Ruler) -> int:
    """Coins and basic resources, which count together (A52)."""
    return me.goods[COIN] + sum(me.goods[good] for good in BASIC)


def rate(t: Realm, me: Ruler) -> int:
    return min([RATE, *(effect.n for effect in t.powers(me, "treasury"))])


def rank(t: Realm, me: Ruler) -> tuple[int, Fraction]:
    """Points, then what was left over as a part of a point (A75)."""
    return sum(sheet(t, me).values()), Fraction(leftovers(me) % rate(t, me), rate(t, me))


def winners(t: Realm) -> list[int]:
    """Most points; whoever is still level shares the victory (A38)."""
    ranks = [rank(t, me) for me in t.players]
    return [seat for seat, each in enumerate(ranks) if each == max(ranks)]


def card_points(t: Realm) -> list[list[CardPoints]]:
    return [[CardPoints("buildings", card, value(t, me, card)) for card in me.built] for me in t.players]
