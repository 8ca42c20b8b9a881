"""Setting up any position in words: for tests, bug reports, puzzles and rules questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import BadSetup, Setup
from ...kernel.position import Cards, list_of, number, seat_of, stack_below, table_of, words_of
from .cards import heroes_of
from .constants import CAPTIVE, COLOURS, HARVEST, LOTS, MERCHANTS, PLACES, SEASONS, SOLDIERS
from .harvest import show_next_climate
from .setup import decks, lay_climates, lay_out
from .state import CAPTIVES, King, Latium
from .tracks import ALL_MONUMENTS, MOST_DEFENDERS, PRICES

JOB_WORDS = ("soldiers", "merchants", "workers", "priests", "farmers")
SEAT_NUMBERS = ("silver", "wheat", "monuments", "level", "disc", "housing", "population", "fallen")
SEAT_FLAGS = ("out", "lying", "improved", "gone")
SEAT_WORDS = (*SEAT_NUMBERS, *SEAT_FLAGS, *JOB_WORDS, "captured", "used")
TABLE_WORDS = (
    "phase", "season", "king", "caller", "cost", "dice", "stalls", "climates", "blessings", "defenders", "loot",
    "piety",
)  # fmt: skip
PHASES = (
    "sale", "housing", "court", "dice", "targets", "disperse", "works", "farming", "blessing", "return", "feeding",
    "growth",
)  # fmt: skip
AFTER_HARVEST = ("blessing", "feeding", "growth")
ALL_HOME = ("sale", "housing", "feeding", "growth")
YEARS = 7


def arrange(setup: Setup, position: Mapping[str, Any]) -> Latium:
    """A table where only what is named differs from the start of a first year whose King of Kings is the first seat.

    A position has the colours in play, each with what that king has (`silver`, `workers` for peasants at that job,
    `captured` ones by place, `used` heroes by value, ...), and what is on the table (`phase`, `season`, `dice`, ...).
    """
    t = lay_out(setup)
    colours = COLOURS[: setup.seats]
    given = words_of("position", position, (*colours, *TABLE_WORDS))
    for me in t.players:
        arrange_king(t, me, words_of(colours[me.seat], given.get(colours[me.seat], {}), SEAT_WORDS))
    arrange_table(t, given)
    arrange_cards(t, given)
    check(t)
    return t


def arrange_king(t: Latium, me: King, words: Mapping[str, Any]) -> None:
    me.at = [number(job, words.get(job, 0), 0, 99) for job in JOB_WORDS]
    for place, n in table_of("captured", words.get("captured", {})).items():
        me.black[one_of("captured", place, PLACES)] = number("captured", n, 0, CAPTIVES)
    for name in SEAT_NUMBERS:
        if name in words:
            setattr(me, name, number(name, words[name], 0, LIMITS.get(name, 99)))
    me.housing = me.housing if "housing" in words else max(0, me.housing - sum(me.at))
    me.population = me.population if "population" in words else me.peasants
    me.out, me.lying, me.improved, gone = (flag(word, words.get(word, False)) for word in SEAT_FLAGS)
    me.alive = not gone
    for value in list_of("used", words.get("used", []), 3):
        card = heroes_of(me.seat)[number("used", value, 1, 4)]
        if card in me.used:
            raise BadSetup("card-twice", card=t.cards[card].slug)
        me.heroes.remove(card)
        t.place(me.used, [card])
    if gone:
        me.housing = me.population = me.silver = 0


LIMITS = {"monuments": ALL_MONUMENTS, "fallen": 5}


def arrange_table(t: Latium, given: Mapping[str, Any]) -> None:
    colours = COLOURS[: t.setup.seats]
    t.phase = PHASES[one_of("phase", given.get("phase", "sale"), PHASES)]
    season = one_of("season", given.get("season", SEASONS[0]), SEASONS)
    t.season = HARVEST if t.phase in ("farming", *AFTER_HARVEST) else season
    t.king = seat_of(colours, given.get("king", colours[0]))
    t.caller = seat_of(colours, given.get("caller", colours[t.king]))
    t.cost = number("cost", given.get("cost", 0), 0, PRICES[-1])
    t.rounds = t.cost * t.box.rounds_at_a_price
    for place, n in enumerate(list_of("dice", given.get("dice", []), len(t.dice))):
        t.dice[place] = number("dice", n, 1, 4)
    for place, n in enumerate(list_of("stalls", given.get("stalls", []), len(t.stalls))):
        t.stalls[place] = number("stalls", n, 0, 99)
    t.defenders = number("defenders", given.get("defenders", t.defenders), 0, MOST_DEFENDERS if t.assisi else 0)
    for lot, n in table_of("loot", given.get("loot", {})).items():
        t.loot[one_of("loot", lot, LOTS)] = number("loot", n, 0, 3 if t.assisi else 0)
    if "piety" in given:
        t.piety = seat_of(colours, given["piety"])


def arrange_cards(t: Latium, given: Mapping[str, Any]) -> None:
    """The climates of the years so far, this one's last, turned if the harvest is over; blessings from the top."""
    found = decks(t.setup)
    cards = Cards(t, found)
    years = cards.take("climates", given, "climate")
    kinds = [t.climate_card(card).climate for card in years]
    if len(years) > YEARS or kinds[:1] not in ([], ["moderate"]) or repeats(kinds[1:4]) or repeats(kinds[4:]):
        raise BadSetup("climates", climates=", ".join(kinds))
    t.year = max(1, len(years))
    lay_climates(t, found["climate"], years)
    if t.phase in AFTER_HARVEST or (t.phase == "return" and t.season == HARVEST):
        t.draw(t.climate, t.climate_seen)
        show_next_climate(t)
    stack_below(t, t.blessings, cards.take("blessings", given, "blessing"), cards.left["blessing"])


def repeats(words: list[str]) -> bool:
    return len(dict.fromkeys(words)) < len(words)


def check(t: Latium) -> None:
    """Ten captured peasants in all, none of them a soldier; what lies must be there; the dice were rolled."""
    t.supply = CAPTIVES - t.loot[CAPTIVE] - sum(sum(me.black) for me in t.players)
    if t.supply < 0:
        raise BadSetup("captured", most=CAPTIVES)
    for me in t.players:
        if is_impossible(t, me):
            raise BadSetup("city", seat=COLOURS[me.seat])
    if t.phase == "dice" and 0 in t.dice:
        raise BadSetup("bad-number", word="dice", value=str(t.dice), least=1, most=4)
    if t.phase == "dice" and not t.players[t.caller].housing:
        raise BadSetup("city", seat=COLOURS[t.caller])
    if not t.players[t.king].alive or sum(me.alive for me in t.players) < 2:
        raise BadSetup("city", seat=COLOURS[t.king])


def is_impossible(t: Latium, me: King) -> bool:
    """Whether somebody lies who is not there, or works where nobody does, or a track is too short."""
    lies = me.fallen > me.fields or me.lying > me.pieces(MERCHANTS)
    works = me.black[SOLDIERS] or (t.phase in ALL_HOME and any((*me.at, *me.black)))
    return bool(lies or works or me.level > t.box.worship_track or me.alive != (me.peasants > 0))


def flag(word: str, value: object) -> bool:
    if type(value) is not bool:
        raise BadSetup("not-a-flag", word=word, value=str(value))
    return value


def one_of(word: str, value: object, words: tuple[str, ...]) -> int:
    """Which of these words it is."""
    if value not in words:
        raise BadSetup("unknown-word", word=str(value), words=", ".join(words))
    return words.index(str(value))
