"""Trade with the supply, loans and repayment (p. 7), which go with every question of one's own.

Within one question nothing is undone: what was bought is not sold, what was sold is not bought back, and a loan is not
repaid, nor borrowed after a repayment; whoever has left the supply three times without a trade does not come back
(ruling R01). So there is an end to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Ask, Flow, Option, Reason
from .constants import COIN, INSOLVENCY, LOANS, MARKET, RESOURCES
from .ledger import BUYING, SELLING, enter_debts, gain, reach, shortfall
from .notation import BUY, LOAN, REPAY, SELL
from .prompts import FUND, TRADING
from .state import MOST_DEBT, Realm, Ruler

Deal = tuple[int, int]
Allowed = Callable[[Deal], bool]
TRADES = [(trade, good) for trade in (BUY, SELL) for good in RESOURCES]
ALSO = ("supply",)
MOST_IDLE = 3
DEAREST = max(BUYING)
SALES: list[Option] = [(SELL, good) for good in RESOURCES]
PURCHASES_UP_TO: list[list[Option]] = [
    [(BUY, good) for good in RESOURCES if BUYING[good] <= coins] for coins in range(DEAREST + 1)
]
LOANS_UP_TO: list[list[Option]] = [[(LOAN, n) for n in range(1, most + 1)] for most in range(MOST_DEBT + 1)]
REPAYMENTS_UP_TO: list[list[Option]] = [[(REPAY, n) for n in range(1, most + 1)] for most in range(MOST_DEBT + 1)]
OPPOSITE = {BUY: SELL, SELL: BUY, LOAN: REPAY, REPAY: LOAN}


class Visit:
    """What a ruler has traded within one question, whether debts can be repaid, and which trades are allowed.

    Once plans are revealed, only trades that leave them payable are.
    """

    __slots__ = ("allowed", "done", "idle", "repays")

    def __init__(self, repays: bool = False, allowed: Allowed | None = None) -> None:
        self.done: list[Deal] = []
        self.repays = repays
        self.allowed = allowed
        self.idle = 0


def with_market(t: Realm, me: Ruler, visit: Visit, question: Callable[[], Ask]) -> Flow:
    """Ask until the answer is no trade; for sealed choices."""
    while True:
        answer = yield question()
        if answer != "supply":
            me.visits = 0
            return answer
        me.visits += 1
        yield from trade(t, me, visit)


TRADED = "traded"
"""What a public question is answered by when there was a trade: the step is over, and the question comes again."""


def in_public(t: Realm, me: Ruler, visit: Visit, ask: Ask) -> Flow:
    """Ask for all to see. A trade ends the step, so that it is settled before anybody imagines what comes next."""
    answer = yield ask
    if answer != "supply":
        t.trades, t.idle = [], 0
        return answer
    deal = yield ask_trade(me, visit)
    t.idle += deal == "back"
    if deal != "back":
        t.trades += deal
        make(t, me, deal)
        enter_debts(t)
    return TRADED


def public_visit(t: Realm, repays: bool = False, allowed: Allowed | None = None) -> Visit:
    """What has been traded since a public question came up."""
    visit = Visit(repays, allowed)
    visit.done = list(zip(t.trades[::2], t.trades[1::2], strict=True))
    visit.idle = t.idle
    return visit


def also_market(me: Ruler, visit: Visit) -> tuple[str, ...]:
    """The way to the supply, for whoever can do anything there."""
    if visit.idle >= MOST_IDLE:
        return ()
    if not visit.done and visit.allowed is None and me.owes < MOST_DEBT:
        return ALSO
    found = affordable(me, visit)
    return ALSO if (found if visit.allowed is None else any(map(visit.allowed, found))) else ()


def trade(t: Realm, me: Ruler, visit: Visit) -> Flow:
    """One trade after another, until the ruler goes back to the question."""
    while True:
        deal = yield ask_trade(me, visit)
        if deal == "back":
            visit.idle += 1
            return
        visit.idle = -1
        visit.done.append(deal)
        make(t, me, deal)


def ask_trade(me: Ruler, visit: Visit) -> Ask:
    return Ask(
        me.seat,
        TRADING,
        lambda: ["back", *open_deals(me, visit)],
        lambda: deals(me, visit),
        lambda deal: why_not_trade(me, visit, deal),
        about=price_of,
    )


def open_deals(me: Ruler, visit: Visit) -> list[Option]:
    """What nothing speaks against."""
    found = affordable(me, visit)
    return found if visit.allowed is None else [deal for deal in found if visit.allowed(deal)]


def affordable(me: Ruler, visit: Visit) -> list[Option]:
    """What the ruler has the goods, coins and debts for, and does not undo another deal."""
    goods, coins, debt, done = me.goods, me.goods[COIN], me.owes, visit.done
    found = PURCHASES_UP_TO[min(coins, DEAREST)] + [SALES[good] for good in range(COIN) if goods[good]]
    kinds = [trade for trade, _ in done]
    for trade, what in done:
        undone = (OPPOSITE[trade], what)
        if undone in found:
            found.remove(undone)
    if REPAY not in kinds:
        found += LOANS_UP_TO[MOST_DEBT - debt]
    if visit.repays and LOAN not in kinds:
        found += REPAYMENTS_UP_TO[min(coins, debt)]
    return found


def deals(me: Ruler, visit: Visit) -> list[Deal]:
    """Everything that a trade could be."""
    loans = [(LOAN, n) for n in range(1, max(MOST_DEBT - me.owes, 1) + 1)]
    repaid = [(REPAY, n) for n in range(1, max(min(me.coins, me.owes), 1) + 1)] if visit.repays else []
    return [*TRADES, *loans, *repaid]


def why_not_trade(me: Ruler, visit: Visit, deal: Deal) -> Reason | None:
    reason = why_not_deal(me, visit, deal)
    if reason is None and visit.allowed is not None and not visit.allowed(deal):
        return Reason("plan-unpayable", INSOLVENCY)
    return reason


def why_not_deal(me: Ruler, visit: Visit, deal: Deal) -> Reason | None:
    trade, what = deal
    if is_undoing(visit, deal):
        return Reason("undoing", MARKET)
    if trade == BUY:
        price = BUYING[what]
        return Reason("coins", MARKET, {"have": me.coins, "need": price}) if me.coins < price else None
    if trade == SELL:
        return None if me.goods[what] else Reason("none-of-it", MARKET, {"good": what})
    if trade == LOAN:
        return Reason("most-debt", LOANS, {"n": MOST_DEBT}) if me.owes + what > MOST_DEBT else None
    if what > me.owes:
        return Reason("no-debt", LOANS)
    return Reason("coins", LOANS, {"have": me.coins, "need": what}) if what > me.coins else None


def after_deal(me: Ruler, deal: Deal) -> tuple[list[int], int]:
    """Goods and debts as a deal would leave them; in the phase of actions nobody repays."""
    goods, (trade, what) = list(me.goods), deal
    if trade == LOAN:
        goods[COIN] += what
        return goods, me.owes + what
    way = 1 if trade == BUY else -1
    goods[what] += way
    goods[COIN] -= way * (BUYING if trade == BUY else SELLING)[what]
    return goods, me.owes


def is_undoing(visit: Visit, deal: Deal) -> bool:
    """Whether a deal takes back another of the same question."""
    trade, what = deal
    other = OPPOSITE[trade]
    return any(done == other and (trade >= LOAN or what == thing) for done, thing in visit.done)


def price_of(option: Option) -> dict[str, object]:
    """The coins of a purchase or a sale; none where they are named already."""
    if option == "back" or option[0] >= LOAN:
        return {"coins": 0}
    return {"coins": (BUYING if option[0] == BUY else SELLING)[option[1]]}


def make(t: Realm, me: Ruler, deal: Deal) -> None:
    trade, what = deal
    if trade == BUY:
        buy(t, me, what, 1)
    elif trade == SELL:
        gain(t, me, what, -1)
        gain(t, me, COIN, SELLING[what])
        t.tell("sell", me, good=what, coins=SELLING[what])
    elif trade == LOAN:
        borrow(t, me, what)
    else:
        repay(t, me, what)


def buy(t: Realm, me: Ruler, good: int, n: int) -> None:
    gain(t, me, good, n)
    gain(t, me, COIN, -n * BUYING[good])
    t.tell("buy", me, good=good, n=n, coins=n * BUYING[good])


def borrow(t: Realm, me: Ruler, n: int) -> None:
    """All see a loan, in a sealed choice when it is over (A65)."""
    me.pledged += n
    gain(t, me, COIN, n)
    t.tell("loan", me, n=n, debt=me.owes)


def repay(t: Realm, me: Ruler, n: int) -> None:
    me.pledged -= n
    gain(t, me, COIN, -n)
    t.tell("repay", me, n=n, debt=me.owes)


# Where a payment is due (p. 11)


def raise_coins(t: Realm, me: Ruler, cost: Sequence[int], allowed: Allowed | None = None) -> Flow:
    """One loan or one sale for a price that coins do not cover, as the ruler likes."""
    missing = shortfall(me.goods, cost) - me.coins
    loans = [(LOAN, n) for n in range(1, min(MOST_DEBT - me.owes, missing) + 1)]
    sales = [(SELL, good) for good in RESOURCES if me.goods[good] > cost[good]]
    options = [deal for deal in (*loans, *sales) if allowed is None or allowed(deal)]
    assert reach(me.goods, me.owes, cost) >= shortfall(me.goods, cost), "nobody is asked for what cannot be had"
    deal = yield me.ask(FUND, options, about=price_of, n=missing)
    make(t, me, deal)


def is_short(me: Ruler, cost: Sequence[int]) -> bool:
    """Whether coins have to be raised before a price can be paid."""
    return shortfall(me.goods, cost) > me.coins


def pay(t: Realm, me: Ruler, cost: Sequence[int]) -> None:
    """Pay a price for all to see, buying what is missing."""
    for good in RESOURCES:
        if cost[good] > me.goods[good]:
            buy(t, me, good, cost[good] - me.goods[good])
    for good, n in enumerate(cost[: COIN + 1]):
        if n:
            gain(t, me, good, -n)
