"""Cards as lines of a table: what those of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, ClassVar, Self

from .errors import BadSetup

# Where a card's figures come from: the rulebook's words, the printed piece, or nowhere known: ours, and said so.
RULEBOOK, COMPONENT, RECONSTRUCTED = "rulebook", "component", "reconstructed"


@dataclass(frozen=True)
class Piece:
    """What all cards have in common; `copy` numbers equal cards from 1."""

    deck: ClassVar[str]
    key: str
    copy: int = field(default=1, kw_only=True)

    @property
    def pool(self) -> str:
        return self.deck

    @cached_property
    def slug(self) -> str:
        return self.key if self.copy == 1 else f"{self.key}-{self.copy}"

    def correct(self, figures: Mapping[str, Any]) -> Self:
        """The card with some of its figures set right."""
        return replace(self, **{name: self.corrected(name, value) for name, value in figures.items()})

    def corrected(self, name: str, value: object) -> Any:
        """What a figure becomes: a number for a number."""
        known = {each.name: getattr(self, each.name) for each in fields(self)}
        if type(known.get(name)) is int and name != "copy" and type(value) is int:
            return value
        raise BadSetup("bad-correction", card=self.key, figure=name, value=str(value))


def copies(cards: Iterable[Any], **changes: Any) -> list[Any]:
    """Every single card, with these changes: equal ones are numbered."""
    return [replace(card, copy=copy, **changes) for card in cards for copy in range(1, getattr(card, "copies", 1) + 1)]
