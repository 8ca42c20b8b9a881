"""Setting up (p. 2), and who is King of Kings first."""

from __future__ import annotations

from ...kernel import Flow, Setup
from .assisi import found_assisi
from .box import choose_box
from .cards import heroes_of
from .constants import CLIMATES
from .prompts import FIRST_KING
from .state import King, Latium


def lay_out(setup: Setup) -> Latium:
    """A city for everybody with its heroes, and the stalls: always one more than there are kings."""
    t = Latium()
    for seat in range(setup.seats):
        me = King()
        me.seat = seat
        t.players.append(me)
    t.stalls = [0] * (setup.seats + 1)
    t.lay(setup)
    for me in t.players:
        t.place(me.heroes, heroes_of(me.seat))
    t.box = choose_box(setup)
    if t.box.assisi:
        found_assisi(t)
    return t


def in_play(setup: Setup) -> list[int]:
    """The cards of a match: everything but the heroes of cities that nobody has."""
    colours = setup.game.colours[: setup.seats]
    return [n for n, card in enumerate(setup.cards) if card.deck != "hero" or card.colour in colours]


def decks(setup: Setup) -> dict[str, list[int]]:
    """The cards of a match, deck by deck."""
    found: dict[str, list[int]] = {}
    for number in in_play(setup):
        found.setdefault(setup.cards[number].deck, []).append(number)
    return found


def set_up(setup: Setup) -> Latium:
    """The climate of the years to come and the blessings."""
    t = lay_out(setup)
    cards = decks(setup)
    lay_climates(t, cards["climate"])
    t.stack(t.blessings, cards["blessing"])
    return t


def lay_climates(t: Latium, cards: list[int], seen: list[int] | None = None) -> None:
    """A moderate year, then two times three years with each climate once; three cards stay in the box.

    The years so far may be given. The order within three years is left to the moment when it shows, which is
    the same for everybody at the table.
    """
    t.stack(t.climate_box, cards)
    left = {climate: [c for c in t.climate_box if t.climate_card(c).climate == climate] for climate in CLIMATES}
    years = seen or [left["moderate"][0]]
    for card in years:
        left[t.climate_card(card).climate].remove(card)
    for first, block in ((1, t.climate_early), (4, t.climate_late)):
        gone = [t.climate_card(card).climate for card in years[first : first + 3]]
        for climate in CLIMATES:
            if climate not in gone:
                t.move(left[climate].pop(), t.climate_box, block)
    for card in years[:-1]:
        t.move(card, t.climate_box, t.climate_seen)
    t.move(years[-1], t.climate_box, t.climate)


def first_king(t: Latium) -> Flow:
    """Chance says who is King of Kings, or the first seat as the youngest king does, who may name himself."""
    if t.setup.options["first-king"] == "named":
        t.king = yield t.players[0].ask(FIRST_KING, range(t.setup.seats))
    else:
        t.king = t.roll(t.setup.seats)
    t.tell("first-king", t.players[t.king])
    t.phase = "sale"
