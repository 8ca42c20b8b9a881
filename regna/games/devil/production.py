"""Production: what the wheel brings, coins, and buildings of the phase (p. 6 and 12)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Flow
from .constants import COIN, GOODS, PRECIOUS
from .ledger import gain, gain_all
from .prompts import HIDEOUT
from .reputation import add_angels, change_reputation
from .state import CENTRAL, Realm, Ruler
from .values import PRODUCTION, Effect

BASE_COINS = 2


def produce(t: Realm) -> Flow:
    """All produce; then their buildings, which go by the reputation that the phase began with."""
    t.tell("round", n=t.round)
    for me in t.players:
        made = output(t.section(me.seat).wheel[t.round - 1], me.levels)
        gain_all(t, me, made)
        t.tell("produce", me, goods=tuple(made))
    before = [me.reputation for me in t.players]
    for me in t.in_order():
        for card in me.built:
            if t.building(card).when == PRODUCTION:
                for effect in t.building(card).effects:
                    yield from run(t, me, effect, before)
    t.phase = "keep" if t.round > 1 else "deal"


def output(slots: Sequence[int], levels: Sequence[int]) -> list[int]:
    """The level of a slot for a basic resource, the lower of two for a precious one, and coins."""
    made = [0] * len(GOODS)
    for good in dict.fromkeys(slots):
        made[good] = sum_of(good, [level for slot, level in zip(slots, levels, strict=True) if slot == good])
    made[COIN] = BASE_COINS + sum(levels[slot] - 1 for slot in CENTRAL)
    return made


def sum_of(good: int, levels: Sequence[int]) -> int:
    return min(levels) if good in PRECIOUS else sum(levels)


def run(t: Realm, me: Ruler, effect: Effect, before: Sequence[int]) -> Flow:
    """What a building does in this phase; `before` is everybody's reputation when it began."""
    mine, others = before[me.seat], [level for seat, level in enumerate(before) if seat != me.seat]
    if effect.what == "gain":
        gain_all(t, me, effect.goods)
        t.tell("gain", me, goods=effect.goods[: COIN + 1])
    elif effect.what == "reputation" or (effect.what == "underdog" and mine < min(others)):
        change_reputation(t, me, effect.n)
    elif effect.what == "acclaim" and mine >= max(others):
        add_angels(t, me, effect.n)
    elif effect.what == "alms":
        give_coins(t, me, effect.n * sum(level < mine for level in others))
    elif effect.what == "hideout" and mine < t.track.start:
        good = yield me.ask(HIDEOUT, PRECIOUS)
        gain(t, me, good, effect.n)
        t.tell("take", me, good=good)


def give_coins(t: Realm, me: Ruler, n: int) -> None:
    if n:
        gain(t, me, COIN, n)
        t.tell("coins", me, n=n)
