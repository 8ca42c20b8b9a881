"""Suspicions, taxes, debts and the Inquisition (p. 22 and 23)."""

from __future__ import annotations

from ...kernel import Flow
from .board import TAX_POOL
from .effects import Ability, Trigger
from .gains import fire, receive
from .opponent_track import advance
from .prompts import FORGET, REACT
from .state import Kingdom, Noble
from .words import CRIMINAL

# Suspicion


def gain_criminals(t: Kingdom, me: Noble, n: int) -> Flow:
    """Each criminal brings a suspicion, settled before the next one comes."""
    for _ in range(n):
        me.workers[CRIMINAL] += 1
        t.tell("gain", me, gain=((CRIMINAL, 1),))
        yield from take_suspicion(t, me)


def take_suspicion(t: Kingdom, me: Noble) -> Flow:
    """Draw a suspicion for all to see, and take its tax. Without any card left there is an Inquisition first."""
    if not t.suspicions and not t.suspicions_gone:
        yield from inquisition(t, me)
    if not t.suspicions:
        for card in list(t.suspicions_gone):
            t.move(card, t.suspicions_gone, t.suspicions)
        t.shuffle(t.suspicions)
        t.tell("suspicions-shuffled")
    card = t.draw(t.suspicions, me.suspicions)
    t.tell("suspicion", me, card=card)
    yield from take_tax(t, me, t.suspicion[card].tax)


def discard_suspicions(t: Kingdom, me: Noble, n: int) -> Flow:
    """The most recent come first (A16); without any nothing happens."""
    n = min(n, len(me.suspicions))
    for _ in range(n):
        t.move(me.suspicions[-1], me.suspicions, t.suspicions_gone)
    if n:
        t.tell("discard", me, n=n)
    yield from ()


def may_discard_suspicion(t: Kingdom, me: Noble, n: int) -> Flow:
    """After absolving one may keep it (A41)."""
    if me.suspicions and (yield me.ask(FORGET, ("discard", "keep"))) == "discard":
        yield from discard_suspicions(t, me, n)


# Tax


def tax_pool(t: Kingdom) -> int:
    """The coins of a full pool."""
    return TAX_POOL[t.setup.options["tax-pool"]][t.setup.seats - 1]


def take_tax(t: Kingdom, me: Noble, n: int) -> Flow:
    """Coins from the pool, what it lacks from the supply; whoever takes its last coin calls the Inquisition (A25)."""
    if not n:
        return
    if me.is_automa:
        advance(t, me, n * t.box.opponent.steps)
    else:
        me.coins += n
        t.tell("tax", me, n=n)
    yield from empty_pool(t, me, n)


def empty_pool(t: Kingdom, me: Noble, n: int) -> Flow:
    """Coins leave the pool; its last one brings the Inquisition, but during one it has none to lose (A14)."""
    taken = min(n, t.pool)
    t.pool -= taken
    if taken and not t.pool:
        yield from inquisition(t, me)


# Debts


def owe(t: Kingdom, me: Noble, n: int) -> None:
    """Take debts; there are always enough of them (A17)."""
    me.unpaid += n
    t.tell("debt", me, n=n)


def take_debt(t: Kingdom, me: Noble, n: int) -> Flow:
    owe(t, me, n)
    yield from ()


def repay_debt(t: Kingdom, me: Noble, n: int) -> Flow:
    """Turn unpaid debts over; each brings what debt collectors give."""
    for _ in range(min(n, me.unpaid)):
        me.unpaid -= 1
        me.paid += 1
        t.tell("repay", me)
        yield from fire(t, me, Trigger.REPAY)


def destroy_debt(t: Kingdom, me: Noble, n: int) -> Flow:
    """Unpaid debts go back to the pile."""
    n = min(n, me.unpaid)
    me.unpaid -= n
    if n:
        t.tell("destroy", me)
    yield from ()


# The Inquisition


def inquisition(t: Kingdom, me: Noble) -> Flow:
    """Townsfolk first; then a debt for whoever has most suspicions, half of which go; then the pool is filled."""
    t.inquisitions += 1
    t.tell("inquisition", me)
    for player in t.in_turn(me.seat):
        yield from react(t, player)
    most = max(len(player.suspicions) for player in t.players)
    for player in t.in_turn(me.seat) if most else ():
        if len(player.suspicions) == most:
            owe(t, player, 1)
            yield from discard_suspicions(t, player, most // 2)
    t.pool = tax_pool(t)
    t.tell("pool", n=t.pool)


def react(t: Kingdom, me: Noble) -> Flow:
    """Conspirators, peddlers and squires, all of them, in their owner's order where that matters (A12, A13)."""
    waiting = [card for card in me.townsfolk if t.townsman[card].event == Trigger.INQUISITION]
    while waiting:
        options = list({t.townsman[card].brings: card for card in reversed(waiting)}.values())[::-1]
        card = (yield me.ask(REACT, options)) if reaction_order_matters(t, me, waiting) else waiting[0]
        waiting.remove(card)
        yield from answer(t, me, card)


def reaction_order_matters(t: Kingdom, me: Noble, waiting: list[int]) -> bool:
    """Conspirators can spoil a peddler's deal, and make a squire's."""
    abilities = [t.townsman[card].ability for card in waiting]
    now = len(me.suspicions)
    later = max(0, now - abilities.count(Ability.ALWAYS))
    spoilt = Ability.SUSPECT in abilities and now >= SUSPECT and later < SUSPECT
    made = Ability.INNOCENT in abilities and now > 0 and not later
    return spoilt or made


def answer(t: Kingdom, me: Noble, card: int) -> Flow:
    """What one of them does, if the number of suspicions allows it at this moment."""
    townsman = t.townsman[card]
    if townsman.ability == Ability.SUSPECT and len(me.suspicions) < SUSPECT:
        return
    if townsman.ability == Ability.INNOCENT and me.suspicions:
        return
    t.tell("react", me, card=card)
    yield from receive(t, me, townsman.brings)


SUSPECT = 2
