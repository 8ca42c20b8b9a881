"""Setting up any position in words: for tests, bug reports, puzzles and rules questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import BadSetup, Setup
from ...kernel.position import Cards, list_of, number, seat_of, stack_below, table_of, words_of
from .characters import ALL_CHARACTERS
from .constants import CIRCLES, COLOURS, GOODS, MAX_VIRTUE, PLACES, WORKERS
from .guildhall import SPACES
from .reset import show_small_card
from .setup import begin_with, decks, lay_out
from .state import Architect, Site
from .workshop import refill

SEAT_NUMBERS = ("silver", "virtue", "level", "unpaid", "paid")
SEAT_WORDS = (*SEAT_NUMBERS, "reserve", "prison", "board", "captured", "hand", "built", "apprentices", *GOODS)
TABLE_WORDS = (
    "first", "turn", "tax", "final", "guildhall", "beside", "market", "coins", "top-row", "bottom-row", "buildings",
    "apprentices", "rewards", "market-small", "market-large", "schemes", "schemes-seen", "future", "recalls",
)  # fmt: skip


def arrange(setup: Setup, position: Mapping[str, Any]) -> Site:
    """A table where only what is named differs from an empty board with everybody's workers at home.

    A position has the colours in play, each with what that player has (`silver`, `wood`, `forest` for workers
    there, `prison`, `captured` by colour, `hand`, `built`, `apprentices` by card, ...), and what is on the board
    (`turn`, `tax`, `guildhall`, `market`, `top-row`, ...). Piles are given from the top; what is not named is
    shuffled below.
    """
    t = lay_out(setup)
    colours = COLOURS[: len(t.players)]
    given = words_of("position", position, (*colours, *TABLE_WORDS))
    cards = Cards(t, decks(setup))
    hands = [arrange_player(t, me, given.get(colours[me.seat], {}), cards) for me in t.players]
    arrange_board(t, given)
    arrange_piles(t, given, cards, hands)
    check_workers(t)
    check_room(t)
    t.phase = "play"
    return t


def arrange_player(t: Site, me: Architect, given: object, cards: Cards) -> list[int]:
    """What a player has; the cards for the hand are returned, to be drawn when the piles are there."""
    words = words_of(COLOURS[me.seat], given, (*SEAT_WORDS, *PLACES[:9]))
    for name, value in words.items():
        if name in PLACES and PLACES.index(name) in CIRCLES:
            me.at[PLACES.index(name)] = number(name, value, 0, WORKERS)
        elif name in SEAT_NUMBERS:
            most = {"virtue": MAX_VIRTUE, "level": 5}.get(name, 99)
            setattr(me, name, number(name, value, 0, most))
        elif name in GOODS:
            me.goods[GOODS.index(name)] = number(name, value, 0, 99)
        elif name == "prison":
            t.prison[me.seat] = number(name, value, 0, WORKERS)
    if "board" in words:
        me.board = str(words["board"])
        if me.board not in ALL_CHARACTERS:
            raise BadSetup("unknown-board", board=me.board, boards=", ".join(ALL_CHARACTERS))
    for colour, n in table_of("captured", words.get("captured", {})).items():
        me.captured[colour_seat(t, colour)] = number("captured", n, 0, WORKERS)
    t.place(me.built, cards.take("built", words, "building"))
    t.place(me.apprentices, cards.take("apprentices", words, "apprentice"))
    me.reserve = number("reserve", words["reserve"], 0, WORKERS) if "reserve" in words else -1
    return cards.take("hand", words, "building")


def arrange_board(t: Site, given: Mapping[str, Any]) -> None:
    begin_with(t, colour_seat(t, given.get("first", COLOURS[0])) % t.setup.seats)
    t.active = colour_seat(t, given.get("turn", COLOURS[t.first]))
    t.tax = number("tax", given.get("tax", t.tax), 0, 99)
    t.final = -1 if given.get("final", -1) == -1 else number("final", given["final"], 1, len(t.players))
    t.recalls = number("recalls", given.get("recalls", 0), 0, 99)
    t.guildhall = [colour_seat(t, colour) for colour in list_of("guildhall", given.get("guildhall", []), t.slots)]
    t.beside = [colour_seat(t, colour) for colour in list_of("beside", given.get("beside", []), WORKERS)]
    for index, colour in enumerate(list_of("market", given.get("market", []), 3)):
        t.market[index] = -1 if colour in ("", None) else colour_seat(t, colour)
    for place, n in enumerate(list_of("coins", given.get("coins", []), 8)):
        t.coins[place] = number("coins", n, 0, 99)


def arrange_piles(t: Site, given: Mapping[str, Any], cards: Cards, hands: list[list[int]]) -> None:
    """Rows and seen cards as given, then the piles: what is named on top, in order, the rest shuffled below."""
    named = {
        word: cards.take(word, given, *decks)
        for word, decks in {
            "top-row": ("apprentice",),
            "bottom-row": ("apprentice",),
            "market-small": ("market",),
            "market-large": ("market",),
            "schemes-seen": ("starting-scheme", "future-scheme"),
            "buildings": ("building",),
            "apprentices": ("apprentice",),
            "rewards": ("reward",),
            "schemes": ("starting-scheme", "future-scheme"),
            "future": ("future-scheme",),
        }.items()
    }
    t.place(t.market_large, reversed(named["market-large"]))
    t.place(t.schemes_seen, named["schemes-seen"])
    for row, word in ((t.top_row, "top-row"), (t.bottom_row, "bottom-row")):
        if len(named[word]) > 4:
            raise BadSetup("too-many", word=word, most=4)
        t.place(row, named[word])
    t.stack(t.apprentices, cards.left["apprentice"])
    refill(t)
    stack_below(t, t.apprentices, named["apprentices"], [])
    in_hand = [card for hand in hands for card in hand]
    stack_below(t, t.buildings, [*in_hand, *named["buildings"]], cards.left["building"])
    for me, hand in zip(t.players, hands, strict=True):
        for _ in hand:
            t.draw(t.buildings, me.hand)
    stack_below(t, t.market_pile, named["market-small"], cards.left["market"])
    show_small_card(t)
    if "rewards" in given:
        stack_below(t, t.rewards, named["rewards"], [])
        t.stack(t.rewards_box, cards.left["reward"])
    else:
        t.stack(t.rewards_box, cards.left["reward"])
        for _ in range(2 * len(t.players) + 1):
            t.draw(t.rewards_box, t.rewards)
    if t.setup.options["opponent"] != "none":
        rest = [] if "schemes" in given else cards.left["starting-scheme"]
        stack_below(t, t.schemes, named["schemes"], rest)
        stack_below(t, t.future, named["future"], cards.left["future-scheme"])


def check_workers(t: Site) -> None:
    """Every player has twenty; those not named are at home."""
    for me in t.players:
        out = sum(me.at) + t.prison[me.seat] + t.market.count(me.seat)
        out += t.guildhall.count(me.seat) + t.beside.count(me.seat) + sum(p.captured[me.seat] for p in t.players)
        home = WORKERS - out if me.reserve < 0 else me.reserve
        if me.captured[me.seat] or home < 0 or home + out != WORKERS:
            raise BadSetup("workers", seat=COLOURS[me.seat], n=out + max(0, home), most=WORKERS)
        me.reserve = home


def check_room(t: Site) -> None:
    """The Black Market has a free place, markers and apprentices have room, and the opponent has a scheme to play."""
    if -1 not in t.market:
        raise BadSetup("market-full")
    for level, spaces in enumerate(SPACES, 1):
        if sum(me.level == level for me in t.players) > spaces:
            raise BadSetup("level-full", level=level, most=spaces)
    for me in t.players:
        if len(me.apprentices) > me.character.apprentice_limit:
            raise BadSetup("too-many", word="apprentices", most=me.character.apprentice_limit)
    if t.setup.options["opponent"] != "none" and not (t.schemes or t.schemes_seen):
        raise BadSetup("no-schemes")


def colour_seat(t: Site, colour: object) -> int:
    return seat_of(COLOURS[: len(t.players)], colour)
