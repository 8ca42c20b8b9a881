"""A phone on a real table, with the companion on it, and the four chests that people show to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentResource
from playwright.sync_api import Browser, Locator, expect

import regna.web
from regna.texts import Speaker

from .person import PATIENCE, Person
from .server import serving

TEXTS = Path(regna.web.__file__).parent / "src" / "games" / "devil" / "companion" / "texts"
COLOURS = ("red", "blue", "green", "yellow")
ROLES = ("devil", "cultist", "sun", "moon")
MARKS = ("rose", "teal", "brown", "grey")
SCANS = ("roles", "first", "second", "return", "mass")
ROUND = ("cards", "first", "second", "return", "actions")
STAGES = [("roles", 0)] + [
    (kind, number)
    for number in range(1, 6)
    for kind in (*ROUND, *(["mass"] if number == 3 else []), *(["inquisition"] if number in (3, 5) else []))
] + [("end", 5)]  # fmt: skip
"""What the companion goes through in a game, with the round it belongs to."""
READ = "labels => labels.map(label => [...label.querySelectorAll('ol .unseen')].map(mark => mark.textContent))"
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])"


class Phone:
    """The companion, used by somebody who sees and touches it."""

    labels: ClassVar[list[list[str]]] = []
    """What stands on the labels that the page prints: for each chest, its marks line by line."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        person.words = Speaker(person.language, "regna.web")
        person.words.bundle.add_resource(FluentResource((TEXTS / f"{person.language}.ftl").read_text("utf-8")))

    def say(self, key: str, **facts: Any) -> str:
        return self.person.say(f"companion-{key}", **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.person.see("button", f"companion-{key}", **facts)

    def press(self, key: str, **facts: Any) -> Phone:
        self.button(key, **facts).click()
        return self

    # Before a game

    def see_labels(self) -> Phone:
        self.person.arrive("/companion/codes")
        expect(self.button("print")).to_be_visible()
        return self

    def read_labels(self) -> None:
        """Once for all phones: what is printed is the same for everybody, whatever their language."""
        if not Phone.labels:
            marks = {self.say(f"mark-{mark}"): mark for mark in MARKS}
            found = self.see_labels().page.locator("main > ul > li").evaluate_all(READ)
            Phone.labels = [[marks[name] for name in label] for label in found]

    def open(self) -> Phone:
        self.person.arrive("/companion")
        expect(self.button("new")).to_be_visible()
        return self

    def begin(self) -> Phone:
        """A new game for four colours."""
        self.press("new")
        for colour in COLOURS:
            self.press(f"colour-{colour}")
        return self.press("colours-done", n=4)

    def learn(self) -> Phone:
        """The chests in the order of the roles, by touch."""
        for chest, role in enumerate(ROLES):
            heading = self.say("learn-chest", role=self.say(f"role-{role}"))
            expect(self.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
            self.touch(chest, 0)
        return self.expect_stage("roles", 0)

    def prepare(self) -> Phone:
        """Everything before the roles are dealt."""
        return self.open().begin().learn()

    # In a game

    def expect_stage(self, kind: str, number: int) -> Phone:
        """Resting, with nothing to see but where the game stands."""
        expect(self.page.get_by_role("heading", level=1, name=self.say(f"stage-{kind}"), exact=True)).to_be_visible()
        if number and kind != "end":
            expect(self.page.get_by_text(self.say("round", round=number), exact=True)).to_be_visible()
        expect(self.colour).to_have_count(0)
        return self

    @property
    def colour(self) -> Locator:
        """The colour that the phone answers with."""
        return self.page.locator(".answer").get_by_role("status")

    def scanned(self, n: int) -> Locator:
        return self.page.get_by_role("img", name=self.say("scanned", n=n), exact=True)

    def touch(self, chest: int, line: int) -> None:
        self.press(f"mark-{self.labels[chest][line]}")

    def answer(self) -> str:
        """The colour that is shown, once one is."""
        names = {self.say(f"colour-{colour}"): colour for colour in COLOURS}
        expect(self.colour).to_be_visible()
        return names[self.colour.text_content() or ""]

    def scan(self, *chests: int, line: int) -> list[str]:
        """Show these chests by touch: the colours they go to, in this order. The last stays on the screen."""
        if self.button("scan").is_visible():
            self.press("scan")
        found = []
        for chest in chests:
            if self.colour.is_visible():
                self.press("next-chest")
            self.touch(chest, line)
            found.append(self.answer())
        return found

    def go_on(self, kind: str, number: int, before: int) -> Phone:
        """On to this stage, from one of the round `before`."""
        stage = self.say(f"stage-{kind}")
        self.press("on", stage=stage if number == before else self.say("where", stage=stage, round=number))
        return self.expect_stage(kind, number)


def left_alone(browser: Browser, folder: Path) -> Phone:
    """A phone that has opened the companion once; then its server is gone, and the browser's cache is empty."""
    with serving(folder / "regna.db") as address:
        phone = seen_by(browser, address).open()
        expect(phone.page.get_by_text(phone.say("kept"), exact=True)).to_be_visible()
    phone.page.context.new_cdp_session(phone.page).send("Network.clearBrowserCache")
    return phone.open()


def unexplained(phone: Phone) -> list[str]:
    """What went wrong on the page, but for what the server would have answered."""
    return [problem for problem in phone.person.problems if not problem.startswith("Failed to load resource")]


def seen_by(browser: Browser, address: str, *scripts: str) -> Phone:
    context = browser.new_context(base_url=address, locale="en", viewport={"width": 360, "height": 740})
    context.set_default_timeout(PATIENCE)
    for script in scripts:
        context.add_init_script(script)
    return Phone(Person(context.new_page(), "en"))
