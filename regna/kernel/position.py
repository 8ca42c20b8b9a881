"""Reading positions in words: what every game's `arrange` needs to refuse what makes no sense."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import BadSetup
from .table import Table
from .zone import Zone


def words_of(word: str, value: object, known: Iterable[str]) -> dict[str, Any]:
    """A table of words and values, each word one that is known; `_` is as good as `-`."""
    found = {str(name).replace("_", "-"): each for name, each in table_of(word, value).items()}
    known = tuple(known)
    for name in found:
        if name not in known:
            raise BadSetup("unknown-word", word=name, words=", ".join(known))
    return found


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


def seat_of(colours: Sequence[str], colour: object) -> int:
    """The player of a colour."""
    if colour not in colours:
        raise BadSetup("unknown-colour", colour=str(colour), colours=", ".join(colours))
    return colours.index(str(colour))


class Cards:
    """Hands out each card of a match once; `left` has those that are still to be had, by deck."""

    def __init__(self, table: Table, decks: Mapping[str, Sequence[int]]) -> None:
        self.cards = table.cards
        self.left = {deck: list(cards) for deck, cards in decks.items()}
        self.known = {self.cards[card].slug: deck for deck, cards in decks.items() for card in cards}

    def take(self, word: str, given: Mapping[str, Any], *decks: str) -> list[int]:
        """The cards of these decks that a word names."""
        names = given.get(word, [])
        if not isinstance(names, (list, tuple)):
            raise BadSetup("not-a-list", word=word)
        return [self.take_one(name, decks) for name in names]

    def take_one(self, name: object, decks: Sequence[str]) -> int:
        """A card by its slug, or any of those that share a key."""
        slug = str(name).replace("_", "-")
        for deck in decks:
            for card in self.left[deck]:
                if slug in (self.cards[card].slug, self.cards[card].key):
                    self.left[deck].remove(card)
                    return card
        raise BadSetup("card-twice" if self.known.get(slug) in decks else "unknown-card", card=slug)


def stack_below(table: Table, pile: Zone, top: Sequence[int], rest: Sequence[int]) -> None:
    """A pile with these cards on top, the first one uppermost, and the rest shuffled below."""
    table.stack(pile, rest)
    below = list(pile)
    table.stack(pile, top)
    pile[:] = [*below, *reversed(top)]
