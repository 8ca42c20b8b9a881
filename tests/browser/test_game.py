"""Whole games at the page."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from playwright.sync_api import expect

from .conftest import NewPerson
from .person import A_WHILE, Person, anything, anything_by_key, anything_by_tap, anything_in_sight, walk_to

FEWEST = 30
"""A whole game takes more decisions than this."""
WIDER = "document.documentElement.scrollWidth > innerWidth"


def ended_well(person: Person) -> None:
    points = person.see("dialog", "match-points")
    expect(points.get_by_role("table")).to_be_visible()
    points.get_by_role("button", name=person.say("page-close")).click()
    expect(person.over).to_be_visible()
    expect(person.see("button", "rematch")).to_be_visible()
    assert not person.problems


def test_one_click_leads_to_the_first_decision(ada: Person) -> None:
    ada.arrive().play_now.click()
    expect(ada.choices.first).to_be_visible()


def test_against_bots_by_clicking(ada: Person) -> None:
    """Such a game is long: the end is that of those who play alone."""
    ada.start(bots=2)
    assert ada.play_a_while(anything_in_sight(Random(1))) >= A_WHILE
    assert not ada.problems


def test_a_whole_game_by_keyboard_alone(ada: Person) -> None:
    """From the front page on, with Tab and Enter, then with the keys that the choices carry."""
    ada.arrive()
    expect(ada.play_now).to_be_visible()
    walk_to(ada, ada.page.get_by_role("link", name=ada.game_words.message("game-architects"), exact=True))
    ada.page.keyboard.press("Enter")
    expect(ada.alone).to_be_visible()
    walk_to(ada, ada.alone)
    ada.page.keyboard.press("Enter")
    ada.wait()
    walk_to(ada, ada.choices.first)
    ada.page.keyboard.press("Enter")
    assert ada.wait().play_a_while(anything_by_key(Random(2))) >= A_WHILE
    ended_well(ada.play_on())


def test_a_whole_game_on_a_phone(new_person: NewPerson) -> None:
    ada = new_person(width=360, height=740, has_touch=True, is_mobile=True)
    ada.start_alone()
    tap, decisions = anything_by_tap(Random(3)), 0
    while not ada.is_over:
        assert not ada.page.evaluate(WIDER)
        decisions += ada.play(tap, 8)
    assert decisions > FEWEST
    ended_well(ada)


def test_the_language_can_change_in_the_middle(new_person: NewPerson) -> None:
    ada = new_person("fr").start_alone()
    ada.play(anything(Random(4)), 6)
    before, told = ada.asked.inner_text(), ada.log
    ada.press("page-language")
    ada.speak("en")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.wait()
    expect(ada.asked).not_to_have_text(before, use_inner_text=True)
    expect(ada.told).to_have_count(len(told))
    expect(ada.told.nth(len(told) - 1)).not_to_have_text(told[-1], use_inner_text=True)
    ada.play(anything(Random(5)), 6)
    ada.press("page-language")
    ada.speak("fr")
    ada.wait()
    expect(ada.told.nth(len(told) - 1)).to_have_text(told[-1], use_inner_text=True)
    assert ada.log[: len(told)] == told
    assert not ada.problems


def test_things_move_unless_the_reader_minds(new_person: NewPerson) -> None:
    """With motion on others' moves are shown one after another, and can be skipped; here while the clock stands."""
    ada = new_person(reduced_motion="no-preference")
    ada.page.clock.install()
    ada.start(bots=3)
    ada.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    skip = ada.page.get_by_role("button", name=ada.say("match-skip"))
    while not skip.is_visible():
        ada.choices.first.click()
        expect(skip.or_(ada.choices).first).to_be_visible()
    skip.click()
    ada.page.clock.resume()
    ada.wait()
    assert not ada.problems
