"""Setting up any position in words: for tests, bug reports, puzzles and rules questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import BadSetup, Setup
from ...kernel.position import Cards, list_of, number, seat_of, stack_below, words_of
from .action import COVERABLE
from .actions.regions import MONK, OUTPOST
from .base import BASE
from .board import FAVOURS, JAR_NAMES, JARS, MONKS, ORDERS, OUTPOSTS, PLACE_NAMES, WORKSHOPS
from .box import Box
from .cards import BY_FAVOUR
from .rows import Row, fill_gaps, slots_of, turn_top, zone_of
from .setup import decks, lay_out
from .state import NOBODY, Kingdom, Noble
from .words import COLOURS, LABOURER, ROUNDS, TRACK_END, WORKERS

USUAL_PHASE = "turns"
SEAT_NUMBERS = ("coins", "provisions", "unpaid", "paid")
PALADIN_WORDS = ("paladin", "chosen", "deck", "departed")
BOARD_WORDS = ("monks", "outposts", "jars", "workshops", "busy", "passed", "marker", "moved")


def seat_words(box: Box) -> tuple[str, ...]:
    own = box.vocabulary.seat_words
    return (*SEAT_NUMBERS, *box.attribute_names, *WORKERS, *box.zones, *PALADIN_WORDS, *BOARD_WORDS, *own)


def table_words(box: Box) -> tuple[str, ...]:
    rows = [word for row in box.rows.values() for word in (f"{row.deck}-row", row.pile)]
    return (
        "phase", "round", "first", "turn", "pool", "orders", "favours", "favours-taken", *rows, "tavern-row", "walls",
        "tavern", "suspicions", "tavern-gone", "suspicions-gone", "schemes", "schemes-seen",
        *box.vocabulary.table_words,
    )  # fmt: skip


SEAT_WORDS, TABLE_WORDS = seat_words(BASE), table_words(BASE)


def arrange(setup: Setup, position: Mapping[str, Any]) -> Kingdom:
    """A table in the middle of a round, where only what is named differs from boards on which nothing was done."""
    t = lay_out(setup)
    colours = COLOURS[: len(t.players)]
    given = words_of("position", position, (*colours, *table_words(t.box)))
    cards, words = Cards(t, decks(setup)), seat_words(t.box)
    for me in t.players:
        arrange_player(t, me, words_of(colours[me.seat], given.get(colours[me.seat], {}), words), cards)
    arrange_kings(t, given, cards)
    refuse_full_actions(t)
    arrange_rows(t, given, cards)
    arrange_piles(t, given, cards)
    t.box.vocabulary.table(t, given, cards)
    t.phase = one_of("phase", given.get("phase", USUAL_PHASE), tuple(t.box.steps))
    t.first = seat_of(colours, given.get("first", colours[0])) % setup.seats
    t.active = seat_of(colours, given.get("turn", colours[t.first]))
    t.pool = number("pool", given.get("pool", t.pool), 1, 8)
    return t


def one_of(word: str, value: object, words: Sequence[str]) -> str:
    if value not in words:
        raise BadSetup("unknown-word", word=f"{word}: {value}", words=", ".join(words))
    return str(value)


def flag(word: str, value: object) -> bool:
    """Yes or no; 1 and 0 will do."""
    return bool(number(word, int(value) if isinstance(value, bool) else value, 0, 1))


# Players


def arrange_player(t: Kingdom, me: Noble, given: Mapping[str, Any], cards: Cards) -> None:
    for name in SEAT_NUMBERS:
        setattr(me, name, number(name, given.get(name, 0), 0, 99))
    names = t.box.attribute_names
    me.attributes = [number(n, given.get(n, at), 0, TRACK_END) for n, at in zip(names, me.attributes, strict=True)]
    me.workers = [number(name, given.get(name, 0), 0, 99) for name in WORKERS]
    me.passed = flag("passed", given.get("passed", False))
    arrange_board(t, me, given)
    me.monks = settle(t, me, MONK, given.get("monks", []), "monks", MONKS)
    me.outposts = settle(t, me, OUTPOST, given.get("outposts", []), "outposts", OUTPOSTS)
    for word, (pools, most) in t.box.zones.items():
        list_of(word, given.get(word, []), most)
        t.place(getattr(me, word), cards.take(word, given, *pools))
    t.box.vocabulary.player(t, me, given, cards)
    if not me.is_automa:
        arrange_paladins(t, me, given, cards)
    elif "moved" in given or "marker" in given:
        me.marker = number("marker", given.get("marker", 1), 1, t.box.opponent.track) - 1
        order = [one_of("moved", name, names) for name in list_of("moved", given.get("moved", []), len(names))]
        moved = [t.box.things.index(name) for name in order]
        me.moved = [each for each in me.moved if each not in moved] + moved


def arrange_board(t: Kingdom, me: Noble, given: Mapping[str, Any]) -> None:
    """Workshops on their slots, workers on busy actions, jars on their places."""
    box = t.box
    for name in list_of("workshops", given.get("workshops", []), WORKSHOPS):
        _, action, place = box.spots[box.spot_names.index(one_of("workshops", name, box.spot_names))]
        me.covered[action] |= 1 << place
    me.workshops = sum(covered.bit_count() for covered in me.covered)
    if me.is_automa:
        refuse_gaps(t, me)
    for name in list_of("busy", given.get("busy", []), len(box.actions)):
        action = box.names.index(one_of("busy", name, box.names))
        me.placed[box.actions[action].busy_slot] = LABOURER + 1
    jars = given.get("jars", [])
    if isinstance(jars, int):
        jars = JAR_NAMES[-number("jars", jars, 0, JARS) :] if jars else []
    for name in list_of("jars", jars, JARS):
        me.jars[JAR_NAMES.index(one_of("jars", name, JAR_NAMES))] = 1


def refuse_gaps(t: Kingdom, me: Noble) -> None:
    """The opponent's workshops stand from the left (A68)."""
    for spot in t.box.spots:
        if spot.place and me.covered[spot.action] == 1 << spot.place:
            raise BadSetup("workshop-gap", word="workshops", place=spot.name)


def refuse_full_actions(t: Kingdom) -> None:
    """An order that is still face down brings the opponent a workshop, for which there must be room."""
    for me in t.players[t.setup.seats :]:
        for card in t.orders:
            order = t.order[card]
            if me.covered[order.action].bit_count() == COVERABLE:
                raise BadSetup("workshop-room", word="workshops", action=t.box.names[order.action], order=order.slug)


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
        slugs = [t.favour[card].slug for card in t.favours_shown]
        t.favour_workers[slugs.index(one_of("favours-taken", name, slugs))] = LABOURER


def arrange_rows(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """The rows from the left, `""` for a gap; without any word they are full."""
    for row in t.box.rows.values():
        arrange_row(t, given, cards, row)
    t.place(t.tavern_row, cards.take("tavern-row", given, "tavern"))
    t.tavern_taken = [NOBODY] * len(t.tavern_row)


def arrange_row(t: Kingdom, given: Mapping[str, Any], cards: Cards, row: Row) -> None:
    word, slots, pile = f"{row.deck}-row", slots_of(t, row), zone_of(t, row.pile)
    for slot, name in enumerate(list_of(word, given.get(word, []), row.size)):
        if name:
            slots[slot] = cards.take_one(name, row.decks)
            t.place(zone_of(t, row.cards), [slots[slot]])
    named = cards.take(row.pile, given, *row.decks)
    row.stack(t, row, cards.left)
    turn_top(t, row)
    if word not in given:
        fill_gaps(t, row, range(row.size))
    turn_back(t, row)
    stack_below(t, pile, named, [])
    sort_levels(t, row, len(pile) - len(named))
    turn_top(t, row)


def turn_back(t: Kingdom, row: Row) -> None:
    """The open top of a pile is put back, so that others can be named in its stead."""
    for card in list(zone_of(t, row.top)) if row.top else ():
        zone_of(t, row.top).remove(card)
        t.known[card] = 0
        t.stack(zone_of(t, row.pile), [card])


def sort_levels(t: Kingdom, row: Row, below: int) -> None:
    """Where a pile has levels, the lowest lie on top of the others, below what is named."""
    pile, pools = zone_of(t, row.pile), row.decks
    pile[:below] = sorted(pile[:below], key=lambda card: -pools.index(t.cards[card].pool))


def arrange_piles(t: Kingdom, given: Mapping[str, Any], cards: Cards) -> None:
    """What is named on top, in order, the rest shuffled below."""
    t.place(t.tavern_gone, cards.take("tavern-gone", given, "tavern"))
    t.place(t.suspicions_gone, cards.take("suspicions-gone", given, "suspicion"))
    stack_below(t, t.walls, cards.take("walls", given, "wall"), cards.left["wall"])
    stack_below(t, t.tavern, cards.take("tavern", given, "tavern"), cards.left["tavern"])
    stack_below(t, t.suspicions, cards.take("suspicions", given, "suspicion"), cards.left["suspicion"])
    seen, top = cards.take("schemes-seen", given, "scheme"), cards.take("schemes", given, "scheme")
    aside = [card for card in cards.left["scheme"] if t.scheme[card].action == BY_FAVOUR]
    waiting = len(t.favours)
    t.place(t.schemes_aside, aside[:waiting])
    t.place(t.schemes_seen, [*seen, *aside[waiting:]])
    stack_below(t, t.schemes, top, [card for card in cards.left["scheme"] if card not in aside])
