"""Whole games with the keyboard alone, in the games of which `test_game` knows nothing."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .person import Person, anything_by_key, walk_to

FEWEST = 15
"""Kings who do anything at all starve soon."""


def press(ada: Person, goal: Locator) -> None:
    """With Tab and Enter."""
    expect(goal).to_be_visible()
    walk_to(ada, goal)
    ada.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["paladins", "alba-longa"])
def test_a_whole_game_by_keyboard_alone(ada: Person, game: str) -> None:
    ada.arrive(f"/play/{game}")
    press(ada, ada.alone if game == "paladins" else ada.see("button", "lobby-with-bots", n=1))
    press(ada, ada.choices.first)
    assert ada.wait().play_a_while(anything_by_key(Random(2))) > FEWEST
    ada.play_on()
    points = ada.see("dialog", "match-points")
    expect(points).to_be_visible()
    press(ada, ada.see("button", "rematch", points))
    expect(points).to_be_hidden()
    ada.wait()
    assert not ada.problems
