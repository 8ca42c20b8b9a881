"""Every screen in every size, light and language: seen by axe, and left as a picture for people to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import regna.web

from .conftest import NewPerson
from .person import GAME, Person, anything

AXE = Path(regna.web.__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .flatMap(({id, nodes}) => nodes.slice(0, 3).map(({target, any}) => `${id} at ${target}: ${any[0]?.message}`))"""
TO_THE_END = """async () => {
  const match = '/api/v1' + location.pathname.replace('match', 'matches');
  const headers = {'X-Regna': 'test', 'Content-Type': 'application/json'};
  const asked = async () => (await fetch(`${match}/state?seat=0`)).json();
  for (let state = await asked(); state.question; state = await asked()) {
    const body = JSON.stringify({move: state.question.options[0].move, seq: state.seq});
    await fetch(`${match}/moves`, {method: 'POST', headers, body});
  }
}"""
WIDER = "document.documentElement.scrollWidth > innerWidth"
SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
THEMES = ("light", "dark", "contrast")
PAINT = "theme => document.documentElement.dataset.theme = theme"


def lobby(ada: Person) -> None:
    ada.arrive()
    expect(ada.play_now).to_be_visible()


def game(ada: Person) -> None:
    ada.arrive(f"/play/{GAME.name}")
    expect(ada.alone).to_be_visible()


def people(ada: Person) -> None:
    ada.arrive("/me")
    expect(ada.see("heading", "people-make")).to_be_visible()


def waiting_room(ada: Person) -> None:
    ada.arrive(f"/play/{GAME.name}").press("setup-open")
    expect(ada.see("textbox", "room-link", n=2)).to_be_visible()


def settings(ada: Person) -> None:
    lobby(ada)
    ada.press("settings")
    expect(ada.see("dialog", "settings")).to_be_visible()


def draft(ada: Person) -> None:
    ada.start(bots=3)


def match(ada: Person) -> None:
    ada.start(bots=2)
    ada.play(anything(Random(4)), 12)


def chat(ada: Person) -> None:
    ada.start_alone().press("chat")
    expect(ada.see("textbox", "chat-say")).to_be_visible()


def menu(ada: Person) -> None:
    ada.start_alone().press("menu")
    expect(ada.see("dialog", "menu")).to_be_visible()


def rules(ada: Person) -> None:
    ada.start_alone().press("rules-title")
    expect(ada.see("searchbox", "rules-search")).to_be_visible()


def points(ada: Person) -> None:
    ada.start_alone().press("match-points")
    expect(ada.see("dialog", "match-points")).to_be_visible()


def in_words(ada: Person) -> None:
    ada.start_alone().press("match-words")


def replay(ada: Person) -> None:
    ada.start_alone()
    ada.play(anything(Random(4)), 5)
    ada.arrive(ada.page.url + "/replay?at=4")
    expect(ada.see("slider", "replay-title")).to_be_visible()


def the_end(ada: Person) -> None:
    ada.start_alone()
    ada.page.evaluate(TO_THE_END)
    expect(ada.see("dialog", "match-points")).to_be_visible()


def nowhere(ada: Person) -> None:
    ada.arrive("/play/chess")
    expect(ada.see("link", "page-back")).to_be_visible()


SCREENS = (
    lobby, game, people, waiting_room, settings, draft, match, chat, menu, rules, points, in_words, replay, the_end,
    nowhere,
)  # fmt: skip


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_screen(screen: Callable[[Person], None], language: str, new_person: NewPerson, screens: Path) -> None:
    """Nothing is wider than the window, and axe finds nothing serious in any light."""
    ada = new_person(language)
    screen(ada)
    ada.page.evaluate(AXE.read_text("utf-8"))
    wrong: list[Any] = []
    for width, height in SIZES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{width}: wider than the window"] * ada.page.evaluate(WIDER)
        for theme in THEMES:
            ada.page.evaluate(PAINT, theme)
            if theme != "contrast" or width == 1280:
                ada.page.screenshot(path=screens / f"{screen.__name__}-{width}-{theme}-{language}.png")
            if language == "fr" and width in (360, 1280):
                wrong += [f"{width}, {theme}: {found}" for found in ada.page.evaluate(FOUND)]
    assert not wrong
