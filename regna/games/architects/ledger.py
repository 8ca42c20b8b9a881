"""Gaining and paying, what apprentices add, taxes, virtue and debts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ...kernel import Flow, Reason, Rule
from .effects import Cheaper, Discreet, Effect, Either, Gain, Helper, On
from .prompts import BUY_OFF, DESTROY, PAY, TAKE_GAIN
from .site import Architect, Site
from .words import GOLD, MARBLE, STONE, VIRTUE_MOST, WOOD

A = TypeVar("A", On, Cheaper, Discreet, Helper)
Price = tuple[int, ...]
"""So many of each good, in the order of `GOODS`."""

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
        t.tell("draw", me, n=len(drawn), own={"cards": drawn})


# What apprentices add


def abilities(t: Site, me: Architect, kind: type[A], event: str) -> list[A]:
    """The abilities of one kind that answer to an event."""
    cards = t.cards
    return [a for card in me.apprentices if type(a := cards[card].ability) is kind and a.event == event]


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
    return max(0, tax - evaded - (me.board == "ada"))


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
    """These prices as this player's board changes them."""
    if me.board == "lothaire":
        return [cheaper for price in prices for cheaper in one_less(price)]
    if me.board == "therese":
        return [swapped for price in prices for swapped in gold_as_marble(price)]
    return prices


def covers(goods: Sequence[int], price: Price) -> bool:
    return (
        goods[0] >= price[0]
        and goods[1] >= price[1]
        and goods[2] >= price[2]
        and goods[3] >= price[3]
        and goods[4] >= price[4]
    )


def one_less(price: Price) -> list[Price]:
    """Lothaire: one wood or one stone less."""
    cheaper = [change(price, good, -1) for good in (WOOD, STONE) if price[good]]
    return cheaper or [price]


def gold_as_marble(price: Price) -> list[Price]:
    """Therese: gold and marble stand for each other; what is printed comes first (N13)."""
    both = price[GOLD] + price[MARBLE]
    mixes = sorted(range(both + 1), key=lambda gold: abs(gold - price[GOLD]))
    return [(*price[:GOLD], gold, both - gold) for gold in mixes]


def change(price: Price, good: int, by: int) -> Price:
    return (*price[:good], price[good] + by, *price[good + 1 :])


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
    me.virtue = min(max(virtue, 0), VIRTUE_MOST)
    t.tell("virtue", me, by=by, virtue=me.virtue)
    for _ in range(virtue - VIRTUE_MOST):
        yield from may_destroy_debt(t, me)
    for _ in range(-virtue):
        yield from take_debt(t, me)


# Debts


def take_debt(t: Site, me: Architect) -> Flow:
    """Take a debt card, unpaid side up; Hugo may pay instead."""
    if me.board == "hugo" and me.silver >= BUY_OFF_PRICE and (yield me.ask(BUY_OFF, ("pay", "debt"))) == "pay":
        pay_silver(t, me, BUY_OFF_PRICE)
        return
    me.unpaid += 1
    t.tell("debt", me)


def may_destroy_debt(t: Site, me: Architect) -> Flow:
    """Return an unpaid debt to the pile: no virtue, no apprentice's bonus. One may want to keep it (N09)."""
    if me.unpaid and (me.rules_play or (yield me.ask(DESTROY, ("destroy", "keep"))) == "destroy"):
        destroy_debt(t, me)


def destroy_debt(t: Site, me: Architect) -> None:
    me.unpaid -= 1
    t.tell("destroy-debt", me)


BUY_OFF_PRICE = 2
