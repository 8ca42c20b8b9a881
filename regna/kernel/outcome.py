"""Outcomes of chance that are entered, so that a real box can be followed, puzzles set, and tests choose their luck.

    chance draw chapel keep      the next cards of their piles; they go on top at once
    chance shuffle chapel keep   what lies on top after the next shuffle
    chance roll 2                the next number, counted from 0
    chance dice 3 2 2 4          the next dice

Chance is a seat of its own and an outcome its move: it stands in the record and is taken back like any other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .errors import NotOffered

if TYPE_CHECKING:
    from .game import Setup
    from .table import Table
    from .zone import Zone

CHANCE = -1
"""The seat whose moves are outcomes."""
COLOUR = "chance"
DRAW, SHUFFLE, ROLL, DICE = "draw", "shuffle", "roll", "dice"
OF_CARDS = DRAW, SHUFFLE
LINE = re.compile(r"chance (?P<kind>draw|shuffle|roll|dice) (?P<values>.+)")
NUMBER = re.compile(r"\d{1,9}", re.ASCII)


class Outcome(NamedTuple):
    """What a kind of chance gives next: numbers, or cards from the top."""

    kind: str
    values: tuple[int, ...]

    def enter(self, table: Table) -> None:
        """Put cards that will be drawn on top of their piles; all else waits until the rules ask chance for it."""
        if self.kind == DRAW:
            put_on_top(table, self.values)
        else:
            table.outcomes = (*table.outcomes, self)

    def rename(self, cards: Mapping[int, int]) -> Outcome:
        """The same outcome where some cards are others."""
        return Outcome(self.kind, tuple(cards.get(v, v) for v in self.values)) if self.kind in OF_CARDS else self


# In their text form


def is_outcome(line: str) -> bool:
    """Whether a line of play is a move of chance."""
    return line.partition(" ")[0] == COLOUR


def read_outcome(line: str, setup: Setup) -> Outcome:
    """The outcome that a line means, if it can be one at all."""
    found = LINE.fullmatch(" ".join(line.split()))
    if found is None:
        raise NotOffered("chance-unread", move=line)
    kind, words = found["kind"], found["values"].split()
    read = read_card if kind in OF_CARDS else read_number
    values = tuple([read(word, setup) for word in words])
    if kind in OF_CARDS and len(set(values)) < len(values):
        raise NotOffered("chance-unread", move=line)
    return Outcome(kind, values)


def read_card(slug: str, setup: Setup) -> int:
    for number, card in enumerate(setup.cards):
        if card.slug == slug:
            return number
    raise NotOffered("chance-card", card=slug)


def read_number(word: str, _: Setup) -> int:
    if NUMBER.fullmatch(word) is None:
        raise NotOffered("chance-unread", move=word)
    return int(word)


def write_outcome(outcome: Outcome, setup: Setup) -> str:
    """An outcome as it stands in a record."""
    words = [setup.cards[v].slug if outcome.kind in OF_CARDS else str(v) for v in outcome.values]
    return " ".join([COLOUR, outcome.kind, *words])


# Coming true


def put_on_top(table: Table, cards: Sequence[int]) -> None:
    """Swap cards with those on top of the piles they lie in, the first uppermost; refused where anybody could tell."""
    piles = [pile_of(table, card) for card in cards]
    tops = {id(pile): (pile, [card for card in cards if card in pile]) for pile in piles}
    for pile, wanted in tops.values():
        for now, then in zip(reversed(pile), wanted, strict=False):
            if now != then and not could_swap(table, pile, now, then):
                raise NotOffered("chance-known", card=table.cards[then].slug)
    for pile, wanted in tops.values():
        lift(pile, wanted)


def pile_of(table: Table, card: int) -> Zone:
    """The pile that a card lies in, of which nobody sees the cards."""
    for zone in table.zones():
        if card in zone and not zone.spot.sees:
            return zone
    raise NotOffered("chance-card", card=table.cards[card].slug)


def could_swap(table: Table, pile: Zone, one: int, other: int) -> bool:
    """Whether no seat would notice that two cards of a pile change places."""
    face = pile.spot.face
    return not table.known[one] | table.known[other] and (face is None or face(one) == face(other))


def lift(cards: list[int], wanted: Sequence[int]) -> None:
    """Bring some of the cards to the top, the first uppermost; each changes places with the one that lies there."""
    for place, card in enumerate(wanted, 1):
        here = cards.index(card)
        cards[here], cards[-place] = cards[-place], card


def shuffled(table: Table, cards: list[int]) -> None:
    """Bring those cards of a shuffled pile to the top that were entered for it."""
    wanted = table.take_outcome(SHUFFLE) or ()
    for card in wanted:
        if card not in cards:
            raise NotOffered("chance-card", card=table.cards[card].slug)
    lift(cards, wanted)


def rolled(table: Table, kind: str, numbers: Sequence[int], least: int, most: int) -> Sequence[int]:
    """The numbers that were entered for a roll, or else those that were rolled."""
    entered = table.take_outcome(kind)
    if entered is None:
        return numbers
    if len(entered) != len(numbers) or not all(least <= number <= most for number in entered):
        entered_words = " ".join(map(str, entered))
        raise NotOffered("chance-numbers", values=entered_words, n=len(numbers), least=least, most=most)
    return entered
