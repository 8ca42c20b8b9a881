"""Recruit (p. 14, the opponent's p. 30)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Ask, Flow, Option, Reason
from ..action import Action, Solo
from ..crews import why_not_staffed
from ..gains import collect, receive
from ..opponent_track import aims
from ..prices import price_of, why_too_poor
from ..prompts import HIRE, JOIN, QUEST
from ..rows import open_cards, place_of, take, zone_of
from ..state import Kingdom, Noble
from ..words import ANY, COIN, DEBT, FIGHTER, RECRUIT, RECRUITING, Reward

Offer = tuple[int, int]
"""A card, and whether it goes on a quest or stays."""


def why_nobody(t: Kingdom, me: Noble, action: Action) -> Reason | None:
    """Whether there is anybody to be had, the cheapest first."""
    reason = None
    for card in reversed(open_cards(t, t.box.rows["townsfolk"])):
        reason = why_not_hire(t, me, (card, QUEST))
        if reason is None:
            return None
    return reason or Reason("no-townsfolk", RECRUITING)


def choose_offer(t: Kingdom, me: Noble) -> Ask:
    """One worker sends somebody on a quest, two make him stay; coins or a debt pay for either."""
    return me.choose(
        HIRE,
        lambda: all_offers(t),
        lambda offer: why_not_hire(t, me, offer),
        about=lambda offer: {"n": hire_price(t, me, offer[0])},
    )


def all_offers(t: Kingdom) -> list[Option]:
    return [(card, how) for card in open_cards(t, t.box.rows["townsfolk"]) for how in (QUEST, JOIN)]


def hands(offer: Offer) -> int:
    return 1 if offer[1] == QUEST else 2


def hire_price(t: Kingdom, me: Noble, card: int) -> int:
    row = t.box.rows["townsfolk"]
    return price_of(t, me, RECRUIT, row.prices[place_of(t, row, card)])


def takes_debt(t: Kingdom, card: int) -> bool:
    """Whether the slot shows a debt beside its coins."""
    row = t.box.rows["townsfolk"]
    return place_of(t, row, card) in row.by_debt


def why_not_hire(t: Kingdom, me: Noble, offer: Offer) -> Reason | None:
    row = t.box.rows["townsfolk"]
    place = place_of(t, row, offer[0])
    if me.coins < row.prices[place] and place not in row.by_debt:
        reason = why_too_poor(t, me, COIN, price_of(t, me, RECRUIT, row.prices[place]), RECRUITING)
        if reason is not None:
            return reason
    action = t.box.actions[RECRUIT]
    return why_not_staffed(me, action.first_staff if offer[1] == QUEST else action.staff[0], RECRUITING)


def hire_payments(t: Kingdom, me: Noble, offer: Offer) -> Sequence[Reward]:
    """Coins if they are there, a debt where the slot shows one; what costs nothing needs none."""
    price = hire_price(t, me, offer[0])
    coins: tuple[Reward, ...] = (((COIN, price),),) if price <= me.coins else ()
    debt: tuple[Reward, ...] = (((DEBT, 1),),) if price and takes_debt(t, offer[0]) else ()
    return coins + debt


def hire(t: Kingdom, me: Noble, offer: Offer) -> Flow:
    """Somebody leaves the row: for a quest and its reward, or to stay, with what is given at once."""
    card, how = offer
    row = t.box.rows["townsfolk"]
    take(t, row, card, zone_of(t, row.gone) if how == QUEST else me.townsfolk)
    t.tell("quest" if how == QUEST else "join", me, card=card)
    yield from collect(t, me, t.townsman[card].quest if how == QUEST else t.townsman[card].joins)


def recruit_for_nothing(t: Kingdom, me: Noble, n: int) -> Flow:
    """Neither workers nor coins, in either way, or not at all (A03)."""
    if offers := all_offers(t):
        offer = yield me.ask(HIRE, [*offers, "stop"], about=lambda offer: {"n": 0})
        if offer != "stop":
            yield from hire(t, me, offer)


# The opponent's


def find_townsman(t: Kingdom, me: Noble) -> int | None:
    return next(iter(aims(t, me, t.box.rows["townsfolk"])), None)


def send_on_quest(t: Kingdom, me: Noble, card: int) -> Flow:
    """Somebody is sent on a quest, always."""
    row = t.box.rows["townsfolk"]
    take(t, row, card, zone_of(t, row.gone))
    t.tell("quest", me, card=card)
    yield from receive(t, me, t.townsman[card].quest)


def opponent_recruits(t: Kingdom, me: Noble, n: int) -> Flow:
    """The same, gained from elsewhere."""
    card = find_townsman(t, me)
    if card is not None:
        yield from send_on_quest(t, me, card)


ACTION = Action(
    RECRUIT,
    "recruit",
    RECRUITING,
    (ANY, FIGHTER),
    hire,
    target=choose_offer,
    why_not=(why_nobody,),
    done=lambda me: len(me.townsfolk),
    hands=hands,
    payments=hire_payments,
    solo=Solo(30, find_townsman, send_on_quest),
)
