"""Merchants, workers and priests."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.alba_longa.constants import MERCHANTS
from regna.games.alba_longa.state import King
from regna.games.alba_longa.works import bank_silver
from regna.scenario import Scene, seat, table


def works(**position: Any) -> Scene:
    return table("alba-longa", seats=4, phase="works", **position)


def silver(g: Scene) -> list[int]:
    """What everybody has got, beyond the 5 of the start."""
    return [king.silver - 5 for king in g.table.players]


@pytest.mark.parametrize(("merchants", "coins"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_the_bank_pays_for_spaces_one_three_and_six(merchants: int, coins: int) -> None:
    me = King()
    me.at[MERCHANTS] = merchants
    assert bank_silver(me) == coins


def test_the_richest_stall_goes_to_the_bank_and_the_others_by_merchants() -> None:
    """A11: the rest of the stalls is lost."""
    g = works(stalls=[1, 4, 7, 2, 3], green=seat(merchants=1), blue=seat(merchants=3))
    assert silver(g) == [1 + 3, 0, 2 + 4, 0]
    assert g.table.stalls == [0] * 5


def test_merchants_beside_the_track_count() -> None:
    """A07, A08."""
    g = works(stalls=[9, 4, 2], green=seat(merchants=7), blue=seat(merchants=8))
    assert silver(g) == [3 + 2, 0, 3 + 4, 0]


def test_equal_numbers_go_by_turn_order() -> None:
    """A09."""
    g = works(king="blue", stalls=[9, 4, 2], green=seat(merchants=1), yellow=seat(merchants=1))
    assert silver(g) == [1 + 2, 0, 0, 1 + 4]


def test_lying_merchants_come_last_and_get_nothing_from_the_bank() -> None:
    """A10: in turn order among themselves."""
    lying = seat(merchants=1, lying=True)
    g = works(stalls=[9, 4, 3, 2], green=lying, red=seat(merchants=1), yellow=lying, king="yellow")
    assert silver(g) == [2, 1 + 4, 0, 3]


def test_an_odd_worker_is_lost_and_ten_monuments_are_all() -> None:
    g = works(green=seat(workers=5), red=seat(workers=8, monuments=8))
    assert [king.monuments for king in g.table.players] == [2, 10, 0, 0]


def test_the_disc_moves_by_priests_and_stays_without_them() -> None:
    g = works(green=seat(priests=3, level=2), red=seat(level=4))
    assert [king.level for king in g.table.players] == [5, 4, 0, 0]


@pytest.mark.parametrize("spaces", ["8", "9", "10", "12"])
def test_the_worship_track_ends(spaces: str) -> None:
    """A22: its length is not known, so it is an option."""
    g = table("alba-longa", seats=3, options={"worship-track": spaces}, phase="works", green=seat(priests=9, level=7))
    assert g.player("green").level == int(spaces)
