"""Where the shards may have gone: every history of payments that fits what a seat knows, weighed.

Roles stand for seats here. A chest that asks for shards is the Devil's or the Cultist's. What nobody told the seat is
taken to have happened by chance: a viewer who can pay does so one time in three, the Devil asks for one or two shards
and the Cultist for a shard or for coins equally often, and every mix of shards is as likely. What others did is weighed
by it, too, and what the seat itself did is not: that tells it nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .constants import CULTIST, DEVIL, NOBODY, PURE, ROLES, TAINTED
from .setup import shards_of

ACCEPTS = 1 / 3
COINS = 1
"""Any price in coins, as far as shards are concerned."""

Hands = tuple[tuple[int, int], ...]
"""Pure and tainted shards of every role."""
START: Hands = tuple((shards_of(role)[PURE], shards_of(role)[TAINTED]) for role in range(len(ROLES)))


class Deal(NamedTuple):
    """What came of a chest: its price, in which circulation it was taken (0: in none), and for which shards."""

    price: int
    taken: int = 0
    pure: int = 0
    tainted: int = 0


class Known(NamedTuple):
    """What a seat knows of a chest in a round: a price (0: not), and of each circulation whether it was taken there.

    `paid` are the shards paid for it, if that is known; `sold` if its owner found it taken. `own` is the circulation in
    which the seat itself had the chest.
    """

    price: int = 0
    taken: tuple[bool | None, ...] = (None, None)
    paid: tuple[int, int] | None = None
    sold: bool = False
    own: int = NOBODY


class Round(NamedTuple):
    """The viewers of the Devil's and of the Cultist's chest, what is known of both, and of hands after the round.

    `circulations` is how many are over, and `returned` whether the chests are back. The hand of each role holds at
    least `least`, and `total` shards of any kind; `exactly` is the tainted shards of the Devil, if they are known.
    """

    devil_viewers: tuple[int, int]
    cultist_viewers: tuple[int, int]
    devil_known: Known
    cultist_known: Known
    circulations: int = 2
    returned: bool = True
    least: Hands = ((0, 0),) * 4
    total: tuple[int, ...] = (0,) * 4
    exactly: int = NOBODY


History = tuple[Deal, Deal]
"""The Devil's and the Cultist's chest of a round."""
Layer = dict[Hands, list[tuple[float, Hands, History]]]
"""For all hands that may follow on a round: how likely, from which hands, and by which deals."""


def histories(rounds: tuple[Round, ...], start: Hands = START) -> tuple[list[Layer], dict[Hands, float]]:
    """Every way through the rounds, layer by layer, and how likely each outcome is."""
    layers: list[Layer] = []
    now: dict[Hands, float] = {start: 1.0}
    for each in rounds:
        layer: Layer = {}
        then: dict[Hands, float] = {}
        for hands, weight in now.items():
            for chance, after, deals in play_round(hands, each):
                layer.setdefault(after, []).append((weight * chance, hands, deals))
                then[after] = then.get(after, 0.0) + weight * chance
        layers.append(layer)
        now = then
    return layers, now


def play_round(hands: Hands, each: Round) -> Iterator[tuple[float, Hands, History]]:
    for devil_price, p in prices(DEVIL, each.devil_known):
        for cultist_price, q in prices(CULTIST, each.cultist_known):
            start = (p * q, hands, Deal(devil_price), Deal(cultist_price))
            for chance, after, devil, cultist in circulate(start, each):
                back = give_back(after, devil, cultist) if each.returned else after
                if fits(back, each) and is_sold(devil, each.devil_known) and is_sold(cultist, each.cultist_known):
                    yield chance, back, (devil, cultist)


def prices(role: int, known: Known) -> list[tuple[int, float]]:
    if known.price:
        return [(min(known.price, COINS), 1.0)]
    return [(-1, 0.5), (-2 if role == DEVIL else COINS, 0.5)]


Moment = tuple[float, Hands, Deal, Deal]


def circulate(start: Moment, each: Round) -> Iterator[Moment]:
    moments = [start]
    for number in range(each.circulations):
        moments = [
            (chance * p * q, after, devil, cultist)
            for chance, hands, one, other in moments
            for p, middle, devil in meet(hands, one, each.devil_viewers[number], each.devil_known, number)
            for q, after, cultist in meet(middle, other, each.cultist_viewers[number], each.cultist_known, number)
        ]
    yield from moments


def meet(hands: Hands, deal: Deal, viewer: int, known: Known, number: int) -> Iterator[tuple[float, Hands, Deal]]:
    """What a viewer may do with a chest: nothing with one that was taken, else take it or leave it."""
    if deal.taken:
        if not known.taken[number]:
            yield 1.0, hands, deal
        return
    ways = mixes(hands[viewer], deal.price)
    mine = number == known.own
    accepts = ACCEPTS if ways else 0.0
    if known.taken[number] is not True:
        yield 1.0 if mine else 1.0 - accepts, hands, deal
    if known.taken[number] is not False:
        for pure, tainted in ways:
            if known.paid in (None, (pure, tainted)):
                after = changed(hands, viewer, -pure, -tainted)
                yield 1.0 if mine else accepts / len(ways), after, Deal(deal.price, number + 1, pure, tainted)


def mixes(hand: tuple[int, int], price: int) -> list[tuple[int, int]]:
    """The ways to pay a price: coins take no shards."""
    shards = max(0, -price)
    return [(shards - n, n) for n in range(shards + 1) if shards - n <= hand[PURE] and n <= hand[TAINTED]]


def changed(hands: Hands, role: int, pure: int, tainted: int) -> Hands:
    have = hands[role]
    return (*hands[:role], (have[PURE] + pure, have[TAINTED] + tainted), *hands[role + 1 :])


def give_back(hands: Hands, devil: Deal, cultist: Deal) -> Hands:
    """The owners take what was paid."""
    return changed(changed(hands, DEVIL, devil.pure, devil.tainted), CULTIST, cultist.pure, cultist.tainted)


def is_sold(deal: Deal, known: Known) -> bool:
    return deal.taken > 0 or not known.sold


def fits(hands: Hands, each: Round) -> bool:
    for hand, least, total in zip(hands, each.least, each.total, strict=True):
        if hand[PURE] < least[PURE] or hand[TAINTED] < least[TAINTED] or sum(hand) < total:
            return False
    return each.exactly in (NOBODY, hands[DEVIL][TAINTED])
