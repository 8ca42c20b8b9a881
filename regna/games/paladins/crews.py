"""Workers on the slots of an action (p. 12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...kernel import Ask, Flow, Option, Reason, Rule
from .action import Action
from .prompts import STAFF_WITH
from .staff import Staff
from .state import Kingdom, Noble
from .words import ANY, CREWS, CRIMINAL, WORKERS

Workers = Sequence[int]
"""This many of each colour."""


def staff_of(me: Noble, action: Action) -> Staff:
    """Who is needed for an action; a workshop stands for the worker on its slot."""
    return action.staff[me.covered[action.number]]


def target_staff(me: Noble, action: Action, target: Option) -> Staff:
    """Who is needed for what was chosen: for some actions one worker does less than two."""
    if action.hands is None:
        return action.staff[me.covered[action.number]]
    return action.first_staff if action.hands(target) == 1 else action.staff[0]


class Crowd:
    """Some workers at a glance: how many, how many criminals, and which other colours there are, a bit each."""

    __slots__ = ("colours", "criminals", "size")

    def __init__(self, workers: Workers) -> None:
        self.size = sum(workers)
        self.criminals = workers[CRIMINAL]
        self.colours = sum([1 << colour for colour in range(CRIMINAL) if workers[colour]])

    def can_fill(self, staff: Staff) -> bool:
        """A coloured slot takes its colour or a criminal, a clear one anybody."""
        return self.size >= staff.size and self.criminals >= staff.criminals[self.colours]


@lru_cache(maxsize=1 << 12)
def crowd_of(workers: tuple[int, ...]) -> Crowd:
    """The same workers are looked at again and again."""
    return Crowd(workers)


def can_staff(workers: Workers, staff: Staff) -> bool:
    return crowd_of(tuple(workers)).can_fill(staff)


def why_not_staffed(me: Noble, staff: Staff, rule: Rule = CREWS) -> Reason | None:
    return None if can_staff(me.workers, staff) else short_of_workers(me, staff, rule)


def short_of_workers(me: Noble, staff: Staff, rule: Rule) -> Reason:
    return Reason("workers", rule, {"slots": staff.slots, "crew": tuple(me.workers)})


@lru_cache(maxsize=1 << 14)
def crews(workers: tuple[int, ...], staff: Staff) -> tuple[tuple[int, ...], ...]:
    """Every different set of own workers that can fill the slots; criminals come last."""
    found: dict[tuple[int, ...], None] = {}
    for chosen in fillings(list(workers), sorted(staff.slots)):
        found[tuple([chosen.count(colour) for colour in range(len(WORKERS))])] = None
    return tuple(found)


def fillings(left: list[int], slots: Sequence[int]) -> Iterator[list[int]]:
    """Ways to fill the slots one after another, coloured ones first."""
    if not slots:
        yield []
        return
    colour, *others = slots
    for worker in range(len(WORKERS)) if colour == ANY else dict.fromkeys((colour, CRIMINAL)):
        if left[worker]:
            left[worker] -= 1
            for rest in fillings(left, others):
                yield [worker, *rest]
            left[worker] += 1


def choose_crew(me: Noble, staff: Staff) -> Flow:
    """Who goes: asked only where there is a choice."""
    return (
        yield Ask(
            me.seat,
            STAFF_WITH,
            lambda: crews(no_more_than(staff.size, me.workers), staff),
            facts={"slots": staff.slots},
        )
    )


def no_more_than(most: int, workers: Workers) -> tuple[int, ...]:
    """Of each colour only as many as can matter, so that what was found once is known for larger crowds too."""
    return tuple([n if n < most else most for n in workers])


def place_crew(t: Kingdom, me: Noble, action: Action, staff: Staff, crew: Workers) -> None:
    """The workers leave their owner for the open slots; a coloured slot takes its own colour if there is one."""
    t.tell("act", me, space=action.number, crew=tuple(crew))
    workers, placed, left = me.workers, me.placed, list(crew)
    stands = list(zip(staff.slots, action.open_slots[me.covered[action.number]], strict=False))
    for colour, slot in stands:
        if colour != ANY:
            worker = colour if left[colour] else CRIMINAL
            left[worker] -= 1
            placed[slot] = worker + 1
    others = iter([worker for worker, n in enumerate(left) for _ in range(n)])
    for colour, slot in stands:
        if colour == ANY:
            placed[slot] = next(others) + 1
    for colour, n in enumerate(crew):
        workers[colour] -= n
