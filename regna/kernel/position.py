"""Positions in words: what every game needs to read one and to refuse what it cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadSetup
from .table import Table
from .zone import Zone


def words_of(name: str, given: object) -> dict[str, Any]:
    """A table of words, each with its value; `-` and `_` are the same."""
    return {str(word).replace("_", "-"): value for word, value in table_of(name, given).items()}


def only(given: Mapping[str, Any], words: Sequence[str]) -> None:
    """Refuse a word that is none of these."""
    for word in given:
        if word not in words:
            raise BadSetup("unknown-word", word=word, words=", ".join(words))


def number(word: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadSetup("bad-number", word=word, value=str(value), least=least, most=most)
    return value


def list_of(word: str, value: object, most: int) -> list[Any]:
    if not isinstance(value, (list, tuple)) or len(value) > most:
        raise BadSetup("too-many", word=word, most=most)
    return list(value)


def table_of(word: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadSetup("not-a-table", word=word)
    return value


def colour_seat(t: Table, colour: object) -> int:
    """The player of a colour."""
    colours = t.setup.game.colours[: len(t.players)]
    if colour not in colours:
        raise BadSetup("unknown-colour", colour=str(colour), colours=", ".join(colours))
    return colours.index(str(colour))


class Cards:
    """Hands out each card of the match once."""

    def __init__(self, t: Table, decks: dict[str, list[int]]) -> None:
        self.t = t
        self.left = decks
        self.decks = {t.cards[number].slug: deck for deck, numbers in decks.items() for number in numbers}

    def take(self, word: str, given: Mapping[str, Any], *decks: str) -> list[int]:
        """The cards that a word names."""
        names = given.get(word, [])
        if not isinstance(names, (list, tuple)):
            raise BadSetup("not-a-list", word=word)
        return [self.take_one(str(name).replace("_", "-"), decks) for name in names]

    def take_one(self, name: str, decks: tuple[str, ...]) -> int:
        cards = self.t.cards
        for deck in decks:
            for number in self.left[deck]:
                if name in (cards[number].slug, cards[number].key):
                    self.left[deck].remove(number)
                    return number
        raise BadSetup("card-twice" if self.decks.get(name) in decks else "unknown-card", card=name)


def stack_below(t: Table, pile: Zone, top: list[int], rest: list[int]) -> None:
    """A pile with these cards on top, the first one uppermost, and the rest shuffled below."""
    t.stack(pile, rest)
    below = list(pile)
    t.stack(pile, top)
    pile[:] = [*below, *reversed(top)]
