"""Setting up (p. 5 to 7, alone p. 26 and 27)."""

from __future__ import annotations

from typing import Any

from ...kernel import Setup
from .action import SLOTS_EACH
from .actions.regions import CLOSED
from .board import FAVOURS, ORDERS, PLACES
from .box import Decks, box_of
from .cards import BY_FAVOUR
from .rounds import cover_leftmost
from .rows import refill, turn_top
from .state import NOBODY, Kingdom, Noble
from .suspicion import tax_pool

START_COINS, START_PROVISIONS = 3, 1


def lay_out(setup: Setup) -> Kingdom:
    """Everybody's place at the table, and the spots for the cards; no card is in play yet."""
    box = box_of(setup)
    t = box.table()
    t.players = [seat_down(setup, seat) for seat in range(setup.seats)]
    if setup.options["opponent"] != "none":
        opponent = seat_down(setup, setup.seats)
        opponent.is_automa = True
        opponent.moved = list(box.opponent.markers)
        for attribute, at in box.opponent.start.items():
            opponent.attributes[box.track[attribute]] = at
        t.players.append(opponent)
    t.lay(setup)
    for row in box.rows.values():
        setattr(t, row.slots, [NOBODY] * row.size)
    t.pool = tax_pool(t)
    for number, place in enumerate(PLACES):
        if place.seats > setup.seats:
            t.places[number] = CLOSED
    return t


def seat_down(setup: Setup, seat: int) -> Noble:
    """A board with room for all attributes and actions of the box."""
    box = box_of(setup)
    me = box.player()
    me.seat = seat
    me.attributes = [0] * len(box.attributes)
    me.covered = [0] * len(box.actions)
    me.placed = [0] * (SLOTS_EACH * len(box.actions))
    return me


def in_play(setup: Setup) -> list[int]:
    """The cards of a match, all from its boxes: paladins of those who play, schemes against the opponent."""
    alone, sets = setup.options["opponent"] != "none", box_of(setup).sets
    return [
        number
        for number, card in enumerate(setup.cards)
        if card.box in sets
        and (card.deck != "paladin" or card.owner < setup.seats)
        and (card.deck != "scheme" or alone)
    ]


def decks(setup: Setup) -> Decks:
    """The cards of a match, by what they are shuffled with: the same wherever nobody has corrected any."""
    if setup.corrections:
        return sort_out(setup)
    shape = setup.game, box_of(setup), setup.seats, setup.options["opponent"]
    if shape not in DECKS:
        DECKS[shape] = sort_out(setup)
    return DECKS[shape]


DECKS: dict[tuple[Any, ...], Decks] = {}


def sort_out(setup: Setup) -> Decks:
    found: dict[str, list[int]] = {"scheme": []}
    for number in in_play(setup):
        found.setdefault(setup.cards[number].pool, []).append(number)
    return found


def set_up(setup: Setup) -> Kingdom:
    """Piles and rows, the king's cards face down, coins and provisions; then somebody begins."""
    t = lay_out(setup)
    cards = decks(setup)
    for prepare in t.box.prepare:
        prepare(t, cards)
    t.first = t.chance.below(setup.seats)
    t.active = (t.first - 1) % setup.seats
    t.phase = next(iter(t.box.steps))
    return t


def fill_rows(t: Kingdom, cards: Decks) -> None:
    rows = t.box.rows.values()
    for row in rows:
        row.stack(t, row, cards)
    for row in rows:
        turn_top(t, row)
        refill(t, row)


def stack_piles(t: Kingdom, cards: Decks) -> None:
    t.stack(t.walls, cards["wall"])
    t.stack(t.tavern, cards["tavern"])
    t.stack(t.suspicions, cards["suspicion"])


def deal_kings_cards(t: Kingdom, cards: Decks) -> None:
    """Three orders and five favours; the others go back to the box unseen."""
    t.stack(t.orders_box, cards["order"])
    for opponent in t.players[t.setup.seats :]:
        for order in t.orders_box[: t.box.opponent.workshops[t.setup.options["opponent"]]]:
            cover_leftmost(opponent, t.order[order].action)
        t.shuffle(t.orders_box)
    for _ in range(ORDERS):
        t.draw(t.orders_box, t.orders)
    t.stack(t.favours_box, cards["favour"])
    for _ in range(FAVOURS):
        t.draw(t.favours_box, t.favours)


def stack_schemes(t: Kingdom, cards: Decks) -> None:
    """The five that look for a favour lie open on the favours until those are revealed."""
    aside = [card for card in cards["scheme"] if t.scheme[card].action == BY_FAVOUR]
    t.place(t.schemes_aside, aside)
    t.stack(t.schemes, [card for card in cards["scheme"] if card not in aside])


def hand_out(t: Kingdom, cards: Decks) -> None:
    """Everybody's own paladins, coins and provisions."""
    for me in t.players[: t.setup.seats]:
        t.stack(me.deck, cards[f"paladin-{t.setup.game.colours[me.seat]}"])
        me.coins, me.provisions = START_COINS, START_PROVISIONS
