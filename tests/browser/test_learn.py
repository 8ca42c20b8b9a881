"""Lessons at the page: the first of every game to its end, by keys and by touch, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from regna.games import load
from regna.lessons import READ_ON, Lesson, Practice, find, lessons
from regna.texts import speaker_for

from .conftest import NewPerson
from .person import Person, walk_to
from .test_looks import WIDER, seen_by_axe

FIRST = [("architects", "first"), ("paladins", "first"), ("paladins", "crowns"), ("alba-longa", "first"),
         ("devil", "first")]  # fmt: skip
every_game = pytest.mark.parametrize(("game", "name"), FIRST, ids=[f"{game}-{name}" for game, name in FIRST])
SEEN_BY_AXE = ("architects", "devil")
"""All lessons look the same, and every table is seen by axe in its own tests; these are of the day and the night."""
PHONE, DESK = (360, 740), (1280, 800)
CROWDED = """() => [...document.querySelectorAll('.mine > .cards > * > *')].filter((part) => {
  const next = part.nextElementSibling?.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  const ends = [part, ...part.children].map((each) => each.getBoundingClientRect().right);
  return next && next.top < bottom && top < next.bottom && Math.max(...ends) > next.left;
}).map((part) => `${part.className} lies under what follows it`)"""
"""What lies over other things in a hand, which has least room beside a lesson."""


class Pupil:
    """Somebody who takes a lesson, and knows where it leads."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        self.person, self.lesson, self.page = person, lesson, person.page
        self.practice = Practice(lesson)
        self.say = speaker_for(load(lesson.game), person.language)
        person.arrive(f"/learn/{lesson.game}/{lesson.name}")

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name=self.lesson.said(self.lesson.title, self.say), exact=True)

    @property
    def on(self) -> Locator:
        """What leads on from a step that is only read."""
        last = self.practice.at + 1 == len(self.lesson.steps)
        return self.person.see("button", "lesson-end" if last else "lesson-on", self.panel)

    @property
    def wanted(self) -> Locator:
        """The choice that the lesson asks for, as screen readers know it."""
        asked = self.practice.match.present(self.lesson.me, self.say)
        assert asked is not None
        places = [option.move for option in asked.options]
        return self.person.choices.nth(places.index(self.practice.leading()[0]))

    def see_step(self) -> None:
        """The step's sentence and how far it is."""
        step = self.practice.step
        assert step is not None
        expect(self.panel).to_contain_text(self.lesson.said(step.words, self.say))
        expect(self.panel).to_contain_text(f"{self.practice.at + 1}/{len(self.lesson.steps)}")

    def take(self) -> None:
        self.practice.answer(self.practice.leading()[0])

    def by_key(self) -> None:
        if self.practice.leading() == [READ_ON]:
            expect(self.on).to_be_focused()
            self.page.keyboard.press("Enter")
        elif key := self.wanted.get_attribute("aria-keyshortcuts"):
            self.page.keyboard.press(key)
        else:
            walk_to(self.person, self.wanted).press("Enter")
        self.take()

    def by_touch(self) -> None:
        if self.practice.leading() == [READ_ON]:
            self.on.tap()
        else:
            self.wanted.tap()
        self.take()

    def see_end(self) -> None:
        expect(self.panel).to_contain_text(self.person.say("lesson-over"))


@every_game
def test_by_keys_first_on_a_phone_then_on_a_desk(new_person: NewPerson, game: str, name: str) -> None:
    lesson = find(game, name)
    assert lesson is not None
    pupil = Pupil(new_person("en", *PHONE), lesson)
    half = len(lesson.steps) // 2
    while pupil.practice.step is not None:
        pupil.see_step()
        if pupil.practice.at == half:
            assert not pupil.page.evaluate(WIDER)
            pupil.person.resize(*DESK)
        pupil.by_key()
    pupil.see_end()
    assert not pupil.person.problems


@every_game
def test_by_touch_first_on_a_desk_then_on_a_phone(new_person: NewPerson, game: str, name: str) -> None:
    lesson = find(game, name)
    assert lesson is not None
    pupil = Pupil(new_person("fr", *DESK, has_touch=True), lesson)
    half = len(lesson.steps) // 2
    pupil.see_step()
    wrong: list[str] = pupil.page.evaluate(CROWDED)
    while pupil.practice.step is not None:
        pupil.see_step()
        if pupil.practice.at == half:
            wrong += seen_by_axe(pupil.person) if game in SEEN_BY_AXE else ()
            pupil.person.resize(*PHONE)
        pupil.by_touch()
    pupil.see_end()
    assert not wrong
    assert not pupil.person.problems


def test_from_the_lobby_to_the_tick_and_the_next_lesson(ada: Person) -> None:
    """Another move is answered and changes nothing; one goes back; choices are explained; the lesson is ticked."""
    first, second = lessons("architects")[:2]
    ada.arrive("/").page.get_by_role("link", name=ada.say("learn")).first.click()
    say = speaker_for(load("architects"), "en")
    ada.page.get_by_role("link", name=first.said(first.title, say)).click()
    pupil = Pupil(ada, first)
    pupil.by_key()
    pupil.see_step()
    ada.page.get_by_role("button", name=say.message("place-quarry")).last.click()
    expect(pupil.panel.get_by_role("status")).to_contain_text("Quarry gives stone")
    ada.press("lesson-back")
    expect(pupil.on).to_be_visible()
    pupil.practice = Practice(first)
    pupil.see_step()
    pupil.by_key()
    pupil.see_step()
    ada.page.keyboard.press("0")
    guide = ada.see("dialog", "guide")
    expect(guide).to_contain_text(say.message("game-architects.goal"))
    expect(guide).to_contain_text(say.message("rule-gathering.text"))
    guide.get_by_role("button", name=say.message("place-forest"), exact=True).click()
    pupil.take()
    while pupil.practice.step is not None:
        pupil.see_step()
        pupil.by_key()
    pupil.see_end()
    ada.see("link", "lesson-next", title=second.said(second.title, say)).click()
    expect(ada.page.get_by_role("region", name=second.said(second.title, say), exact=True)).to_be_visible()
    ada.see("link", "lesson-leave").click()
    done = ada.page.get_by_role("link", name=first.said(first.title, say))
    expect(done).to_contain_text(ada.say("lesson-done"))
    assert not ada.problems


def test_the_puzzle_of_the_day_from_the_lobby_to_its_explanation(new_person: NewPerson) -> None:
    """Nothing shows the answer until one asks; then one reads why, and the lobby says that it is solved."""
    ada = new_person("en", *PHONE)
    today = ada.arrive("/").page.get_by_role("link", name=ada.say("puzzle-today"))
    *_, game, name = str(today.get_attribute("href")).split("/")
    puzzle = find(game, name)
    assert puzzle is not None
    today.click()
    pupil = Pupil(ada, puzzle)
    pupil.see_step()
    wanted = ada.page.get_by_role("button", name=ada.pattern("wanted-lesson", "choice"))
    expect(wanted).to_have_count(0)
    ada.press("puzzle-answer")
    expect(wanted.first).to_be_attached()
    pupil.by_key()
    pupil.see_step()
    assert not ada.page.evaluate(WIDER)
    pupil.by_key()
    expect(pupil.panel).to_contain_text(ada.say("puzzle-over"))
    expect(ada.arrive("/").page.get_by_role("link", name=ada.say("puzzle-today"))).to_contain_text(
        ada.say("puzzle-done")
    )
    assert not ada.problems
