"""The cards of a round: keep one, draw four, pass two; then the last chance to repay (p. 7)."""

from __future__ import annotations

from ...kernel import Ask, Flow, Parallel
from .constants import NOBODY, SEATS
from .ledger import enter_debts
from .market import Visit, also_market, repay, with_market
from .prompts import KEEP, LAST_CHANCE, PASS
from .state import Realm, Ruler

DRAWN, PASSED = 4, 2
LAST_ROUND_OF_A = 2


def deal(t: Realm) -> Flow:
    """Round 1: a building of each pile and an event. The piles lie one above the other."""
    for _ in range(DRAWN):
        for me in t.players:
            t.draw(t.deck, me.hand)
    draw_events(t)
    t.phase = "repay"
    yield from ()


def draw_events(t: Realm) -> None:
    pile = t.events_a if t.round <= LAST_ROUND_OF_A else t.events_b
    for me in t.players:
        t.draw(pile, me.events)


def keep(t: Realm) -> Flow:
    """One building of the hand stays, the rest is discarded unseen (A31); then all draw. Only positions lack a hand."""
    yield Parallel({me.seat: keep_one(t, me) for me in t.players if me.hand})
    enter_debts(t)
    for me in t.players:
        for card in list(me.hand):
            if card not in me.picked:
                t.move(card, me.hand, t.discards)
        me.picked = [NOBODY] * PASSED
        for _ in range(DRAWN):
            t.draw(t.deck, me.drawn)
        t.tell("drawn", me, n=DRAWN)
    draw_events(t)
    t.phase = "pass"


def keep_one(t: Realm, me: Ruler) -> Flow:
    visit = Visit(repays=True)
    me.picked[0] = yield from with_market(t, me, visit, lambda: ask_keep(me, visit))


def ask_keep(me: Ruler, visit: Visit) -> Ask:
    return me.ask(KEEP, lambda: [*me.hand, *also_market(me, visit)])


def pass_cards(t: Realm) -> Flow:
    """Two of the four go on, to the left in even rounds, to the right in odd ones (A53)."""
    yield Parallel({me.seat: choose_passed(t, me) for me in t.players})
    enter_debts(t)
    way = 1 if t.round % 2 == 0 else -1
    for me in t.players:
        rival = t.players[(me.seat + way) % SEATS]
        for card in me.picked:
            t.move(card, me.drawn, rival.hand)
        t.tell("passed", me, who=rival.seat, n=PASSED, secret={"cards": list(me.picked)}, to=(me, rival))
    for me in t.players:
        me.picked = [NOBODY] * PASSED
        for card in list(me.drawn):
            t.move(card, me.drawn, me.hand)
    t.phase = "repay"


def choose_passed(t: Realm, me: Ruler) -> Flow:
    visit = Visit(repays=True)
    for place in range(PASSED):
        me.picked[place] = yield from with_market(t, me, visit, lambda: ask_pass(me, visit))


def ask_pass(me: Ruler, visit: Visit) -> Ask:
    return me.ask(PASS, lambda: [*not_picked(me), *also_market(me, visit)], n=me.picked.count(NOBODY))


def not_picked(me: Ruler) -> list[int]:
    return [card for card in me.drawn if card not in me.picked]


def last_chance(t: Realm) -> Flow:
    """Everybody with debts is asked, with coins or without (A48, A64)."""
    yield Parallel({me.seat: repay_some(t, me) for me in t.players if me.debt})
    enter_debts(t)
    t.phase = "wish"


def repay_some(t: Realm, me: Ruler) -> Flow:
    visit = Visit(repays=True)
    n = yield from with_market(t, me, visit, lambda: ask_repay(me, visit))
    if n:
        repay(t, me, n)


def ask_repay(me: Ruler, visit: Visit) -> Ask:
    return me.ask(LAST_CHANCE, lambda: [*range(min(me.coins, me.owes) + 1), *also_market(me, visit)])
