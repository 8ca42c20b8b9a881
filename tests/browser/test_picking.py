"""Choosing several pieces by touching them."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random

from playwright.sync_api import Locator, expect

from . import test_alba_longa as alba_longa
from .conftest import NewPerson
from .person import Person, anything
from .test_looks import seen_by_axe
from .test_paladins import SAY, against

RIGHT_HAND = ("attack", "convert", "fortify", "garrison", "commission", "absolve")


def sentences(person: Person) -> Locator:
    return person.see("list", "match-choices", person.asked).get_by_role("button")


def until_workers_are_picked(person: Person) -> None:
    """Take an action for which different workers could go."""
    wanted = [SAY.message(f"action-{name}") for name in RIGHT_HAND]
    random = Random(3)
    for _ in range(60):
        if person.pieces.count() > 1:
            return
        texts = person.texts
        person.choose(next((texts.index(text) for text in wanted if text in texts), random.randrange(len(texts))))
        person.wait()
    raise AssertionError("nobody is ever picked")


def test_workers_go_into_slots_by_touch_and_one_more_touch_sends_them(new_person: NewPerson) -> None:
    """A crew is suggested; the sentences are there for those who hear them, or come to them by keyboard."""
    ada = new_person(width=360, height=740, has_touch=True, is_mobile=True)
    against(ada, 1)
    until_workers_are_picked(ada)
    said = ada.texts
    crew = ada.pieces.last
    expect(crew).to_be_in_viewport(ratio=1)
    suggested = crew.inner_text()
    assert suggested == said[0]
    rest = ada.see("list", "pick-rest", ada.asked).get_by_role("button")
    rest.first.tap()
    expect(crew).not_to_have_text(suggested)
    other = crew.inner_text()
    assert other in said
    crew.tap()
    expect(ada.see("list", "match-trail", ada.asked).or_(ada.see("region", "match-log"))).to_contain_text([other])
    assert not ada.problems


def test_workers_can_be_picked_where_they_lie_and_sent_by_keyboard(ada: Person) -> None:
    against(ada, 1)
    until_workers_are_picked(ada)
    assert not list(seen_by_axe(ada))
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    suggested = ada.pieces.last.inner_text().split("\n")[0]
    hand = ada.see("region", "match-hand")
    hand.get_by_role("button", name=ada.pattern("pick-add", "what")).first.click()
    expect(ada.pieces.last).not_to_contain_text(suggested)
    sentence = sentences(ada).first
    sentence.focus()
    expect(sentence).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    ada.page.locator("body").evaluate("() => document.activeElement.blur()")
    ada.page.keyboard.press("Enter")
    expect(ada.pieces).to_have_count(0)
    assert not ada.problems


def test_peasants_are_picked_one_by_one(ada: Person) -> None:
    """As many as the die allows are suggested."""
    alba_longa.sit(alba_longa.at(ada), ada.see("button", "lobby-with-bots", n=1))
    while not ada.pieces.count():
        ada.play(anything(Random(1)), 1)
    many = ada.pieces.last.inner_text()
    ada.pieces.first.click()
    expect(ada.pieces.last).not_to_have_text(many)
    ada.page.keyboard.press("Escape")
    ada.pieces.last.click()
    expect(ada.pieces.last.or_(ada.waiting).or_(ada.choices.first).first).to_be_visible()
    assert not ada.problems


def test_goods_are_picked_into_a_price(ada: Person) -> None:
    """Wood or stone at the King's Storehouse: any mixture by touch, on my panel too.

    What was chosen before and told nothing has its number on the trail after a reload.
    """
    ada.start_alone()
    virtue, visits = "2 clay, wood or stone for 1 virtue", cycle(["Quarry", "Forest", "King’s Storehouse"])
    random = Random(2)
    while not ada.pieces.count():
        texts = ada.texts
        wanted = virtue if virtue in texts else next(visits) if "Quarry" in texts else ""
        ada.choose(texts.index(wanted) if wanted in texts else random.randrange(len(texts))).wait()
    ada.page.reload()
    chosen = ada.see("list", "match-trail", ada.asked).get_by_role("button").last
    expect(chosen).to_contain_text(re.compile(r"^Move \d+"))
    suggested = ada.pieces.last.inner_text()
    panel = ada.see("region", "match-seats")
    panel.get_by_role("button", name=ada.pattern("pick-add", "what")).first.click()
    expect(ada.pieces.last).not_to_have_text(suggested)
    ada.pieces.last.click()
    expect(ada.pieces).to_have_count(0)
    assert not ada.problems
