"""What a host does to keep order at their table."""

from __future__ import annotations

from typing import NamedTuple


class Sanctions(NamedTuple):
    """The accounts that may not chat at a table, and those that may not come back to it."""

    muted: list[str] = []
    removed: list[str] = []
