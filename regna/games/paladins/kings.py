"""King's Orders and King's Favours (p. 8)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .board import ORDERS
from .crews import choose_crew, why_not_staffed
from .gains import choose_one, collect
from .prices import card_payments, choose_payment, pay_all, why_too_poor
from .state import NOBODY, Kingdom, Noble
from .words import DEBT, KINGS


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


# Favours


def why_not_favour(t: Kingdom, me: Noble, card: int) -> Reason | None:
    """Once a round, whoever it is."""
    if t.favour_workers[t.favours_shown.index(card)] != NOBODY:
        return Reason("favour-taken", KINGS)
    favour = t.favour[card]
    for thing, n in favour.price:
        if thing != DEBT and (reason := why_too_poor(t, me, thing, n, KINGS)):
            return reason
    return why_not_staffed(me, favour.staff, KINGS)


def use_favour(t: Kingdom, me: Noble, card: int) -> Flow:
    """A worker stands on it until the reset; pay its price and gain what it gives."""
    price = yield from choose_payment(me, card_payments(t, me, t.favour[card].price))
    worker = yield from send_one(t, me, card)
    occupy(t, card, worker)
    pay_all(t, me, price)
    yield from grant(t, me, card)


def send_one(t: Kingdom, me: Noble, card: int) -> Flow:
    """A worker leaves its owner for the slot of a card."""
    crew = yield from choose_crew(me, t.cards[card].staff)
    worker = crew.index(1)
    me.workers[worker] -= 1
    t.tell("act", me, space=card, crew=crew)
    return worker


def occupy(t: Kingdom, card: int, worker: int) -> None:
    t.favour_workers[t.favours_shown.index(card)] = worker


def grant(t: Kingdom, me: Noble, card: int) -> Flow:
    """What a favour gives."""
    yield from collect(t, me, (yield from printed_gain(t, me, card)))


def printed_gain(t: Kingdom, me: Noble, card: int) -> Flow:
    """What a card gives whoever places a worker on it, some by choice."""
    printed = t.cards[card]
    return (yield from choose_one(t, me, printed.choices)) if printed.choices else printed.gain
