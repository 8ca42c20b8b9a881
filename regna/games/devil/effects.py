"""What buildings and events do in the action phase (p. 10 and 20)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Flow
from .achievements import gain_minor, remove_minor
from .constants import AGAIN, ANY_BASIC, ANY_PRECIOUS, BASIC, COIN, FIRST_TIME, HIRED, PRECIOUS
from .foresight import Prospect, acting, now
from .ledger import gain, gain_all
from .production import give_coins
from .prompts import COURTIER_FREE, STABLE, TAKE, USE_STABLE
from .reputation import add_angels, change_reputation
from .state import Realm, Ruler
from .values import ACTION, ANY, Effect, open_places

KINDS = {ANY_BASIC: BASIC, ANY_PRECIOUS: PRECIOUS}
"""Which goods a free choice is among."""


Promise = Callable[[Prospect], bool]
"""Whether all wheat for tokens could still be paid from there."""


def anything(here: Prospect) -> bool:
    """Nothing has been promised yet."""
    return True


def run(t: Realm, me: Ruler, effect: Effect, promise: Promise = anything) -> Flow:
    """Do what a card says, in such a way that tokens can still be paid for."""
    yield from EFFECTS[effect.what](t, me, effect, promise)


def take_goods(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """Goods from the supply; where the card leaves the choice, as the ruler likes."""
    gain_all(t, me, effect.goods)
    if any(effect.goods[: COIN + 1]):
        t.tell("gain", me, goods=effect.goods[: COIN + 1])
    for place in open_places(effect.goods):
        good = yield me.ask(TAKE, KINDS[place])
        gain(t, me, good, 1)
        t.tell("take", me, good=good)


def move_marker(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    change_reputation(t, me, effect.n)
    yield from ()


def get_wings(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    add_angels(t, me, effect.n)
    yield from ()


def redeem(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """Demon wings go; a guest who has come stays (A78)."""
    n = min(effect.n, me.demons)
    if n:
        me.demons -= n
        t.tell("redeem", me, n=n)
    yield from ()


def relieve(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """Debt goes, though debts are not repaid in this phase (p. 20)."""
    n = min(effect.n, me.debt)
    if n:
        me.debt -= n
        t.tell("relief", me, n=n, debt=me.debt)
    yield from ()


def get_courtier(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """A courtier for nothing, if he waits to be recruited."""
    which = range(3) if effect.of == ANY else (effect.of,)
    waiting = [number for number in which if me.courtiers[number] in (FIRST_TIME, AGAIN)]
    if waiting:
        courtier = yield me.ask(COURTIER_FREE, waiting)
        me.courtiers[courtier] = HIRED
        t.tell("courtier", me, courtier=courtier)


def collect_rents(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """Coins for each building with the symbol; science stands for nothing here (p. 20)."""
    n = sum(effect.of == ANY or effect.of in t.building(card).symbols for card in me.built)
    give_coins(t, me, effect.n * n)
    yield from ()


def give_minor(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    yield from gain_minor(t, me)


def break_dam(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    yield from remove_minor(t, me)


def score_points(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    me.score += effect.n
    t.tell("points", me, n=effect.n)
    yield from ()


def later(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """What counts elsewhere: nothing happens now."""
    yield from ()


# The Stable


def build_stable(t: Realm, me: Ruler, effect: Effect, promise: Promise) -> Flow:
    """An Action building goes under it for good, and may be used at once; without one nothing happens."""
    actions = [card for card in me.built if t.building(card).when == ACTION]
    candidates = [card for card in actions if can_go_under(t, me, card, promise)]
    if candidates:
        me.under_stable = actions[0] if len(actions) == 1 else (yield me.ask(STABLE, candidates))
        t.tell("stable", me, card=me.under_stable)
        yield from use_stable(t, me, promise)


def can_go_under(t: Realm, me: Ruler, card: int, promise: Promise) -> bool:
    """Not if another one's action is what pays for the tokens."""
    here = now(t, me)
    return promise(here) or any(map(promise, acting(t, here, card)))


def use_stable(t: Realm, me: Ruler, promise: Promise) -> Flow:
    """Once a round without a token, if the ruler likes (A30, A77); asked of those, too, who could not pay (A64)."""
    here = now(t, me)
    use = ("use",) if any(map(promise, acting(t, here, me.under_stable))) else ()
    leave = ("leave",) if promise(here) or not use else ()
    if (yield me.ask(USE_STABLE, (*use, *leave), card=me.under_stable)) == "use":
        yield from use_action(t, me, me.under_stable, promise)


def use_action(t: Realm, me: Ruler, card: int, promise: Promise) -> Flow:
    """The action of a building; an exchange goes on step by step (`exchange.py`)."""
    t.tell("use", me, card=card)
    if t.building(card).effect.what == "exchange":
        t.using, t.times = card, 0
    else:
        yield from run(t, me, t.building(card).effect, promise)


EFFECTS: dict[str, Callable[[Realm, Ruler, Effect, Promise], Flow]] = {
    "gain": take_goods,
    "reputation": move_marker,
    "angels": get_wings,
    "redeem": redeem,
    "relief": relieve,
    "courtier": get_courtier,
    "rents": collect_rents,
    "minor": give_minor,
    "dam": break_dam,
    "token": later,
    "stable": build_stable,
    "points": score_points,
}
