"""Two people, each at a browser of their own."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import NewPerson
from .person import GAME, Person

Pair = tuple[Person, Person]
SCRIPT = "<img src=x onerror=\"document.title='gotcha'\"><script>document.title='gotcha'</script>"


class Line:
    """The live connection of a page, which can be cut and mended."""

    def __init__(self, person: Person) -> None:
        self.open: list[WebSocketRoute] = []
        self.is_cut = False
        person.page.route_web_socket(re.compile("/live"), self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1001)
        else:
            route.connect_to_server()
            self.open.append(route)

    def cut(self) -> None:
        self.is_cut = True
        for route in self.open:
            route.close(code=1001)
        self.open.clear()

    def mend(self) -> None:
        self.is_cut = False


@pytest.fixture
def line(ada: Person) -> Line:
    return Line(ada)


@pytest.fixture
def pair(line: Line, ada: Person, new_person: NewPerson) -> Pair:
    """Ada opened a table, Bob followed her link, and the match has begun."""
    ada.arrive("/me")
    ada.see("textbox", "people-name").fill("Ada")
    ada.press("people-come-in")
    expect(ada.page.get_by_role("heading", name="Ada")).to_be_visible()
    ada.arrive(f"/play/{GAME.name}").press("setup-open")
    link = ada.see("textbox", "room-link", n=2).input_value()
    bob = new_person("fr").arrive(link)
    expect(bob.read("room-invited", name="Ada")).to_be_visible()
    bob.see("textbox", "people-name").fill("Bob")
    bob.press("room-sit")
    expect(ada.read("room-ready")).to_be_visible()
    ada.press("room-start")
    expect(ada.choices.first).to_be_visible()
    expect(bob.choices.first).to_be_visible()
    return ada, bob


def one_moves(pair: Pair, random: Random) -> Person:
    """Whoever is asked chooses; then somebody is asked again. Tells who it was."""
    mover, other = pair if pair[0].choices.count() else reversed(pair)
    mover.choose(random.randrange(mover.choices.count()))
    if not mover.choices.count():
        expect(other.choices.first).to_be_visible()
    return mover


def ada_ends_a_turn(pair: Pair, random: Random) -> None:
    """Play until Ada has made a move that she cannot take back by herself, and Bob alone is asked."""
    ada, bob = pair
    for _ in range(80):
        mover = one_moves(pair, random)
        if mover is ada and bob.choices.count() and ada.see("button", "page-undo-ask").is_visible():
            return
    raise AssertionError("Ada's turn never ends")


def check_log_after_reload(person: Person, log: list[str]) -> None:
    """Somebody who has just come has the same log."""
    person.page.reload()
    expect(person.choices.or_(person.waiting).first).to_be_visible()
    person.has_log(log)


def test_two_people_play_by_invitation(pair: Pair) -> None:
    random = Random(1)
    movers = [one_moves(pair, random) for _ in range(40)]
    assert {person for person in pair if person in movers} == set(pair)
    told = len(movers[-1].log)
    assert told > 10
    for person in pair:
        expect(person.told).to_have_count(told)
        check_log_after_reload(person, person.log)
    assert not [person.problems for person in pair if person.problems]


def test_a_connection_that_breaks_loses_and_doubles_nothing(pair: Pair, line: Line) -> None:
    """Ada is cut off in the middle of her choice, chooses all the same, and Bob plays on before she is back."""
    ada, bob = pair
    random = Random(2)
    ada_ends_a_turn(pair, random)
    while not ada.choices.count():
        one_moves(pair, random)
    line.cut()
    expect(ada.read("page-offline")).to_be_visible()
    told = len(ada.log)
    with ada.page.expect_response(re.compile("/moves")) as answer:
        ada.choices.last.click()
    if not answer.value.ok:
        with ada.page.expect_response(re.compile("/moves")):
            ada.sure.click()
    expect(ada.choices).to_have_count(0)
    line.mend()
    expect(ada.read("page-offline")).to_be_hidden()
    expect(ada.choices.or_(ada.waiting).first).to_be_visible()
    if not ada.choices.count():
        line.cut()
        expect(ada.read("page-offline")).to_be_visible()
        expect(bob.choices.first).to_be_visible()
        while bob.choices.count():
            bob.choose(random.randrange(bob.choices.count()))
        line.mend()
    expect(ada.choices.first).to_be_visible()
    found = ada.log
    assert len(found) > told
    check_log_after_reload(ada, found)


def test_undo_withdrawn_then_refused_then_granted(pair: Pair) -> None:
    """Whoever is asked sees it in the title of the tab, too."""
    ada, bob = pair
    ada_ends_a_turn(pair, Random(3))
    told = ada.log
    ada.press("page-undo-ask")
    expect(bob.read("page-undo-asked", name="Ada")).to_be_visible()
    expect(bob.page).to_have_title(re.compile(re.escape(bob.say("page-undo-title"))))
    ada.press("page-undo-cancel")
    expect(bob.read("page-undo-asked", name="Ada")).to_be_hidden()
    expect(bob.page).not_to_have_title(re.compile(re.escape(bob.say("page-undo-title"))))
    ada.press("page-undo-ask")
    expect(ada.read("page-undo-waiting")).to_be_visible()
    expect(bob.read("page-undo-asked", name="Ada")).to_be_visible()
    bob.press("page-refuse")
    expect(ada.read("page-undo-waiting")).to_be_hidden()
    expect(ada.waiting).to_be_visible()
    ada.has_log(told)
    ada.press("page-undo-ask")
    bob.press("page-agree")
    expect(ada.choices.first).to_be_visible()
    expect(bob.waiting).to_be_visible()
    expect(ada.told.nth(len(told) - 1)).to_be_hidden()


def test_a_script_in_the_chat_is_only_text(pair: Pair) -> None:
    ada, bob = pair
    ada.press("chat")
    ada.see("textbox", "chat-say").fill(SCRIPT)
    ada.press("chat-send")
    bob.see("button", "chat-unread", n=1).click()
    for person in pair:
        expect(person.see("list", "chat-said").get_by_text(SCRIPT)).to_be_visible()
        assert "gotcha" not in person.page.title()
        assert not person.problems
