"""The declaration of state: fields with prototypes, who sees them, and the code that follows from them.

A field is a name with a prototype value; every instance starts with a copy of the prototype.

    class Farm(State):
        corn: int = 3
        fields: list[int] = [0] * 6
        barn: Zone = zone(PRIVATE)
        savings: int = private(0)
        seed: int = hidden(0)

Who sees what: a plain field is public, everything else says so. A state with a `seat` belongs to that seat, with all
that lies in it; what is private in a state that belongs to nobody is seen by nobody. A state that is itself private or
hidden hides all that lies in it.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from .zone import PUBLIC, Zone

T = TypeVar("T")

PLAIN, LIST, GRID, ZONE, CHILD, CHILDREN, SHARED, PASSING = range(8)
SHOWN, OWNED, HIDDEN, DERIVED, REMEMBERED = range(5)
NOBODY = -1


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
    if is_state(prototype):
        return CHILD
    assert not holds_states(prototype), "no list of zones; one of states is many(...)"
    if isinstance(prototype, list):
        return GRID if prototype and isinstance(prototype[0], list) else LIST
    assert prototype is None or isinstance(prototype, (int, str, tuple)), f"no field can start as {prototype!r}"
    return PLAIN


def is_state(value: object) -> bool:
    return hasattr(value, "__fields__")


def holds_states(prototype: object) -> bool:
    """Whether states or zones lie in a plain list or tuple, at any depth, where all would see them."""
    if not isinstance(prototype, list | tuple):
        return False
    return any(isinstance(each, Zone) or is_state(each) or holds_states(each) for each in prototype)


def private(prototype: T) -> T:
    """A field that only its own seat sees; of a list the others see the size."""
    return declared(prototype, OWNED)


def hidden(prototype: T) -> T:
    """A field that no view shows, since nobody knows it."""
    return declared(prototype, HIDDEN)


def remembered(prototype: T) -> T:
    """A field that no view shows though all know it: people must remember what they saw."""
    return declared(prototype, REMEMBERED)


def derived(prototype: T) -> T:
    """A field of the kernel's own that no view shows and no hash counts, since it follows from all that happened."""
    return declared(prototype, DERIVED)


def declared(prototype: T, seen: int) -> T:
    """A field, or further states, with its readers; a zone says itself who sees into it."""
    field = prototype if isinstance(prototype, Field) else Field(prototype)
    assert field.kind != ZONE, "a zone says itself who sees into it"
    return cast(T, Field(field.prototype, field.kind, seen))


def many(_of: type[T]) -> list[T]:
    """A list of further states."""
    return cast("list[T]", Field([], CHILDREN))


def shared(prototype: T) -> T:
    """A field that never changes during a match: copies share it, and it is not part of the state."""
    return cast(T, Field(prototype, SHARED, HIDDEN))


def passing(prototype: T) -> T:
    """A field that is not part of the state: a copy starts with the prototype."""
    return cast(T, Field(prototype, PASSING, HIDDEN))


class StateType(type):
    """Turns the class body's prototypes into slots and writes the methods that depend on them."""

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StateType:
        own = {k: v for k, v in body.items() if is_declared(k, v)}
        for field in own:
            del body[field]
        body["__slots__"] = tuple(own)
        inherited = {k: v for base in bases for k, v in getattr(base, "__fields__", {}).items()}
        cls = super().__new__(mcls, name, bases, body)
        derive(cls, inherited | as_fields(own))
        return cls


def as_fields(declared: dict[str, Any]) -> dict[str, Field]:
    return {name: value if isinstance(value, Field) else Field(value) for name, value in declared.items()}


def derive(cls: Any, fields: dict[str, Field]) -> None:
    """Give a class all that follows from its fields."""
    cls.__fields__ = fields
    cls.__counted__ = counted(fields)
    for method, source in write_methods(fields).items():
        scope: dict[str, Any] = {"cls": cls, "new": cls.__new__}
        scope |= {f"_{name}": field.prototype for name, field in fields.items()}
        exec(source, scope)
        setattr(cls, method, scope[method])


def counted(fields: dict[str, Field]) -> list[int]:
    """The places, in a frozen content, of the fields that a hash counts."""
    lasting = [field for field in fields.values() if field.kind in DUMP]
    return [place for place, field in enumerate(lasting) if field.seen != DERIVED]


def is_declared(name: str, value: object) -> bool:
    """Whether something in a class body is a field, and neither code nor Python's own."""
    return not (name.startswith("__") or callable(value) or isinstance(value, (property, staticmethod, classmethod)))


# Code that is written once per class. Each entry handles one field, by its kind.

START = {
    PLAIN: "me.{f} = _{f}",
    LIST: "me.{f} = _{f}[:]",
    GRID: "me.{f} = [row[:] for row in _{f}]",
    ZONE: "me.{f} = type(_{f})()",
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
    CHILDREN: "for each_{f}, part in zip(me.{f}, data['{f}'], strict=True): each_{f}.load(part)",
}
RESET = START | {
    ZONE: "me.{f}[:] = _{f}",
    CHILD: "me.{f}.load({{}})",
    CHILDREN: "for each_{f} in me.{f}: each_{f}.load({{}})",
}
VIEW = {
    ZONE: "me.{f}.view(seat, table.known)",
    CHILD: "me.{f}.view(seat, table, owner)",
    CHILDREN: "[child.view(seat, table, owner) for child in me.{f}]",
}
SIGHT = {
    PLAIN: "me.{f}",
    LIST: "me.{f}",
    GRID: "me.{f}",
    ZONE: "[card if known[card] >> seat & 1 else -1 for card in me.{f}]",
    CHILD: "me.{f}.sight(seat, known, owner)",
    CHILDREN: "[child.sight(seat, known, owner) for child in me.{f}]",
}
"""As `VIEW`, to be compared only: nothing is named or copied, and a card counts as far as the seat knows it."""
INSIDE = {
    CHILD: "*me.{f}.zones()",
    CHILDREN: "*[zone for child in me.{f} for zone in child.zones()]",
}


def write_methods(fields: dict[str, Field]) -> dict[str, str]:
    """The source of each generated method for these fields."""
    lasting = {name: field for name, field in fields.items() if field.kind in DUMP}
    unpack = "".join(f"{name}, " for name in lasting) + "= frozen" if lasting else "pass"
    frozen = "".join(FREEZE[field.kind].format(f=name) + ", " for name, field in lasting.items())
    zones = [f"me.{n}" for n, f in fields.items() if f.kind == ZONE]
    zones += [INSIDE[f.kind].format(f=n) for n, f in fields.items() if f.kind in INSIDE]
    shown = {n: f for n, f in lasting.items() if f.seen in (SHOWN, OWNED)}
    views = mapping({n: view_of(n, f) for n, f in shown.items()})
    sights = "return (" + "".join(sight_of(n, f) + ", " for n, f in shown.items()) + ")"
    whose = ["owner = me.seat"] if "seat" in fields else []
    return {
        "__init__": block("__init__(me)", [START[f.kind].format(f=n) for n, f in fields.items()]),
        "freeze": block("freeze(me)", [f"return ({frozen})"]),
        "thaw": block(
            "thaw(me, frozen)",
            [unpack, "to = new(cls)", *(THAW[f.kind].format(f=n) for n, f in fields.items()), "return to"],
        ),
        "dump": block("dump(me)", [mapping({n: DUMP[f.kind].format(f=n) for n, f in lasting.items()})]),
        "load": block("load(me, data)", [line for n, f in lasting.items() for line in load_of(n, f)]),
        "view": block(f"view(me, seat, table, owner={NOBODY})", [*whose, views]),
        "sight": block(f"sight(me, seat, known, owner={NOBODY})", [*whose, sights]),
        "zones": block("zones(me)", [f"return [{', '.join(zones)}]"]),
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
    code = (DUMP if is_public_zone(field) else DUMP | VIEW)[field.kind].format(f=name)
    return seen_by_owner(field, code, f"{{'size': len(me.{name})}}")


def sight_of(name: str, field: Field) -> str:
    """Zones that all see into, and those that show faces, look as in a view."""
    if is_public_zone(field):
        return f"me.{name}"
    if isinstance(field.prototype, Zone) and field.prototype.spot.shows_face:
        return f"me.{name}.view(seat, known)"
    return seen_by_owner(field, SIGHT[field.kind].format(f=name), f"len(me.{name})")


def is_public_zone(field: Field) -> bool:
    return isinstance(field.prototype, Zone) and field.prototype.spot.visible == PUBLIC


def seen_by_owner(field: Field, code: str, size: str) -> str:
    """Of what only its own seat sees the others see the size, if it has one."""
    if field.seen != OWNED:
        return code
    return f"{code} if seat == owner else {size if field.kind in (LIST, GRID, CHILDREN) else None}"
