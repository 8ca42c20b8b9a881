"""The reputation track, wings, indulgences and guests, rewards and oblivion (p. 14 and 15)."""

from __future__ import annotations

from ...kernel import Flow
from .constants import COIN
from .ledger import gain_all
from .state import Realm, Ruler
from .values import REPUTATION

DEMON_LEVELS = 3
WINGS_FOR_MORE = 3
GUEST_POINTS = 2
"""Three wings of a kind are an indulgence, or a guest and 2 points less."""
HOUSES = ("monastery", "gaming-house")
"""These resolve in this order (p. 20)."""


def change_reputation(t: Realm, me: Ruler, n: int) -> None:
    """Move on the track, no further than its ends; wings for its highest and its three lowest levels."""
    before = me.reputation
    me.reputation = min(max(before + n, 1), t.track.top)
    t.tell("reputation", me, n=n, level=me.reputation)
    if me.reputation == t.track.top and before < t.track.top:
        add_angels(t, me, 1)
    crossed = min(before, DEMON_LEVELS + 1) - me.reputation
    if n < 0 and crossed > 0:
        add_demons(t, me, crossed)


def add_angels(t: Realm, me: Ruler, n: int) -> None:
    for _ in range(n):
        me.angels += 1
        t.tell("angel", me)
        if me.angels == WINGS_FOR_MORE:
            me.angels = 0
            me.indulgences += 1
            t.tell("indulgence", me)


def add_demons(t: Realm, me: Ruler, n: int) -> None:
    for _ in range(n):
        me.demons += 1
        t.tell("demon", me)
        if me.demons == WINGS_FOR_MORE:
            me.demons = 0
            me.guests += 1
            me.score -= GUEST_POINTS
            t.tell("guest", me, n=GUEST_POINTS)


# Phase 6


def judge(t: Realm) -> Flow:
    """Effects of buildings, rewards and punishments, then oblivion."""
    run_houses(t)
    reward(t)
    forget(t)
    t.phase = "vote" if t.round in (2, 3) else "wings" if t.round == 5 else "end"
    yield from ()


def run_houses(t: Realm) -> None:
    """The Monastery before the Gaming House, all other buildings of the phase before both."""
    owned = [(me, t.building(card)) for me in t.in_order() for card in me.built]
    houses = [(me, card) for me, card in owned if card.when == REPUTATION]
    for me, card in sorted(houses, key=lambda each: HOUSES.index(each[1].key) if each[1].key in HOUSES else -1):
        for effect in card.effects:
            if effect.what == "reputation":
                change_reputation(t, me, effect.n)
            elif effect.what == "gain":
                gain_all(t, me, effect.goods)
                t.tell("gain", me, goods=effect.goods[: COIN + 1])


def reward(t: Realm) -> None:
    """An angel wing for the highest, a demon wing for the lowest, unless all are level (A17)."""
    levels = [me.reputation for me in t.players]
    highest, lowest = max(levels), min(levels)
    if highest == lowest:
        return
    for me in t.in_order():
        if me.reputation == highest:
            add_angels(t, me, 1)
        elif me.reputation == lowest and not t.has(me, "hospital"):
            add_demons(t, me, 1)


def forget(t: Realm) -> None:
    """Oblivion: every marker moves towards the knot, never past it, and no wings come of it."""
    knot = t.track.knot
    for me in t.players:
        arrows = t.track.arrows[me.reputation - 1]
        if arrows:
            way = min(arrows, abs(me.reputation - knot))
            me.reputation += way if me.reputation < knot else -way
            t.tell("oblivion", me, level=me.reputation)
