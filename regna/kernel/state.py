"""State that is declared once: from its fields come copy, JSON both ways, hash and view. See `declare`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from .declare import (
    CHILD,
    CHILDREN,
    DERIVED,
    GRID,
    LIST,
    NOBODY,
    OWNED,
    PLAIN,
    REMEMBERED,
    SHOWN,
    ZONE,
    Field,
    StateType,
)
from .zone import EVERYBODY, PRIVATE, PUBLIC, Zone

if TYPE_CHECKING:
    from .table import Table

Frozen = tuple[Any, ...]
"""The content of a state as nested tuples: cheap to take, never changes, can be compared and hashed."""


class State(metaclass=StateType):
    """A piece of the table; see `declare`."""

    __fields__: ClassVar[dict[str, Field]] = {}
    __counted__: ClassVar[list[int]] = []

    # Every class gets these of its own, see `write_methods`.

    def freeze(self) -> Frozen:
        """All that lasts, as nested tuples."""
        raise NotImplementedError

    def thaw(self, frozen: Frozen) -> Self:
        """A new state with this content and, of what never changes, this one's."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """All that lasts, as JSON knows it."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> None:
        """Load this content; fields that it lacks start as their prototypes, and what else it has is ignored."""
        raise NotImplementedError

    def view(self, seat: int | None, table: Table, owner: int = NOBODY) -> dict[str, Any]:
        """What this seat, or a stranger, may see."""
        raise NotImplementedError

    def sight(self, seat: int, known: list[int], owner: int = NOBODY) -> tuple[Any, ...]:
        """The same for a seat that knows these cards, quick to compare; it holds only until something changes."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every zone in this state, at any depth."""
        raise NotImplementedError

    def copy(self) -> Self:
        return self.thaw(self.freeze())

    def digest(self, frozen: Frozen) -> str:
        """A short hash of a content of this state, the same on every machine and in every run."""
        counted = [frozen[place] for place in self.__counted__]
        return blake2b(repr(counted).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.freeze() == other.freeze()

    __hash__: ClassVar[Callable[..., int]] = None  # type: ignore[assignment]


def zones_of(state: State) -> list[tuple[str, Zone]]:
    """The zones a state itself declares, in order of declaration."""
    return [(name, getattr(state, name)) for name, field in type(state).__fields__.items() if field.kind == ZONE]


class Part(NamedTuple):
    """A state somewhere on the table: the way there, the seat it belongs to, and who sees it, a bit a seat."""

    path: tuple[str | int, ...]
    state: State
    owner: int
    sees: int

    def zone_sees(self, visible: str) -> int:
        """Who sees into a zone of this state that is declared so."""
        return self.sees if visible == PUBLIC else self.owner_sees if visible == PRIVATE else 0

    def field_sees(self, seen: int) -> int:
        """Who knows a field of this state that is declared so."""
        if seen == DERIVED:
            return EVERYBODY
        return self.sees if seen in (SHOWN, REMEMBERED) else self.owner_sees if seen == OWNED else 0

    @property
    def fields(self) -> list[tuple[str, int]]:
        """The names of the plain fields and lists of this state, and who knows each."""
        fields = type(self.state).__fields__.items()
        return [(name, self.field_sees(field.seen)) for name, field in fields if field.kind in (PLAIN, LIST, GRID)]

    @property
    def owner_sees(self) -> int:
        return self.sees & 1 << self.owner if self.owner >= 0 else 0


def parts(state: State, path: tuple[str | int, ...] = (), owner: int = NOBODY, sees: int = EVERYBODY) -> Iterator[Part]:
    """A state and all that lie in it, at any depth, in the order of `zones`."""
    part = Part(path, state, getattr(state, "seat", owner), sees)
    yield part
    for name, field in type(state).__fields__.items():
        if field.kind == CHILD:
            yield from parts(getattr(state, name), (*path, name), part.owner, part.field_sees(field.seen))
        elif field.kind == CHILDREN:
            for number, child in enumerate(getattr(state, name)):
                yield from parts(child, (*path, name, number), part.owner, part.field_sees(field.seen))
