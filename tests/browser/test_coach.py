"""The coach on the page: a hint beside one's question, a review of what was played."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .person import Person, anything


def coach(person: Person) -> Locator:
    return person.see("group", "coach")


def review(person: Person) -> Locator:
    return person.see("region", "coach-review")


def test_a_hint_is_shown_told_and_played(ada: Person) -> None:
    ada.start()
    ada.wait()
    ada.see("button", "coach-hint").click()
    advised = coach(ada).get_by_role("listitem").first
    expect(advised).to_contain_text(ada.pattern("coach-figures", "chance", "margin"))
    best = advised.get_by_role("button").inner_text()
    marked = ada.asked.get_by_role("button", name=ada.say("wanted-coach", choice=best))
    expect(marked).to_be_visible()
    expect(ada.told).to_contain_text(ada.say("log-hint", name=""))
    advised.get_by_role("button").click()
    expect(marked).to_be_hidden()


def test_a_match_is_reviewed_and_one_steps_to_what_mattered(ada: Person, new_person: NewPerson) -> None:
    ada.start()
    ada.play(anything(Random(1)), 8)
    ada.press("menu").press("menu-abandon").press("menu-abandon")
    expect(ada.asked.get_by_text(ada.say("match-abandoned"))).to_be_visible()
    ada.see("link", "coach-review").click()
    bob = new_person()
    bob.arrive(ada.page.url)
    expect(review(bob).get_by_text(bob.say("coach-review-none"))).to_be_visible()
    ada.see("button", "coach-review-ask").click()
    expect(ada.see("img", "coach-curve")).to_be_visible()
    worst, none = ada.see("heading", "coach-worst"), ada.read("coach-no-mistakes")
    expect(worst.or_(none)).to_be_visible()
    ada.page.keyboard.press("Home")
    review(ada).get_by_role("button", name=ada.pattern("coach-hint-for", "name")).click()
    expect(review(ada).get_by_text(ada.pattern("coach-figures", "chance", "margin")).first).to_be_visible()
