"""Games and bots of other packages, found by their entry points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .errors import BadSetup

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def entry_points(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group, by name; where several packages use a name, the first of them."""
    from importlib import metadata  # takes longer than the games themselves, and most matches need none of it

    found: dict[str, EntryPoint] = {}
    for point in metadata.entry_points(group=group):
        found.setdefault(point.name, point)
    return found


def load_entry_point(point: EntryPoint) -> Any:
    """The object of an entry point, or `BadSetup` that names its package and what is wrong."""
    try:
        return point.load()
    except Exception as error:
        package = point.dist.name if point.dist else point.value
        why = f"{type(error).__name__}: {error}"
        raise BadSetup("broken-plugin", name=point.name, package=package, why=why) from error
