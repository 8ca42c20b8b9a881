"""Interest (p. 13)."""

from __future__ import annotations

import pytest

from regna.games.devil.interest import go_round
from regna.games.devil.state import Realm
from regna.scenario import seat, table


def after(debt: int, position: int) -> tuple[int, int, int]:
    """Debt, position and demon wings after the phase."""
    t: Realm = table("devil", seats=4, phase="plan", blue=seat(debt=debt, interest=position)).table
    me = t.players[0]
    go_round(t, me)
    return me.debt, me.interest, me.demons


@pytest.mark.parametrize("position", range(4))
def test_a_debt_of_four_grows_to_five(position: int) -> None:
    assert after(4, position) == (5, position, 0)


def test_a_debt_of_two_grows_or_not() -> None:
    assert [after(2, position)[0] for position in range(4)] == [2, 2, 3, 3]


@pytest.mark.parametrize("position", [2, 3])
def test_greens_debt_of_eight_then_of_ten(position: int) -> None:
    """p. 13, example: two times round, then three times, two of them beyond the track (A33)."""
    assert after(8, position) == (10, position, 0)
    assert after(10, position) == (9, position - 2, 2)
