"""Workers on muster cards (p. 5) and Muster (p. 6, the opponent's p. 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import Ask, Flow, Reason
from ..action import Action, Solo
from ..box import CardSpace
from ..checks import why_not_level
from ..crews import why_not_staffed
from ..gains import collect, fire, receive
from ..kings import printed_gain, send_one
from ..prices import card_payments, choose_payment, pay_all, price_of, why_too_poor
from ..state import NOBODY, Kingdom, Noble
from ..words import ANY, CLERIC, DIPLOMACY, LABOURER, MUSTER, PROVISION, SCOUT, Reward
from .prompts import GATHER_HOST
from .setup import uncover
from .state import city, lord
from .words import MUSTER_CARDS, MUSTERING

# A worker on a card (p. 5)


def why_not_stand(t: Kingdom, me: Noble, card: int) -> Reason | None:
    """One worker on each, until somebody takes the card; where the Diplomat stands does not matter (B10)."""
    if city(t).stack_under(card).worker != NOBODY:
        return Reason("muster-taken", MUSTER_CARDS)
    muster = city(t).muster[card]
    for thing, n in muster.price:
        if reason := why_too_poor(t, me, thing, n, MUSTER_CARDS):
            return reason
    return why_not_staffed(me, muster.staff, MUSTER_CARDS)


def stand(t: Kingdom, me: Noble, card: int) -> Flow:
    """Pay what is on the left of the card and gain what is below; its banner does not matter."""
    price = yield from choose_payment(me, card_payments(t, me, city(t).muster[card].price))
    worker = yield from send_one(t, me, card)
    city(t).stack_under(card).worker = worker
    pay_all(t, me, price)
    yield from collect(t, me, (yield from printed_gain(t, me, card)))


# Muster (p. 6)


def distance(t: Kingdom, card: int) -> int:
    """A provision for every gap that the Diplomat crosses."""
    return abs(city(t).stack_of(card) - city(t).diplomat)


def why_no_muster(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether there is a card to be had: of those that want too much, only the first is looked at more closely."""
    reason = None
    for card in city(t).muster_tops:
        if reason is None or meets(t, me, card):
            why_not = why_not_muster(t, me, card)
            if why_not is None:
                return None
            reason = reason or why_not
    return reason or Reason("no-musters", MUSTERING)


def why_not_muster(t: Kingdom, me: Noble, card: int) -> Reason | None:
    steps = distance(t, card)
    if not steps:
        return Reason("diplomat", MUSTERING)
    muster = city(t).muster[card]
    return why_not_level(t, me, muster.needs, muster.number, MUSTERING) or why_too_poor(
        t, me, PROVISION, price_of(t, me, MUSTER, steps), MUSTERING
    )


def choose_host(t: Kingdom, me: Noble) -> Ask:
    """The top card of another stack than the Diplomat's."""
    return me.choose(
        GATHER_HOST,
        city(t).muster_tops,
        lambda card: why_not_muster(t, me, card),
        about=lambda card: {"n": price_of(t, me, MUSTER, distance(t, card))},
    )


def path_payments(t: Kingdom, me: Noble, card: int) -> Sequence[Reward]:
    return (((PROVISION, price_of(t, me, MUSTER, distance(t, card))),),)


def least_path(t: Kingdom, me: Noble) -> int:
    steps = [distance(t, card) for card in city(t).muster_tops]
    return price_of(t, me, MUSTER, min([each for each in steps if each], default=0))


def muster(t: Kingdom, me: Noble, card: int) -> Flow:
    """The Diplomat comes, the card and the worker on it are taken (B56), then Diplomacy and what the card gives."""
    number = city(t).diplomat = city(t).stack_of(card)
    stack = city(t).stacks[number]
    t.move(card, stack.top, lord(me).mustered)
    t.tell("muster", me, card=card)
    worker, stack.worker = stack.worker, NOBODY
    uncover(t, stack)
    if worker != NOBODY:
        yield from receive(t, me, ((worker, 1),))
    gain = yield from printed_gain(t, me, card)
    yield from fire(t, me, MUSTER, [(DIPLOMACY, city(t).muster[card].diplomacy), *gain])


def paths(t: Kingdom, me: Noble) -> dict[str, Any]:
    """The provisions to each stack from the left."""
    return {"paths": [price_of(t, me, MUSTER, abs(n - city(t).diplomat)) for n in range(len(city(t).stacks))]}


# The opponent's


def find_host(t: Kingdom, me: Noble) -> int | None:
    """The highest number it meets, then its higher attribute, of equal ones the marker on top, then the leftmost."""
    cards = [card for card in city(t).muster_tops if distance(t, card) and meets(t, me, card)]
    return max(cards, key=lambda card: wish(t, me, card), default=None)


def meets(t: Kingdom, me: Noble, card: int) -> bool:
    muster = city(t).muster[card]
    return me.level(t, muster.needs) >= muster.number


def wish(t: Kingdom, me: Noble, card: int) -> tuple[int, int, int]:
    muster = city(t).muster[card]
    return muster.number, me.level(t, muster.needs), me.moved.index(muster.needs)


def find_stand(t: Kingdom, me: Noble) -> int:
    """The leftmost card without a worker (B26)."""
    free = [stack.top[0] for stack in city(t).stacks if stack.top and stack.worker == NOBODY]
    return free[0] if free else NOBODY


def opponent_stands(t: Kingdom, me: Noble, card: int) -> Flow:
    """One worker, like a Labourer to whoever takes it (B49); coins and provisions are no price to it."""
    me.workers[LABOURER] -= 1
    city(t).stack_under(card).worker = LABOURER
    t.tell("opponent-acts", me, space=card, rule="crowns-solo", page=10)
    yield from collect(t, me, (yield from printed_gain(t, me, card)))


SPACE = CardSpace("muster_tops", why_not_stand, stand, find_stand, opponent_stands)


def times_mustered(me: Noble) -> int:
    return len(lord(me).mustered)


ACTION = Action(
    MUSTER,
    "muster",
    MUSTERING,
    (CLERIC, ANY, SCOUT),
    muster,
    target=choose_host,
    why_not=(why_no_muster,),
    gives=DIPLOMACY,
    money=PROVISION,
    payments=path_payments,
    least_price=least_path,
    done=times_mustered,
    has_workshops=True,
    solo=Solo(11, find_host, muster, "crowns-solo"),
    shows=paths,
)
