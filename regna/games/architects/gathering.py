"""Quarry, Forest, Mines, Silversmith and the King's Storehouse (p. 8)."""

from __future__ import annotations

from ...kernel import Flow, Option, Reason
from .constants import (
    CLAY,
    EXCHANGES,
    FOREST,
    GATHERING,
    GOLD,
    MINES,
    QUARRY,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    WOOD,
    Price,
)
from .effects import AT_FOREST, AT_MINES, AT_QUARRY, AT_SILVERSMITH, AT_STOREHOUSE, Exchange, Gain
from .ledger import covers, extras, gain, gain_silver, helpers, pay_goods, pay_silver, receive
from .prompts import EXCHANGE, MINE
from .state import Architect, Site

# Quarry and Forest


def visit_quarry(t: Site, me: Architect) -> Flow:
    """One stone for each own worker there."""
    yield from gather(t, me, STONE, me.at[QUARRY], AT_QUARRY)


def visit_forest(t: Site, me: Architect) -> Flow:
    """One wood for each own worker there."""
    yield from gather(t, me, WOOD, me.at[FOREST], AT_FOREST)


def gather(t: Site, me: Architect, good: int, n: int, event: str) -> Flow:
    gain(t, me, good, n)
    for extra in extras(t, me, event):
        yield from receive(t, me, extra)


# Mines


def visit_mines(t: Site, me: Architect) -> Flow:
    """Clay: one more than own workers. Gold: one for every two of them. Never both."""
    what = yield me.choose(
        MINE,
        (CLAY, GOLD),
        lambda good: why_not_mine(me, good),
        about=lambda good: {"price": (0,) * good + (mined(good, me.at[MINES]),)},
    )
    yield from gather(t, me, what, mined(what, me.at[MINES]), AT_MINES)


def mined(good: int, workers: int) -> int:
    return 1 + workers if good == CLAY else workers // 2


def why_not_mine(me: Architect, good: int) -> Reason | None:
    return Reason("two-workers", GATHERING) if good == GOLD and me.at[MINES] < 2 else None


# Silversmith


def visit_silversmith(t: Site, me: Architect) -> Flow:
    """One silver more than own workers there."""
    gain_silver(t, me, 1 + me.at[SILVERSMITH])
    for extra in extras(t, me, AT_SILVERSMITH):
        yield from receive(t, me, extra)


# King's Storehouse

FOR_VIRTUE: tuple[Price, ...] = (
    (2, 0, 0, 0, 0),
    (1, 1, 0, 0, 0),
    (1, 0, 1, 0, 0),
    (0, 2, 0, 0, 0),
    (0, 1, 1, 0, 0),
    (0, 0, 2, 0, 0),
)
FOR_MARBLE: tuple[Price, ...] = ((0, 3, 0, 0, 0), (0, 2, 1, 0, 0), (0, 1, 2, 0, 0), (0, 0, 3, 0, 0))
EXCHANGED = {"virtue": (FOR_VIRTUE, Gain(virtue=1)), "marble": (FOR_MARBLE, Gain(marble=1))}


def visit_storehouse(t: Site, me: Architect) -> Flow:
    """Up to one exchange for each own worker; what one brings may pay for the next."""
    for left in range(me.at[STOREHOUSE] + helpers(t, me, AT_STOREHOUSE), 0, -1):
        what = yield me.choose(
            EXCHANGE,
            exchanges(t, me),
            lambda what: why_not_exchange(t, me, what),
            also=("stop",),
            about=lambda what: {} if isinstance(what, str) else exchange_of(t, what)._asdict(),
            left=left,
        )
        if what == "stop":
            return
        yield from exchange(t, me, what)


def exchanges(t: Site, me: Architect) -> list[Option]:
    """The two of the board, and those of own apprentices."""
    return ["virtue", "marble", *(c for c in me.apprentices if isinstance(t.apprentice(c).ability, Exchange))]


def exchange_of(t: Site, card: int) -> Exchange:
    """The exchange that an apprentice offers."""
    ability = t.apprentice(card).ability
    assert isinstance(ability, Exchange), "nobody else exchanges"
    return ability


def why_not_exchange(t: Site, me: Architect, what: Option) -> Reason | None:
    if isinstance(what, str):
        prices, _ = EXCHANGED[what]
        return None if any(covers(me.goods, price) for price in prices) else Reason("goods", EXCHANGES)
    pay = exchange_of(t, what).pay
    if me.silver < pay.silver:
        return Reason("silver", EXCHANGES, {"have": me.silver, "need": pay.silver})
    return None if covers(me.goods, pay) else Reason("goods", EXCHANGES)


def exchange(t: Site, me: Architect, what: Option) -> Flow:
    """Pay the goods of one exchange and take what it gives."""
    if isinstance(what, str):
        prices, given = EXCHANGED[what]
        yield from pay_goods(t, me, [price for price in prices if covers(me.goods, price)])
    else:
        ability = exchange_of(t, what)
        given = ability.gain
        pay_silver(t, me, ability.pay.silver)
        if any(ability.pay[:5]):
            yield from pay_goods(t, me, [ability.pay[:5]])
    yield from receive(t, me, given)


def why_not_storehouse(t: Site, me: Architect) -> Reason | None:
    """Where a visit must do something (N21)."""
    possible = any(why_not_exchange(t, me, e) is None for e in exchanges(t, me))
    return None if possible else Reason("nothing-to-do", EXCHANGES)
