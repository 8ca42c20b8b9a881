"""What a building, an event, an inquisitor, an achievement and a courtier consist of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from ...kernel import COMPONENT, RECONSTRUCTED, Piece, copies
from .constants import COURTIERS, SCIENCE, SYMBOLS
from .values import ANY, NAMES, WHEN, Effect, Goods, goods, open_places

SCIENCE_PRICE = 4
"""The reputation that every science building costs (p. 14)."""


@dataclass(frozen=True)
class Figures(Piece):
    """A card whose figures an owner of the box may set right: numbers, prices, symbols, effects."""

    def correct(self, figures: Mapping[str, Any]) -> Self:
        """The figures of a card that was set right are those of the printed one."""
        known: dict[str, Any] = {"source": COMPONENT}
        return replace(super().correct(figures), **known)

    def read_figure(self, name: str, value: object) -> object | None:
        old = getattr(self, name)
        if name == "symbols":
            return read_symbols(value)
        if name in ("cost", "start"):
            return without_choice(read_goods(value))
        if name.startswith("round_"):
            return read_slots(value)
        if name == "digits":
            return read_digits(value, 5)
        if isinstance(old, Effect) or name == "also":
            return read_effect(value)
        if name in ("when", "deck_letter", "pile"):
            return value if value in (WHEN if name == "when" else ("A", "B", "C", "D", "")) else None
        return super().read_figure(name, value) if is_amount(value, 1 if name in DIVISORS and old else 0) else None


@dataclass(frozen=True)
class Building(Figures):
    """A building, with what it does and when; `also` is what it does besides."""

    deck = "building"
    round: int
    pile: str
    symbols: tuple[int, ...]
    points: int
    cost: Goods
    when: str
    effect: Effect
    also: Effect | None = None
    source: str = RECONSTRUCTED

    @property
    def pool(self) -> str:
        return f"building-{self.round}{self.pile}"

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        return (self.effect,) if self.also is None else (self.effect, self.also)

    @property
    def reputation(self) -> int:
        return SCIENCE_PRICE if SCIENCE in self.symbols else 0


@dataclass(frozen=True)
class Event(Figures):
    """An event: gain something and lose reputation on the left, do or pay something for reputation on the right."""

    deck = "event"
    deck_letter: str
    left: Effect
    loss: int
    right: Effect
    rise: int
    also: Effect | None = None
    source: str = RECONSTRUCTED

    @property
    def pool(self) -> str:
        return f"event-{self.deck_letter}"

    @cached_property
    def lefts(self) -> tuple[Effect, ...]:
        return (self.left,) if self.also is None else (self.left, self.also)


@dataclass(frozen=True)
class Inquisitor(Figures):
    """An inquisitor: what he demands or adds, the points he takes, and points he may take besides."""

    deck = "inquisitor"
    place: int
    demand: int
    points: int
    more: int = 0
    copies: int = 1
    source: str = RECONSTRUCTED

    def single(self) -> list[Inquisitor]:
        return list(copies([self]))


SLOT = Effect("slot")


@dataclass(frozen=True)
class Achievement(Figures):
    """This many symbols of each kind; what a major one gives, where a minor one improves a production slot."""

    deck = "achievement"
    rural: int
    urban: int
    religious: int
    reward: Effect = SLOT
    source: str = RECONSTRUCTED

    @cached_property
    def needs(self) -> tuple[int, int, int]:
        return self.rural, self.urban, self.religious


@dataclass(frozen=True)
class Courtier(Figures):
    """A courtier lends one symbol."""

    deck = "courtier"
    symbol: int
    source: str = RECONSTRUCTED


@dataclass(frozen=True)
class Section(Figures):
    """A side of the board: goods to start with, and the goods on its four slots in every round, a letter each."""

    deck = "section"
    start: Goods
    round_1: str
    round_2: str
    round_3: str
    round_4: str
    round_5: str
    source: str = RECONSTRUCTED

    @cached_property
    def wheel(self) -> tuple[tuple[int, ...], ...]:
        """The good on every slot, round by round."""
        rounds = (self.round_1, self.round_2, self.round_3, self.round_4, self.round_5)
        return tuple(tuple(LETTERS.index(letter) for letter in slots) for slots in rounds)


@dataclass(frozen=True)
class Track(Figures):
    """The reputation track: the arrows of every level, from the bottom."""

    deck = "board"
    digits: str
    source: str = RECONSTRUCTED

    def read_figure(self, name: str, value: object) -> object | None:
        """There is a level above the knot to begin on, and there are three below for demon wings."""
        right = super().read_figure(name, value)
        return right if isinstance(right, str) and DEMON_LEVELS <= right.index("0") < len(right) - 1 else None

    @cached_property
    def arrows(self) -> tuple[int, ...]:
        return tuple(map(int, self.digits))

    @property
    def top(self) -> int:
        return len(self.digits)

    @cached_property
    def knot(self) -> int:
        """The level in the middle; levels count from 1."""
        return self.arrows.index(0) + 1

    @property
    def start(self) -> int:
        return self.knot + 1


@dataclass(frozen=True)
class Summary(Figures):
    """The tile of the inquisition, side of round 5."""

    deck = "board"
    digits: str
    beyond: int
    first: int
    second: int
    source: str = RECONSTRUCTED

    def points_for(self, shards: int) -> int:
        """What the Devil scores for this many shards."""
        last = len(self.digits) - 1
        return int(self.digits[min(shards, last)]) + self.beyond * max(0, shards - last)


LETTERS = "WSHGM"
"""Wood, stone, wheat (its heads), glass and marble on the wheel."""


def read_slots(value: object) -> str | None:
    """Four letters, the precious resource on both slots of one end."""
    if not isinstance(value, str) or len(value) != 4 or any(letter not in LETTERS for letter in value):
        return None
    ends = (value[:2], value[2:])
    return value if sum(end in ("GG", "MM") for end in ends) == 1 and sum(value.count(p) for p in "GM") == 2 else None


def read_digits(value: object, length: int) -> str | None:
    return value if isinstance(value, str) and value.isdecimal() and len(value) >= length and "0" in value else None


def read_goods(value: object) -> Goods | None:
    """A price or a gain by the names of its goods."""
    if not isinstance(value, Mapping) or any(name not in NAMES for name in value):
        return None
    return goods(**value) if all(type(n) is int and n >= 0 for n in value.values()) else None


def read_symbols(value: object) -> tuple[int, ...] | None:
    if not isinstance(value, (list, tuple)) or not value or any(word not in SYMBOLS for word in value):
        return None
    return tuple(SYMBOLS.index(word) for word in value)


def read_effect(value: object) -> Effect | None:
    """An effect by the names of its figures; `of` is a symbol or a courtier by name."""
    if not isinstance(value, Mapping) or any(name not in Effect._fields for name in value):
        return None
    figures: dict[str, Any] = dict(value)
    for name in ("goods", "cost"):
        if name in figures:
            figures[name] = read_goods(figures[name])
    if "of" in figures:
        figures["of"] = number_of(figures["of"])
    known = figures.get("what") in WHATS and None not in figures.values()
    if not known or any(type(figures.get(name, 0)) is not int for name in INTEGERS):
        return None
    effect = Effect(**figures)
    return effect if is_sound(effect) else None


def is_sound(effect: Effect) -> bool:
    """Only reputation is taken away, and a price leaves one thing open at most."""
    return (effect.n > 0 or (effect.what == "reputation" and effect.n < 0)) and len(open_places(effect.cost)) < 2


def is_amount(value: object, least: int) -> bool:
    return type(value) is int and value >= least


def without_choice(amounts: Goods | None) -> Goods | None:
    """A price of goods that are all named."""
    return None if amounts is None or open_places(amounts) else amounts


def number_of(word: object) -> int | None:
    words = (*SYMBOLS, *COURTIERS, "any")
    if word not in words:
        return None
    return ANY if word == "any" else words.index(str(word)) % len(SYMBOLS)


DIVISORS = ("demand", "more")
DEMON_LEVELS = 3
INTEGERS = ("n", "reputation", "angels")
WHATS = (
    "gain", "pay", "exchange", "reputation", "angels", "redeem", "relief", "courtier", "rents", "alms", "hideout",
    "underdog", "acclaim", "minor", "dam", "token", "stable", "spare-token", "discount", "bank", "thrift", "hospital",
    "university", "shrine", "confessional", "chapel", "points-per", "granary", "embassy", "treasury", "ship", "points",
    "dismiss", "recruited", "tokens", "no-debt", "built", "slot",
)  # fmt: skip
"""Everything that a card can do or want."""
