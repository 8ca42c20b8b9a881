"""Setting up (p. 5 to 7, alone p. 26 and 27)."""

from __future__ import annotations

from ...kernel import Setup
from .board import DIFFICULTY, FAVOURS, ORDERS, PLACES
from .kingdom import Kingdom, Noble
from .right_hand import CLOSED
from .rounds import cover_leftmost
from .rows import refill_outsiders, refill_townsfolk
from .suspicion import tax_pool
from .words import FAITH, INFLUENCE, STRENGTH

START_COINS, START_PROVISIONS = 3, 1


def lay_out(setup: Setup) -> Kingdom:
    """Everybody's place at the table, and the spots for the cards; no card is in play yet."""
    t = Kingdom()
    for seat in range(setup.seats):
        me = Noble()
        me.seat = seat
        t.players.append(me)
    if setup.options["opponent"] != "none":
        opponent = Noble()
        opponent.seat = setup.seats
        opponent.rules_play = True
        opponent.moved = [INFLUENCE, FAITH, STRENGTH]
        t.players.append(opponent)
    t.lay(setup)
    t.pool = tax_pool(t)
    for number, place in enumerate(PLACES):
        if place.seats > setup.seats:
            t.places[number] = CLOSED
    return t


def in_play(setup: Setup) -> list[int]:
    """The cards of a match: paladins of those who play, schemes against the opponent."""
    alone = setup.options["opponent"] != "none"
    return [
        number
        for number, card in enumerate(setup.cards)
        if (card.deck != "paladin" or card.owner < setup.seats) and (card.deck != "scheme" or alone)
    ]


def decks(setup: Setup) -> dict[str, list[int]]:
    """The cards of a match, by what they are shuffled with."""
    found: dict[str, list[int]] = {card.pool: [] for card in setup.cards}
    for number in in_play(setup):
        found[setup.cards[number].pool].append(number)
    return found


def set_up(setup: Setup) -> Kingdom:
    """Piles and rows, the king's cards face down, coins and provisions, somebody to begin."""
    t = lay_out(setup)
    cards = decks(setup)
    t.stack(t.townsfolk, cards["townsfolk"])
    t.stack(t.outsiders, cards["outsider"])
    refill_townsfolk(t)
    refill_outsiders(t)
    t.stack(t.walls, cards["wall"])
    t.stack(t.tavern, cards["tavern"])
    t.stack(t.suspicions, cards["suspicion"])
    deal_kings_cards(t, cards["order"], cards["favour"])
    stack_schemes(t, cards["scheme"])
    for me in t.players[: setup.seats]:
        t.stack(me.deck, cards[f"paladin-{setup.game.colours[me.seat]}"])
        me.coins, me.provisions = START_COINS, START_PROVISIONS
    t.first = t.chance.below(setup.seats)
    t.active = (t.first - 1) % setup.seats
    return t


def deal_kings_cards(t: Kingdom, orders: list[int], favours: list[int]) -> None:
    """Three orders and five favours; the others go back to the box unseen."""
    t.stack(t.orders_box, orders)
    for opponent in t.players[t.setup.seats :]:
        for order in t.orders_box[: DIFFICULTY[t.setup.options["opponent"]]]:
            cover_leftmost(opponent, t.cards[order].action)
        t.shuffle(t.orders_box)
    for _ in range(ORDERS):
        t.draw(t.orders_box, t.orders)
    t.stack(t.favours_box, favours)
    for _ in range(FAVOURS):
        t.draw(t.favours_box, t.favours)


def stack_schemes(t: Kingdom, schemes: list[int]) -> None:
    """The five that look for a favour lie open on the favours until those are revealed."""
    aside = [card for card in schemes if t.cards[card].key == "scheme-favour"]
    t.place(t.schemes_aside, aside)
    t.stack(t.schemes, [card for card in schemes if card not in aside])
