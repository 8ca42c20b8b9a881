"""Guests, accounts and their matches."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .person import Person

SCRIPT = "<b onclick=alert(1)>Ada</b>"
PASSWORD = "correct horse"


def sections(person: Person, title: str) -> Locator:
    return person.see("region", title)


def fill(person: Person, title: str, login: str, password: str = PASSWORD) -> None:
    """Fill one of the forms in and send it."""
    form = sections(person, title)
    form.get_by_role("textbox", name=person.say("people-login")).fill(login)
    form.get_by_label(person.say("people-password")).fill(password)
    form.get_by_role("button").click()


def matches(person: Person) -> Locator:
    person.arrive()
    expect(person.play_now).to_be_visible()
    return sections(person, "lobby-mine").get_by_role("link")


def test_a_guest_becomes_an_account_and_keeps_the_matches(ada: Person, new_person: NewPerson) -> None:
    ada.start_alone()
    expect(matches(ada)).to_have_count(1)
    ada.arrive("/me")
    fill(ada, "people-make", "ada")
    expect(ada.read("people-account", login="ada")).to_be_visible()
    expect(ada.see("textbox", "people-name")).to_have_value("ada")
    expect(matches(ada)).to_have_count(1)
    elsewhere = new_person("fr")
    elsewhere.start_alone()
    elsewhere.arrive("/me")
    fill(elsewhere, "people-log-in", "ada")
    elsewhere.speak("en")  # as Ada has chosen it before
    expect(elsewhere.read("people-account", login="ada")).to_be_visible()
    expect(matches(elsewhere)).to_have_count(2)
    ada.arrive("/me").press("people-leave")
    expect(ada.see("heading", "people-title")).to_be_visible()
    expect(matches(ada)).to_have_count(0)


def test_a_wrong_password_is_told_in_one_sentence(ada: Person) -> None:
    ada.arrive("/me")
    fill(ada, "people-log-in", "nobody")
    expect(sections(ada, "people-log-in").get_by_role("alert")).to_be_visible()


def test_a_weak_password_is_told_and_another_one_tried(ada: Person) -> None:
    """The form stays as it was filled in, also for somebody who was nobody before."""
    ada.arrive("/me")
    fill(ada, "people-make", "lou", "password1")
    form = sections(ada, "people-make")
    expect(form.get_by_role("alert")).to_be_visible()
    expect(form.get_by_role("textbox", name=ada.say("people-login"))).to_have_value("lou")
    fill(ada, "people-make", "lou")
    expect(ada.read("people-account", login="lou")).to_be_visible()


def test_a_link_that_confirms_nothing_says_so(ada: Person) -> None:
    ada.arrive("/confirm#nothing")
    ada.press("confirm-button")
    expect(ada.page.get_by_role("alert")).to_be_visible()


def test_a_script_in_a_name_is_only_text(ada: Person) -> None:
    ada.arrive("/me")
    ada.see("textbox", "people-name").fill(SCRIPT)
    ada.press("people-come-in")
    expect(ada.page.get_by_role("heading", name=SCRIPT)).to_be_visible()
    ada.start()
    expect(ada.see("region", "match-seats").get_by_text(SCRIPT)).to_be_visible()
    assert not ada.problems


def test_from_registration_to_rematch_to_ratings(ada: Person, new_person: NewPerson) -> None:
    """Two people make accounts, meet by name, play, see what it did to them, and meet again."""
    bob = new_person("en")
    for person, login in ((ada, "ann"), (bob, "ben")):
        person.arrive("/me")
        fill(person, "people-make", login)
        expect(person.read("people-account", login=login)).to_be_visible()
    ada.arrive("/play/architects").press("setup-open")
    ada.page.get_by_label(ada.say("room-invite-name", n=2)).fill("ben")
    ada.press("room-invite")
    expect(ada.read("room-kept", name="ben")).to_be_visible()
    matches(bob).click()
    bob.press("room-sit")
    expect(bob.asked).to_be_visible()
    match = bob.page.url.rpartition("/")[2]
    play_out((ada, bob), match)
    for person, login in ((ada, "ann"), (bob, "ben")):
        person.arrive(f"/people/{login}")
        row = sections(person, "profile-results").get_by_role("row").nth(1)
        expect(row).to_contain_text("?")
        expect(person.page.get_by_role("link", name="ann and ben")).to_be_visible()
        assert not person.problems
    bob.arrive(f"/match/{match}").press("rematch")
    ada.arrive()
    expect(ada.see("region", "lobby-mine").get_by_role("link")).to_have_count(1)


def test_from_registration_to_a_rating_against_a_bot(ada: Person) -> None:
    """One match alone: brought to its end, on the profile with a rating, taken along as a record, played once more."""
    ada.arrive("/me")
    fill(ada, "people-make", "eve")
    expect(ada.read("people-account", login="eve")).to_be_visible()
    match = ada.start().page.url.rpartition("/")[2]
    play_out((ada,), match)
    ada.arrive("/people/eve")
    expect(sections(ada, "profile-results").get_by_role("row").nth(1)).to_contain_text("?")
    record = ada.page.request.get(f"/api/v1/matches/{match}/record").text()
    ada.arrive("/archive").page.get_by_label(ada.say("record-paste")).fill(record.replace("seats 2", "seats 9"))
    ada.press("record-open")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.get_by_label(ada.say("record-file")).set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(ada.page.get_by_label(ada.say("record-paste"))).to_have_value(record)
    ada.press("record-open")
    expect(ada.page).to_have_url(re.compile("/match/(?!" + match + ")[0-9a-f]{16}/replay"))
    ada.arrive(f"/match/{match}").see("button", "rematch").first.click()
    expect(ada.page).not_to_have_url(re.compile(match))
    ada.wait()
    assert [text for text in ada.problems if "422" not in text] == []


def play_out(people: tuple[Person, ...], match: str) -> None:
    """Both leave their seats to bots, who bring the match to its end; it counts for them all the same."""
    path = f"/api/v1/matches/{match}"
    for person in people:
        assert person.page.request.post(f"{path}/leave", headers={"X-Regna": "test"}).ok
    expect(people[0].see("button", "rematch").first).to_be_visible()
