"""The end of a year: feeding, growth and victory (p. 12 and 13)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .constants import GROWING, GROWTH
from .prompts import GROW
from .scoring import winners
from .season import name_king
from .state import King, Latium

GROWTH_COST = (0, 1, 3, 6, 10, 15, 21)
"""The wheat that this many new peasants cost in all."""


def feed(t: Latium) -> Flow:
    """A wheat for every peasant; who is not fed leaves, and a king without any wheat is forgotten."""
    for me in t.kings():
        feed_city(t, me)
    survivors = [me for me in t.players if me.alive]
    if len(survivors) < 2:
        end(t)
        return
    if not t.players[t.king].alive:
        yield from name_king(t)
    t.phase = "growth"


def feed_city(t: Latium, me: King) -> None:
    fed = min(me.wheat, me.housing)
    lost = me.housing - fed
    me.wheat -= fed
    me.housing = fed
    t.tell("feed", me, n=fed, lost=lost)
    if not fed:
        forget(t, me)


def forget(t: Latium, me: King) -> None:
    """The king leaves the game with all he has."""
    me.alive = False
    me.population = me.silver = me.level = 0
    t.tell("gone", me)


def grow(t: Latium) -> Flow:
    """Wheat left over brings new peasants, once a year (A28, A54); then it is seen whether somebody has won."""
    for me in t.kings():
        n = yield me.choose(
            GROW,
            range(len(GROWTH_COST)),
            lambda n, me=me: why_not_grow(me, n),  # type: ignore[misc]
            about=lambda n: {"wheat": GROWTH_COST[n]},
            have=me.wheat,
        )
        me.wheat -= GROWTH_COST[n]
        me.housing += n
        me.population = me.housing
        if n:
            t.tell("grow", me, n=n, population=me.population)
    check_victory(t)


def why_not_grow(me: King, n: int) -> Reason | None:
    need = GROWTH_COST[n]
    return Reason("wheat", GROWTH, {"have": me.wheat, "need": need}) if me.wheat < need else None


def check_victory(t: Latium) -> None:
    """Somebody has won, or another year begins while there is a climate for it."""
    if winners(t) or not t.climate:
        end(t)
        return
    t.year += 1
    t.season = GROWING
    t.phase = "sale"


def end(t: Latium) -> None:
    won = winners(t)
    if won:
        t.tell("victory", cities=won)
    else:
        t.tell("defeat")
    t.phase = "over"
