"""Whether a plan can still be paid for, by trying out how it could go on.

`balance` is what coins and further loans come to; a price that takes more is made up for by sales, in every way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from .achievements import is_open
from .cards import MINORS
from .constants import (
    ACT_1,
    ANY_BASIC,
    ANY_PRECIOUS,
    BASIC,
    BUILD_1,
    COIN,
    COURTIER,
    GLASS,
    MARBLE,
    NOBODY,
    OF_A_BUILDING,
    REPEAT,
    RESOURCES,
    STONE,
    USE_1,
    WHEAT,
    WOOD,
)
from .ledger import BUYING, SELLING, is_payable
from .state import MOST_DEBT, Plan, Realm, Ruler
from .values import ACTION, ANY, BUILT, Effect

USING, BUILDING, ACTING, RECRUITING, REPEATING = range(5)
Step = tuple[int, int]
"""What a token is for, and the card."""
COURTIER_PRICES = {1: 2, 3: 3}
"""Coins for a courtier by where he waits (p. 10)."""


class Prospect:
    """How a ruler could stand at some moment of a plan."""

    __slots__ = ("balance", "built", "debt", "discount", "free", "goods", "used")

    def __init__(
        self, goods: tuple[int, ...], balance: int, debt: int, used: int, free: int, discount: int,
        built: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.goods = goods
        self.balance = balance
        self.debt = debt
        self.used = used
        self.free = free
        self.discount = discount
        self.built = built

    def having(self, goods: tuple[int, ...], balance: int) -> Prospect:
        """The same with other goods and another balance."""
        return Prospect(goods, balance, self.debt, self.used, self.free, self.discount, self.built)

    def after_trade(self, goods: Sequence[int], debt: int) -> Prospect:
        """The same with other goods, coins among them, and other debts."""
        here = self.having(tuple(goods[:COIN]), goods[COIN] + MOST_DEBT - debt)
        here.debt = debt
        return here

    def spend(self) -> Prospect:
        """The same with one more token used."""
        here = self.having(self.goods, self.balance)
        here.used += 1
        return here


def now(t: Realm, me: Ruler) -> Prospect:
    goods, debt = me.goods, me.owes
    return Prospect(
        tuple(goods[:COIN]), goods[COIN] + MOST_DEBT - debt, debt, me.used, free_tokens(t, me), discount(t, me),
        tuple(me.built),
    )  # fmt: skip


def free_tokens(t: Realm, me: Ruler) -> int:
    """Tokens that cost no wheat (p. 9), with the Warehouse's."""
    return me.free + sum(effect.n for effect in t.powers(me, "spare-token"))


def discount(t: Realm, me: Ruler) -> int:
    return sum(effect.n for effect in t.powers(me, "discount"))


def courtier_price(t: Realm, me: Ruler, courtier: int) -> int:
    """2 coins the first time, 3 from then on, less what the Barracks save."""
    return max(0, COURTIER_PRICES[me.courtiers[courtier]] - discount(t, me))


def stands(t: Realm, me: Ruler, step: Step, rest: Sequence[Step], start: Prospect) -> bool:
    """Whether a step can be paid for so that in the end all wheat could be, too (A26)."""
    return any(finishes(t, me, after, rest) for after in outcomes(t, me, start, step))


def finishes(t: Realm, me: Ruler, here: Prospect, rest: Sequence[Step]) -> bool:
    """Whether the wheat can be paid now, or after some of what is still planned."""
    if is_solvent(here):
        return True
    return any(
        finishes(t, me, after, rest[place + 1 :])
        for place, step in enumerate(rest)
        for after in outcomes(t, me, here, step)
    )


def is_solvent(here: Prospect) -> bool:
    """Whether the wheat for all tokens used so far can be paid."""
    wheat = here.used - here.free
    if wheat <= here.goods[WHEAT]:
        return True
    cost = [0] * (COIN + 1)
    cost[WHEAT] = wheat
    return is_payable((*here.goods, here.balance), MOST_DEBT, cost)


def outcomes(t: Realm, me: Ruler, here: Prospect, step: Step) -> Iterator[Prospect]:
    """Every way in which a step could leave the ruler."""
    kind, card = step
    if kind == RECRUITING:
        yield from recruiting(me, here.spend())
    elif kind == BUILDING:
        yield from building(t, me, here.spend(), card)
    elif kind == REPEATING:
        yield from acting(t, here, card)
    elif card in here.built:
        yield from acting(t, here.spend(), card)


def recruiting(me: Ruler, here: Prospect) -> Iterator[Prospect]:
    """The cheapest courtier will do."""
    prices = [COURTIER_PRICES[me.courtiers[courtier]] for courtier in me.waiting]
    if prices:
        cost = [0] * (COIN + 1)
        cost[COIN] = max(0, min(prices) - here.discount)
        yield from paid(here, cost)


def building(t: Realm, me: Ruler, here: Prospect, card: int) -> Iterator[Prospect]:
    for after in paid(here, t.building(card).cost):
        yield from brought(t, me, after, card)


def brought(t: Realm, me: Ruler, here: Prospect, card: int) -> Iterator[Prospect]:
    """Every way in which a building that was just paid could leave the ruler."""
    after = here.having(here.goods, here.balance)
    after.built = (*here.built, card)
    for effect in t.building(card).effects:
        at_once(t, me, after, effect, t.building(card).when)
    yield after
    if t.building(card).effect.what == "stable":
        for other in after.built:
            if t.building(other).when == ACTION:
                yield from acting(t, after, other)


def at_once(t: Realm, me: Ruler, here: Prospect, effect: Effect, when: str) -> None:
    """What a building brings when it is built, as far as it helps to pay."""
    if effect.what == "spare-token":
        here.free += effect.n
    elif effect.what == "discount":
        here.discount += effect.n
    elif when == BUILT:
        bring(t, me, here, effect)


def bring(t: Realm, me: Ruler, here: Prospect, effect: Effect) -> None:
    if effect.what == "gain":
        more = gained(here, effect.goods)
        here.goods, here.balance = more.goods, more.balance
    elif effect.what == "rents":
        here.balance += rent(t, here, effect)
    elif effect.what == "relief":
        less = min(effect.n, here.debt)
        here.debt -= less
        here.balance += less
    elif effect.what == "minor":
        here.balance += studied(t, me, here)


def studied(t: Realm, me: Ruler, here: Prospect) -> int:
    """What the University pays for a minor achievement that a building gives, if there is one left (A56)."""
    given = [card for card in here.built if card not in me.built and t.building(card).effect.what == "minor"]
    if len(given) > sum(is_open(me, number) for number in MINORS):
        return 0
    return sum(e.n for card in here.built for e in t.building(card).effects if e.what == "university")


def acting(t: Realm, here: Prospect, card: int) -> Iterator[Prospect]:
    effect = t.building(card).effect
    if effect.what == "rents":
        yield here.having(here.goods, here.balance + rent(t, here, effect))
    elif effect.what == "exchange":
        for times in range(1, effect.n + 1):
            yield from exchanges(here, effect, times)
    else:
        yield gained(here, effect.goods)


def rent(t: Realm, here: Prospect, effect: Effect) -> int:
    return effect.n * sum(effect.of == ANY or effect.of in t.building(card).symbols for card in here.built)


def exchanges(here: Prospect, effect: Effect, times: int) -> Iterator[Prospect]:
    for choice in combinations_with_replacement(BASIC, times * effect.cost[ANY_BASIC]):
        cost = [times * n for n in effect.cost]
        for good in choice:
            cost[good] += 1
        for after in paid(here, cost):
            for _ in range(times):
                after = gained(after, effect.goods)
            yield after


def paid(here: Prospect, cost: Sequence[int]) -> Iterable[Prospect]:
    """Every prospect after a price, if it can be paid at all."""
    goods, balance = list(here.goods), here.balance - cost[COIN]
    for good in RESOURCES:
        goods[good] -= cost[good]
        if goods[good] < 0:
            balance += BUYING[good] * goods[good]
            goods[good] = 0
    if balance >= 0:
        return (here.having(tuple(goods), balance),)
    if balance + sum([price * n for price, n in zip(SELLING, goods, strict=True)]) >= 0:
        return sold(here, goods, balance, 0)
    return ()


def sold(here: Prospect, goods: list[int], balance: int, first: int) -> Iterator[Prospect]:
    """Every way to make up for a balance below 0 by sales."""
    if balance >= 0:
        yield here.having(tuple(goods), balance)
        return
    for place in range(first, len(SALE_ORDER)):
        good = SALE_ORDER[place]
        if goods[good]:
            goods[good] -= 1
            yield from sold(here, goods, balance + SELLING[good], place)
            goods[good] += 1


SALE_ORDER = (GLASS, MARBLE, WOOD, STONE, WHEAT)


def gained(here: Prospect, amounts: Sequence[int]) -> Prospect:
    """A free choice counts as glass, or as the wheat that a token may need."""
    goods = [have + more for have, more in zip(here.goods, amounts, strict=False)]
    goods[GLASS] += amounts[ANY_PRECIOUS]
    goods[WHEAT] += amounts[ANY_BASIC]
    return here.having(tuple(goods), here.balance + amounts[COIN])


# What is left of a plan


def steps_of(me: Ruler, plan: Plan) -> list[tuple[int, Step]]:
    """The steps of a plan that take a token, and the use of the Stable, each with its stage."""
    found = [(USE_1 + place, (USING, card)) for place, card in enumerate(plan.uses) if card != NOBODY]
    if me.under_stable != NOBODY:
        found.append((REPEAT, (REPEATING, me.under_stable)))
    for place, card in enumerate(plan.builds):
        if card != NOBODY:
            found.append((BUILD_1 + OF_A_BUILDING * place, (BUILDING, card)))
            if plan.acts[place]:
                found.append((ACT_1 + OF_A_BUILDING * place, (ACTING, card)))
    return [*found, (COURTIER, (RECRUITING, NOBODY))] if plan.recruits else found
