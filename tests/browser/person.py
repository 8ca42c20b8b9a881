"""Somebody who uses the page as a person does: by what is seen, said and named on it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from random import Random
from re import Pattern
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from regna.games import load
from regna.texts import speaker, speaker_for

GAME = load("architects")
MOST = 500
"""No game takes so many decisions of one person."""
ALL = bool(os.environ.get("REGNA_ALL_CASES"))
A_WHILE = 15
"""As many decisions show that a game can be played in some way; all of them are made where ALL is set."""
PATIENCE = 180_000
"""Milliseconds after which something is not slow but broken, on a busy machine too."""
LAID_OUT = """async () => {
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}"""
PLAY_ON = """async (until) => {
  const match = '/api/v1' + location.pathname.replace('match', 'matches');
  const headers = {'X-Regna': 'test', 'Content-Type': 'application/json'};
  const ask = async (path) => (await fetch(match + path)).json();
  const { mine } = await ask('');
  while ((await ask('')).status === 'live') {
    const { seq, question } = await ask(`/state?seat=${mine[0]}`);
    if (!question) await new Promise((done) => setTimeout(done, 20));
    else if (until && question.name === until) return question.name;
    else {
      const last = question.options.find(({ move }) => / (done|back|enough)$/.test(move));
      const body = JSON.stringify({ move: (last ?? question.options[0]).move, seq, sure: true });
      await fetch(`${match}/moves`, { method: 'POST', headers, body });
    }
  }
  return 'over';
}"""
UNTIL = """async () => {
  const end = performance.now() + %d;
  while (!(await (%s)())) {
    if (performance.now() > end) throw new Error('it never came');
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
expect.set_options(timeout=PATIENCE)


class Person:
    """A page, and what is on it by role and name, in the person's language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self.hear)
        self.speak(language)

    def hear(self, said: ConsoleMessage) -> None:
        """An error in the console."""
        if said.type == "error":
            self.problems.append(said.text)

    def speak(self, language: str) -> None:
        self.language = language
        self.words = speaker(language, "regna.web")
        self.game_words = speaker_for(GAME, language)

    def say(self, key: str, **facts: Any) -> str:
        return self.words.message(key, **facts)

    def pattern(self, key: str, *open_facts: str) -> Pattern[str]:
        """A message in which anything may stand for these facts."""
        text = re.escape(self.say(key, **dict.fromkeys(open_facts, "anything")))
        return re.compile(text.replace("d’anything", "(de |d’).+").replace("anything", ".+"))

    def see(self, role: Any, key: str, within: Locator | None = None, **facts: Any) -> Locator:
        """What has this role, is called by this message, and is not disabled."""
        return (within or self.page).get_by_role(role, name=self.say(key, **facts), exact=True, disabled=False)

    def read(self, key: str, **facts: Any) -> Locator:
        """What says this message."""
        return self.page.get_by_text(self.say(key, **facts), exact=True)

    def press(self, key: str, **facts: Any) -> Person:
        self.see("button", key, **facts).click()
        return self

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page is laid out for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("width => innerWidth === width", arg=width)
        self.page.evaluate(LAID_OUT)

    def wait_until(self, script: str) -> Person:
        """Until an async function of the page says yes; `wait_for_function` would take its promise for one."""
        self.page.evaluate(UNTIL % (PATIENCE, script))
        return self

    # Coming to a table

    def arrive(self, path: str = "/") -> Person:
        self.page.goto(path)
        return self

    @property
    def play_now(self) -> Locator:
        title = self.game_words.message(f"game-{GAME.name}")
        return self.page.get_by_role("button", name=f"{self.say('lobby-play-now')} {title}")

    def start(self, bots: int = 1) -> Person:
        """Against bots, from the game's own page."""
        self.arrive(f"/play/{GAME.name}").press("lobby-with-bots", n=bots)
        return self.wait()

    def start_alone(self) -> Person:
        """Against the opponent whom the rules play: the shortest of games."""
        self.arrive(f"/play/{GAME.name}")
        self.alone.click()
        return self.wait()

    @property
    def alone(self) -> Locator:
        return self.page.get_by_role("button", name=self.pattern("lobby-alone", "alone")).first

    # At the table

    @property
    def asked(self) -> Locator:
        """The question; what is looked for in it is found sooner than on the whole page."""
        return self.page.locator("#ask")

    @property
    def choices(self) -> Locator:
        """What can be chosen now, as buttons."""
        return self.see("list", "match-choices", self.asked).get_by_role("button", disabled=False)

    @property
    def texts(self) -> list[str]:
        """The choices in words, without their keys."""
        return [text.split("\n")[0] for text in self.choices.all_inner_texts()]

    @property
    def spots(self) -> Locator:
        """What can be chosen now on the board."""
        return self.page.locator("main button[data-anchor]:not([aria-disabled=true], :disabled):visible")

    @property
    def pieces(self) -> Locator:
        """What can be picked, and played by the last."""
        return self.see("group", "pick", self.asked).get_by_role("button", disabled=False)

    @property
    def menu(self) -> Locator:
        """What something on the board means, where it means several things."""
        return self.page.get_by_role("menu").get_by_role("menuitem")

    @property
    def sure(self) -> Locator:
        """The question whether one is sure of a move that others would have to let one take back."""
        return self.see("button", "match-sure-yes", self.asked)

    @property
    def told(self) -> Locator:
        """The lines of the log."""
        return self.see("region", "match-log").get_by_role("button")

    @property
    def log(self) -> list[str]:
        """The log as it is at this moment."""
        return self.told.all_inner_texts()

    def has_log(self, lines: list[str]) -> None:
        """Wait until the log says exactly this."""
        expect(self.told).to_have_text(lines, use_inner_text=True)

    @property
    def over(self) -> Locator:
        return self.asked.get_by_text(self.say("match-over"))

    @property
    def is_over(self) -> bool:
        return self.over.is_visible()

    def wait(self) -> Person:
        """Until it is this person's turn, or the match is over."""
        self.choices.or_(self.over).first.wait_for(timeout=PATIENCE)
        return self

    @property
    def waiting(self) -> Locator:
        """What the page says while others choose."""
        turn, ready = (self.asked.get_by_text(self.pattern(key, "name")) for key in ("match-turn", "match-ready"))
        return turn.or_(ready)

    def take(self, number: int = 0) -> Person:
        """One of the choices, by its sentence; those that one can pick by pieces show when the focus comes to them."""
        self.choices.nth(number).focus()
        self.choices.nth(number).click()
        return self

    def choose(self, number: int = 0) -> Person:
        """One of the choices, meaning it; until the page shows what came of it."""
        self.take(number)
        shown = self.choices.or_(self.waiting).or_(self.over)
        shown.or_(self.sure).first.wait_for(timeout=PATIENCE)
        if self.sure.is_visible():
            self.sure.click()
            shown.first.wait_for(timeout=PATIENCE)
        return self

    def play_on(self, until: str = "") -> Person:
        """Have one's part played by itself, with as little as possible, to a question or to the end of the match."""
        assert self.page.evaluate(PLAY_ON, until) == (until or "over")
        return self

    def play_a_while(self, choose: Callable[[Person], object]) -> int:
        """Decide as often as shows that one can, or until the match is over where ALL is set; returns how often."""
        return self.play(choose, MOST if ALL else A_WHILE)

    def play(self, choose: Callable[[Person], object], decisions: int = MOST) -> int:
        """Decide so many times, or until the match is over; returns how often."""
        for n in range(decisions):
            if self.is_over:
                return n
            choose(self)
            self.wait()
        return decisions


# Ways to choose


def anything(random: Random) -> Callable[[Person], None]:
    """Any of the choices."""

    def choose(person: Person) -> None:
        person.take(random.randrange(person.choices.count()))

    return choose


def anything_in_sight(random: Random) -> Callable[[Person], None]:
    """By turns something on the board, where there is something to choose, and any of the choices."""
    among_choices = anything(random)

    def choose(person: Person) -> None:
        if pieces := person.pieces.count() if random.random() < 0.5 else 0:
            for piece in range(random.randrange(pieces)):
                person.pieces.nth(piece % (person.pieces.count() - 1)).click()
            return person.pieces.last.click()
        spots = person.spots.count() if random.random() < 0.5 else 0
        if not spots:
            return among_choices(person)
        spot = person.spots.nth(random.randrange(spots))
        several = spot.get_attribute("aria-haspopup")
        spot.click()
        if several:
            expect(person.menu.first).to_be_visible()
            person.menu.nth(random.randrange(person.menu.count())).click()
        return None

    return choose


def anything_by_tap(random: Random) -> Callable[[Person], None]:
    def choose(person: Person) -> None:
        choice = person.choices.nth(random.randrange(person.choices.count()))
        choice.focus()
        choice.tap()

    return choose


def anything_by_key(random: Random) -> Callable[[Person], None]:
    """Any of the choices, by the key that it carries."""

    def choose(person: Person) -> None:
        take_by_key(person, person.choices.nth(random.randrange(person.choices.count())))

    return choose


def take_by_key(person: Person, choice: Locator) -> None:
    """A choice by the key that it carries, or with Tab and Enter."""
    key = choice.get_attribute("aria-keyshortcuts")
    if key:
        person.page.keyboard.press(key)
    else:
        walk_to(person, choice).press("Enter")


def walk_to(person: Person, goal: Locator, steps: int = 150) -> Locator:
    """Press Tab until this has the focus."""
    for _ in range(steps):
        if goal.evaluate("element => element === document.activeElement"):
            return goal
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {goal}")
