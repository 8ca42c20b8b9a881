"""Differences between two states as they are sent: a tree of what has changed, the same for all games.

A list in it is a new value, `[value]`, or a value that has gone, `[]`; an object leads to what has changed within
an object or, by number, within a list: `{"view": {"players": {"0": {"silver": [3]}}}, "question": [null]}`.
"""

from __future__ import annotations

from typing import Any

GONE: list[Any] = []
NESTED = dict, list
Tree = dict[str, Any] | list[Any]


def difference(old: Any, new: Any) -> Tree:
    """What turns one state into another; empty if nothing has changed. Fields must keep their types."""
    if isinstance(new, dict) and isinstance(old, dict):
        tree: Tree = {} if old.keys() == new.keys() else {name: GONE for name in old if name not in new}
        for name, value in new.items():
            if name not in old:
                tree[name] = [value]
            elif (before := old[name]) != value:
                tree[name] = difference(before, value) if isinstance(value, NESTED) else [value]
        return tree
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        return {str(place): difference(old[place], value) for place, value in enumerate(new) if old[place] != value}
    return [new]


def apply_difference(old: Any, tree: Tree) -> Any:
    """An older state with a difference applied; the older one stays as it is, and what has not changed is shared."""
    if isinstance(tree, list):
        return tree[0]
    if isinstance(old, list):
        return [apply_difference(item, tree[str(n)]) if str(n) in tree else item for n, item in enumerate(old)]
    kept = {name: value for name, value in old.items() if tree.get(name) != GONE}
    return kept | {name: apply_difference(old.get(name), within) for name, within in tree.items() if within != GONE}
