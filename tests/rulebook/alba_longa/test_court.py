"""Calls to court (p. 5 to 7). Cédric is green, Mélanie red, Thierry blue, Brigitte yellow."""

from __future__ import annotations

from regna.games.alba_longa.constants import PRIESTS, WORKERS
from regna.scenario import Scene, seat, table

FIRST_CALL = (
    "green take brown", "green assign 3",
    "red buy white", "red pay II", "red assign 2",
    "blue buy decline", "yellow buy decline",
)  # fmt: skip


def first_call() -> Scene:
    """Soldiers 3, merchants 2, workers 2, priests 4."""
    return table("alba-longa", seats=4, phase="dice", dice=[3, 2, 2, 4])


def test_the_first_call_of_a_game() -> None:
    """p. 7, example: priests for Cédric, workers for Mélanie; nobody else buys, and Mélanie calls for nothing."""
    g = first_call()
    g.play(*FIRST_CALL)
    cedric, melanie = g.player("green"), g.player("red")
    assert (cedric.silver, cedric.housing, cedric.at[PRIESTS]) == (5, 5, 3)
    assert (melanie.silver, melanie.housing, melanie.at[WORKERS]) == (4, 6, 2)
    assert g.table.stalls == [0, 1, 0, 0, 0]
    assert g.options("red") == ["call", "pass"]
    assert g.table.cost == 0


def test_the_die_would_have_allowed_four() -> None:
    """p. 7, example."""
    g = first_call()
    g.play("green take brown")
    assert g.options("green") == ["1", "2", "3", "4"]


def test_after_a_round_of_calls_the_price_is_one() -> None:
    """p. 7, example: back at Cédric, who would pay 1 to one of five stalls."""
    g = table("alba-longa", seats=4, phase="court", caller="yellow")
    g.play("yellow call pass")
    assert g.table.cost == 1
    g.play("green call call")
    assert g.options("green") == ["I", "II", "III", "IV", "V"]
    g.play("green pay III")
    assert g.player("green").silver == 4
    assert g.table.stalls == [0, 0, 1, 0, 0]


def test_whoever_passes_a_call_buys_no_more() -> None:
    """p. 6, important: but a purchase that was declined has no such effect."""
    g = table("alba-longa", seats=3, phase="dice", caller="red", dice=[2, 2, 2, 2], green=seat(out=True))
    g.play("red take white", "red assign 1", "blue buy decline")
    assert g.options("blue") == ["call", "pass"]
    g.play("blue call pass")
    assert g.options("red") == ["call", "pass"]
