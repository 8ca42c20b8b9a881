"""What an action costs, what the paladin changes about it, and paying (p. 9)."""

from __future__ import annotations

from ...kernel import Flow, Reason, Rule
from .board import BOARD
from .effects import Brings, Saves
from .kingdom import Kingdom, Noble
from .suspicion import answers, take_debt
from .words import COIN, DEBT, Reward


def price_of(t: Kingdom, me: Noble, action: int, n: int) -> int:
    """A price after what the paladin of this round saves."""
    ability = t.cards[me.paladin[0]].ability if me.paladin else None
    return max(0, n - ability.n) if type(ability) is Saves and ability.action == action else n


def next_price(t: Kingdom, me: Noble, action: int, done: int) -> int:
    """What the next such action costs, after so many."""
    return price_of(t, me, action, BOARD[action].prices[done])


def why_not_paid(me: Noble, money: int, need: int, rule: Rule) -> Reason | None:
    """Whether so many coins or provisions are there."""
    have = me.coins if money == COIN else me.provisions
    if have >= need:
        return None
    return Reason("coins" if money == COIN else "provisions", rule, {"have": have, "need": need})


def pay(t: Kingdom, me: Noble, money: int, n: int) -> None:
    """Coins or provisions to the supply."""
    if not n:
        return
    if money == COIN:
        me.coins -= n
    else:
        me.provisions -= n
    assert me.coins >= 0, "a price that cannot be paid was offered"
    assert me.provisions >= 0, "a price that cannot be paid was offered"
    t.tell("pay", me, price=((money, n),))


def pay_all(t: Kingdom, me: Noble, price: Reward) -> Flow:
    """A price of several things, debts among them."""
    for thing, n in price:
        if thing == DEBT:
            yield from take_debt(t, me, n)
        else:
            pay(t, me, thing, n)


def extras(t: Kingdom, me: Noble, action: int) -> list[tuple[int, int]]:
    """What the paladin, then the townsfolk, add to an action."""
    found = answers(t, me, action)
    ability = t.cards[me.paladin[0]].ability if me.paladin else None
    if type(ability) is Brings and ability.action == action:
        return [*ability.gain, *found]
    return found
