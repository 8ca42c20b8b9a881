"""Gaining and paying, what apprentices add, taxes, virtue and debts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ...kernel import Flow, Reason, Rule
from .constants import MAX_VIRTUE, Price
from .effects import Cheaper, Discreet, Effect, Either, Gain, Helper, On
from .prompts import BUY_OFF, DESTROY, PAY, TAKE_GAIN
from .state import Architect, Site

A = TypeVar("A", On, Cheaper, Discreet, Helper)

# Gaining


def gain(t: Site, me: Architect, good: int, n: int) -> None:
    """Take goods of one kind from the supply, which never runs out."""
    if n:
        me.goods[good] += n
        t.tell("gain", me, gain=(0,) * good + (n,))


def gain_silver(t: Site, me: Architect, n: int) -> None:
    me.silver += n
    t.tell("gain", me, gain=(0, 0, 0, 0, 0, n))


def receive(t: Site, me: Architect, what: Gain) -> Flow:
    """Take everything that a gain names; virtue comes last."""
    goods = me.goods
    for good in range(5):
        goods[good] += what[good]
    me.silver += what.silver
    if any(what[:6]):
        t.tell("gain", me, gain=what[:6])
    if what.cards:
        draw_plans(t, me, what.cards)
    for _ in range(what.debts):
        yield from take_debt(t, me)
    yield from change_virtue(t, me, what.virtue)


def resolve(t: Site, me: Architect, effect: Effect) -> Flow:
    """Carry out the immediate effect of a card."""
    if isinstance(effect, Gain):
        yield from receive(t, me, effect)
    elif isinstance(effect, Either):
        chosen = yield me.ask(TAKE_GAIN, effect)
        yield from receive(t, me, chosen)
    else:
        yield from effect(t, me)


def draw_plans(t: Site, me: Architect, number: int) -> None:
    """Draw building cards from the top of the pile, as many as there are (X07)."""
    drawn = [t.draw(t.buildings, me.hand) for _ in range(min(number, len(t.buildings)))]
    if drawn:
        t.tell("draw", me, n=len(drawn), secret={"cards": drawn})


# What apprentices add


def abilities(t: Site, me: Architect, kind: type[A], event: str) -> list[A]:
    """The abilities of one kind that answer to an event."""
    hired = me.apprentices
    return [a for card in hired if isinstance(a := t.apprentice(card).ability, kind) and a.event == event]


def extras(t: Site, me: Architect, event: str) -> list[Gain]:
    """What the apprentices add to an action."""
    return [a.gain for a in abilities(t, me, On, event)]


def discount(t: Site, me: Architect, event: str) -> int:
    """How much silver the apprentices save on an action."""
    return sum(a.silver for a in abilities(t, me, Cheaper, event))


def discretion(t: Site, me: Architect, event: str) -> int:
    """How much virtue the apprentices save on an action."""
    return sum(a.virtue for a in abilities(t, me, Discreet, event))


def helpers(t: Site, me: Architect, event: str) -> int:
    """As how many more workers the apprentices count."""
    return sum(a.workers for a in abilities(t, me, Helper, event))


# Silver and taxes (p. 9, p. 16)


def tax_due(me: Architect, tax: int) -> int:
    """What is left of a tax for somebody of low virtue, or for Ada (X22: always left out)."""
    evaded = 2 if me.virtue <= 1 else 1 if me.virtue <= 3 else 0
    return max(0, tax - evaded - me.character.tax_relief)


def why_not_silver(me: Architect, need: int, rule: Rule) -> Reason | None:
    return Reason("silver", rule, {"have": me.silver, "need": need}) if me.silver < need else None


def pay_silver(t: Site, me: Architect, silver: int, tax: int = 0) -> None:
    """Pay silver to the supply and a tax to the Tax Stand."""
    assert me.silver >= silver + tax, "a price that cannot be paid was offered"
    me.silver -= silver + tax
    t.tax += tax
    if silver + tax:
        t.tell("pay-silver", me, n=silver + tax, tax=tax)


# Goods


def ways_to_pay(me: Architect, prices: Iterable[Price]) -> list[Price]:
    """Which goods this player can put down for something that may be had at any of these prices."""
    goods = me.goods
    return list(dict.fromkeys(price for price in prices_for(me, prices) if covers(goods, price)))


def prices_for(me: Architect, prices: Iterable[Price]) -> Iterable[Price]:
    """These prices as this player's character changes them."""
    ways = me.character.ways_to_pay
    return prices if ways is None else [way for price in prices for way in ways(price)]


def covers(goods: Sequence[int], price: Price) -> bool:
    return (
        goods[0] >= price[0]
        and goods[1] >= price[1]
        and goods[2] >= price[2]
        and goods[3] >= price[3]
        and goods[4] >= price[4]
    )


def pay_goods(t: Site, me: Architect, ways: Sequence[Price]) -> Flow:
    """Put down one of several sets of goods."""
    price = ways[0] if len(ways) == 1 else (yield me.ask(PAY, ways))
    for good, n in enumerate(price):
        me.goods[good] -= n
    t.tell("pay-goods", me, price=price)


# Virtue (p. 16)


def change_virtue(t: Site, me: Architect, by: int) -> Flow:
    """Move on the track; each point above 14 may destroy a debt, each below 0 brings one."""
    if not by:
        return
    virtue = me.virtue + by
    me.virtue = min(max(virtue, 0), MAX_VIRTUE)
    t.tell("virtue", me, by=by, virtue=me.virtue)
    for _ in range(virtue - MAX_VIRTUE):
        yield from may_destroy_debt(t, me)
    for _ in range(-virtue):
        yield from take_debt(t, me)


# Debts


def take_debt(t: Site, me: Architect) -> Flow:
    """Take a debt card, unpaid side up; Hugo may pay instead."""
    if me.character.buys_off_debts and me.silver >= BUY_OFF_PRICE and (yield me.ask(BUY_OFF, ("pay", "debt"))) == "pay":
        pay_silver(t, me, BUY_OFF_PRICE)
        return
    me.unpaid += 1
    t.tell("debt", me)


def may_destroy_debt(t: Site, me: Architect) -> Flow:
    """Return an unpaid debt to the pile: no virtue, no apprentice's bonus. One may want to keep it (N09)."""
    if me.unpaid and (me.is_automa or (yield me.ask(DESTROY, ("destroy", "keep"))) == "destroy"):
        destroy_debt(t, me)


def destroy_debt(t: Site, me: Architect) -> None:
    me.unpaid -= 1
    t.tell("destroy-debt", me)


BUY_OFF_PRICE = 2
