"""Tables that grow: what is looked up in one is found once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST_ENTRIES = 1 << 16
"""A table that has so many begins anew."""


class Lookup(dict[K, V]):
    """What was found for each key: cheaper to ask than a function that remembers, most of all for compiled rules."""

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_ENTRIES:
            self.clear()
        found = self[key] = self.find(key)
        return found
