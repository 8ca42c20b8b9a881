"""Interest, through the whole phase (p. 13)."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table

AFTER = """
1,1,0   1,2,0   1,3,0   2,0,0
2,2,0   2,3,0   3,0,0   3,1,0
3,3,0   4,0,0   4,1,0   4,2,0
5,0,0   5,1,0   5,2,0   5,3,0
6,1,0   6,2,0   6,3,0   7,0,0
7,2,0   7,3,0   8,0,0   8,1,0
8,3,0   9,0,0   9,1,0   9,2,0
10,0,0  10,1,0  10,2,0  10,3,0
9,1,1   9,2,1   9,3,1   10,0,1
10,2,1  10,3,1  9,0,2   9,1,2
"""
"""Debt, position and demon wings afterwards: a row for each debt, a column for each position (§12)."""
CASES = [
    (debt, position, tuple(map(int, cell.split(","))))
    for debt, row in enumerate(AFTER.strip().splitlines(), 1)
    for position, cell in enumerate(row.split())
]


@pytest.mark.parametrize(("debt", "position", "after"), CASES)
def test_the_table_of_interest(debt: int, position: int, after: tuple[int, ...]) -> None:
    """§12, with X34 and X35 among them; all are level on the track, so no wing has another source."""
    g = table("devil", seats=4, phase="interest", round=5, yellow=seat(debt=debt, interest=position))
    me = g.player("yellow")
    assert (me.debt, me.interest, me.demons) == after


def test_without_debts_nothing_moves() -> None:
    me = table("devil", seats=4, phase="interest", round=5, blue=seat(interest=3)).player("blue")
    assert (me.debt, me.interest) == (0, 3)


def test_the_third_demon_wing_brings_a_guest_at_once() -> None:
    """Two wings from a debt of 10, beside two: one is left."""
    me = table("devil", seats=4, phase="interest", round=5, blue=seat(debt=10, interest=2, demons=2)).player("blue")
    assert (me.demons, me.guests, me.score) == (1, 1, -2)


def test_whoever_owes_nothing_lives_off_the_money_changers_house() -> None:
    house = ["money-changers-house"]
    g = table("devil", seats=4, phase="interest", round=5, blue=seat(built=house), red=seat(debt=1))
    assert (g.player("blue").coins, g.player("red").coins) == (3, 0)
    g = table("devil", seats=4, phase="interest", round=5, blue=seat(built=house, debt=1))
    assert g.player("blue").coins == 0
