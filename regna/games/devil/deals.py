"""Deals: wishes, offers in chests, two circulations and the return (p. 8).

What a ruler is shown goes to `seen`, for the worlds that the ruler may imagine (`memory.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Ask, Flow, Option, Parallel, Reason
from .constants import ANSWERS, COIN, CULTIST, DEVIL, GOODS, NOBODY, OFFERS, PURE, RESOURCES, SEATS, TAINTED
from .ledger import enter_debts, is_payable, keep_books
from .market import Visit, also_market, is_short, raise_coins, with_market
from .memory import CIRCULATIONS, Return, View
from .prompts import ANSWER, ASK_PRICE, OFFER, WISH
from .state import Chest, Opened, Realm, Ruler

PRICES = {DEVIL: (-1, -2), CULTIST: (2, 3, 4, 5, 6, -1)}
MORTAL_PRICES = (2, 3, 4, 5, 6, 7)
ALL_PRICES = (*MORTAL_PRICES, -1, -2)
"""What can be asked: this many coins, or shards as numbers below 0."""
FACES = ("glad", "sad")
JESTERS = tuple(f"jester-{face}" for face in FACES)


def prices_of(role: int) -> tuple[int, ...]:
    return PRICES.get(role, MORTAL_PRICES)


# Wishes


def wish(t: Realm) -> Flow:
    """Everybody may lay out a request card, which binds nobody."""
    wishes = yield Parallel({me.seat: wish_for(me) for me in t.players})
    for me in t.players:
        me.wish = NOBODY if wishes[me.seat] == "nothing" else wishes[me.seat]
        if me.wish != NOBODY:
            t.tell("wish", me, good=me.wish)
    t.phase = "offer"


def wish_for(me: Ruler) -> Flow:
    return (yield me.ask(WISH, [*RESOURCES, "nothing"]))


# Offers


def make_offers(t: Realm) -> Flow:
    """All fill their chests in secret."""
    yield Parallel({me.seat: offer(t, me) for me in t.players})
    enter_debts(t)
    keep_books(t, t.round)
    t.tell("offered")
    t.circulation = 0
    t.phase = "circulate"


def offer(t: Realm, me: Ruler) -> Flow:
    """One thing after another into the chest; then the dial."""
    visit = Visit()
    while True:
        thing = yield from with_market(t, me, visit, lambda: ask_offer(t, me, visit))
        if thing == "done":
            break
        lay_in(me, thing)
    me.chest.price = yield me.choose(ASK_PRICE, ALL_PRICES, lambda price: why_not_price(me, price))


def ask_offer(t: Realm, me: Ruler, visit: Visit) -> Ask:
    return me.choose(
        OFFER, range(len(GOODS)), lambda good: why_not_offer(me, good), also=lambda: also_offered(t, me, visit)
    )


def also_offered(t: Realm, me: Ruler, visit: Visit) -> Sequence[Option]:
    expert = ("indulgence",) if t.setup.options["indulgences"] == "offered" and me.pardons > 0 else ()
    jesters = JESTERS if me.jesters else ()
    return (*expert, *jesters, "done", *also_market(me, visit))


def why_not_offer(me: Ruler, good: int) -> Reason | None:
    return None if me.goods[good] else Reason("none-of-it", OFFERS, {"good": good})


def lay_in(me: Ruler, thing: Option) -> None:
    chest = me.chest
    if thing == "indulgence":
        me.traded -= 1
        chest.pardons += 1
    elif thing in JESTERS:
        me.jesters -= 1
        chest.jesters[JESTERS.index(thing)] += 1
    else:
        me.goods[thing] -= 1
        chest.offer[thing] += 1


def why_not_price(me: Ruler, price: int) -> Reason | None:
    """Mortals ask for 2 to 7 coins, the Cultist for 2 to 6 coins or a shard, the Devil for one or two shards."""
    return None if price in prices_of(me.role) else Reason("not-your-price", OFFERS, {"role": me.role})


# Circulations


def circulate(t: Realm) -> Flow:
    """Everybody is handed somebody's chest and opens it unseen."""
    t.circulation += 1
    t.tell("circulate", n=t.circulation)
    for me in t.players:
        open_chest(me, t.players[owner_seen_by(t, me.seat)])
        seen = me.opened
        t.tell(
            "opened", me, to=(me,), public=False,
            icon=seen.icon, price=seen.price, goods=tuple(seen.offer), taken="taken" if seen.taken else "open",
        )  # fmt: skip
    t.phase = "answer"
    yield from ()


def owner_seen_by(t: Realm, seat: int, circulation: int | None = None) -> int:
    """Whose chest the schedule hands to a seat now."""
    number = t.circulation if circulation is None else circulation
    return t.schedule[((t.round - 1) * CIRCULATIONS + number - 1) * SEATS + seat]


def open_chest(me: Ruler, owner: Ruler) -> None:
    """Icon and price show always, the offer only while nobody has taken it; jesters stay."""
    chest, seen = owner.chest, me.opened
    seen.icon = owner.role
    seen.taken = chest.is_taken
    seen.offer = [0] * len(GOODS) if seen.taken else list(chest.offer)
    seen.pardons = 0 if seen.taken else chest.pardons
    seen.price = chest.price
    seen.jesters = [a + b for a, b in zip(chest.jesters, chest.comments, strict=True)]


def answer_all(t: Realm) -> Flow:
    """All take or leave what is before them; then the chests are closed."""
    answers = yield Parallel({me.seat: answer(t, me) for me in t.players})
    enter_debts(t)
    for me in t.players:
        paid, comments = answers[me.seat]
        close(t, me, t.players[owner_seen_by(t, me.seat)].chest, paid, comments)
    t.tell("answered", n=t.circulation)
    t.phase = "circulate" if t.circulation < CIRCULATIONS else "return"


def answer(t: Realm, me: Ruler) -> Flow:
    """The shards paid for an offer that is taken, or nothing; and the jesters left in the chest."""
    visit, comments = Visit(), [0, 0]
    while True:
        answer = yield from with_market(t, me, visit, lambda: ask_answer(me, visit))
        if answer not in JESTERS:
            break
        me.jesters -= 1
        comments[JESTERS.index(answer)] += 1
    if answer in ("reject", "close"):
        return None, comments
    yield from take(t, me, answer)
    return answer, comments


def ask_answer(me: Ruler, visit: Visit) -> Ask:
    """A chest that was taken can only be closed, but that is asked of everybody alike (A64)."""
    if me.opened.taken:
        return me.ask(ANSWER, lambda: ("close", *also_answered(me, visit)))
    return me.choose(
        ANSWER,
        payments(me.opened.price),
        lambda paid: why_not_pay(me, paid),
        also=lambda: ("reject", *also_answered(me, visit)),
    )


def also_answered(me: Ruler, visit: Visit) -> Sequence[Option]:
    return (*(JESTERS if me.jesters else ()), *also_market(me, visit))


def payments(price: int) -> list[tuple[int, int]]:
    """Coins, or every mix of shards."""
    return [(0, 0)] if price > 0 else [(-price - tainted, tainted) for tainted in range(-price + 1)]


def why_not_pay(me: Ruler, paid: tuple[int, int]) -> Reason | None:
    """What lies in the chest may help to pay for it (A14)."""
    seen = me.opened
    if seen.price > 0:
        goods = [have + more for have, more in zip(me.goods, seen.offer, strict=True)]
        payable = is_payable(goods, me.owes, coins(seen.price))
        return None if payable else Reason("cannot-pay", ANSWERS, {"n": seen.price})
    if paid[PURE] > me.shards[PURE] or paid[TAINTED] > me.shards[TAINTED]:
        return Reason("shards", ANSWERS, {"have": me.all_shards, "need": -seen.price})
    return None


def coins(n: int) -> list[int]:
    """A price in coins alone."""
    price = [0] * len(GOODS)
    price[COIN] = n
    return price


def take(t: Realm, me: Ruler, paid: tuple[int, int]) -> Flow:
    """Take everything, then pay exactly what is asked (p. 8)."""
    seen = me.opened
    me.goods = [have + more for have, more in zip(me.goods, seen.offer, strict=True)]
    me.traded += seen.pardons
    seen.mine = True
    if seen.price > 0:
        while is_short(me, coins(seen.price)):
            yield from raise_coins(t, me, coins(seen.price))
        me.goods[COIN] -= seen.price
    me.shards = [have - less for have, less in zip(me.shards, paid, strict=True)]
    seen.settled, seen.paid = True, list(paid)


def close(t: Realm, me: Ruler, chest: Chest, paid: tuple[int, int] | None, comments: list[int]) -> None:
    """What was done to a chest is in it from now on; the one who did it remembers it."""
    seen = me.opened
    chest.comments = [a + b for a, b in zip(chest.comments, comments, strict=True)]
    if paid is not None:
        chest.taken_by = me.seat
        chest.paid = list(paid)
    me.seen += View(seen.icon, seen.price, seen.taken, paid is not None, *(paid or (0, 0)), seen.pardons, *seen.offer)
    me.opened = Opened()


# The return


def return_chests(t: Realm) -> Flow:
    """The owners find their offer, or what they asked for; they do not learn from whom."""
    for me in t.players:
        chest = me.chest
        take_back(me, chest)
        me.seen += Return(int(chest.is_taken), chest.paid[PURE], chest.paid[TAINTED], chest.price)
        tell_return(t, me)
        me.chest = Chest()
        me.wish = NOBODY
    t.circulation = 0
    t.phase = "plan"
    yield from ()


def tell_return(t: Realm, me: Ruler) -> None:
    chest = me.chest
    fate = "taken" if chest.is_taken else "open"
    t.tell("returned", me, secret={"price": chest.price, "taken": fate, "goods": tuple(chest.offer)})


def take_back(me: Ruler, chest: Chest) -> None:
    me.jesters += sum(chest.jesters) + sum(chest.comments)
    if not chest.is_taken:
        me.goods = [have + more for have, more in zip(me.goods, chest.offer, strict=True)]
        me.traded += chest.pardons
        return
    me.shards = [have + more for have, more in zip(me.shards, chest.paid, strict=True)]
    if chest.price > 0:
        me.goods[COIN] += chest.price
