"""What the companion for the real box needs to know, as plain data; the page is built with it."""

from __future__ import annotations

from .schedule import Schedule, schedules

ROLES = ("devil", "cultist", "sun", "moon")
"""In the order in which `schedules` takes their seats."""


def companion() -> dict[str, tuple[str, ...] | tuple[Schedule, ...]]:
    """The roles, and the ways to hand the chests out with a role's number in the place of its seat."""
    return {"roles": ROLES, "schedules": schedules(*range(len(ROLES)))}
