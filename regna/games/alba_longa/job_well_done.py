"""A Job Well Done: rewards for whoever has most at a job (p. 14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Flow
from .constants import HARVEST, SOLDIERS, WORKERS
from .harvest import gain_wheat
from .prompts import RECOVER
from .state import King, Latium

FARMERS_WHEAT = 2


def leader(kings: Sequence[King], count: Callable[[King], int]) -> King | None:
    """The king with most, if he has any and nobody has as many (A36)."""
    most = max(kings, key=count)
    best = count(most)
    return most if best and sum(count(me) == best for me in kings) == 1 else None


def reward_army(t: Latium) -> Flow:
    """The one largest army may take a used hero back (A38)."""
    me = leader(t.kings(), lambda king: king.at[SOLDIERS])
    if me is None or not me.used:
        return
    card = yield me.ask(RECOVER, [*me.used, "none"])
    if card != "none":
        t.move(card, me.used, me.heroes)
        t.tell("recover", me, secret={"card": card})


def reward_workers(t: Latium) -> None:
    """Better housing (A34)."""
    if best := leader(t.kings(), lambda me: me.pieces(WORKERS)):
        best.disc += 1
        t.tell("disc", best, n=best.disc)


def reward_devotion(t: Latium) -> None:
    """The Mark of Piety, given before the harvest (A37)."""
    if t.season == HARVEST and (best := leader(t.kings(), lambda me: me.level)):
        t.piety = best.seat
        t.tell("piety", best)


def reward_farmers(t: Latium) -> None:
    if best := leader(t.kings(), lambda me: me.standing_farmers):
        gain_wheat(t, best, FARMERS_WHEAT)
