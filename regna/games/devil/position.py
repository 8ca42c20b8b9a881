"""Setting up any position in words: for tests, bug reports, puzzles and rules questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import BadSetup, Setup
from ...kernel.position import Cards, list_of, number, words_of
from .cards import ACHIEVEMENTS, BUILDINGS, EVENTS, FIRST_EVENT, FIRST_GUEST, FIRST_INQUISITOR, MINORS
from .constants import (
    AGAIN,
    BRIBED,
    COLOURS,
    COURTIERS,
    EXTRAS,
    FUNDAMENTALIST,
    GOODS,
    HIRED,
    MORTALS,
    NOBODY,
    PLACES,
    PLEBEIAN,
    ROLES,
    ROUNDS,
    SEATS,
    TAINTED,
    UP,
)
from .ledger import keep_books
from .memory import CIRCULATIONS, Return, View
from .schedule import schedules
from .setup import JESTERS, RED, lay_out, set_schedule, shards_of, stack_buildings
from .state import MOST_DEBT, SLOTS, TOKENS, Realm, Ruler

KINDS = ("pure", "tainted")
SEAT_NUMBERS = ("debt", "interest", "reputation", "score", "angels", "demons", "indulgences", "guests")
SEAT_WORDS = (
    "role", *GOODS, *KINDS, *SEAT_NUMBERS, "mob", "tokens", "hand", "built", "events", "hired", "dismissed", "claimed",
    "slots", "stable",
)  # fmt: skip
FIRST_INQUISITION = 3
"""When it is over, B and C are turned up."""
TABLE_WORDS = ("phase", "round", "schedule", "bribes", "up", "bribed", "inquisitors")
BEFORE_CARDS = ("production", "keep")
BEFORE_DEALS = (*BEFORE_CARDS, "repay", "wish", "offer")
PHASES = (
    *BEFORE_DEALS, "plan", "interest", "reputation", "vote", "wings", "mass", "face", "ship",
)  # fmt: skip
LIMITS = {"debt": MOST_DEBT, "interest": 3, "angels": 2, "demons": 2, "indulgences": 8, "guests": 9, "score": 99}
PILES = {"A": range(1, 3), "B": range(3, ROUNDS + 1)}
"""The rounds in which a deck of events is dealt, four a round."""


def arrange(setup: Setup, position: Mapping[str, Any]) -> Realm:
    """A table at the start of a phase, where nobody has any goods but those that are named, and no deal was ever made.

    A position has the colours, each with what that ruler has (`role`, `wood`, `debt`, `hand`, ...), and what is on the
    table (`phase`, `round`, `schedule`, ...). Roles that are not named go to the seats that are left, in their order.
    """
    t = lay_out(setup)
    given = words_of("position", position, (*COLOURS, *TABLE_WORDS))
    seats = [words_of(colour, given.get(colour, {}), SEAT_WORDS) for colour in COLOURS]
    arrange_table(t, given)
    arrange_roles(t, seats, given)
    for me in t.players:
        arrange_ruler(t, me, seats[me.seat])
    arrange_cards(t, seats, given)
    check_shards(t)
    remember(t, t.round - (t.phase in BEFORE_DEALS))
    return t


def arrange_table(t: Realm, given: Mapping[str, Any]) -> None:
    t.phase = PHASES[one_of("phase", given.get("phase", "wish"), PHASES)]
    t.round = number("round", given.get("round", 1), 1, ROUNDS)
    t.bribes = number("bribes", given.get("bribes", 0), 0, 99)
    if t.round > FIRST_INQUISITION:
        t.inquisitors[FUNDAMENTALIST] = t.inquisitors[PLEBEIAN] = UP
    for word, state in (("up", UP), ("bribed", BRIBED)):
        for place in list_of(word, given.get(word, []), len(t.inquisitors)):
            t.inquisitors[one_of(word, place, PLACES[:-1])] = state


def arrange_roles(t: Realm, seats: Sequence[Mapping[str, Any]], given: Mapping[str, Any]) -> None:
    """Each role once, and one of the 48 schedules by its number."""
    named = [one_of("role", seat["role"], ROLES) if "role" in seat else NOBODY for seat in seats]
    left = [role for role in range(len(ROLES)) if role not in named]
    for me, role in zip(t.players, named, strict=True):
        me.role = left.pop(0) if role == NOBODY else role
    roles = [me.role for me in t.players]
    if sorted(roles) != list(range(len(ROLES))):
        raise BadSetup("card-twice", card=ROLES[next(role for role in roles if roles.count(role) > 1)])
    ways = schedules(*(roles.index(role) for role in range(len(ROLES))))
    set_schedule(t, ways[number("schedule", given.get("schedule", 0), 0, len(ways) - 1)])


def arrange_ruler(t: Realm, me: Ruler, words: Mapping[str, Any]) -> None:
    for good, name in enumerate(GOODS):
        t.stock[good] -= me.goods[good] + EXTRAS[me.role][good]
        me.goods[good] = number(name, words.get(name, 0), 0, 99)
        me.account[good] = me.goods[good]
        t.stock[good] += me.goods[good]
    me.shards = [
        number(kind, words.get(kind, start), 0, 6) for kind, start in zip(KINDS, shards_of(me.role), strict=True)
    ]
    for name in SEAT_NUMBERS:
        if name in words:
            least, most = (1, t.track.top) if name == "reputation" else (-99 * (name == "score"), LIMITS[name])
            setattr(me, name, number(name, words[name], least, most))
    me.mob = flag("mob", words.get("mob", False))
    me.tokens = number("tokens", words.get("tokens", TOKENS), TOKENS - 1, TOKENS)
    me.free -= TOKENS - me.tokens
    if t.setup.options["jesters"] == "with":
        me.jesters = JESTERS[me.role]
    arrange_courtiers(me, words)
    arrange_achievements(me, words)


def arrange_courtiers(me: Ruler, words: Mapping[str, Any]) -> None:
    for word, place in (("hired", HIRED), ("dismissed", AGAIN)):
        for name in list_of(word, words.get(word, []), len(COURTIERS)):
            me.courtiers[one_of(word, name, COURTIERS)] = place


def arrange_achievements(me: Ruler, words: Mapping[str, Any]) -> None:
    """Minor ones lie on the slots that are named, or on the first ones."""
    keys = tuple(each.key for each in ACHIEVEMENTS)
    slots = [number("slots", slot, 1, SLOTS) for slot in list_of("slots", words.get("slots", []), SLOTS)]
    left = slots or [*range(1, SLOTS + 1)]
    for name in list_of("claimed", words.get("claimed", []), len(keys)):
        achievement = one_of("claimed", name, keys)
        me.claimed |= 1 << achievement
        if achievement in MINORS:
            slot = left.pop(0) - 1 if left else next(s for s in range(SLOTS) if me.levels[s] == 1)
            me.levels[slot], me.tiles[slot] = 2, achievement


def arrange_cards(t: Realm, seats: Sequence[Mapping[str, Any]], given: Mapping[str, Any]) -> None:
    """Cards of rounds that were dealt can be anywhere; those that nobody has were discarded."""
    dealt = t.round - (t.phase in BEFORE_CARDS)
    known = range(len(BUILDINGS))
    cards = Cards(
        t,
        {
            "building": [card for card in known if t.building(card).round <= dealt],
            "event": [FIRST_EVENT + n for n, e in enumerate(EVENTS) if any(r <= dealt for r in PILES[e.deck_letter])],
            "red": list(range(FIRST_INQUISITOR + RED, FIRST_GUEST)),
        },
    )
    for me, words in zip(t.players, seats, strict=True):
        t.place(me.built, cards.take("built", words, "building"))
        give(t, me.hand, cards.take("hand", words, "building"), me)
        give(t, me.events, cards.take("events", words, "event"), me)
        arrange_stable(t, me, words)
    arrange_inquisitors(t, cards, given)
    t.stack(t.discards, cards.left["building"])
    stack_buildings(t, [card for card in known if t.building(card).round > dealt])
    arrange_events(t, cards, dealt)
    if t.phase == "keep":
        for me in t.players:
            if not me.hand:
                t.draw(t.discards, me.hand)


def give(t: Realm, zone: Any, cards: Sequence[int], me: Ruler) -> None:
    """Cards that only their owner knows."""
    t.stack(zone, cards)
    zone[:] = cards
    t.look(me.seat, cards)


def arrange_stable(t: Realm, me: Ruler, words: Mapping[str, Any]) -> None:
    if "stable" in words:
        slugs = tuple(t.cards[card].slug for card in me.built)
        me.under_stable = me.built[one_of("stable", str(words["stable"]).replace("_", "-"), slugs)]


def arrange_inquisitors(t: Realm, cards: Cards, given: Mapping[str, Any]) -> None:
    """The three on the places 1, 2 and 3, in their order, or any."""
    list_of("inquisitors", given.get("inquisitors", []), RED)
    named = cards.take("inquisitors", given, "red")
    t.place(t.tribunal, [*range(FIRST_INQUISITOR, FIRST_INQUISITOR + RED), *named])
    t.stack(t.red_box, cards.left["red"])
    for _ in range(RED - len(named)):
        t.draw(t.red_box, t.tribunal)


def arrange_events(t: Realm, cards: Cards, dealt: int) -> None:
    """Four events are gone for every round that was dealt; everybody has one to plan with."""
    left = [
        *cards.left["event"],
        *(FIRST_EVENT + n for n in range(len(EVENTS)) if FIRST_EVENT + n not in all_of(cards)),
    ]
    for letter, pile in (("A", t.events_a), ("B", t.events_b)):
        rest = [card for card in left if t.event_card(card).deck_letter == letter]
        size = SEATS * sum(number > dealt for number in PILES[letter])
        if len(rest) < size:
            raise BadSetup("too-many", word="events", most=SEATS * dealt)
        t.stack(pile, rest[:size])
        t.stack(t.event_box, rest[size:])
    for me in t.players:
        if dealt and not me.events and t.event_box:
            t.draw(t.event_box, me.events)


def all_of(cards: Cards) -> list[int]:
    """The events that could have been named."""
    return [number for number, card in enumerate(cards.cards) if card.slug in cards.known and card.deck == "event"]


def check_shards(t: Realm) -> None:
    """Six pure and two tainted ones, the latter only with the Cultist or the Devil; all know how they lie."""
    for kind, name in enumerate(KINDS):
        total = sum(shards_of(role)[kind] for role in range(len(ROLES)))
        number(name, sum(me.shards[kind] for me in t.players), total, total)
    for me in t.players:
        number(KINDS[TAINTED], me.tainted, 0, 0 if me.role in MORTALS else me.tainted)
    by_role = sorted(t.players, key=lambda me: me.role)
    t.begun = [n for me in by_role for n in me.shards]


def remember(t: Realm, rounds: int) -> None:
    """This many rounds of deals: everybody has seen the empty chests of the schedule, and nobody took one."""
    t.extras = [0] * len(t.extras)
    for past in range(rounds):
        keep_books(t, past + 1)
        for me in t.players:
            for circulation in range(CIRCULATIONS):
                owner = t.players[t.schedule[(past * CIRCULATIONS + circulation) * SEATS + me.seat]]
                me.seen += View(owner.role, usual_price(owner.role), 0, 0, 0, 0, 0)
            me.seen += Return(0, 0, 0, usual_price(me.role))


def usual_price(role: int) -> int:
    return -1 if role == 0 else 2


def flag(word: str, value: object) -> bool:
    if type(value) is not bool:
        raise BadSetup("not-a-flag", word=word, value=str(value))
    return value


def one_of(word: str, value: object, words: tuple[str, ...]) -> int:
    """Which of these words it is."""
    if value not in words:
        raise BadSetup("unknown-word", word=str(value), words=", ".join(words))
    return words.index(str(value))
