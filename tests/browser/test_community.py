"""What brings people back: whose turn it is, matches to watch and to find again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewPerson
from .person import GAME, Person
from .test_people import fill, play_out, sections

HEADERS = {"X-Regna": "test"}


def register(person: Person, login: str) -> Person:
    person.arrive("/me")
    fill(person, "people-make", login)
    expect(person.read("people-account", login=login)).to_be_visible()
    return person


def new_match(person: Person, **more: object) -> str:
    """A match against a bot, as the page would set it up."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": GAME.name, "seats": seats, "start": True} | more
    answer = person.page.request.post("/api/v1/matches", headers=HEADERS, data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_every_title_counts_my_turns_and_a_button_leads_to_the_next(ada: Person) -> None:
    ada.start()
    first = ada.page.url.rpartition("/")[2]
    second = new_match(ada)
    ada.arrive("/")
    expect(ada.page).to_have_title("(2) Regna")
    ada.arrive("/archive")
    expect(ada.page).to_have_title(re.compile(r"^\(2\) "))
    ada.page.get_by_role("banner").get_by_role("link", name=ada.say("turns-next")).click()
    expect(ada.page).to_have_url(re.compile(f"/match/({first}|{second})$"))
    here = ada.page.url.rpartition("/")[2]
    ada.page.get_by_role("link", name=ada.say("turns-next")).click()
    expect(ada.page).to_have_url(re.compile(f"/match/{first if here == second else second}$"))
    assert not ada.problems


def test_a_public_match_is_watched_then_found_by_who_played_it(ada: Person, new_person: NewPerson) -> None:
    """With the eyes of a stranger: no question, nobody's hand; afterwards by person and points in the archive."""
    bob = new_person("en")
    match = new_match(register(ada, "amy"), public=True)
    sections(bob.arrive("/"), "lobby-live").get_by_role("link").click()
    expect(bob.page).to_have_url(re.compile(match))
    expect(bob.see("region", "match-log")).to_be_visible()
    expect(bob.choices).to_have_count(0)
    play_out((ada.arrive(f"/match/{match}"),), match)
    bob.arrive("/archive").page.get_by_label(bob.say("archive-person")).fill("Amy")
    bob.press("archive-search")
    found = sections(bob, "archive-found").get_by_role("link")
    expect(found).to_have_attribute("href", f"/match/{match}")
    bob.page.get_by_label(bob.say("archive-least")).fill("999")
    bob.press("archive-search")
    expect(bob.read("archive-none")).to_be_visible()
    for person in (ada, bob):
        assert not person.problems
