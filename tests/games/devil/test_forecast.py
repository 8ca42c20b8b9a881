"""The running check of a plan: how it would go, and where it would fail (p. 9 and 11)."""

from __future__ import annotations

from typing import Any

from regna.scenario import seat, table


def told(*things: str, **blue: Any) -> list[dict[str, Any]]:
    """What Blue is told of a plan that is under way."""
    g = table("devil", seats=4, phase="plan", round=1, blue=seat(**blue))
    g.play(*(f"blue plan {thing}" for thing in things))
    lines: list[dict[str, Any]] = g.match.view(0)["offers"]["forecast"]
    assert not g.match.view(1)["offers"]["forecast"]
    assert "forecast" not in g.match.view(None)["offers"]
    return lines


def outline(lines: list[dict[str, Any]]) -> list[tuple[str, bool]]:
    return [(line["what"], line["possible"]) for line in lines]


def test_nothing_planned_is_nothing_told() -> None:
    assert told(hand=["farm"]) == []


def test_what_is_left_after_every_step() -> None:
    """A farm costs 1 wood, 1 stone, 1 coin; its own action brings 2 wheat."""
    lines = told("build farm", "act farm", hand=["farm"], wood=2, stone=1, coin=3)
    assert outline(lines) == [("build", True), ("act", True)]
    assert [line["goods"] for line in lines] == [[1, 0, 0, 0, 0, 2], [1, 0, 2, 0, 0, 2]]


def test_coins_that_have_to_be_borrowed_are_below_zero() -> None:
    """With nothing at all a farm takes 7 coins, a loan within the limit of 10."""
    assert told("build farm", hand=["farm"])[-1]["goods"][-1] == -7


def test_a_step_beyond_all_means_fails_and_the_plan_goes_on() -> None:
    """With a debt of 9 a single coin can be borrowed: enough for no farm, and no courtier."""
    lines = told("build farm", "recruit", hand=["farm"], debt=9)
    assert outline(lines) == [("build", False), ("recruit", False)]


def test_tokens_beyond_the_free_ones_cost_wheat() -> None:
    lines = told("build farm", "act farm", "recruit", hand=["farm"], wood=1, stone=1, coin=3)
    assert outline(lines)[-1] == ("wheat", True)
    assert lines[-1]["card"] == 1
    assert lines[-1]["goods"] == [0, 0, 1, 0, 0, 0]


def test_both_sides_of_an_event() -> None:
    """Dearth gives 2 wheat on the left, and takes 1 on the right, which one has or buys."""
    assert told("left", events=["dearth"])[0]["goods"] == [0, 0, 2, 0, 0, 0]
    assert outline(told("right", events=["dearth"], debt=10)) == [("right", False)]
    assert told("right", events=["dearth"], wheat=1)[0]["goods"] == [0] * 6
