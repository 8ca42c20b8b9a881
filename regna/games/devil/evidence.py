"""What a seat knows of roles, schedule and shards, and every world that fits it, each with its weight."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from .black_mass import MASS_WIDTH, mass_of
from .constants import CULTIST, DEVIL, NOBODY, PURE, ROLES, TAINTED
from .memory import Remembered, View, recall
from .schedule import Schedule, schedules
from .setup import LAYOUTS
from .shards import START, Hands, Known, Layer, Round, histories
from .state import Realm, Ruler

BLACK_MASS = 3
"""The round whose black mass shows the Devil's shards by icon."""


class Evidence(NamedTuple):
    """All that a seat has seen of what is secret; `souls` are the Devil's shards in the black masses (3 and 5)."""

    seat: int
    role: int
    deals: tuple[Remembered, ...]
    circulations: int
    price: int
    revealed: tuple[int, ...]
    not_so: tuple[tuple[int, int], ...]
    proofs: tuple[tuple[int, ...], ...]
    souls: tuple[tuple[int, int], ...]
    begun: Hands


class World(NamedTuple):
    """Who is who and whose chest goes where, and where shards may have gone."""

    weight: float
    layout: tuple[int, ...]
    schedule: Schedule
    layers: list[Layer]
    ends: list[tuple[float, Hands]]


def evidence(t: Realm, me: Ruler) -> Evidence:
    """What a seat knows now."""
    return Evidence(
        me.seat,
        me.role,
        deals_seen(me),
        t.circulation - (t.phase == "answer") if is_dealing(t) else 0,
        me.chest.price if is_dealing(t) else 0,
        tuple(rival.revealed for rival in t.players),
        tuple(excluded(t)),
        tuple(tuple(rival.proofs) for rival in t.players),
        (devils_shards(t), (t.souls[PURE], t.souls[TAINTED])),
        tuple(zip(t.begun[::2], t.begun[1::2], strict=True)) or START,
    )


def is_dealing(t: Realm) -> bool:
    """Whether chests are on their way."""
    return t.phase in ("circulate", "answer", "return")


def deals_seen(me: Ruler) -> tuple[Remembered, ...]:
    """The chest that lies open now is the last that was seen, but nothing has been done with it."""
    deals = recall(me.seen)
    if me.opened.icon == NOBODY:
        return deals
    view = shown(me)
    if deals and deals[-1].returned is None:
        return (*deals[:-1], deals[-1]._replace(views=(*deals[-1].views, view)))
    return (*deals, Remembered((view,), None))


def shown(me: Ruler) -> View:
    """The chest that lies open now."""
    seen = me.opened
    return View(seen.icon, seen.price, seen.taken, False, 0, 0, seen.pardons, *seen.offer)


def excluded(t: Realm) -> list[tuple[int, int]]:
    """Seats and roles that do not go together: who was wrongly accused, and icons that accused a seat."""
    wrong = list(zip(t.cleared[::2], t.cleared[1::2], strict=True))
    if t.opened_mass:
        wrong += [(who, role) for role in range(len(ROLES)) for who in mass_of(t, role)[-2:] if who != NOBODY]
    return wrong


def devils_shards(t: Realm) -> tuple[int, int]:
    if not t.opened_mass:
        return NOBODY, NOBODY
    chest = t.opened_mass[DEVIL * MASS_WIDTH : (DEVIL + 1) * MASS_WIDTH]
    return chest[-4], chest[-3]


@lru_cache(maxsize=256)
def worlds(known: Evidence) -> list[World]:
    """Every deal of roles and every schedule that fits, weighed by how likely the shards would have gone as seen."""
    found: list[World] = []
    tried: dict[tuple[Round, ...], tuple[list[Layer], list[tuple[float, Hands]]]] = {}
    for layout in LAYOUTS:
        if may_be(known, layout):
            for schedule in fitting(known, layout):
                rounds = story(known, layout, schedule)
                if rounds not in tried:
                    layers, ends = histories(rounds, known.begun)
                    tried[rounds] = layers, [(weight, hands) for hands, weight in ends.items()]
                layers, ways_to_end = tried[rounds]
                if ways_to_end:
                    found.append(
                        World(sum([weight for weight, _ in ways_to_end]), layout, schedule, layers, ways_to_end)
                    )
    return found


def may_be(known: Evidence, layout: tuple[int, ...]) -> bool:
    """Whether roles can be dealt so: one's own, those revealed, none excluded."""
    return (
        layout[known.seat] == known.role
        and all(role in (NOBODY, layout[seat]) for seat, role in enumerate(known.revealed))
        and all(layout[seat] != role for seat, role in known.not_so)
    )


def fitting(known: Evidence, layout: tuple[int, ...]) -> list[Schedule]:
    """The schedules that show the seat the icons it has seen."""
    icons = [
        (number, place, view.icon) for number, deal in enumerate(known.deals) for place, view in enumerate(deal.views)
    ]
    return [
        schedule
        for schedule in ways(layout)
        if all(layout[schedule[number][place][known.seat]] == icon for number, place, icon in icons)
    ]


@cache
def ways(layout: tuple[int, ...]) -> tuple[Schedule, ...]:
    return schedules(*(layout.index(role) for role in range(len(ROLES))))


# The shards' part of the story


def story(known: Evidence, layout: tuple[int, ...], schedule: Schedule) -> tuple[Round, ...]:
    """The rounds so far as the way of the shards sees them, by role."""
    return tuple(
        one_round(known, layout, schedule, number, deal) for number, deal in enumerate(rounds_of(known))
    )  # fmt: skip


def rounds_of(known: Evidence) -> tuple[Remembered, ...]:
    """The rounds whose deals have begun; in the last one no chest may have been opened yet."""
    under_way = known.price and (not known.deals or known.deals[-1].returned is not None)
    return (*known.deals, Remembered((), None)) if under_way else known.deals


def one_round(known: Evidence, layout: tuple[int, ...], schedule: Schedule, number: int, deal: Remembered) -> Round:
    viewers = [viewers_of(layout, schedule, number, role) for role in (DEVIL, CULTIST)]
    facts = [known_of(known, role, deal) for role in (DEVIL, CULTIST)]
    over = deal.returned is not None
    least, exactly = souls_after(known, number) if over else (NO_SHARDS, NOBODY)
    proofs = [known.proofs[layout.index(role)][number] if over else 0 for role in range(len(ROLES))]
    return Round(
        viewers[0],
        viewers[1],
        facts[0],
        facts[1],
        2 if over else known.circulations,
        over,
        least,
        tuple(proofs),
        exactly,
    )


NO_SHARDS: Hands = ((0, 0),) * len(ROLES)


def viewers_of(layout: tuple[int, ...], schedule: Schedule, number: int, role: int) -> tuple[int, int]:
    """The roles of the first and the second viewer of a chest."""
    owner = layout.index(role)
    first, second = (layout[seats.index(owner)] for seats in schedule[number])
    return first, second


def known_of(known: Evidence, role: int, deal: Remembered) -> Known:
    """What the seat knows of the chest of a role in a round."""
    if role == known.role:
        return own_chest(known, deal)
    for place, view in enumerate(deal.views):
        if view.icon == role:
            paid = (view.pure, view.tainted) if view.took and view.price < 0 else None
            return Known(view.price, taken_flags(known, place, view, deal), paid, own=place)
    return Known()


def own_chest(known: Evidence, deal: Remembered) -> Known:
    back = deal.returned
    if back is None:
        return Known(known.price)
    if not back.taken:
        return Known(back.price, (False, False))
    return Known(back.price, (None, None), (back.pure, back.tainted) if back.price < 0 else None, sold=True)


def taken_flags(known: Evidence, place: int, view: View, deal: Remembered) -> tuple[bool | None, bool | None]:
    """In which circulation the chest was taken, as far as its viewer can tell."""
    answered = deal.returned is not None or place < known.circulations
    took = bool(view.took) if answered else None
    return (took, None) if place == 0 else (bool(view.was_taken), False if view.was_taken else took)


def souls_after(known: Evidence, number: int) -> tuple[Hands, int]:
    """The Devil's shards as a black mass of that round showed them: in round 3 all tainted ones."""
    pure, tainted = known.souls[0] if number + 1 == BLACK_MASS else known.souls[1] if number + 1 == 5 else (0, 0)
    if pure == NOBODY:
        return NO_SHARDS, NOBODY
    hands = ((pure, tainted), *NO_SHARDS[1:])
    return hands, tainted if number + 1 == BLACK_MASS and known.souls[0][0] != NOBODY else NOBODY
