"""Pact with the Devil at the page: against bots, four people who deal, an inquisition, a notebook."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import regna.web
from regna.games import load
from regna.games.devil.constants import COLOURS, ROLES
from regna.texts import speaker_for

from .conftest import NewPerson
from .person import A_WHILE, Person, anything_in_sight
from .test_game import ended_well
from .test_here import curtain, hand
from .test_looks import AXE, FOUND, PAINT

WEB = Path(regna.web.__file__).parent
GAME = load("devil")
SAY = speaker_for(GAME, "en")
WORDS = re.findall(r"^(\S+) = (.+)$", (WEB / "src/games/devil/texts/en.ftl").read_text("utf-8"), re.MULTILINE)
TABLE = dict(WORDS)
"""The page's own words for this table."""
SEATS = 4
OFTEN = 3
"""One decision of so many is made on the table; the others by the shortest way."""
SHORTEST = (
    "wish-nothing", "offer-done", "answer-reject", "answer-close", "plan-done", "exchange-enough", "claim-stop",
    "vote-nobody", "wing-pass", "mass-done", "guess-done", "face-done", "gift-stop", "ransom-refuse", "guest-suffer",
    "market-back",
)  # fmt: skip
SHORT = re.compile("|".join(f"^{re.escape(SAY.message(f'option-{way}'))}" for way in SHORTEST))
SCENES = ("answer", "plan", "vote", "face")
"""Questions at which the table is looked at."""


def set_a_table(ada: Person, others: str) -> None:
    """Four seats: Ada's, and three of one kind."""
    ada.arrive(f"/play/{GAME.name}")
    for n in range(2, SEATS + 1):
        ada.page.get_by_role("combobox", name=ada.say("setup-seat", n=n)).select_option(others)


def four(ada: Person, new_person: NewPerson) -> list[Person]:
    """Ada and three who follow her links, at one table."""
    ada.arrive(f"/play/{GAME.name}").press("setup-open")
    others = []
    for n in range(2, SEATS + 1):
        other = new_person().arrive(ada.see("textbox", "room-link", n=n).input_value())
        other.see("textbox", "people-name").fill(f"Guest {n}")
        other.press("room-sit")
        others.append(other)
    expect(ada.read("room-ready")).to_be_visible()
    ada.press("room-start")
    return [ada, *others]


def spot(person: Person, anchor: str) -> Locator:
    return person.page.locator(f'button[data-anchor="{anchor}"]:not([aria-disabled=true])')


def table_of(person: Person) -> Locator:
    return person.see("main", "match-board")


def answer(people: Sequence[Person], choice: str) -> None:
    """Everybody gives this answer, by its sentence, as soon as it is asked for."""
    for person in people:
        person.choices.filter(has_text=re.compile(f"^{re.escape(choice)}")).click()


def seal(people: Sequence[Person], choice: str) -> None:
    """Everybody gives this answer in secret; the last one has to be sure, as it opens all of them."""
    answer(people, choice)
    people[-1].sure.click()


def coins(person: Person) -> Locator:
    return person.see("region", "match-hand").locator('[data-counter$="/coin"]')


def drag(person: Person, thing: Locator, goal: Locator) -> None:
    """With the mouse, by way of somewhere between."""
    thing.hover()
    person.page.mouse.down()
    box = goal.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y + 40)
    person.page.mouse.move(x, y)
    person.page.mouse.up()


def shortest(random: Random) -> Callable[[Person], None]:
    """Now and then something on the table; else what ends a question soonest."""
    in_sight = anything_in_sight(random)

    def choose(person: Person) -> None:
        short = person.choices.filter(has_text=SHORT)
        if random.randrange(OFTEN) == 0 or not short.count():
            return in_sight(person)
        return short.first.click()

    return choose


def arranged(monkeypatch: pytest.MonkeyPatch, position: dict[str, Any]) -> None:
    """Matches start with this position."""
    arrange = GAME.arrange
    monkeypatch.setattr(type(GAME), "setup", lambda _, setup: arrange(setup, position))


def is_accessible(person: Person) -> list[str]:
    """What axe finds in the light and the dark table."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme in ("light", "dark"):
        person.page.evaluate(PAINT, theme)
        found += person.page.evaluate(FOUND, None)
    return found


def test_one_person_and_three_bots_to_the_end(ada: Person) -> None:
    """First by clicks; what was hidden is told at the end, once and in order, and one can look back at it."""
    set_a_table(ada, "bot novice")
    ada.press("setup-start")
    assert ada.wait().play_a_while(shortest(Random(1))) >= A_WHILE
    ended_well(ada.play_on())
    told = ada.log
    ada.page.reload()
    ada.has_log(told)
    ada.see("link", "replay-title").click()
    slider = ada.see("slider", "replay-title")
    last = int(slider.get_attribute("max") or 0)
    for move in (last // 2, 1, last):
        slider.fill(str(move))
        expect(ada.page.locator(".rampart")).to_have_count(SEATS)
        expect(ada.page.locator(".pool .role b")).to_be_visible()
    assert not ada.problems


def test_every_scene_is_accessible(ada: Person) -> None:
    """By itself from scene to scene, in the light and the dark."""
    set_a_table(ada, "bot novice")
    ada.press("setup-start")
    ada.wait()
    for scene in SCENES:
        ada.play_on(scene).wait()
        assert not is_accessible(ada), scene
    assert not ada.problems


def test_one_touch_in_the_lobby_seats_three_bots(ada: Person) -> None:
    ada.arrive()
    title = SAY.message(f"game-{GAME.name}")
    ada.page.get_by_role("button", name=f"{ada.say('lobby-play-now')} {title}").click()
    expect(ada.wait().page.locator(".rampart")).to_have_count(SEATS)


def test_four_people_through_a_round_of_deals(
    ada: Person, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A coin each lies in a chest, and the Devil takes a mortal's for two; nothing on the pages tells whose it was."""
    rulers = {colour: {"role": role, "coin": 4} for colour, role in zip(COLOURS, ROLES, strict=True)}
    arranged(monkeypatch, {"phase": "wish", **rulers})
    people = four(ada, new_person)
    ramparts = ada.page.locator(".rampart h2")
    expect(ramparts).to_have_count(SEATS)
    names = ramparts.all_inner_texts()
    assert len(set(names)) == SEATS
    seal(people, SAY.message("option-wish-nothing"))
    for person in people:
        mine = person.page.get_by_role("group", name=TABLE["chest-mine"])
        expect(mine).to_be_visible()
        drag(person, spot(person, "good/coin"), mine)
        expect(mine).to_contain_text("1")
        expect(coins(person)).to_have_text("3")
        answer([person], SAY.message("option-offer-done"))
        table_of(person).locator(".dial button").first.click()
    people[-1].sure.click()
    for person in people:
        chest = person.page.get_by_role("group", name=re.compile(TABLE["chest-opened"].split("{")[0]))
        expect(chest).to_be_visible()
        for name in names:
            expect(chest).not_to_contain_text(name)
            assert name not in (chest.get_attribute("aria-label") or "")
    table_of(ada).locator(".answers").get_by_role("button").first.click()
    seal(people[1:], SAY.message("option-answer-reject"))
    either = re.compile("|".join(f"^{re.escape(SAY.message(f'option-answer-{way}'))}" for way in ("reject", "close")))
    found = [person.choices.filter(has_text=either) for person in people]
    closed = [choice.inner_text().startswith(SAY.message("option-answer-close")) for choice in found]
    assert sorted(closed) == [False, False, False, True]
    for choice in found:
        choice.click()
    people[-1].sure.click()
    for person in people:
        expect(person.asked).to_contain_text(SAY.message("ask-plan"))
        assert not person.problems
    left = [coins(person).inner_text() for person in people]
    assert left[:2] == ["3", "4"]
    assert sorted(left[2:]) == ["4", "5"]


def test_an_inquisition_of_four(ada: Person, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bribe, chests opened by their sign, guests: who shows a shard is spared, and who shows nothing is punished."""
    position = {
        "phase": "mass",
        "round": 3,
        "up": ["A"],
        "blue": {"coin": 6},
        "red": {"guests": 1},
        "green": {"guests": 1},
    }
    arranged(monkeypatch, position)
    people = four(ada, new_person)
    for left in range(5, 0, -1):
        spot(ada, "good/coin").click()
        expect(coins(ada)).to_have_text(str(left))
    answer(people, SAY.message("option-mass-done"))
    seal(people, SAY.message("option-guess-done"))
    for person in people:
        expect(person.asked).to_contain_text(SAY.message("ask-face"))
        expect(person.page.get_by_role("list", name=TABLE["tribunal-chests"])).to_be_visible()
        expect(table_of(person)).to_contain_text(TABLE["tribunal-gone"])
    guest = people[2].page.locator(".bench").filter(has_text=TABLE["legend-guest"])
    guest.locator(".mean button").first.click()
    expect(guest).to_contain_text(TABLE["tribunal-appeased"])
    seal(people, SAY.message("option-face-done"))
    for person in people:
        expect(person.page.locator('[data-counter="red/points"]')).to_have_text("−4")
        expect(person.page.locator('[data-counter="green/points"]')).to_have_text("0")
        assert not person.problems


def test_the_last_inquisition_unmasks_everybody(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round 5: coins dragged into the chest, a guess by touch, roles by name, and the points."""
    arranged(monkeypatch, {"phase": "mass", "round": 5, "up": ["A"], "blue": {"role": "sun", "coin": 2}})
    set_a_table(ada, "bot novice")
    ada.press("setup-start")
    ada.wait()
    chest = ada.page.get_by_role("group", name=TABLE["chest-mine"])
    drag(ada, spot(ada, "good/coin"), chest)
    expect(coins(ada)).to_have_text("1")
    expect(chest).to_contain_text("1")
    table_of(ada).locator(".done button").click()
    table_of(ada).locator(".guess button").first.click()
    expect(table_of(ada).locator(".guess.chosen")).to_have_count(1)
    table_of(ada).locator(".done button").click()
    roles = ada.page.get_by_role("list", name=TABLE["tribunal-roles"])
    for role in ROLES:
        expect(roles).to_contain_text(SAY.message(f"role-{role}"))
    table_of(ada).locator(".mean button").first.click()
    table_of(ada).locator(".done button").click()
    ended_well(ada.play_on())


def test_the_notebook_stays_with_its_seat(ada: Person) -> None:
    """What one notes is still there after a reload, and is nowhere in what is sent."""
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.post_data or ""))
    set_a_table(ada, "bot novice")
    ada.press("setup-start")
    ada.wait()
    ada.page.get_by_role("button", name=TABLE["notes-open"], exact=True).click()
    book = ada.page.get_by_role("dialog")
    book.get_by_role("textbox").fill("a red herring")
    mark = book.locator(".mark").first
    mark.click()
    mark.click()
    ada.page.reload()
    ada.wait()
    ada.page.get_by_role("button", name=TABLE["notes-open"], exact=True).click()
    expect(book.get_by_role("textbox")).to_have_value("a red herring")
    expect(mark).to_have_accessible_name(re.compile(TABLE["notes-yes"]))
    assert not is_accessible(ada)
    assert not any("herring" in each for each in sent)


def test_a_shared_screen_keeps_every_role_behind_the_curtain(ada: Person) -> None:
    """Nothing of a role is on the page or in the browser before the one who is asked has lifted the curtain."""
    set_a_table(ada, "here")
    ada.press("setup-start")
    expect(curtain(ada)).to_be_visible()
    expect(hand(ada)).to_have_count(0)
    expect(ada.page.locator(".pool")).to_have_count(0)
    curtain(ada).click()
    ada.wait()
    ada.page.get_by_role("button", name=TABLE["notes-open"], exact=True).click()
    ada.page.get_by_role("dialog").get_by_role("textbox").fill("nothing to keep")
    ada.page.keyboard.press("Escape")
    assert "nothing to keep" not in ada.page.evaluate("JSON.stringify(localStorage)")
    assert not ada.problems
