"""Two kings and the variants (p. 13 to 16)."""

from __future__ import annotations

from regna.games.alba_longa.constants import WORKERS
from regna.scenario import seat, table


def test_two_kings_go_round_twice_in_a_call() -> None:
    """p. 13: the caller, the other, the caller again, the other again."""
    g = table("alba-longa", seats=2, phase="dice", dice=[1, 2, 3, 4])
    g.play("green take black")
    g.play("red buy grey", "red pay I", "red assign 1")
    g.play("green buy white", "green pay II", "green assign 2")
    assert g.options("red") == ["brown", "decline"]
    g.play("red buy brown", "red pay III", "red assign 1")
    assert g.options("red") == ["call", "pass"]
    assert g.table.stalls == [1, 1, 1]
    assert (g.player("green").silver, g.player("red").silver) == (4, 3)


def test_two_kings_play_with_assisi() -> None:
    """p. 13 and 15: three defenders, a silver and two wheat."""
    g = table("alba-longa", seats=2)
    assert g.table.assisi
    assert (g.table.defenders, g.table.loot) == (3, [1, 1, 0])


def test_a_captured_worker_works_for_the_attacker() -> None:
    """p. 15, picture: yellow sabotages blue's quarry."""
    g = table(
        "alba-longa",
        seats=4,
        options={"spoils-of-war": "on"},
        phase="targets",
        yellow=seat(soldiers=4),
        blue=seat(workers=3, priests=1),
    )
    g.play("yellow target blue", "blue hero blue-0", "yellow hero yellow-0")
    g.play("yellow sabotage quarry")
    blue, yellow = g.player("blue"), g.player("yellow")
    assert (blue.at[WORKERS], blue.housing) == (2, 5)
    assert (yellow.at[WORKERS], yellow.black[WORKERS]) == (0, 1)
    assert g.table.supply == 9


def test_housing_fills_up_behind_the_disc() -> None:
    """p. 15, picture: so the free spaces are reached earlier."""
    g = table("alba-longa", seats=3, options={"job-well-done": "on"}, phase="housing", green=seat(housing=8, disc=4))
    assert g.options("green") == ["barracks", "market", "quarry", "temple", "stay"]
