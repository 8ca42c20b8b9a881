"""The reset of the Black Market (p. 17)."""

from __future__ import annotations

from ...kernel import Flow
from .black_market import sides
from .constants import MANY_PRISONERS, MARKET_PLACES
from .effects import AT_RESET, Innocent, On, Release
from .guardhouse import free
from .ledger import change_virtue, receive, take_debt
from .prompts import FREE, REACT
from .state import Architect, Site


def reset_market(t: Site) -> Flow:
    """The five steps, once the action that caused them is done."""
    t.reset_due = False
    t.tell("reset")
    send_market_to_prison(t)
    renew_cards(t)
    for player in t.in_turn(t.active):
        yield from react(t, player)
    for player in t.in_turn(t.active):
        if t.prison[player.seat] >= MANY_PRISONERS:
            yield from change_virtue(t, player, -1)
    most = max(t.prison)
    for player in t.in_turn(t.active):
        if most and t.prison[player.seat] == most:
            yield from take_debt(t, player)


def send_market_to_prison(t: Site) -> None:
    for seat in t.market:
        if seat >= 0:
            t.prison[seat] += 1
    t.market = [-1] * len(MARKET_PLACES)


def renew_cards(t: Site) -> None:
    """Turn the top card over to the large side; with none left, shuffle them all and turn none (N08)."""
    if t.market_small:
        card = t.draw(t.market_small, t.market_large)
        t.tell("market-card", gain=sides(t, card)[1])
    else:
        for card in list(t.market_large):
            t.move(card, t.market_large, t.market_pile)
        t.shuffle(t.market_pile)
        t.tell("market-shuffled")
    show_small_card(t)


def show_small_card(t: Site) -> None:
    """The next card shows its small side."""
    if t.market_pile:
        t.draw(t.market_pile, t.market_small)


def react(t: Site, me: Architect) -> Flow:
    """Apprentices that answer to the reset, in the order their owner likes, where that makes a difference."""
    waiting = [c for c in me.apprentices if answers(t, c)]
    if me.character.released_at_reset:
        yield from release_some(t, me, me.character.released_at_reset)
    while waiting:
        card = waiting[0]
        if order_matters(t, me, waiting):
            card = yield me.ask(REACT, list(waiting))
        waiting.remove(card)
        yield from answer(t, me, card)


def answers(t: Site, card: int) -> bool:
    ability = t.apprentice(card).ability
    return isinstance(ability, (Release, Innocent)) or (isinstance(ability, On) and ability.event == AT_RESET)


def order_matters(t: Site, me: Architect, waiting: list[int]) -> bool:
    """A Gatekeeper may empty the Prison before a Squire looks into it, unless too many are there."""
    abilities = [t.apprentice(card).ability for card in waiting]
    released = sum(ability.workers for ability in abilities if isinstance(ability, Release))
    return 0 < t.prison[me.seat] <= released and any(isinstance(ability, Innocent) for ability in abilities)


def answer(t: Site, me: Architect, card: int) -> Flow:
    ability = t.apprentice(card).ability
    if isinstance(ability, Release):
        yield from release_some(t, me, ability.workers)
    elif isinstance(ability, On) or (isinstance(ability, Innocent) and t.prison[me.seat] == 0):
        yield from receive(t, me, ability.gain)


def release_some(t: Site, me: Architect, most: int) -> Flow:
    """Own prisoners come home, as many as the owner likes (N09)."""
    n = yield me.ask(FREE, range(min(most, t.prison[me.seat]), -1, -1))
    if n:
        free(t, me, n)
