"""Workers on the slots of an action (p. 12)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Ask, Flow, Option, Reason, Rule
from .action import Action
from .lookup import Lookup
from .prompts import STAFF_WITH
from .staff import Staff
from .state import NOBODY, Kingdom, Noble
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


CROWDS: Lookup[tuple[int, ...], Crowd] = Lookup(Crowd)
"""The same workers are looked at again and again."""


def can_staff(workers: Workers, staff: Staff) -> bool:
    return CROWDS[tuple(workers)].can_fill(staff)


def why_not_staffed(me: Noble, staff: Staff, rule: Rule = CREWS) -> Reason | None:
    return None if can_staff(me.workers, staff) else short_of_workers(me, staff, rule)


def short_of_workers(me: Noble, staff: Staff, rule: Rule) -> Reason:
    return Reason("workers", rule, {"slots": staff.slots, "crew": tuple(me.workers)})


def crews(workers: tuple[int, ...], staff: Staff) -> tuple[tuple[int, ...], ...]:
    """Every different set of own workers that can fill the slots, coloured ones first; criminals come last."""
    found = [(0,) * len(WORKERS)]
    for colour in sorted(staff.slots):
        fitting = range(len(WORKERS)) if colour == ANY else dict.fromkeys((colour, CRIMINAL))
        longer = [one_more(crew, worker) for crew in found for worker in fitting if crew[worker] < workers[worker]]
        found = list(dict.fromkeys(longer))
    return tuple(found)


def one_more(crew: tuple[int, ...], worker: int) -> tuple[int, ...]:
    return (*crew[:worker], crew[worker] + 1, *crew[worker + 1 :])


CREWS_OF: Lookup[tuple[tuple[int, ...], Staff], tuple[tuple[int, ...], ...]] = Lookup(lambda key: crews(*key))
"""The crews that some workers can make for some slots."""


def choose_crew(me: Noble, staff: Staff) -> Flow:
    """Who goes: asked only where there is a choice."""
    return (
        yield Ask(
            me.seat,
            STAFF_WITH,
            lambda: CREWS_OF[no_more_than(staff.size, me.workers), staff],
            facts={"slots": staff.slots},
        )
    )


def no_more_than(most: int, workers: Workers) -> tuple[int, ...]:
    """Of each colour only as many as can matter, so that what was found once is known for larger crowds too."""
    return tuple([n if n < most else most for n in workers])


def place_crew(t: Kingdom, me: Noble, action: Action, staff: Staff, crew: tuple[int, ...]) -> None:
    """The workers leave their owner for the open slots."""
    t.tell("act", me, space=action.number, crew=crew)
    workers, placed, slots = me.workers, me.placed, action.open_slots[me.covered[action.number]]
    for place, worker in enumerate(STANDS[crew, staff]):
        placed[slots[place]] = worker + 1
        workers[worker] -= 1


def stands(crew: tuple[int, ...], staff: Staff) -> tuple[int, ...]:
    """The worker on each slot: a coloured one takes its own colour if there is one, a clear one who is left."""
    left, found = list(crew), [NOBODY] * staff.size
    for place, colour in enumerate(staff.slots):
        if colour != ANY:
            found[place] = colour if left[colour] else CRIMINAL
            left[found[place]] -= 1
    others = iter([worker for worker, n in enumerate(left) for _ in range(n)])
    return tuple([next(others) if worker == NOBODY else worker for worker in found])


STANDS: Lookup[tuple[tuple[int, ...], Staff], tuple[int, ...]] = Lookup(lambda key: stands(*key))
"""The same for every crew that has ever come to some slots."""
