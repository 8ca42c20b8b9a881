"""Whole games at the page."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .person import Person, anything_in_sight


def test_a_whole_game_against_a_bot_by_clicking(ada: Person) -> None:
    ada.arrive().play_now()
    assert ada.play(anything_in_sight(Random(1))) > 30
    expect(ada.over).to_be_visible()
    expect(ada.page.get_by_role("table")).to_be_visible()
    assert not ada.problems
