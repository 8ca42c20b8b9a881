"""Snapshots: a table between two steps as plain data, and the way back into a table, also of later rules."""

from __future__ import annotations

import json
from typing import Any

from .errors import BadRecord
from .game import Setup
from .state import Frozen, zones_of
from .table import Table
from .zone import EVERYBODY


def take(table: Table, boundary: Frozen) -> str:
    """A table as it was at a boundary, as JSON on one line."""
    before = table.thaw(boundary)
    return json.dumps(before.dump() | {"zones": hidden_zones(before)}, separators=(",", ":"), sort_keys=True)


def restore(setup: Setup, snapshot: str) -> Table:
    """The table of a snapshot under the set-up's rules, or `BadRecord`.

    What these rules know and the snapshot does not starts as its prototype.
    """
    try:
        data = json.loads(snapshot)
        table = setup.start()
        table.load(data)
        fit_knowledge(table, data)
        setup.game.audit(table)
    except Exception as error:
        raise BadRecord("record-position", why=type(error).__name__) from error
    return table


def fit_knowledge(table: Table, data: dict[str, Any]) -> None:
    """Who knows which card, by today's cards and hidden zones: nobody knows anything of new ones."""
    seats, zones = table.setup.seats, hidden_zones(table)
    table.known = [*data["known"], *[0] * len(table.cards)][: len(table.cards)]
    rows = {zone: data["maybe"][n * seats : (n + 1) * seats] for n, zone in enumerate(data["zones"])}
    table.maybe = [bits for zone in zones for bits in rows.get(zone, [0] * seats)]


def hidden_zones(table: Table) -> list[str]:
    """The zones that not everybody sees into, by holder and name, in the order in which the table numbers them."""
    return [
        f"{holder} {name}"
        for holder, state in enumerate((table, *table.players), -1)
        for name, zone in zones_of(state)
        if zone.spot.sees != EVERYBODY
    ]
