"""Snapshots: a table between two steps as plain data, and the way back into a table, also of later rules.

A snapshot has the frozen content and, apart from it, the names of its fields, which are the same for a whole match.
"""

from __future__ import annotations

import json
from typing import Any

from .declare import CHILD, CHILDREN, DUMP
from .errors import BadRecord
from .game import Setup
from .state import Frozen, Part, State, parts, zones_of
from .table import Table
from .zone import EVERYBODY

LAYOUTS: dict[tuple[Any, ...], str] = {}
"""What is the same in all snapshots of tables of one shape."""
encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def take(table: Table, boundary: Frozen) -> str:
    """A table as it was at a boundary, as JSON on one line."""
    if table.shape not in LAYOUTS:
        LAYOUTS[table.shape] = f'"fields":{encode(layout(table))},"zones":{encode(hidden_zones(table))}'
    return f'{{{LAYOUTS[table.shape]},"content":{encode(boundary)}}}'


def restore(setup: Setup, snapshot: str) -> Table:
    """The table of a snapshot under the set-up's rules, or `BadRecord`.

    What these rules know and the snapshot does not starts as its prototype.
    """
    try:
        found = json.loads(snapshot)
        data = named(found["fields"], found["content"])
        table = setup.start()
        table.load(data)
        fit_knowledge(table, data, found["zones"])
        setup.game.audit(table)
    except Exception as error:
        raise BadRecord("record-position", why=type(error).__name__) from error
    return table


def layout(state: State) -> list[Any]:
    """The names of a state's lasting fields in order, those of states inside it with theirs."""
    return [layout_of(name, field.kind, getattr(state, name)) for name, field in lasting(state)]


def lasting(state: State) -> list[tuple[str, Any]]:
    return [(name, field) for name, field in type(state).__fields__.items() if field.kind in DUMP]


def layout_of(name: str, kind: int, value: Any) -> Any:
    if kind == CHILD:
        return {"name": name, "state": layout(value)}
    if kind == CHILDREN:
        return {"name": name, "states": [layout(child) for child in value]}
    return name


def named(fields: list[Any], content: list[Any]) -> dict[str, Any]:
    """Content by the names of its fields, as `State.load` wants it."""
    data = {}
    for field, value in zip(fields, content, strict=True):
        if isinstance(field, str):
            data[field] = value
        elif "state" in field:
            data[field["name"]] = named(field["state"], value)
        else:
            data[field["name"]] = [named(*each) for each in zip(field["states"], value, strict=True)]
    return data


def fit_knowledge(table: Table, data: dict[str, Any], before: list[str]) -> None:
    """Who knows which card, by today's cards and hidden zones: nobody knows anything of new ones."""
    seats = table.setup.seats
    table.known = [*data["known"], *[0] * len(table.cards)][: len(table.cards)]
    rows = {zone: data["maybe"][n * seats : (n + 1) * seats] for n, zone in enumerate(before)}
    table.maybe = [bits for zone in hidden_zones(table) for bits in rows.get(zone, [0] * seats)]


def hidden_zones(table: Table) -> list[str]:
    """The zones that not everybody sees into, by holder and name, in the order in which the table numbers them."""
    return [
        f"{holder_of(part)}{name}"
        for part in parts(table)
        for name, zone in zones_of(part.state)
        if zone.spot.sees != EVERYBODY
    ]


def holder_of(part: Part) -> str:
    """Who holds a state: a player by number, or the table as -1; then the way to it."""
    holder, way = (part.path[1], part.path[2:]) if part.path[:1] == ("players",) else (-1, part.path)
    return f"{holder} " + "".join(f"{step}." for step in way)
