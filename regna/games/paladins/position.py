"""Setting up any position in words: for tests, bug reports, puzzles and rules questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import BadSetup, Setup, Zone
from ...kernel.position import Cards, list_of, number, seat_of, stack_below, words_of
from .board import (
    CONVERTS,
    COVERABLE,
    FAVOURS,
    JAR_NAMES,
    JARS,
    MONKS,
    ORDERS,
    OUTPOSTS,
    PLACE_NAMES,
    RESOURCE_TRACK,
    SLOTS_EACH,
    WALLS,
    WORKSHOPS,
)
from .kingdom import NOBODY, Kingdom, Noble
from .right_hand import MONK, OUTPOST
from .rows import fill
from .setup import decks, lay_out
from .words import (
    ACTIONS,
    ATTRIBUTES,
    COLOURS,
    COMMISSION,
    LABOURER,
    ROUNDS,
    SPOTS,
    THINGS,
    TRACK_END,
    WORKERS,
)

PHASES = ("turns", "draft", "round", "gather", "reset")
SEAT_NUMBERS = ("coins", "provisions", "unpaid", "paid")
SEAT_CARDS = {
    "townsfolk": ("townsfolk", 99),
    "walls": ("wall", WALLS),
    "attacked": ("outsider", 99),
    "converted": ("outsider", CONVERTS),
    "suspicions": ("suspicion", 99),
}
PALADIN_WORDS = ("paladin", "chosen", "deck", "departed")
SEAT_WORDS = (
    *SEAT_NUMBERS, *ATTRIBUTES, *WORKERS, *SEAT_CARDS, *PALADIN_WORDS,
    "monks", "outposts", "jars", "workshops", "busy", "passed", "marker", "moved",
)  # fmt: skip
TABLE_WORDS = (
    "phase", "round", "first", "turn", "pool", "orders", "favours", "favours-taken", "townsfolk-row",
    "outsider-row", "tavern-row", "townsfolk", "outsiders", "walls", "tavern", "suspicions", "tavern-gone",
    "suspicions-gone", "schemes", "schemes-seen",
)  # fmt: skip


def arrange(setup: Setup, position: Mapping[str, Any]) -> Kingdom:
    """A table in the middle of a round, where only what is named differs from boards on which nothing was done."""
    t = lay_out(setup)
    colours = COLOURS[: len(t.players)]
    given = words_of("position", position, (*colours, *TABLE_WORDS))
    cards = Cards(t, decks(setup))
    for me in t.players:
        arrange_player(t, me, words_of(colours[me.seat], given.get(colours[me.seat], {}), SEAT_WORDS), cards)
    arrange_kings(t, given, cards)
    arrange_rows(t, given, cards)
    arrange_piles(t, given, cards)
    t.phase = one_of("phase", given.get("phase", PHASES[0]), PHASES)
    t.first = seat_of(colours, given.get("first", colours[0])) % setup.seats
    t.active = seat_of(colours, given.get("turn", colours[t.first]))
    t.pool = number("pool", given.get("pool", t.pool), 0, 8)
    t.news = False
    return t


def one_of(word: str, value: object, words: Sequence[str]) -> str:
    if value not in words:
        raise BadSetup("unknown-word", word=f"{word}: {value}", words=", ".join(words))
    return str(value)


# Players


def arrange_player(t: Kingdom, me: Noble, given: Mapping[str, Any], cards: Cards) -> None:
    for name in SEAT_NUMBERS:
        setattr(me, name, number(name, given.get(name, 0), 0, 99))
    me.attributes = [number(name, given.get(name, 0), 0, TRACK_END) for name in ATTRIBUTES]
    me.workers = [number(name, given.get(name, 0), 0, 99) for name in WORKERS]
    me.passed = bool(number("passed", int(given.get("passed", False)), 0, 1))
    arrange_board(me, given)
    me.monks = settle(t, me, MONK, given.get("monks", []), "monks", MONKS)
    me.outposts = settle(t, me, OUTPOST, given.get("outposts", []), "outposts", OUTPOSTS)
    for word, (deck, most) in SEAT_CARDS.items():
        list_of(word, given.get(word, []), most)
        t.place(getattr(me, word), cards.take(word, given, deck))
    if not me.rules_play:
        arrange_paladins(t, me, given, cards)
    elif "moved" in given or "marker" in given:
        me.marker = number("marker", given.get("marker", 1), 1, RESOURCE_TRACK) - 1
        order = [
            one_of("moved", name, ATTRIBUTES) for name in list_of("moved", given.get("moved", []), len(ATTRIBUTES))
        ]
        moved = [THINGS.index(name) for name in order]
        me.moved = [each for each in me.moved if each not in moved] + moved


def arrange_board(me: Noble, given: Mapping[str, Any]) -> None:
    """Workshops on their slots, workers on busy actions, jars on their places."""
    for name in list_of("workshops", given.get("workshops", []), WORKSHOPS):
        spot = SPOTS.index(one_of("workshops", name, SPOTS))
        me.covered[COMMISSION + spot // COVERABLE] |= 1 << spot % COVERABLE
    me.workshops = sum(covered.bit_count() for covered in me.covered)
    for name in list_of("busy", given.get("busy", []), len(ACTIONS)):
        action = ACTIONS.index(one_of("busy", name, ACTIONS))
        last = SLOTS_EACH - 1 if action >= COMMISSION else 0
        me.placed[SLOTS_EACH * action + last] = LABOURER + 1
    jars = given.get("jars", [])
    if isinstance(jars, int):
        jars = JAR_NAMES[-number("jars", jars, 0, JARS) :] if jars else []
    for name in list_of("jars", jars, JARS):
        me.jars[JAR_NAMES.index(one_of("jars", name, JAR_NAMES))] = 1


def settle(t: Kingdom, me: Noble, piece: int, given: object, word: str, most: int) -> int:
    """Pieces on the places that are named; of a mere number, on the last free ones of the board."""
    if isinstance(given, int):
        free = [name for name, there in zip(PLACE_NAMES, t.places, strict=True) if there == NOBODY]
        given = free[-number(word, given, 0, most) :] if given else []
    names = list_of(word, given, most)
    for name in names:
        place = PLACE_NAMES.index(one_of(word, name, PLACE_NAMES))
        if t.places[place] != NOBODY:
            raise BadSetup("place-taken", word=word, place=str(name))
        t.places[place] = 2 * me.seat + piece
    return len(names)


def arrange_paladins(t: Kingdom, me: Noble, given: Mapping[str, Any], cards: Cards) -> None:
    """The one of this round and used ones face up, one chosen in secret, the pile with some on top."""
    pool = f"paladin-{COLOURS[me.seat]}"
    t.place(me.paladin, cards.take("paladin", {"paladin": listed(given.get("paladin", []))}, pool))
    t.place(me.departed, cards.take("departed", given, pool))
    chosen = cards.take("chosen", {"chosen": listed(given.get("chosen", []))}, pool)
    deck = cards.take("deck", given, pool)
    stack_below(t, me.deck, [*chosen, *deck], cards.left[pool])
    for _ in chosen:
        t.draw(me.deck, me.chosen)


def listed(value: object) -> object:
    return [value] if isinstance(value, str) else value


# The main board


def arrange_kings(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """As many of the king's cards are shown as the round wants; those that are not named come from the pile."""
    t.round = number("round", given.get("round", 1), 0, ROUNDS)
    shows = (
        ("orders", "order", t.orders, t.orders_shown, t.orders_box, ORDERS, min(t.round, ORDERS)),
        ("favours", "favour", t.favours, t.favours_shown, t.favours_box, FAVOURS, max(0, t.round - ORDERS + 1)),
    )
    for word, deck, pile, shown, box, all_of_them, open_ones in shows:
        list_of(word, given.get(word, []), all_of_them)
        named = cards.take(word, given, deck)
        stack_below(t, box, named, cards.left[deck])
        for _ in range(all_of_them):
            t.draw(box, pile)
        pile.reverse()
        for _ in range(open_ones):
            t.draw(pile, shown)
    for name in list_of("favours-taken", given.get("favours-taken", []), FAVOURS):
        slugs = [t.cards[card].slug for card in t.favours_shown]
        t.favour_workers[slugs.index(one_of("favours-taken", name, slugs))] = LABOURER


def arrange_rows(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """The rows from the left, `""` for a gap; without any word they are full."""
    arrange_row(t, given, cards, "townsfolk", t.townsfolk_slots, t.townsfolk, t.townsfolk_row)
    arrange_row(t, given, cards, "outsider", t.outsider_slots, t.outsiders, t.outsider_row)
    t.place(t.tavern_row, cards.take("tavern-row", given, "tavern"))
    t.tavern_taken = [NOBODY] * len(t.tavern_row)


def arrange_row(
    t: Kingdom, given: Mapping[str, Any], cards: Cards, deck: str, slots: list[int], pile: Zone, row: Zone
) -> None:
    word, pile_word = f"{deck}-row", "townsfolk" if deck == "townsfolk" else "outsiders"
    for slot, name in enumerate(list_of(word, given.get(word, []), len(slots))):
        if name:
            slots[slot] = cards.take_one(name, [deck])
            t.place(row, [slots[slot]])
    named = cards.take(pile_word, given, deck)
    t.stack(pile, cards.left[deck])
    if word not in given:
        for slot in range(len(slots)):
            fill(t, slots, slot, pile, row)
    stack_below(t, pile, named, [])


def arrange_piles(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """What is named on top, in order, the rest shuffled below."""
    t.place(t.tavern_gone, cards.take("tavern-gone", given, "tavern"))
    t.place(t.suspicions_gone, cards.take("suspicions-gone", given, "suspicion"))
    stack_below(t, t.walls, cards.take("walls", given, "wall"), cards.left["wall"])
    stack_below(t, t.tavern, cards.take("tavern", given, "tavern"), cards.left["tavern"])
    stack_below(t, t.suspicions, cards.take("suspicions", given, "suspicion"), cards.left["suspicion"])
    seen, top = cards.take("schemes-seen", given, "scheme"), cards.take("schemes", given, "scheme")
    aside = [card for card in cards.left["scheme"] if t.cards[card].key == "scheme-favour"]
    waiting = len(t.favours)
    t.place(t.schemes_aside, aside[:waiting])
    t.place(t.schemes_seen, [*seen, *aside[waiting:]])
    stack_below(t, t.schemes, top, [card for card in cards.left["scheme"] if card not in aside])
