"""The distribution of chests keeps what the rulebook promises, in all the ways that do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest

from regna.games.devil.schedule import Round, Schedule, schedules

SEATS = range(4)
LAYOUTS = list(permutations(SEATS))
"""The seats of the Devil, the Cultist and the two mortals."""

every_layout = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: "".join(map(str, layout)))


@every_layout
def test_nobody_sees_their_own_chest_nor_one_chest_twice_in_a_round(layout: tuple[int, ...]) -> None:
    """K1 and K2."""
    for first, second in rounds(layout):
        assert sorted(first) == sorted(second) == list(SEATS)
        assert all(len({seat, first[seat], second[seat]}) == 3 for seat in SEATS)


@every_layout
def test_the_cultist_sees_the_devils_chest_in_every_round_and_first_in_the_third(layout: tuple[int, ...]) -> None:
    """K3 and K4."""
    devil, cultist, *mortals = layout
    for schedule in schedules(*layout):
        for number, (first, second) in enumerate(schedule, 1):
            assert (first if number == 3 else second)[cultist] == devil
            assert number == 3 or first.index(devil) in mortals


@every_layout
def test_each_mortal_is_the_first_to_see_the_devils_chest_twice(layout: tuple[int, ...]) -> None:
    """K5."""
    devil, _, sun, moon = layout
    for schedule in schedules(*layout):
        viewers = [first.index(devil) for first, _ in schedule]
        assert viewers.count(sun) == viewers.count(moon) == 2


@every_layout
def test_the_devil_sees_the_cultists_chest_once_as_second_chest_of_round_2_or_4(layout: tuple[int, ...]) -> None:
    """K6."""
    devil, cultist, *_ = layout
    for schedule in schedules(*layout):
        assert all(first[devil] != cultist for first, _ in schedule)
        assert [number for number, (_, second) in enumerate(schedule, 1) if second[devil] == cultist] in ([2], [4])


@every_layout
def test_there_are_forty_eight_and_they_are_all_that_keep_the_promises(layout: tuple[int, ...]) -> None:
    found = schedules(*layout)
    assert len(found) == len(set(found)) == 48
    assert set(found) == set(searched(*layout))


def rounds(layout: tuple[int, ...]) -> Iterator[Round]:
    return (pair for schedule in schedules(*layout) for pair in schedule)


@cache
def pairs() -> tuple[Round, ...]:
    """All pairs of circulations in which nobody sees their own chest, nor the same one twice."""
    both = product(permutations(SEATS), repeat=2)
    return tuple((a, b) for a, b in both if all(len({seat, a[seat], b[seat]}) == 3 for seat in SEATS))


def searched(devil: int, cultist: int, sun: int, moon: int) -> Iterator[Schedule]:
    """Every schedule that fits, found by trying all pairs in all rounds."""

    def fits(number: int, first: tuple[int, ...], second: tuple[int, ...]) -> bool:
        if number == 3:
            return first[cultist] == devil and cultist not in (first[devil], second[devil])
        met = cultist == second[devil] and number in (2, 4)
        return second[cultist] == devil and (met or cultist not in (first[devil], second[devil]))

    choices = [[pair for pair in pairs() if fits(number, *pair)] for number in range(1, 6)]
    for schedule in product(*choices):
        viewers = [first.index(devil) for first, _ in schedule]
        if (
            viewers.count(sun) == viewers.count(moon) == 2
            and sum(second[devil] == cultist for _, second in schedule) == 1
        ):
            yield schedule
