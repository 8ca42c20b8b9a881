"""King's Orders and King's Favours (p. 8)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Flow, Reason
from .board import ORDERS
from .crews import choose_crew, why_not_staffed
from .gains import choose_one, collect
from .kingdom import NOBODY, Kingdom, Noble
from .prices import pay_all, why_not_paid
from .words import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEBT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    KINGS,
    RECRUIT,
)


def reveal(t: Kingdom) -> list[int]:
    """An order in each of the first three rounds, a favour from the third on."""
    shown = []
    if t.round <= ORDERS:
        shown.append(t.draw(t.orders, t.orders_shown))
    if t.round >= ORDERS:
        shown.append(t.draw(t.favours, t.favours_shown))
    for card in shown:
        t.tell("reveal", card=card)
    return shown


DONE: dict[int, Callable[[Noble], int]] = {
    DEVELOP: lambda me: me.workshops,
    RECRUIT: lambda me: len(me.townsfolk),
    COMMISSION: lambda me: me.monks,
    FORTIFY: lambda me: len(me.walls),
    GARRISON: lambda me: me.outposts,
    ABSOLVE: lambda me: me.absolved,
    ATTACK: lambda me: len(me.attacked),
    CONVERT: lambda me: len(me.converted),
}
"""How many times an action was done, by what it has left on the table (A11)."""


def is_fulfilled(t: Kingdom, me: Noble, order: int) -> bool:
    card = t.cards[order]
    return bool(DONE[card.action](me) >= card.number)


# Favours


def why_not_favour(t: Kingdom, me: Noble, card: int) -> Reason | None:
    """Once a round, whoever it is."""
    if t.favour_workers[t.favours_shown.index(card)] != NOBODY:
        return Reason("favour-taken", KINGS)
    favour = t.cards[card]
    for thing, n in favour.price:
        if thing != DEBT and (reason := why_not_paid(me, thing, n, KINGS)):
            return reason
    return why_not_staffed(me, favour.staff, KINGS)


def use_favour(t: Kingdom, me: Noble, card: int) -> Flow:
    """A worker stands on it until the reset; pay its price and gain what it gives."""
    crew = yield from choose_crew(me, t.cards[card].staff)
    worker = crew.index(1)
    me.workers[worker] -= 1
    t.tell("act", me, space=card, crew=crew)
    occupy(t, card, worker)
    yield from pay_all(t, me, t.cards[card].price)
    yield from grant(t, me, card)


def occupy(t: Kingdom, card: int, worker: int) -> None:
    t.favour_workers[t.favours_shown.index(card)] = worker


def grant(t: Kingdom, me: Noble, card: int) -> Flow:
    """What a favour gives."""
    favour = t.cards[card]
    yield from collect(t, me, (yield from choose_one(t, me, favour.choices)) if favour.choices else favour.gain)
