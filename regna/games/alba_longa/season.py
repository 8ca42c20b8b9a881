"""A season begins with the sale and free housing (p. 5) and ends with the return and a new King of Kings (p. 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Flow, Option, Parallel, Reason
from .constants import FARMERS, GROWING, HARVEST, HOUSING, JOBS, NAMING, NOBODY, SALE, SEASONS
from .prompts import FREE, NAME_KING, SELL
from .state import King, Latium

SALES = {0: 0, 1: 1, 3: 2}
"""Peasants, and the silver they bring."""


def ask_kings(t: Latium, question: Callable[[Latium, King], Flow], then: Callable[[Latium, King, Any], None]) -> Flow:
    """From the King of Kings on, or all at once where the table has agreed on it."""
    kings = t.kings()
    if t.box.opens_together:
        answers = yield Parallel({me.seat: question(t, me) for me in kings})
        for me in kings:
            then(t, me, answers[me.seat])
        return
    for me in kings:
        then(t, me, (yield from question(t, me)))


# 1. The season begins: one deal each at most (A12, A13)


def begin_season(t: Latium) -> Flow:
    """The price of a call is 0 again; then everybody may sell peasants."""
    t.rounds = t.cost = 0
    t.caller = t.king
    t.tell("season", season=SEASONS[t.season], year=t.year)
    yield from ask_kings(t, offer_sale, sell)
    t.phase = "housing"


def offer_sale(t: Latium, me: King) -> Flow:
    return (yield me.choose(SELL, tuple(SALES), lambda n: why_not_sell(me, n), about=lambda n: {"silver": SALES[n]}))


def why_not_sell(me: King, n: int) -> Reason | None:
    """A city keeps at least one peasant (A14)."""
    return Reason("last-peasant", SALE, {"have": me.housing}) if n >= me.housing else None


def sell(t: Latium, me: King, n: int) -> None:
    if n:
        me.housing -= n
        me.silver += SALES[n]
        t.tell("sell", me, n=n, silver=SALES[n])


# 2. Free housing


def house(t: Latium) -> Flow:
    """Whoever stands on a free space may go to work for nothing."""
    yield from ask_kings(t, place_free, send_free)
    t.phase = "court"


def place_free(t: Latium, me: King) -> Flow:
    """Where to, one peasant after another (A15)."""
    places: list[int] = []
    for left in range(me.free, 0, -1):
        place = yield me.choose(FREE, JOBS, lambda job: why_not_free(t, job), also=("stay",), left=left)
        if place == "stay":
            break
        places.append(place)
    return places


def why_not_free(t: Latium, job: Option) -> Reason | None:
    return Reason("farm-closed", HOUSING) if job == FARMERS and t.season == GROWING else None


def send_free(t: Latium, me: King, places: list[int]) -> None:
    for place in places:
        assign(t, me, place, 1)


def assign(t: Latium, me: King, job: int, n: int) -> None:
    """Peasants from home go to work."""
    me.housing -= n
    me.at[job] += n
    t.tell("assign", me, n=n, place=job)


# 4. The return


def go_home(t: Latium) -> Flow:
    """All peasants go home and captured ones leave; then the King of Kings hands on his card."""
    for me in t.kings():
        me.housing = me.peasants
        me.at = [0] * len(JOBS)
        t.supply += sum(me.black)
        me.black = [0] * len(JOBS)
        me.lying = me.out = me.improved = False
        me.fallen = 0
        me.target = NOBODY
    t.stormed = False
    yield from name_king(t)
    if t.season == GROWING:
        t.season = HARVEST
        t.phase = "sale"
    else:
        t.phase = "feeding"


# 5. The next King of Kings


def name_king(t: Latium) -> Flow:
    """Any other king who is still there (A27)."""
    me = t.players[t.king]
    t.king = yield me.choose(NAME_KING, range(len(t.players)), lambda seat: why_not_king(t, seat))
    t.tell("king", me, who=t.king)


def why_not_king(t: Latium, seat: int) -> Reason | None:
    if seat == t.king:
        return Reason("not-himself", NAMING)
    return None if t.players[seat].alive else Reason("gone", NAMING)
