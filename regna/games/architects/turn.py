"""A turn, and the end of the game (p. 6, 7 and 18)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...kernel import Ask, Flow, Reason
from .black_market import visit_market, visit_tax_stand, why_not_market, why_not_tax_stand
from .captures import held, visit_town_centre, why_not_town_centre
from .constants import (
    CIRCLES,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    HAND_LIMIT,
    MARKET_LEFT,
    MARKET_MIDDLE,
    MARKET_PLACES,
    MARKET_RIGHT,
    MINES,
    PLACES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from .gathering import (
    visit_forest,
    visit_mines,
    visit_quarry,
    visit_silversmith,
    visit_storehouse,
    why_not_storehouse,
)
from .guardhouse import free, visit_guardhouse, why_not_guardhouse
from .guildhall import discard, visit_guildhall, why_not_guildhall
from .opponent import opponent_turn
from .prompts import DISCARD, PLACE_WORKER, TAKE_BACK, TAKE_BACK_FROM
from .reset import reset_market
from .state import Architect, Site
from .workshop import visit_workshop

ALL_PLACES = tuple(range(len(PLACES)))


def turn(t: Site) -> Flow:
    """Place a worker and use it; then a reset if one is due, the hand limit, and the end if the hall is full."""
    me = t.players[t.active]
    if me.is_automa:
        yield from opponent_turn(t, me)
    elif me.reserve:
        yield from place_worker(t, me)
    else:
        yield from take_worker_back(t, me)
    if t.reset_due:
        yield from reset_market(t)
    if len(me.hand) > HAND_LIMIT:
        yield from keep_hand_limit(t, me)
    end_turn(t)


# Placing a worker (p. 7)


def place_worker(t: Site, me: Architect) -> Flow:
    """One worker, on one place that can be used."""
    limits = LIMITS if t.setup.options["empty-visits"] == "allow" else STRICT_LIMITS
    place = yield Ask(
        me.seat,
        PLACE_WORKER,
        lambda: [place for place, why_not in limits if why_not is None or why_not(t, me) is None],
        ALL_PLACES,
        lambda place: why_not_place(t, me, place),
    )
    me.reserve -= 1
    t.tell("place", me, place=place)
    if place in CIRCLES:
        me.at[place] += 1
    elif place != GUILDHALL:
        t.market[place - MARKET_LEFT] = me.seat
    yield from VISIT[place](t, me)


def why_not_place(t: Site, me: Architect, place: int) -> Reason | None:
    limits = LIMITS if t.setup.options["empty-visits"] == "allow" else STRICT_LIMITS
    why_not = limits[place][1]
    return None if why_not is None else why_not(t, me)


VISIT: dict[int, Callable[[Site, Architect], Flow]] = {
    QUARRY: visit_quarry,
    FOREST: visit_forest,
    MINES: visit_mines,
    SILVERSMITH: visit_silversmith,
    STOREHOUSE: visit_storehouse,
    WORKSHOP: visit_workshop,
    TOWN_CENTRE: visit_town_centre,
    TAX_STAND: visit_tax_stand,
    GUARDHOUSE: visit_guardhouse,
    MARKET_LEFT: partial(visit_market, place=MARKET_LEFT),
    MARKET_MIDDLE: partial(visit_market, place=MARKET_MIDDLE),
    MARKET_RIGHT: partial(visit_market, place=MARKET_RIGHT),
    GUILDHALL: visit_guildhall,
}
Limit = Callable[[Site, Architect], Reason | None]
LIMITS: tuple[tuple[int, Limit | None], ...] = (
    (QUARRY, None),
    (FOREST, None),
    (MINES, None),
    (SILVERSMITH, None),
    (STOREHOUSE, None),
    (WORKSHOP, None),
    (TOWN_CENTRE, None),
    (TAX_STAND, why_not_tax_stand),
    (GUARDHOUSE, None),
    (MARKET_LEFT, partial(why_not_market, place=MARKET_LEFT)),
    (MARKET_MIDDLE, partial(why_not_market, place=MARKET_MIDDLE)),
    (MARKET_RIGHT, partial(why_not_market, place=MARKET_RIGHT)),
    (GUILDHALL, why_not_guildhall),
)
STRICTER: dict[int, Limit] = {
    STOREHOUSE: why_not_storehouse,
    TOWN_CENTRE: why_not_town_centre,
    GUARDHOUSE: why_not_guardhouse,
}
STRICT_LIMITS = tuple((place, STRICTER.get(place, why_not)) for place, why_not in LIMITS)
"""With the option that a visit must do something (N21)."""


# No worker at home (p. 6)


def take_worker_back(t: Site, me: Architect) -> Flow:
    """The whole turn: one own worker comes home from a large circle, else from where the fallback says (N10)."""
    places = ways_home(t, me)
    if not places:
        pass_turn(t, me)
        return
    place = yield me.ask(TAKE_BACK, places)
    if place == "prison":
        free(t, me, 1)
    elif place == "boards":
        yield from take_back_from_board(t, me)
    else:
        if place in CIRCLES:
            me.at[place] -= 1
        else:
            t.market[place - MARKET_LEFT] = -1
        me.reserve += 1
        t.tell("take-back", me, place=place)


def ways_home(t: Site, me: Architect) -> list[int | str]:
    """Where the worker may come from."""
    circles: list[int | str] = [place for place in CIRCLES if me.at[place]]
    fallback = t.setup.options["fallback"]
    if circles or fallback == "pass":
        return circles
    groups = elsewhere(t, me)
    if fallback == "ordered":
        return next((group for group in groups if group), [])
    return [place for group in groups for place in group]


def pass_turn(t: Site, me: Architect) -> None:
    """Nothing can be done. When nobody at the table can do anything any more, the game ends."""
    t.tell("pass", me)
    if not any(player.is_automa or player.reserve or ways_home(t, player) for player in t.players):
        t.final = 1


def elsewhere(t: Site, me: Architect) -> list[list[int | str]]:
    """Where else an own worker could come from, in the order of the fallback ruling: Prison, boards, Black Market."""
    return [
        ["prison"] if t.prison[me.seat] else [],
        ["boards"] if held(t, me) else [],
        [place for place in MARKET_PLACES if t.market[place - MARKET_LEFT] == me.seat],
    ]


def take_back_from_board(t: Site, me: Architect) -> Flow:
    holders = [rival.seat for rival in t.players if rival.captured[me.seat]]
    holder = yield me.ask(TAKE_BACK_FROM, holders)
    t.players[holder].captured[me.seat] -= 1
    me.reserve += 1
    t.tell("rescue", me, n=1)


# The end of a turn (p. 10) and of the game (p. 18)


def keep_hand_limit(t: Site, me: Architect) -> Flow:
    """Building cards over the limit go face down under the pile."""
    while len(me.hand) > HAND_LIMIT:
        card = yield me.ask(DISCARD, list(me.hand), n=len(me.hand) - HAND_LIMIT)
        discard(t, me, card)


def end_turn(t: Site) -> None:
    """Whoever fills the last slot of the Guildhall ends the turn; then everybody has one more, that player last."""
    players = len(t.players)
    if t.final > 0:
        t.final -= 1
        if t.final == 0:
            t.phase = "scoring"
    elif len(t.guildhall) == t.slots or stalled(t):
        t.final = players
        t.tell("final-round", t.players[t.active])
    t.active = t.order[(t.order.index(t.active) + 1) % players]


def stalled(t: Site) -> bool:
    """An option: the solo opponent coming home a third time also starts the final round."""
    return t.recalls >= 3 and t.setup.options["stall-guard"] == "on"
