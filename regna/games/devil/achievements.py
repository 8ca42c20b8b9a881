"""Achievements: symbols, courtiers, tiles and rewards (p. 12)."""

from __future__ import annotations

from itertools import combinations

from ...kernel import Flow
from .cards import MAJORS, MINORS
from .constants import AGAIN, ALCHEMIST, COIN, HIRED, LOCKED, NOBODY, SCIENCE
from .ledger import gain, gain_all
from .prompts import CLAIMING, DAM, MINOR, SLOT
from .reputation import add_angels
from .state import SLOTS, Realm, Ruler
from .values import Effect

ALL = (*MINORS, *MAJORS)
Claim = tuple[int, int]
"""An achievement, and the courtiers who help with it, a bit each."""


def claim(t: Realm, me: Ruler) -> Flow:
    """One achievement, or no more; returns whether there may be more."""
    answer = yield me.ask(CLAIMING, [*claims(t, me), "stop"])
    if answer == "stop":
        return False
    number, helpers = answer
    for courtier in me.hired:
        if helpers >> courtier & 1:
            dismiss(t, me, courtier)
    yield from achieve(t, me, number)
    return True


def dismiss(t: Realm, me: Ruler, courtier: int) -> None:
    me.courtiers[courtier] = AGAIN
    t.tell("dismiss", me, courtier=courtier)


def claims(t: Realm, me: Ruler) -> list[Claim]:
    """Every achievement within reach, each with as few courtiers as will do (A28)."""
    symbols = symbols_of(t, me)
    hired = me.hired
    return [(number, helpers) for number in ALL if is_open(me, number) for helpers in enough(t, number, symbols, hired)]


def is_open(me: Ruler, number: int) -> bool:
    return not (me.claimed | me.removed) >> number & 1


def symbols_of(t: Realm, me: Ruler) -> list[int]:
    """The symbols on a ruler's buildings."""
    count = [0] * 4
    for card in me.built:
        for symbol in t.building(card).symbols:
            count[symbol] += 1
    return count


def enough(t: Realm, number: int, symbols: list[int], hired: list[int]) -> list[int]:
    """The smallest groups of courtiers with whom the symbols suffice; science stands for any symbol."""
    found: list[int] = []
    if not suffices(t, number, symbols, tuple(hired)):
        return found
    for size in range(len(hired) + 1):
        for group in combinations(hired, size):
            bits = sum(1 << courtier for courtier in group)
            if not any(small & bits == small for small in found) and suffices(t, number, symbols, group):
                found.append(bits)
    return found


def suffices(t: Realm, number: int, symbols: list[int], group: tuple[int, ...]) -> bool:
    wild = symbols[SCIENCE] + (ALCHEMIST in group)
    for symbol, need in enumerate(t.achievement(number).needs):
        missing = need - symbols[symbol] - (symbol in group)
        if missing > 0:
            wild -= missing
    return wild >= 0


def achieve(t: Realm, me: Ruler, number: int) -> Flow:
    """A minor one improves a production slot, a major one is rewarded at once; the University notes both."""
    me.claimed |= 1 << number
    t.tell("achieve", me, achievement=number)
    if number in MINORS:
        yield from place_tile(t, me, number)
    else:
        reward(t, me, t.achievement(number).reward)
    for effect in t.powers(me, "university"):
        me.score += effect.n
        gain(t, me, COIN, effect.n)
        t.tell("university", me, n=effect.n)


def place_tile(t: Realm, me: Ruler, number: int) -> Flow:
    slot = yield me.ask(SLOT, [slot for slot in range(1, SLOTS + 1) if me.levels[slot - 1] == 1])
    me.levels[slot - 1] = 2
    me.tiles[slot - 1] = number
    t.tell("slot", me, n=slot)


def reward(t: Realm, me: Ruler, effect: Effect) -> None:
    if effect.what == "gain":
        gain_all(t, me, effect.goods)
        t.tell("gain", me, goods=effect.goods[: COIN + 1])
    elif effect.what == "angels":
        add_angels(t, me, effect.n)
    elif me.courtiers[effect.of] == LOCKED:
        me.courtiers[effect.of] = HIRED
        t.tell("courtier", me, courtier=effect.of)


# Buildings that give or take a minor achievement (p. 20)


def gain_minor(t: Realm, me: Ruler) -> Flow:
    """Fort and Town Hall: any minor achievement that is still there, without symbols (A56)."""
    left = [number for number in MINORS if is_open(me, number)]
    if left:
        yield from achieve(t, me, (yield me.ask(MINOR, left)))


def remove_minor(t: Realm, me: Ruler) -> Flow:
    """Dam: a minor achievement goes for good, with its tile if it was claimed (A51)."""
    left = [number for number in MINORS if not me.removed >> number & 1]
    if not left:
        return
    number = yield me.ask(DAM, left)
    me.claimed &= ~(1 << number)
    me.removed |= 1 << number
    if number in me.tiles:
        slot = me.tiles.index(number)
        me.tiles[slot] = NOBODY
        me.levels[slot] = 1
    t.tell("dam", me, achievement=number)
