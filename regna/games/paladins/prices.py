"""What an action costs, what the paladin changes about it, and paying (p. 9)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Flow, Option, Reason, Rule
from .action import Action
from .effects import Borrows, Saves
from .prompts import PAY_WITH
from .state import Kingdom, Noble
from .suspicion import owe
from .words import COIN, DEBT, PROVISION, Reward

MEANS = {COIN: "coins", PROVISION: "provisions", DEBT: "debt"}
BY_DEBT: Reward = ((DEBT, 1),)


def price_of(t: Kingdom, me: Noble, action: int, n: int) -> int:
    """A price after what the paladin of this round saves."""
    ability = t.paladin[me.paladin[0]].ability if me.paladin else None
    return max(0, n - ability.n) if type(ability) is Saves and ability.action == action else n


def price_after(t: Kingdom, me: Noble, action: Action, done: int) -> int:
    """What an action costs that was done so often."""
    return price_of(t, me, action.number, action.prices[done])


def next_price(t: Kingdom, me: Noble, action: Action) -> int:
    """What the next such action costs."""
    return price_of(t, me, action.number, action.prices[action.done(me)]) if action.prices else 0


def least_price(t: Kingdom, me: Noble, action: Action) -> int:
    """The same, where it depends on the target of the cheapest."""
    return next_price(t, me, action) if action.least_price is None else action.least_price(t, me)


def payments(t: Kingdom, me: Noble, action: Action, target: Option) -> Sequence[Reward]:
    """The ways in which a player can pay for what was chosen."""
    if action.payments is not None:
        ways = action.payments(t, me, target)
    else:
        ways = (((action.money, next_price(t, me, action)),),)
    return or_debt(me, ways) if borrows(t, me) else ways


def choose_payment(me: Noble, ways: Sequence[Reward]) -> Flow:
    """Coins, provisions or a debt, where several are possible."""
    if len(ways) == 1:
        return ways[0]
    (_, n), words = ways[0][0], [MEANS[way[0][0]] for way in ways]
    return ways[words.index((yield me.ask(PAY_WITH, words, about=lambda way: {"n": n})))]


# A paladin who borrows


def borrows(t: Kingdom, me: Noble) -> bool:
    """Whether a debt can stand for any price this round."""
    return bool(me.paladin) and type(t.paladin[me.paladin[0]].ability) is Borrows


def or_debt(me: Noble, ways: Sequence[Reward]) -> Sequence[Reward]:
    """What can be paid, or a debt; what costs nothing, or a debt already, needs none (B59)."""
    free = any(not any(n for _, n in way) for way in ways)
    if free or any(thing == DEBT for way in ways for thing, _ in way):
        return ways
    return [*(way for way in ways if has(me, way)), BY_DEBT]


def card_payments(t: Kingdom, me: Noble, price: Reward) -> Sequence[Reward]:
    """The ways to pay what a card costs."""
    return or_debt(me, (price,)) if borrows(t, me) else (price,)


def has(me: Noble, price: Reward) -> bool:
    return all((me.coins if thing == COIN else me.provisions) >= n for thing, n in price)


def why_too_dear(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether what the next such action costs is there: the printed price, or what a paladin makes of it."""
    have = me.coins if action.money == COIN else me.provisions
    if have >= action.prices[action.done(me)]:
        return None
    return why_too_poor(t, me, action.money, next_price(t, me, action), action.rule)


def why_too_poor(t: Kingdom, me: Noble, money: int, need: int, rule: Rule) -> Reason | None:
    """Whether this many coins or provisions are there, or a paladin who borrows."""
    reason = why_not_paid(me, money, need, rule)
    return None if reason is None or borrows(t, me) else reason


def why_not_paid(me: Noble, money: int, need: int, rule: Rule) -> Reason | None:
    """Whether this many coins or provisions are there."""
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


def pay_all(t: Kingdom, me: Noble, price: Reward) -> None:
    """A price of several things, debts among them."""
    for thing, n in price:
        if thing == DEBT:
            owe(t, me, n)
        else:
            pay(t, me, thing, n)
