"""Commission (p. 16) and Garrison (p. 18): monks and outposts in the regions (the opponent's p. 31)."""

from __future__ import annotations

from bisect import bisect_right

from ....kernel import Ask, Flow, Option, Reason, Rule
from ..action import Action, Solo
from ..board import FLAGS, GROWING, MONK_POINTS, MONKS, OUTPOST_POINTS, OUTPOSTS, PLACES
from ..checks import why_all_out, why_not_level
from ..gains import fire
from ..prices import why_too_dear
from ..prompts import GUARD, SEND
from ..state import NOBODY, Kingdom, Noble
from ..words import (
    ANY,
    CLERIC,
    COIN,
    COMMISSION,
    COMMISSIONS,
    CRIMINAL,
    DISCARD,
    FAITH,
    FIGHTER,
    FREE_RECRUIT,
    GARRISON,
    GARRISONS,
    INFLUENCE,
    MERCHANT,
    PRAYER,
    PROVISION,
    REPAY,
    SCOUT,
    STRENGTH,
    Reward,
)

CLOSED = -2
"""A place on the main board that needs more players."""
MONK, OUTPOST = range(2)
ALL_PLACES = tuple(range(len(PLACES)))
FAITH_FLAGS, STRENGTH_FLAGS = zip(*FLAGS, strict=True)
FIRST_PLACES = [next(n for n, place in enumerate(PLACES) if place.region == region) for region in range(len(FLAGS))]
FIRST_PLACES.append(len(PLACES))


def why_nowhere(t: Kingdom, me: Noble, attribute: int, flags: tuple[int, ...], rule: Rule) -> Reason | None:
    """Whether there is a free place in a region that this attribute reaches."""
    reached = bisect_right(flags, me.level(t, attribute))
    if NOBODY in t.places[: FIRST_PLACES[reached]]:
        return None
    if NOBODY not in t.places:
        return Reason("no-place", rule)
    return why_not_level(t, me, attribute, flags[PLACES[t.places.index(NOBODY)].region], rule)


def why_not_place(t: Kingdom, place: int, rule: Rule) -> Reason | None:
    """Monks and outposts compete for the same places."""
    there = t.places[place]
    if there == NOBODY:
        return None
    return Reason("closed", rule, {"n": PLACES[place].seats}) if there == CLOSED else Reason("taken", rule)


# Commission


def why_no_mission(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    return why_nowhere(t, me, FAITH, FAITH_FLAGS, COMMISSIONS)


def choose_mission(t: Kingdom, me: Noble) -> Ask:
    """A region whose Faith flag is reached."""
    return me.choose(SEND, ALL_PLACES, lambda place: why_not_send(t, me, place))


def why_not_send(t: Kingdom, me: Noble, place: int) -> Reason | None:
    return why_not_place(t, place, COMMISSIONS) or why_not_level(
        t, me, FAITH, FAITH_FLAGS[PLACES[place].region], COMMISSIONS
    )


def send_monk(t: Kingdom, me: Noble, place: int) -> Flow:
    """The monk uncovers Influence and takes what the place gives."""
    t.places[place] = 2 * me.seat + MONK
    me.monks += 1
    t.tell("commission", me, place=place)
    yield from fire(t, me, COMMISSION, [(INFLUENCE, 1), *PLACES[place].gain])


# Garrison


def why_no_post(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    return why_nowhere(t, me, STRENGTH, STRENGTH_FLAGS, GARRISONS)


def choose_post(t: Kingdom, me: Noble) -> Ask:
    """A region whose Strength flag is reached; no coins help here."""
    return me.choose(GUARD, ALL_PLACES, lambda place: why_not_guard(t, me, place))


def why_not_guard(t: Kingdom, me: Noble, place: int) -> Reason | None:
    return why_not_place(t, place, GARRISONS) or why_not_level(
        t, me, STRENGTH, STRENGTH_FLAGS[PLACES[place].region], GARRISONS
    )


def post_guard(t: Kingdom, me: Noble, place: int) -> Flow:
    """The outpost uncovers Faith and takes what the place gives."""
    t.places[place] = 2 * me.seat + OUTPOST
    me.outposts += 1
    t.tell("garrison", me, place=place)
    yield from fire(t, me, GARRISON, [(FAITH, 1), *PLACES[place].gain])


# The opponent's


def find_mission(t: Kingdom, me: Noble) -> int | None:
    return find_place(t, me, FAITH, FAITH_FLAGS) if me.monks < MONKS else None


def find_post(t: Kingdom, me: Noble) -> int | None:
    return find_place(t, me, STRENGTH, STRENGTH_FLAGS) if me.outposts < OUTPOSTS else None


def find_place(t: Kingdom, me: Noble, attribute: int, flags: tuple[int, ...]) -> int | None:
    """By kind of reward, then from the left, in the regions that the attribute reaches (A69)."""
    have = me.level(t, attribute)
    free = [n for n, there in enumerate(t.places) if there == NOBODY and flags[PLACES[n].region] <= have]
    return min(free, key=lambda n: LIKINGS.index(kind_of(me, PLACES[n].gain)), default=None)


TWO_WORKERS, ONE_WORKER, NOTHING = "two workers", "one worker", "nothing"
LIKINGS: tuple[Option, ...] = (FREE_RECRUIT, REPAY, PRAYER, TWO_WORKERS, ONE_WORKER, COIN, DISCARD, NOTHING)
"""What the opponent likes best in a place, the first most."""


def kind_of(me: Noble, gain: Reward) -> Option:
    """What a place is to the opponent; repaying is nothing for whoever has no debt (A57)."""
    thing = gain[0][0]
    if thing <= CRIMINAL:
        return ONE_WORKER if sum(n for _, n in gain) == 1 else TWO_WORKERS
    return NOTHING if thing == REPAY and not me.unpaid else thing


COMMISSIONING = Action(
    COMMISSION,
    "commission",
    COMMISSIONS,
    (SCOUT, ANY, CLERIC),
    send_monk,
    target=choose_mission,
    why_not=(why_all_out, why_too_dear, why_no_mission),
    needs=FAITH,
    gives=INFLUENCE,
    money=PROVISION,
    prices=GROWING,
    done=lambda me: me.monks,
    most=MONKS,
    points=MONK_POINTS,
    has_workshops=True,
    why_not_delegated=(why_all_out, why_no_mission),
    solo=Solo(31, find_mission, send_monk),
)
GARRISONING = Action(
    GARRISON,
    "garrison",
    GARRISONS,
    (MERCHANT, ANY, FIGHTER),
    post_guard,
    target=choose_post,
    why_not=(why_all_out, why_too_dear, why_no_post),
    needs=STRENGTH,
    gives=FAITH,
    money=PROVISION,
    prices=GROWING,
    done=lambda me: me.outposts,
    most=OUTPOSTS,
    points=OUTPOST_POINTS,
    has_workshops=True,
    why_not_delegated=(why_all_out, why_no_post),
    solo=Solo(31, find_post, post_guard),
)
