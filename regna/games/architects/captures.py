"""The Town Centre and other captures (p. 11)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .constants import CAPTURES, CIRCLES, COLOURS, EFFECTS, TOWN_CENTRE
from .effects import AT_TOWN_CENTRE
from .ledger import discount, pay_silver, tax_due, why_not_silver
from .prompts import CAPTURE, RELIEVE
from .state import Architect, Site

Group = tuple[int, int]
"""A place and a colour."""


def visit_town_centre(t: Site, me: Architect) -> Flow:
    """Up to one capture for each own worker, counted when the worker is placed (X02)."""
    yield from capture_groups(t, me, me.at[TOWN_CENTRE], t.capture_places, priced=True)


def capture_groups(t: Site, me: Architect, number: int, places: int, *, priced: bool) -> Flow:
    """Take up to this many groups, from at most this many different places."""
    visited: list[int] = []
    for made in range(number):
        silver, tax = capture_price(t, me, made) if priced else (0, 0)
        group = yield me.choose(
            CAPTURE,
            groups(t),
            lambda group, need=silver + tax: why_not_capture(me, group, visited, places, need),  # type: ignore[misc]
            also=("stop",),
            about=lambda group: about_group(t, me, group),
            left=number - made,
            silver=silver + tax,
        )
        if group == "stop":
            return
        pay_silver(t, me, silver, tax)
        capture(t, me, group)
        if group[0] not in visited:
            visited.append(group[0])


def groups(t: Site) -> list[Group]:
    """Everybody who stands in a large circle."""
    return [(place, p.seat) for place in CIRCLES for p in t.players if p.at[place]]


def about_group(t: Site, me: Architect, group: Group | str) -> dict[str, object]:
    """Whose workers stand there, and how many."""
    if isinstance(group, str):
        return {}
    place, colour = group
    return {"workers": ("own" if colour == me.seat else COLOURS[colour], t.players[colour].at[place])}


def capture_price(t: Site, me: Architect, made: int) -> tuple[int, int]:
    """The first capture costs a tax, each further one a silver; Conspirators save silver once a visit (N04)."""
    if made == 0:
        return 0, tax_due(me, 1)
    saved = discount(t, me, AT_TOWN_CENTRE)
    free = saved > 0 if t.setup.options["conspirator"] == "per-capture" else made <= saved
    return (0 if free else 1), 0


def why_not_capture(me: Architect, group: Group, visited: list[int], places: int, need: int) -> Reason | None:
    if len(visited) == places and group[0] not in visited:
        return Reason("capture-places", CAPTURES, {"n": places})
    return why_not_silver(me, need, CAPTURES)


def why_not_town_centre(t: Site, me: Architect) -> Reason | None:
    """Where a visit must do something (N21); there is always the worker just placed to take back."""
    return why_not_silver(me, tax_due(me, 1), CAPTURES)


def capture(t: Site, me: Architect, group: Group) -> None:
    """All workers of one colour in one place: own ones go home, others to the captor's board."""
    place, colour = group
    owner = t.players[colour]
    n, owner.at[place] = owner.at[place], 0
    if owner is me:
        me.reserve += n
        t.tell("bring-home", me, place=place, n=n)
    else:
        me.captured[colour] += n
        t.tell("capture", me, place=place, who=colour, n=n)


# Buildings that capture (annex): free, and never more than they say


def capture_one(t: Site, me: Architect) -> Flow:
    """Armoury."""
    yield from capture_groups(t, me, 1, 1, priced=False)


def capture_two(t: Site, me: Architect) -> Flow:
    """Fortress: in one place or in two, at any number of players (N17)."""
    yield from capture_groups(t, me, 2, 2, priced=False)


def rescue_or_capture(t: Site, me: Architect) -> Flow:
    """Barracks."""
    what = yield me.choose(
        RELIEVE,
        ("rescue", "capture"),
        lambda what: why_not_relieve(t, me, what),
        also=("stop",),
        about=lambda _: {"n": held(t, me)},
    )
    if what == "rescue":
        rescue(t, me)
    elif what == "capture":
        yield from capture_one(t, me)


def why_not_relieve(t: Site, me: Architect, what: str) -> Reason | None:
    if what == "rescue":
        return None if held(t, me) else Reason("nobody-held", EFFECTS)
    return None if groups(t) else Reason("nobody-there", EFFECTS)


def held(t: Site, me: Architect) -> int:
    """Own workers on other boards."""
    return sum(rival.captured[me.seat] for rival in t.players)


def rescue(t: Site, me: Architect) -> None:
    """All own workers come home from the other boards."""
    n = held(t, me)
    for rival in t.players:
        rival.captured[me.seat] = 0
    me.reserve += n
    if n:
        t.tell("rescue", me, n=n)
