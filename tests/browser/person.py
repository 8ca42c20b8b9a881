"""Somebody who uses the page as a person does: by what is seen, said and named on it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from regna.games import load
from regna.texts import speaker, speaker_for

GAME = load("architects")
MOST = 500
"""No game takes so many decisions of one person."""


class Person:
    """A page, and what is on it by role and name, in the person's language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.speak(language)
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)

    def speak(self, language: str) -> None:
        self.words = speaker(language, "regna.web")
        self.title = speaker_for(GAME, language).message(f"game-{GAME.name}")

    def say(self, key: str, **facts: object) -> str:
        return self.words.message(key, **facts)

    def see(self, role: str, key: str, **facts: object) -> Locator:
        """What has this role and is called by this message."""
        return self.page.get_by_role(role, name=self.say(key, **facts), exact=True)  # type: ignore[arg-type]

    def press(self, key: str, **facts: object) -> None:
        self.see("button", key, **facts).click()

    # Coming to a table

    def arrive(self, path: str = "/") -> Person:
        self.page.goto(path)
        return self

    def play_now(self) -> Person:
        """The lobby's first door; within it the first decision must wait."""
        self.page.get_by_role("button", name=self.say("lobby-play-now")).click()
        return self.wait()

    def start(self, title: str) -> Person:
        """From the game's own page: how to begin, as its button says it."""
        self.arrive(f"/play/{GAME.name}")
        self.page.get_by_role("button", name=title).click()
        return self.wait()

    # At the table

    @property
    def asked(self) -> Locator:
        return self.see("region", "match-ask")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def choices(self) -> Locator:
        """What can be chosen now, as buttons."""
        return self.see("list", "match-choices").get_by_role("button", disabled=False)

    @property
    def spots(self) -> Locator:
        """What can be chosen now on the board."""
        return self.board.get_by_role("button", disabled=False)

    @property
    def over(self) -> Locator:
        return self.asked.get_by_text(self.say("match-over"))

    @property
    def log(self) -> Locator:
        return self.see("list", "match-log").get_by_role("listitem")

    def wait(self) -> Person:
        """Until it is this person's turn, or the match is over."""
        expect(self.choices.or_(self.over).first).to_be_visible()
        return self

    @property
    def is_over(self) -> bool:
        return self.over.is_visible()

    def choose(self, number: int = 0) -> Person:
        """One of the choices, with the mouse."""
        self.choices.nth(number).click()
        return self.wait()

    def play(self, choose: Callable[[Person], object], decisions: int = MOST) -> int:
        """Decide so many times, or until the match is over; returns how often."""
        for n in range(decisions):
            if self.is_over:
                return n
            choose(self)
            self.wait()
        return decisions


def anything(random: Random) -> Callable[[Person], None]:
    """Choose any of the choices."""

    def choose(person: Person) -> None:
        person.choices.nth(random.randrange(person.choices.count())).click()

    return choose


def anything_in_sight(random: Random) -> Callable[[Person], None]:
    """Choose on the board what can be chosen there, else among the choices."""
    among_choices = anything(random)

    def choose(person: Person) -> None:
        spots = person.spots.count()
        if not spots:
            return among_choices(person)
        person.spots.nth(random.randrange(spots)).click()
        if person.page.get_by_text(person.say("match-several")).is_visible():
            among_choices(person)
        return None

    return choose
