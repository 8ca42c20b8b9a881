"""Prompts: the questions a game can ask, and how their answers are written and said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .game import Setup


class Rule(NamedTuple):
    """A place in a rulebook: the key of our own summary of it, its page, and which book, if not the game's first."""

    key: str
    page: str
    book: str = ""


class Saying(NamedTuple):
    """A message by its key, with arguments that may be sayings themselves. What a language makes of it comes later."""

    key: str
    args: dict[str, Any]


class Kind:
    """One sort of value that options are made of: how it is written in a move and how it is said."""

    cards = False

    def write(self, value: Any, setup: Setup) -> str:
        return str(value)

    def say(self, value: Any, setup: Setup) -> Any:
        return value

    def pieces(self, value: Any) -> Sequence[str] | None:
        """The names of the pieces that a value consists of, if it is put together piece by piece."""
        return None


class Number(Kind):
    """A plain number."""


class Pieces(Number):
    """This many pieces of one name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def pieces(self, value: int) -> list[str]:
        return [self.name] * value


class Word(Kind):
    """One of a family of words: its messages are `family-word`."""

    def __init__(self, family: str) -> None:
        self.family = family

    def say(self, value: Any, setup: Setup) -> Saying:
        return Saying(f"{self.family}-{value}", {})


class Among(Kind):
    """A number that stands for one of a family of words."""

    def __init__(self, family: str, words: Sequence[str]) -> None:
        self.family = family
        self.words = words

    def write(self, value: int, setup: Setup) -> str:
        return self.words[value]

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying(f"{self.family}-{self.words[value]}", {})


class SeatName(Kind):
    """A seat, written as its colour."""

    def write(self, value: int, setup: Setup) -> str:
        return setup.game.colours[value]

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying(f"seat-{setup.game.colours[value]}", {})


class CardName(Kind):
    """A card, written as its slug."""

    cards = True

    def write(self, value: int, setup: Setup) -> str:
        return str(setup.cards[value].slug)

    def say(self, value: int, setup: Setup) -> Saying:
        return Saying(f"card-{setup.cards[value].key}", {})


NUMBER, SEAT, CARD = Number(), SeatName(), CardName()


class Prompt:
    """A question: its name, the rule behind it, and the kinds of values its options consist of.

    Words among the options ("stop") need no kind. `anchor` says what on the board an option points at, `spots` what
    such a word does. A prompt that `matters` is asked even when there is only one answer. One that is `secret` has
    answers that the others do not learn within the step, and that are no cards.
    """

    __slots__ = ("anchor", "kinds", "matters", "name", "names_cards", "rule", "secret", "single", "spots")

    def __init__(
        self,
        name: str,
        rule: Rule,
        *,
        anchor: str = "",
        spots: Mapping[str, str] | None = None,
        matters: bool = False,
        secret: bool = False,
        **kinds: Kind,
    ) -> None:
        self.name = name
        self.rule = rule
        self.anchor = anchor
        self.spots = spots or {}
        self.matters = matters
        self.secret = secret
        self.kinds = kinds
        self.names_cards = any(kind.cards for kind in kinds.values())
        self.single = next(iter(kinds.values())) if len(kinds) == 1 else None

    def parts(self, option: Any) -> Sequence[tuple[str, Kind, Any]]:
        """The option's values, each with its name and kind; none for a bare word of a prompt that knows other kinds."""
        if isinstance(option, tuple) and len(self.kinds) > 1:
            return [(name, kind, value) for (name, kind), value in zip(self.kinds.items(), option, strict=True)]
        for name, kind in self.kinds.items():
            if not isinstance(option, str) or isinstance(kind, Word):
                return [(name, kind, option)]
        return []

    def write(self, option: Any, setup: Setup) -> str:
        """The option as it stands in a move."""
        if self.single is not None and type(option) is int:
            return self.single.write(option, setup)
        parts = self.parts(option)
        return " ".join([kind.write(value, setup) for _, kind, value in parts]) if parts else str(option)

    def rename(self, option: Any, cards: dict[int, int]) -> Any:
        """The same option where some cards are others."""
        if not self.names_cards:
            return option
        if isinstance(option, tuple) and len(self.kinds) > 1:
            return tuple(cards.get(v, v) if k.cards else v for (_, k, v) in self.parts(option))
        parts = self.parts(option)
        return cards.get(option, option) if parts and parts[0][1].cards else option

    def __repr__(self) -> str:
        return f"Prompt({self.name})"
