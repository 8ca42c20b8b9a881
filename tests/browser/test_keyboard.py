"""Whole games, or a round of one, with the keyboard alone, in the games of which `test_game` knows nothing."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .person import MOST, Person, anything_by_key, take_by_key, walk_to
from .test_devil import GAME, SAY, SHORT

FEWEST = 10
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


FIRST_ROUND = ("wish", "offer", "price", "answer", "plan")
"""What everybody is asked in it."""
OFTEN = 4
"""One decision of so many is any; the others are the shortest."""


def test_a_round_with_the_devil_by_keyboard_alone(ada: Person) -> None:
    """Wish, offer, dial, both circulations, plan and what comes of it, until the next round's cards."""
    ada.arrive(f"/play/{GAME.name}")
    press(ada, ada.see("button", "lobby-with-bots", n=3))
    random, asked, decisions = Random(3), list[str](), 0
    anything = anything_by_key(random)
    while not is_asked(ada.wait(), "keep") and decisions < MOST:
        asked += [name for name in FIRST_ROUND if is_asked(ada, name)]
        short = ada.choices.filter(has_text=SHORT)
        if random.randrange(OFTEN) == 0 or not short.count():
            anything(ada)
        else:
            take_by_key(ada, short.first)
        decisions += 1
    assert set(asked) == set(FIRST_ROUND)
    assert asked.count("answer") >= 2
    assert not ada.problems


def is_asked(person: Person, name: str) -> bool:
    return person.asked.get_by_text(SAY.message(f"ask-{name}").split("{")[0]).first.is_visible()
