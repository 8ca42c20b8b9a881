"""What people know of each other and of the connection: names, presence, who left, who watches."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .person import GAME, Person
from .test_online import Pair, line, one_moves, pair
from .test_people import fill
from .test_sizes import at_a_table, until

__all__ = ["line", "pair"]


def panel(person: Person, name: str) -> Locator:
    """What one player has, by the player's name."""
    return person.see("region", "match-seats").get_by_role("article", name=name, exact=True)


def told(person: Person, key: str, **facts: object) -> Locator:
    """A line of the log."""
    return person.see("region", "match-log").get_by_role("button", name=person.say(key, **facts))


def test_who_is_offline_is_told_so_and_can_go_on_once_it_is_over(pair: Pair) -> None:
    """In the reader's language; and nothing of it stays."""
    ada, bob = pair
    bob.page.context.set_offline(True)
    expect(bob.read("page-offline")).to_be_visible()
    bob.choices.first.click()
    expect(bob.read("page-unreachable")).to_be_visible()
    bob.page.context.set_offline(False)
    expect(bob.read("page-offline")).to_be_hidden()
    expect(bob.read("page-unreachable")).to_be_hidden()
    bob.choose(0)
    expect(panel(ada, "Bob").get_by_text(ada.say("seat-ready"))).to_be_attached()


def test_the_lobby_says_that_the_connection_is_lost_and_mends_itself(ada: Person) -> None:
    ada.arrive()
    expect(ada.play_now).to_be_visible()
    ada.page.context.set_offline(True)
    expect(ada.read("page-offline")).to_be_visible()
    ada.page.context.set_offline(False)
    expect(ada.read("page-online")).to_be_visible()


def test_who_goes_and_comes_back_is_seen_and_told(pair: Pair) -> None:
    ada, bob = pair
    presence = panel(ada, "Bob").get_by_role("img", name=ada.say("seat-here"), exact=True)
    expect(presence).to_be_visible()
    address = bob.page.url
    bob.page.goto("about:blank")
    expect(panel(ada, "Bob").get_by_role("img", name=ada.say("seat-not-here"))).to_be_visible()
    bob.arrive(address)
    expect(presence).to_be_visible()
    bob.press("menu").press("menu-leave").press("menu-leave")
    expect(told(ada, "log-left", name="Bob")).to_be_visible()
    bob.press("seat-return")
    expect(told(ada, "log-returned", name="Bob")).to_be_visible()
    assert not ada.problems


def test_one_name_for_a_person_in_panel_log_and_questions(pair: Pair) -> None:
    """And a move that is taken back is told to the others."""
    ada, bob = pair
    random = Random(4)
    while not bob.waiting.is_visible() or not ada.see("button", "page-undo").count():
        one_moves(pair, random)
    expect(panel(bob, "Ada")).to_be_visible()
    assert any(text.startswith("Ada ") for text in bob.log)
    assert not any("Jaune" in text or "Rouge" in text for text in bob.log)
    expect(bob.waiting).to_have_text("On attend Ada…")
    board = bob.see("main", "match-board")
    expect(board).to_contain_text("Ada : ")
    expect(board).not_to_contain_text(re.compile("Jaune|Rouge"))
    ada.press("page-undo")
    expect(told(bob, "log-undone", name="Ada", n=1)).to_be_visible()


def test_a_secret_choice_stays_in_sight_and_can_be_changed_until_all_are_ready(pair: Pair) -> None:
    ada, bob = pair
    expect(panel(ada, "Bob").get_by_text(ada.say("seat-choosing"))).to_be_attached()
    first, second = bob.texts[:2]
    bob.choose(0)
    expect(panel(ada, "Bob").get_by_text(ada.say("seat-ready"))).to_be_attached()
    bob.page.reload()
    mine = bob.see("region", "match-hand").get_by_role("button", name=f"{first}. {bob.say('match-chosen')}")
    expect(mine).to_be_visible()
    expect(bob.see("list", "match-trail")).to_contain_text(first)
    bob.press("match-change")
    expect(panel(ada, "Bob").get_by_text(ada.say("seat-choosing"))).to_be_attached()
    assert bob.wait().texts[:2] == [first, second]
    bob.choose(1)
    ada.choose(0)
    for person in pair:
        expect(person.see("button", "match-change")).to_have_count(0)
        expect(person.choices.or_(person.waiting).first).to_be_visible()


def test_who_watches_is_told_so_and_has_nothing_to_take_back(ada: Person, new_person: NewPerson) -> None:
    ada.start()
    expect(ada.see("region", "match-why")).to_be_visible()
    cleo = new_person().arrive(ada.page.url)
    expect(cleo.read("match-watching")).to_be_visible()
    expect(cleo.see("region", "match-why")).to_have_count(0)
    expect(cleo.page.get_by_role("button", name=cleo.say("page-undo"))).to_have_count(0)


def test_the_table_in_words_has_no_slips(new_person: NewPerson) -> None:
    """The cards of the draft are not below a line that says there are none; no mark stands twice, no name."""
    ada = new_person("fr").start()
    ada.page.keyboard.press("w")
    board = ada.see("main", "match-board")
    expect(board).to_contain_text("À choisir : ")
    mine = board.get_by_role("listitem").all_inner_texts()
    assert "Aucune carte en main." not in mine[: mine.index(next(line for line in mine if "À choisir" in line)) + 4]
    assert not re.search(r":\s*:|\.\s*\.|,\s*,|\b(\w+) — \1\b", board.inner_text())


def test_places_tell_ears_what_they_give_and_who_stands_there(ada: Person) -> None:
    at_a_table(ada, "architects", 1)
    for gain in (1, 2):
        until(ada, "place a worker", Random(3))
        quarry = ada.page.get_by_role("button", name=re.compile(rf"^Quarry\. {gain} stone\. "))
        expect(quarry).to_have_count(1)
        if gain == 1:
            ada.choose(ada.texts.index("Quarry")).wait()
    expect(quarry).to_have_accessible_name(re.compile("Ada: 1 worker"))


def test_a_guest_is_asked_for_a_name_when_opening_a_table(ada: Person) -> None:
    ada.arrive(f"/play/{GAME.name}")
    ada.see("textbox", "people-name").fill("Ada")
    ada.see("combobox", "setup-seat", n=2).select_option("here")
    ada.press("setup-start")
    expect(panel(ada, "Ada")).to_be_visible()
    expect(panel(ada, ada.say("setup-player", n=2))).to_be_visible()


def test_the_header_knows_who_has_registered(ada: Person) -> None:
    ada.start_alone()
    ada.arrive("/me")
    fill(ada, "people-make", "ada.lovelace")
    expect(ada.see("navigation", "page-nav").get_by_text("ada.lovelace")).to_be_visible()
