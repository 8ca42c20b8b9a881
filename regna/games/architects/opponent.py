"""Constantine and Helena (annex, solo game). The frame is the rulebook's; the scheme cards are a reconstruction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...kernel import Flow
from .captures import capture, held, rescue
from .constants import (
    CIRCLES,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MARBLE,
    MARKET_LEFT,
    MARKET_PLACES,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from .guardhouse import free, imprison
from .guildhall import TOP, has_space, take_reward, take_slot
from .ledger import change_virtue, destroy_debt, gain, take_debt
from .state import Architect, Site
from .workshop import refill

CAPTURE_ORDER = (MINES, QUARRY, FOREST, SILVERSMITH, STOREHOUSE, WORKSHOP, GUARDHOUSE, TAX_STAND, TOWN_CENTRE)

# What a scheme can tell it to do


class Advance(NamedTuple):
    """Work on the Cathedral, up to a level; else something else."""

    up_to: int
    otherwise: Step


class Virtue(NamedTuple):
    by: int


class Marble(NamedTuple):
    n: int


class MarblePerWorkers(NamedTuple):
    """A marble for every n of its workers here."""

    per: int
    most: int
    round_up: bool


class CaptureGroups(NamedTuple):
    n: int


class CapturePerWorker(NamedTuple):
    """A capture for each own worker at the Town Centre."""

    most: int


class Raid(NamedTuple):
    """Capture here if this many stand here; else something else."""

    least: int
    otherwise: Step


class Sell(NamedTuple):
    """All captives to the Prison, for one marble in all."""


class ReleaseAll(NamedTuple):
    pass


class RescueByDebt(NamedTuple):
    pass


class DestroyDebt(NamedTuple):
    otherwise: Step | None = None


class ClearTax(NamedTuple):
    """The silver of the Tax Stand goes to the supply, with a marble for every n coins."""

    per: int
    most: int


class TurnOver(NamedTuple):
    """The first apprentice of both rows goes under the pile."""


class AddFuture(NamedTuple):
    """A future scheme is shuffled into the pile, unseen."""


class Remove(NamedTuple):
    """This scheme leaves the game."""


class FirstOf(NamedTuple):
    """The first branch whose condition holds."""

    branches: tuple[tuple[Callable[[Site, Architect], bool], Step], ...]


Step = (
    Advance | Virtue | Marble | MarblePerWorkers | CaptureGroups | CapturePerWorker | Raid | Sell | ReleaseAll
    | RescueByDebt | DestroyDebt | ClearTax | TurnOver | AddFuture | Remove | FirstOf
)  # fmt: skip


def holds_captive(t: Site, me: Architect) -> bool:
    return any(me.captured)


def has_prisoner(t: Site, me: Architect) -> bool:
    return t.prison[me.seat] > 0


def three_are_held(t: Site, me: Architect) -> bool:
    return held(t, me) >= 3


def otherwise(t: Site, me: Architect) -> bool:
    return True


# Its turn


def opponent_turn(t: Site, me: Architect) -> Flow:
    """Reveal the top scheme, place a worker where it says and follow it; without workers, call them home."""
    if not me.reserve:
        recall(t, me)
        return
    if not t.schemes:
        for card in list(t.schemes_seen):
            t.move(card, t.schemes_seen, t.schemes)
        t.shuffle(t.schemes)
    card = t.draw(t.schemes, t.schemes_seen)
    scheme = t.scheme(card)
    t.tell("scheme", me, card=card)
    place, steps = scheme.place, scheme.steps
    if place == TAX_STAND and t.tax == 0:
        place, steps = SILVERSMITH, scheme.instead
    place_for_scheme(t, me, place)
    for step in steps:
        yield from follow(t, me, place, step)


def place_for_scheme(t: Site, me: Architect, place: int) -> None:
    me.reserve -= 1
    if place in CIRCLES:
        me.at[place] += 1
    elif place == GUILDHALL:
        take_slot(t, me)
    else:
        place = free_market_place(t, place)
        t.market[place - MARKET_LEFT] = me.seat
        t.reset_due = -1 not in t.market
    t.tell("place", me, place=place)


def free_market_place(t: Site, wanted: int) -> int:
    """The wanted place of the Black Market or, if that is taken, the next free one to the right, round the corner."""
    at = wanted - MARKET_LEFT
    return next(place for place in MARKET_PLACES[at:] + MARKET_PLACES[:at] if t.market[place - MARKET_LEFT] < 0)


def recall(t: Site, me: Architect) -> None:
    """All its workers come home but those in the Black Market and the Guildhall; seen schemes go under the pile."""
    t.recalls += 1
    me.reserve += sum(me.at)
    me.at = [0] * len(me.at)
    free(t, me, t.prison[me.seat])
    rescue(t, me)
    n = len(t.schemes_seen)
    for card in list(t.schemes_seen):
        t.bury(card, t.schemes_seen, t.schemes)
    t.stir(t.schemes, n)
    t.tell("recall", me)


def follow(t: Site, me: Architect, place: int, step: Step) -> Flow:
    """Do one step of a scheme; what cannot be done is skipped."""
    match step:
        case Advance(up_to, instead):
            if me.level < min(up_to, TOP) and has_space(t, me.level + 1):
                me.level += 1
                t.tell("cathedral", me, level=me.level)
                yield from take_reward(t, me)
            else:
                yield from follow(t, me, place, instead)
        case Virtue(by):
            yield from change_virtue(t, me, by)
        case Marble(n):
            gain(t, me, MARBLE, n)
        case MarblePerWorkers(per, most, round_up):
            full, rest = divmod(me.at[place], per)
            gain(t, me, MARBLE, min(most, full + 1 if rest and round_up else full))
        case CaptureGroups(n):
            capture_largest(t, me, n)
        case CapturePerWorker(most):
            capture_largest(t, me, min(most, me.at[place]))
        case Raid(least, instead):
            group = largest(t, me, [place])
            if group is not None and t.players[group[1]].at[place] >= least:
                capture(t, me, group)
            else:
                yield from follow(t, me, place, instead)
        case Sell():
            if any(me.captured):
                imprison(t, me)
                gain(t, me, MARBLE, 1)
        case ReleaseAll():
            free(t, me, t.prison[me.seat])
        case RescueByDebt():
            yield from take_debt(t, me)
            yield from change_virtue(t, me, -1)
            rescue(t, me)
        case DestroyDebt(instead_of_none):
            if me.unpaid:
                destroy_debt(t, me)
            elif instead_of_none is not None:
                yield from follow(t, me, place, instead_of_none)
        case ClearTax(per, most):
            gain(t, me, MARBLE, min(most, t.tax // per))
            t.tax = 0
        case TurnOver():
            turn_over(t)
        case AddFuture():
            if t.future:
                t.draw(t.future, t.schemes)
                t.shuffle(t.schemes)
        case Remove():
            t.move(t.schemes_seen[-1], t.schemes_seen, t.schemes_gone)
        case FirstOf(branches):
            chosen = next(step for holds, step in branches if holds(t, me))
            yield from follow(t, me, place, chosen)


def capture_largest(t: Site, me: Architect, n: int) -> None:
    """The largest groups of the people at the table, one after another, in at most two places."""
    visited: list[int] = []
    for _ in range(n):
        group = largest(t, me, CAPTURE_ORDER if len(visited) < 2 else visited)
        if group is None:
            return
        capture(t, me, group)
        if group[0] not in visited:
            visited.append(group[0])


def largest(t: Site, me: Architect, places: Sequence[int]) -> tuple[int, int] | None:
    """Ties: first in the capture order, then whoever has more workers in circles, then whoever moves next."""
    people = [p for p in t.in_turn(t.active) if not p.is_automa]
    people.sort(key=lambda p: sum(p.at), reverse=True)
    groups = [(place, p) for place in places for p in people]
    place, owner = max(groups, key=lambda group: group[1].at[group[0]])  # of equal ones the first
    return (place, owner.seat) if owner.at[place] else None


def turn_over(t: Site) -> None:
    """The coins on the two apprentices go to the supply."""
    for first, row in ((0, t.top_row), (4, t.bottom_row)):
        t.tell("turn-over", card=row[0])
        t.bury(row[0], row, t.apprentices)
        t.coins[first : first + 4] = [*t.coins[first + 1 : first + 4], 0]
    refill(t)
