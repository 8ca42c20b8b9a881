"""Negotiate: delegate (p. 7) or rally (p. 8); allies (p. 8); how the opponent does it (p. 12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel import Ask, Flow, Reason
from ..action import Action, Solo
from ..checks import why_not_level
from ..effects import Trigger
from ..gains import fire
from ..kings import printed_gain
from ..prices import price_of, why_too_poor
from ..rows import Row, open_cards, place_of, shown, slots_of, take, zone_of
from ..state import NOBODY, Kingdom, Noble
from ..turn import delegate, why_not_delegate
from ..words import ANY, COIN, DEBT, DIPLOMACY, FIGHTER, MERCHANT, NEGOTIATE, Reward
from .cards import NegotiationCard
from .prompts import DELEGATE, RALLY, TALK
from .state import CrownedNoble, city, lord
from .words import DELEGATING, ICONS_FOR_ALLY, RALLYING

Offer = tuple[int, int]
"""A card, and whether an action is delegated or nobles are rallied."""


def row_of(t: Kingdom) -> Row:
    return t.box.rows["negotiation"]


def all_offers(t: Kingdom) -> list[Offer]:
    return [(card, way) for card in open_cards(t, row_of(t)) for way in (RALLY, DELEGATE)]


def why_no_talks(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether anything can be negotiated; if not, what speaks against the first card."""
    cards = open_cards(t, row_of(t))
    for card in cards:
        if can_talk(t, me, card):
            return None
    return why_not_talk(t, me, (cards[0], DELEGATE)) if cards else Reason("no-negotiations", RALLYING)


def can_talk(t: Kingdom, me: Noble, card: int) -> bool:
    """Whether there is a use for a card: what attributes say comes first, since it is quickly seen."""
    printed = city(t).negotiation[card]
    useful = me.level(t, printed.needs) >= printed.number or (
        me.level(t, DIPLOMACY) >= printed.diplomacy and why_not_entrust(t, me, card) is None
    )
    return useful and why_too_dear(t, me, card) is None


def why_not_talk(t: Kingdom, me: Noble, offer: Offer) -> Reason | None:
    """The price of the place, then what the half of the card wants."""
    card, way = offer
    return why_too_dear(t, me, card) or (why_not_rally if way == RALLY else why_not_entrust)(t, me, card)


def why_too_dear(t: Kingdom, me: Noble, card: int) -> Reason | None:
    row = row_of(t)
    place = place_of(t, row, card)
    if me.coins >= row.prices[place] or place in row.by_debt:
        return None
    return why_too_poor(t, me, COIN, price_of(t, me, NEGOTIATE, row.prices[place]), RALLYING)


def choose_talk(t: Kingdom, me: Noble) -> Ask:
    """A card of the row or the top of the deck, and which half of it."""
    return me.choose(
        TALK,
        lambda: all_offers(t),
        lambda offer: why_not_talk(t, me, offer),
        about=lambda offer: {"n": talk_price(t, me, offer[0])},
    )


def talk_price(t: Kingdom, me: Noble, card: int) -> int:
    row = row_of(t)
    return price_of(t, me, NEGOTIATE, row.prices[place_of(t, row, card)])


def talk_payments(t: Kingdom, me: Noble, offer: Offer) -> Sequence[Reward]:
    """Coins if they are there; for the top of the deck perhaps a debt."""
    price, row = talk_price(t, me, offer[0]), row_of(t)
    coins: tuple[Reward, ...] = (((COIN, price),),) if price <= me.coins else ()
    debt: tuple[Reward, ...] = (((DEBT, 1),),) if price and place_of(t, row, offer[0]) in row.by_debt else ()
    return coins + debt


def cheapest_talk(t: Kingdom, me: Noble) -> int:
    return min([talk_price(t, me, card) for card in open_cards(t, row_of(t))], default=0)


def negotiate(t: Kingdom, me: Noble, offer: Offer) -> Flow:
    card, way = offer
    yield from rally(t, me, card) if way == RALLY else entrust(t, me, card)


# Delegating an action (p. 7)


def why_not_entrust(t: Kingdom, me: Noble, card: int) -> Reason | None:
    """Diplomacy, and an action that can be done with what the card adds."""
    printed = city(t).negotiation[card]
    reason = why_not_level(t, me, DIPLOMACY, printed.diplomacy, DELEGATING)
    if reason is not None:
        return reason
    help_with(lord(me), printed)
    reason = why_not_delegate(t, me, t.box.actions[printed.action])
    end_help(lord(me))
    return reason


def entrust(t: Kingdom, me: Noble, card: int) -> Flow:
    """The action without workers, space or price; the card is discarded when it is done."""
    printed = city(t).negotiation[card]
    t.tell("delegate", me, card=card)
    help_with(lord(me), printed)
    yield from delegate(t, me, t.box.actions[printed.action])
    end_help(lord(me))
    discard(t, card)


def help_with(me: CrownedNoble, card: NegotiationCard) -> None:
    me.aided, me.aid = card.aids, card.aid


def end_help(me: CrownedNoble) -> None:
    me.aided, me.aid = NOBODY, 0


def discard(t: Kingdom, card: int) -> None:
    take(t, row_of(t), card, zone_of(t, row_of(t).gone))


# Rallying nobles (p. 8)


def why_not_rally(t: Kingdom, me: Noble, card: int) -> Reason | None:
    printed = city(t).negotiation[card]
    return why_not_level(t, me, printed.needs, printed.number, RALLYING)


def rally(t: Kingdom, me: Noble, card: int) -> Flow:
    """The card goes below the board: Diplomacy, Knights, and perhaps allies, in their owner's order (B61)."""
    take(t, row_of(t), card, lord(me).rallied)
    t.tell("rally", me, card=card)
    gains = [(DIPLOMACY, 1)]
    for ally in list(new_allies(t, lord(me))):
        t.move(ally, city(t).allies, lord(me).allies)
        t.tell("ally", me, card=ally)
        gains += yield from printed_gain(t, me, ally)
    yield from fire(t, me, Trigger.RALLY, gains)


def new_allies(t: Kingdom, me: CrownedNoble) -> Iterator[int]:
    """Those that are left for whoever has three icons of their kind."""
    icons = me.icons(t)
    return (card for card in city(t).allies if icons[city(t).ally[card].icon] >= ICONS_FOR_ALLY)


# The opponent's (p. 12)


def find_talk(t: Kingdom, me: Noble) -> Offer | None:
    """Rally the rightmost card it can, the top of the deck last; else delegate in the same order."""
    row = row_of(t)
    cards = [*reversed(shown(slots_of(t, row))), *zone_of(t, row.top)]
    for card in cards:
        if why_not_rally(t, me, card) is None:
            return card, RALLY
    return next(((card, DELEGATE) for card in cards if opponent_can_entrust(t, me, card)), None)


def opponent_can_entrust(t: Kingdom, me: Noble, card: int) -> bool:
    """Whether its Diplomacy is high enough and it finds something to do with the action (B39)."""
    printed = city(t).negotiation[card]
    if me.level(t, DIPLOMACY) < printed.diplomacy:
        return False
    help_with(lord(me), printed)
    target = solo_of(t, printed).find(t, me)
    end_help(lord(me))
    return target is not None


def solo_of(t: Kingdom, printed: NegotiationCard) -> Solo:
    solo = t.box.actions[printed.action].solo
    assert solo is not None
    return solo


def opponent_negotiates(t: Kingdom, me: Noble, offer: Offer) -> Flow:
    card, way = offer
    yield from rally(t, me, card) if way == RALLY else opponent_entrusts(t, me, card)


def opponent_entrusts(t: Kingdom, me: Noble, card: int) -> Flow:
    """The action as it always does it, with what the card adds, without workers."""
    printed = city(t).negotiation[card]
    t.tell("delegate", me, card=card)
    help_with(lord(me), printed)
    solo = solo_of(t, printed)
    yield from solo.effect(t, me, solo.find(t, me))
    end_help(lord(me))
    discard(t, card)


def times_rallied(me: Noble) -> int:
    """Only cards that were kept count."""
    return len(lord(me).rallied)


ACTION = Action(
    NEGOTIATE,
    "negotiate",
    RALLYING,
    (FIGHTER, ANY, MERCHANT),
    negotiate,
    target=choose_talk,
    why_not=(why_no_talks,),
    gives=DIPLOMACY,
    payments=talk_payments,
    least_price=cheapest_talk,
    done=times_rallied,
    has_workshops=True,
    solo=Solo(12, find_talk, opponent_negotiates, "crowns-solo"),
)
