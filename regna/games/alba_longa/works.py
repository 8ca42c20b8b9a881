"""After the soldiers: merchants, workers and priests (p. 10)."""

from __future__ import annotations

from ...kernel import Flow
from .assisi import update_assisi
from .constants import HARVEST, MERCHANTS, PRIESTS, WORKERS
from .soldiers import put_heroes_away
from .state import King, Latium
from .tracks import ALL_MONUMENTS, COIN_SPACES

WORKED, HARVESTED = ("farming", "blessing", "return"), ("blessing", "return")
"""The phases of a season in which merchants, workers and priests, and in which farmers, have nothing more to bring."""


def disperse(t: Latium) -> Flow:
    """The armies are done: heroes away, Assisi brought up to date."""
    put_heroes_away(t)
    yield from update_assisi(t)
    t.phase = "works"


def work(t: Latium) -> Flow:
    """Merchants, workers and priests, in this order; nobody has anything to decide."""
    trade(t)
    quarry(t)
    worship(t)
    t.phase = "farming" if t.season == HARVEST else "return"
    yield from ()


# B. Merchants


def trade(t: Latium) -> None:
    """Silver from the bank; the richest stall is emptied; the others go to merchants in order (A09 to A11)."""
    for me in t.kings():
        gain_silver(t, me, bank_silver(me))
    stalls = sorted(t.stalls, reverse=True)[1:]
    for me, silver in zip(traders(t), stalls, strict=False):
        if silver:
            me.silver += silver
            t.tell("stall", me, n=silver)
    t.stalls = [0] * len(t.stalls)


def bank_silver(me: King) -> int:
    """A silver for each coin that a standing merchant covers; the one that lies is on the first space (A42)."""
    return sum(space <= me.pieces(MERCHANTS) for space in COIN_SPACES) - me.lying


def gain_silver(t: Latium, me: King, n: int) -> None:
    if n:
        me.silver += n
        t.tell("bank", me, n=n)


def traders(t: Latium) -> list[King]:
    """Most standing merchants first, on the track or beside it (A08); at the end who has but a lying one."""
    merchants = [me for me in t.kings() if me.pieces(MERCHANTS)]
    return sorted(merchants, key=lambda me: me.standing_merchants, reverse=True)


# C. Workers


def quarry(t: Latium) -> None:
    """A monument for every pair."""
    for me in t.kings():
        build(t, me, new_monuments(me))
    t.box.rewards.workers(t)


def new_monuments(me: King) -> int:
    return min(me.pieces(WORKERS) // 2, ALL_MONUMENTS - me.monuments)


def build(t: Latium, me: King, n: int) -> None:
    n = min(n, ALL_MONUMENTS - me.monuments)
    if n:
        me.monuments += n
        t.tell("build", me, n=n, monuments=me.monuments)


# D. Priests


def worship(t: Latium) -> None:
    """The disc moves to the last priest on the track (A22)."""
    for me in t.kings():
        if me.pieces(PRIESTS):
            me.level = new_level(t, me)
            t.tell("level", me, n=me.level)
    t.box.rewards.devotion(t)


def new_level(t: Latium, me: King) -> int:
    return min(me.level + me.pieces(PRIESTS), t.box.worship_track)
