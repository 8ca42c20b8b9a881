"""Whether a plan can still be paid for, by trying out how it could go on.

`balance` is what coins and further loans come to; a price that takes more is made up for by sales, in every way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

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


class Prospect(NamedTuple):
    """How a ruler could stand at some moment of a plan."""

    goods: tuple[int, ...]
    balance: int
    debt: int
    used: int
    free: int
    discount: int
    built: tuple[int, ...]


def now(t: Realm, me: Ruler, goods: Sequence[int] | None = None, debt: int | None = None) -> Prospect:
    """As things are, or with other goods and debts."""
    have, owes = me.goods if goods is None else goods, me.owes if debt is None else debt
    return Prospect(
        tuple(have[:COIN]), have[COIN] + MOST_DEBT - owes, owes, me.used, free_tokens(t, me), discount(t, me),
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
    wheat = max(0, here.used - here.free)
    cost = [0] * (COIN + 1)
    cost[WHEAT] = wheat
    return not wheat or is_payable((*here.goods, here.balance), MOST_DEBT, cost)


def outcomes(t: Realm, me: Ruler, here: Prospect, step: Step) -> Iterator[Prospect]:
    """Every way in which a step could leave the ruler."""
    kind, card = step
    if kind == RECRUITING:
        yield from recruiting(me, spend(here))
    elif kind == BUILDING:
        yield from building(t, me, spend(here), card)
    elif kind == REPEATING:
        yield from acting(t, here, card)
    elif card in here.built:
        yield from acting(t, spend(here), card)


def spend(here: Prospect) -> Prospect:
    return here._replace(used=here.used + 1)


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
    here = here._replace(built=(*here.built, card))
    for effect in t.building(card).effects:
        here = at_once(t, me, here, effect, t.building(card).when)
    yield here
    if t.building(card).effect.what == "stable":
        for other in here.built:
            if t.building(other).when == ACTION:
                yield from acting(t, here, other)


def at_once(t: Realm, me: Ruler, here: Prospect, effect: Effect, when: str) -> Prospect:
    """What a building brings when it is built, as far as it helps to pay."""
    if effect.what == "spare-token":
        return here._replace(free=here.free + effect.n)
    if effect.what == "discount":
        return here._replace(discount=here.discount + effect.n)
    if when != BUILT:
        return here
    if effect.what == "gain":
        return gained(here, effect.goods)
    if effect.what == "rents":
        return here._replace(balance=here.balance + rent(t, here, effect))
    if effect.what == "relief":
        less = min(effect.n, here.debt)
        return here._replace(debt=here.debt - less, balance=here.balance + less)
    if effect.what == "minor":
        return here._replace(balance=here.balance + studied(t, me, here))
    return here


def studied(t: Realm, me: Ruler, here: Prospect) -> int:
    """What the University pays for a minor achievement that a building gives, if there is one left (A56)."""
    given = [card for card in here.built if card not in me.built and t.building(card).effect.what == "minor"]
    if len(given) > sum(is_open(me, number) for number in MINORS):
        return 0
    return sum(e.n for card in here.built for e in t.building(card).effects if e.what == "university")


def acting(t: Realm, here: Prospect, card: int) -> Iterator[Prospect]:
    effect = t.building(card).effect
    if effect.what == "rents":
        yield here._replace(balance=here.balance + rent(t, here, effect))
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


def paid(here: Prospect, cost: Sequence[int]) -> Iterator[Prospect]:
    """Every prospect after a price, if it can be paid at all."""
    goods, balance = list(here.goods), here.balance - cost[COIN]
    for good in RESOURCES:
        goods[good] -= cost[good]
        if goods[good] < 0:
            balance += BUYING[good] * goods[good]
            goods[good] = 0
    if balance >= 0:
        yield here._replace(goods=tuple(goods), balance=balance)
    elif balance + sum(price * n for price, n in zip(SELLING, goods, strict=True)) >= 0:
        yield from sold(here, goods, balance, 0)


def sold(here: Prospect, goods: list[int], balance: int, first: int) -> Iterator[Prospect]:
    """Every way to make up for a balance below 0 by sales."""
    if balance >= 0:
        yield here._replace(goods=tuple(goods), balance=balance)
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
    return here._replace(goods=tuple(goods), balance=here.balance + amounts[COIN])


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
