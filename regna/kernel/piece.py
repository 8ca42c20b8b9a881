"""Cards as lines of a table: what those of every game have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, ClassVar, Self

from .errors import BadSetup

# Where a card's figures come from: the rulebook's words, the printed piece, or nowhere known: ours, and said so.
RULEBOOK, COMPONENT, RECONSTRUCTED = "rulebook", "component", "reconstructed"


@dataclass(frozen=True)
class Piece:
    """A card; `copy` numbers equal cards from 1."""

    deck: ClassVar[str]
    key: str
    copy: int = field(default=1, kw_only=True)

    @property
    def pool(self) -> str:
        return self.deck

    @cached_property
    def slug(self) -> str:
        return self.key if self.copy == 1 else f"{self.key}-{self.copy}"

    def figures(self, *names: str) -> dict[str, Any]:
        """Those of some figures that the card has."""
        return {name: getattr(self, name) for name in names if hasattr(self, name)}

    def correct(self, figures: Mapping[str, Any]) -> Self:
        """The card with some of its figures set right."""
        known = [each.name for each in fields(self) if each.name != "copy"]
        changes: dict[str, Any] = {}
        for name, value in figures.items():
            right = self.read_figure(name, value) if name in known else None
            if right is None:
                raise BadSetup("bad-correction", card=self.key, figure=name, value=str(value))
            changes[name] = right
        return replace(self, **changes)

    def read_figure(self, name: str, value: object) -> object | None:
        """The figure that an owner of the box means, or None if it cannot be one; a game adds kinds of its own."""
        return value if isinstance(getattr(self, name), int) and type(value) is int else None


def copies(cards: Sequence[Any], **changes: Any) -> list[Any]:
    """Every single card of a table whose lines may say how many `copies` there are; equal ones are numbered."""
    return [replace(card, copy=copy, **changes) for card in cards for copy in range(1, getattr(card, "copies", 1) + 1)]
