"""Absolve (p. 19, the opponent's p. 31)."""

from __future__ import annotations

from ....kernel import Ask, Flow, Option, Reason
from ..action import Action, Solo
from ..board import JAR_LEVELS, JAR_PLACES, JAR_POINTS, JAR_PRICES, JARS
from ..checks import next_level, why_all_out, why_too_low
from ..gains import fire, receive
from ..prices import why_too_dear
from ..prompts import FILL
from ..state import Kingdom, Noble
from ..words import (
    ABSOLVE,
    ABSOLVING,
    ANY,
    CLERIC,
    DISCARD,
    FAITH,
    INFLUENCE,
    MAY_DISCARD,
    MERCHANT,
    REPAY,
)

ALL_JARS = tuple(range(len(JAR_PLACES)))


def jar_level(t: Kingdom, used: int) -> int:
    return JAR_LEVELS[t.setup.options["jars"]][used]


def choose_jar(t: Kingdom, me: Noble) -> Ask:
    """A free place, even one of no use (A41)."""
    return me.choose(FILL, ALL_JARS, lambda jar: why_not_fill(me, jar))


def why_not_fill(me: Noble, jar: int) -> Reason | None:
    return Reason("taken", ABSOLVING) if me.jars[jar] else None


def fill_jar(t: Kingdom, me: Noble, jar: int) -> Flow:
    """A jar goes to its place; then Faith, and perhaps a suspicion less."""
    me.jars[jar] = 1
    t.tell("absolve", me, jar=jar)
    yield from fire(t, me, ABSOLVE, [(FAITH, 1), *JAR_PLACES[jar].gain, (MAY_DISCARD, 1)])


# The opponent's


def can_absolve(t: Kingdom, me: Noble) -> Option:
    """It has nothing to choose."""
    return True if me.absolved < JARS and me.level(t, INFLUENCE) >= next_level(t, me, ACTION) else None


def turn_jar_over(t: Kingdom, me: Noble, target: Option) -> Flow:
    """Faith, a suspicion less, then a debt repaid or one more suspicion less."""
    me.jars[me.jars.index(0)] = 1
    t.tell("absolve-alone", me)
    yield from receive(t, me, ((FAITH, 1), (DISCARD, 1), (REPAY if me.unpaid else DISCARD, 1)))


ACTION = Action(
    ABSOLVE,
    "absolve",
    ABSOLVING,
    (CLERIC, ANY, MERCHANT),
    fill_jar,
    target=choose_jar,
    why_not=(why_all_out, why_too_low, why_too_dear),
    needs=INFLUENCE,
    gives=FAITH,
    prices=JAR_PRICES,
    levels=jar_level,
    done=lambda me: me.absolved,
    most=JARS,
    points=JAR_POINTS,
    has_workshops=True,
    why_not_delegated=(why_all_out, why_too_low),
    solo=Solo(31, can_absolve, turn_jar_over),
)
