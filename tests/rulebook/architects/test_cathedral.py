"""Working on the Cathedral (p. 15)."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import cards, goods


@pytest.mark.parametrize(("level", "price"), [(2, 4), (4, 8)])
def test_stone_and_wood_in_any_mix(level: int, price: int) -> None:
    """p. 15, note on the second and the fourth level. (E20)"""
    g = table(yellow=seat(level=level - 1, wood=9, stone=9, hand=["keep"]))
    g.play("yellow place guildhall", "yellow build cathedral")
    mixes = [f"{wood}-wood+{price - wood}-stone" for wood in range(1, price)]
    assert sorted(g.options("yellow")) == sorted([f"{price}-stone", *mixes, f"{price}-wood"])
    g.play(f"yellow pay 1-wood+{price - 1}-stone")
    assert goods(g, "yellow") == {"wood": 8, "stone": 10 - price}
    assert g.player("yellow").level == level


def test_a_first_step_up() -> None:
    """p. 15, the example of Yellow. (E21)"""
    g = table(yellow=seat(gold=1, hand=["keep"]), rewards=["reward-gold", "reward-wood"])
    g.play("yellow place guildhall", "yellow build cathedral")
    assert g.player("yellow").level == 1
    assert g.player("yellow").virtue == 8
    assert goods(g, "yellow") == {"gold": 1}
    assert list(g.player("yellow").hand) == []
    assert cards(g, g.table.buildings[:1]) == ["keep"]
    assert cards(g, g.table.rewards) == ["reward-wood"]
    assert g.points("yellow")["cathedral"] == 2


def test_nobody_goes_up_to_a_full_level() -> None:
    """p. 15, important rule: Green waits until Red or Blue has gone on. (E22)"""
    red = seat(level=3, wood=8, hand=["well"])
    g = table(seats=4, turn="green", red=red, blue=seat(level=3), green=seat(level=2, marble=1, hand=["keep"]))
    assert g.refused("green")["guildhall"] == "nothing-to-build"
    g.play("green place quarry", "blue place quarry", "yellow place quarry")
    g.play("red place guildhall", "red build cathedral")
    g.play("green place guildhall", "green build cathedral")
    assert g.player("green").level == 3
