"""After the soldiers: merchants, workers and priests (p. 10)."""

from __future__ import annotations

from ...kernel import Flow
from .assisi import update_assisi
from .latium import King, Latium
from .majority import leader
from .soldiers import put_heroes_away
from .tracks import COIN_SPACES, MONUMENTS
from .words import HARVEST, MERCHANTS, PRIESTS, WORKERS


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
    """A monument for every pair; with A Job Well Done the one with most improves his housing."""
    for me in t.kings():
        build(t, me, me.pieces(WORKERS) // 2)
    if t.variant("job-well-done") and (best := leader(t.kings(), lambda me: me.pieces(WORKERS))):
        best.disc += 1
        t.tell("disc", best, n=best.disc)


def build(t: Latium, me: King, n: int) -> None:
    n = min(n, MONUMENTS - me.monuments)
    if n:
        me.monuments += n
        t.tell("build", me, n=n, monuments=me.monuments)


# D. Priests


def worship(t: Latium) -> None:
    """The disc moves to the last priest on the track (A22); the most devout is marked before the harvest (A37)."""
    for me in t.kings():
        if me.pieces(PRIESTS):
            me.level = min(me.level + me.pieces(PRIESTS), t.worship_track)
            t.tell("level", me, n=me.level)
    if t.variant("job-well-done") and t.season == HARVEST and (best := leader(t.kings(), lambda me: me.level)):
        t.piety = best.seat
        t.tell("piety", best)
