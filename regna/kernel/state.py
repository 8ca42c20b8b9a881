"""State that is declared once: from its fields come copy, JSON both ways, hash and view.

A field is a name with a prototype value; every instance starts with a copy of the prototype.

    class Farm(State):
        corn: int = 3
        fields: list[int] = [0] * 6
        barn: Zone = zone(PRIVATE)
        seed: int = hidden(0)
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from .zone import PUBLIC, Zone

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T")
S = TypeVar("S", bound="State")

PLAIN, LIST, GRID, ZONE, CHILD, CHILDREN, SHARED, PASSING = range(8)
SHOWN, OWNED, HIDDEN, DERIVED = range(4)


class Field:
    """How one field is copied (`kind`), who sees it (`seen`) and what it starts as."""

    __slots__ = ("kind", "prototype", "seen")

    def __init__(self, prototype: object, kind: int | None = None, seen: int = SHOWN) -> None:
        self.prototype = prototype
        self.kind = kind_of(prototype) if kind is None else kind
        self.seen = seen


def kind_of(prototype: object) -> int:
    if isinstance(prototype, Zone):
        return ZONE
    if isinstance(prototype, State):
        return CHILD
    if isinstance(prototype, list):
        return GRID if prototype and isinstance(prototype[0], list) else LIST
    assert prototype is None or isinstance(prototype, (int, str, tuple)), f"no field can start as {prototype!r}"
    return PLAIN


def private(prototype: T) -> T:
    """A field that only its own seat sees; of a list the others see the size."""
    return cast(T, Field(prototype, seen=OWNED))


def hidden(prototype: T) -> T:
    """A field that no view shows."""
    return cast(T, Field(prototype, seen=HIDDEN))


def derived(prototype: T) -> T:
    """A field that no view shows and no hash counts, since it follows from all that happened."""
    return cast(T, Field(prototype, seen=DERIVED))


def many(_of: type[S]) -> list[S]:
    """A list of further states."""
    return cast("list[S]", Field([], CHILDREN))


def shared(prototype: T) -> T:
    """A field that never changes during a match: copies share it, and it is not part of the state."""
    return cast(T, Field(prototype, SHARED, HIDDEN))


def passing(prototype: T) -> T:
    """A field that is not part of the state: a copy starts with the prototype."""
    return cast(T, Field(prototype, PASSING, HIDDEN))


class StateType(type):
    """Turns the class body's prototypes into slots and writes the methods that depend on them."""

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StateType:
        own = {k: v for k, v in body.items() if not k.startswith("__") and not is_code(v)}
        for field in own:
            del body[field]
        body["__slots__"] = tuple(own)
        inherited = {k: v for base in bases for k, v in getattr(base, "__fields__", {}).items()}
        cls = super().__new__(mcls, name, bases, body)
        fields = inherited | {k: v if isinstance(v, Field) else Field(v) for k, v in own.items()}
        lasting = [field for field in fields.values() if field.kind in DUMP]
        type.__setattr__(cls, "__fields__", fields)
        type.__setattr__(cls, "__counted__", [place for place, f in enumerate(lasting) if f.seen != DERIVED])
        for method, source in write_methods(fields).items():
            scope: dict[str, Any] = {"cls": cls, "new": cls.__new__}
            scope |= {f"_{name}": field.prototype for name, field in fields.items()}
            exec(source, scope)
            type.__setattr__(cls, method, scope[method])
        return cls


def is_code(value: object) -> bool:
    return callable(value) or isinstance(value, (property, staticmethod, classmethod))


# Code that is written once per class. Each entry handles one field, by its kind.

START = {
    PLAIN: "me.{f} = _{f}",
    LIST: "me.{f} = _{f}[:]",
    GRID: "me.{f} = [row[:] for row in _{f}]",
    ZONE: "me.{f} = type(_{f})(_{f})",
    CHILD: "me.{f} = _{f}.copy()",
    CHILDREN: "me.{f} = []",
    SHARED: "me.{f} = _{f}",
    PASSING: "me.{f} = _{f}",
}
FREEZE = {
    PLAIN: "me.{f}",
    LIST: "tuple(me.{f})",
    GRID: "tuple(map(tuple, me.{f}))",
    ZONE: "tuple(me.{f})",
    CHILD: "me.{f}.freeze()",
    CHILDREN: "tuple([child.freeze() for child in me.{f}])",
}
THAW = {
    PLAIN: "to.{f} = {f}",
    LIST: "to.{f} = [*{f}]",
    GRID: "to.{f} = [[*row] for row in {f}]",
    ZONE: "to.{f} = type(me.{f})({f})",
    CHILD: "to.{f} = me.{f}.thaw({f})",
    CHILDREN: "to.{f} = [child.thaw(part) for child, part in zip(me.{f}, {f})]",
    SHARED: "to.{f} = me.{f}",
    PASSING: "to.{f} = _{f}",
}
DUMP = {
    PLAIN: "me.{f}",
    LIST: "me.{f}[:]",
    GRID: "[row[:] for row in me.{f}]",
    ZONE: "list(me.{f})",
    CHILD: "me.{f}.dump()",
    CHILDREN: "[child.dump() for child in me.{f}]",
}
LOAD = {
    PLAIN: "me.{f} = tuple(data['{f}']) if type(data['{f}']) is list else data['{f}']",
    LIST: "me.{f} = list(data['{f}'])",
    GRID: "me.{f} = [list(row) for row in data['{f}']]",
    ZONE: "me.{f}[:] = data['{f}']",
    CHILD: "me.{f}.load(data['{f}'])",
    CHILDREN: "for child, part in zip(me.{f}, data['{f}'], strict=True): child.load(part)",
}
RESET = START | {
    ZONE: "me.{f}[:] = _{f}",
    CHILD: "me.{f}.load({{}})",
    CHILDREN: "for child in me.{f}: child.load({{}})",
}
VIEW = {
    ZONE: "me.{f}.view(seat, table.known)",
    CHILD: "me.{f}.view(seat, table)",
    CHILDREN: "[child.view(seat, table) for child in me.{f}]",
}


def write_methods(fields: dict[str, Field]) -> dict[str, str]:
    """The source of each generated method for these fields."""
    lasting = {name: field for name, field in fields.items() if field.kind in DUMP}
    unpack = "".join(f"{name}, " for name in lasting) + "= frozen" if lasting else "pass"
    frozen = "".join(FREEZE[field.kind].format(f=name) + ", " for name, field in lasting.items())
    return {
        "__init__": block("__init__(me)", [START[f.kind].format(f=n) for n, f in fields.items()]),
        "freeze": block("freeze(me)", [f"return ({frozen})"]),
        "thaw": block(
            "thaw(me, frozen)",
            [unpack, "to = new(cls)", *(THAW[f.kind].format(f=n) for n, f in fields.items()), "return to"],
        ),
        "dump": block("dump(me)", [mapping({n: DUMP[f.kind].format(f=n) for n, f in lasting.items()})]),
        "load": block("load(me, data)", [line for n, f in lasting.items() for line in load_of(n, f)]),
        "view": block(
            "view(me, seat, table)",
            [mapping({n: view_of(n, f) for n, f in lasting.items() if f.seen in (SHOWN, OWNED)})],
        ),
    }


def block(head: str, lines: list[str]) -> str:
    return f"def {head}:\n" + "".join(f"    {line}\n" for line in lines or ["pass"])


def mapping(entries: dict[str, str]) -> str:
    return "return {" + ", ".join(f"{name!r}: {code}" for name, code in entries.items()) + "}"


def load_of(name: str, field: Field) -> list[str]:
    """A field that other rules did not know yet starts as its prototype."""
    load, reset = (code[field.kind].format(f=name) for code in (LOAD, RESET))
    return [f"if {name!r} in data:", f"    {load}", "else:", f"    {reset}"]


def view_of(name: str, field: Field) -> str:
    public = isinstance(field.prototype, Zone) and field.prototype.spot.visible == PUBLIC
    code = (DUMP if public else DUMP | VIEW)[field.kind].format(f=name)
    if field.seen == OWNED:
        other = f"{{'size': len(me.{name})}}" if field.kind in (LIST, GRID) else "None"
        return f"{code} if seat == me.seat else {other}"
    return code


Frozen = tuple[Any, ...]
"""The content of a state as nested tuples: cheap to take, never changes, can be compared and hashed."""


class State(metaclass=StateType):
    """A piece of the table; see the module's docstring."""

    __fields__: ClassVar[dict[str, Field]]
    __counted__: ClassVar[list[int]]

    if TYPE_CHECKING:

        def freeze(self) -> Frozen: ...
        def thaw(self, frozen: Frozen) -> Self:
            """A new state with this content and, of what never changes, this one's."""

        def dump(self) -> dict[str, Any]: ...
        def load(self, data: dict[str, Any]) -> None:
            """Take over a content; what it lacks starts as its prototype, what it has besides is left."""

        def view(self, seat: int | None, table: Table) -> dict[str, Any]: ...

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
