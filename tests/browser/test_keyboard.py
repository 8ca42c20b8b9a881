"""Whole games, or a round of one, with the keyboard alone, in the games of which `test_game` knows nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import BeginLate
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
INQUISITION = ("vote", "wing", "mass", "guess", "face")
"""What everybody is asked in them."""
SUN = {"phase": "vote", "round": 3, "bribed": ["A"], "up": ["1"], "blue": {"role": "sun", "coin": 5}}
OFTEN = 4
"""One decision of so many is any; the others are the shortest."""


@pytest.mark.parametrize(
    ("position", "questions", "end"), [(None, FIRST_ROUND, "keep"), (SUN, INQUISITION, "pass")], ids=["deals", "hunt"]
)
def test_the_devil_by_keyboard_alone(
    ada: Person, begin_late: BeginLate, position: dict[str, Any] | None, questions: tuple[str, ...], end: str
) -> None:
    """A whole first round, or a witch hunt and an inquisition, until the next round's cards."""
    if position:
        begin_late(GAME, **position)
    ada.arrive(f"/play/{GAME.name}")
    press(ada, ada.see("button", "lobby-with-bots", n=3))
    random, asked, decisions = Random(3), list[str](), 0
    anything = anything_by_key(random)
    while not is_asked(ada.wait(), end) and decisions < MOST:
        asked += [name for name in questions if is_asked(ada, name)]
        short = ada.choices.filter(has_text=SHORT)
        if random.randrange(OFTEN) == 0 or not short.count():
            anything(ada)
        else:
            take_by_key(ada, short.first)
        decisions += 1
    assert set(asked) == set(questions)
    assert asked.count("answer") >= 2 * ("answer" in questions)
    assert not ada.problems


def is_asked(person: Person, name: str) -> bool:
    """Whether a question is asked, by what comes before a number in it."""
    text = SAY.message(f"ask-{name}", n=2).partition("2")[0].strip()
    return person.asked.get_by_text(text).first.is_visible()
