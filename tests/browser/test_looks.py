"""Every screen in every size, light and language: seen by axe, and left as pictures if somebody wants to look."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import regna.web

from .conftest import NewPerson
from .person import ALL, GAME, Person, anything
from .test_here import curtain, set_up
from .test_people import fill
from .test_sizes import at_a_table

AXE = Path(regna.web.__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async (rules) => {
  const shown = document.querySelector('dialog[open]') ?? document;
  return (await axe.run(shown, {resultTypes: ['violations'], ...(rules && {runOnly: rules})})).violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .flatMap(({id, nodes}) => nodes.slice(0, 3).map(({target, any}) => `${id} at ${target}: ${any[0]?.message}`));
}"""
LOST = """() => {
  const canvas = getComputedStyle(document.documentElement).backgroundColor, lost = [];
  const texts = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: part } = texts.currentNode;
    const { color, forcedColorAdjust } = getComputedStyle(part);
    const hides = data.trim() && forcedColorAdjust !== 'none' && color === canvas;
    if (hides && part.checkVisibility()) lost.push(data.trim());
  }
  return lost;
}"""
"""Texts that have the colour of the ground which forced colours lay under them."""
WIDER = "document.documentElement.scrollWidth > innerWidth"
SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
THEMES = ("light", "dark", "contrast")
LETTERS = ("normal", "huge", "large", "small")
DRESS = """([theme, letters]) => {
  localStorage.setItem('regna-theme', theme);
  localStorage.setItem('regna-size', letters);
  dispatchEvent(new StorageEvent('storage'));
}"""
PICTURES = bool(os.environ.get("REGNA_SCREENS"))
"""Whether pictures are left for people to look at, which takes longer than all else: `make screens`."""
PAINT = "theme => document.documentElement.dataset.theme = theme"


def home(ada: Person) -> Iterator[str]:
    ada.arrive()
    expect(ada.play_now).to_be_visible()
    yield "lobby"
    ada.press("settings")
    expect(ada.see("dialog", "settings")).to_be_visible()
    yield "settings"
    ada.page.keyboard.press("Escape")
    ada.see("link", "credits").click()
    expect(ada.page.get_by_role("link", name="Lorc")).to_be_visible()
    yield "credits"
    ada.arrive("/nothing")
    expect(ada.see("link", "page-back")).to_be_visible()
    yield "nowhere"


def people(ada: Person) -> Iterator[str]:
    ada.arrive("/me")
    expect(ada.see("heading", "people-make")).to_be_visible()
    yield "people"
    fill(ada, "people-make", f"ada-{ada.language}")
    expect(ada.see("heading", "tokens")).to_be_visible()
    yield "account"


def setting_up(ada: Person) -> Iterator[str]:
    ada.arrive(f"/play/{GAME.name}")
    expect(ada.alone).to_be_visible()
    yield "game"
    ada.press("setup-open")
    expect(ada.see("textbox", "room-link", n=2)).to_be_visible()
    yield "waiting_room"


def shared_screen(ada: Person) -> Iterator[str]:
    set_up(ada)
    expect(curtain(ada)).to_be_visible()
    yield "curtain"


def draft(ada: Person) -> Iterator[str]:
    ada.start(bots=3)
    yield "draft"


def match(ada: Person) -> Iterator[str]:
    ada.start(bots=2)
    ada.play(anything(Random(4)), 12)
    yield "match"


def over_the_table(ada: Person) -> Iterator[str]:
    """What is laid over a table, each put away by Escape."""
    ada.start_alone()
    for key, name in (("menu", "menu"), ("rules-title", "rules"), ("match-points", "points"), ("chat", "chat")):
        ada.press(key)
        expect(ada.see("button", "page-close")).to_be_visible()
        yield name
        ada.page.keyboard.press("Escape")
    ada.press("match-words")
    yield "in_words"


def looking_back(ada: Person) -> Iterator[str]:
    ada.start_alone()
    ada.play(anything(Random(4)), 5)
    table = ada.page.url
    ada.arrive(table + "/replay?at=4")
    expect(ada.see("slider", "replay-title")).to_be_visible()
    yield "replay"
    ada.arrive(table).wait()
    ada.play_on()
    expect(ada.see("dialog", "match-points")).to_be_visible()
    yield "the_end"


def reading(ada: Person) -> Iterator[str]:
    ada.arrive("/archive")
    expect(ada.read("archive-none")).to_be_visible()
    yield "archive"
    ada.arrive("/learn")
    expect(ada.page.get_by_role("heading", name=ada.say("puzzles")).first).to_be_visible()
    yield "lessons"
    ada.arrive("/forgotten")
    expect(ada.see("button", "forgotten-send")).to_be_visible()
    yield "forgotten"


def other_tables(ada: Person) -> Iterator[str]:
    for game, bots in (("paladins", 3), ("alba-longa", 4)):
        at_a_table(ada, game, bots).play(anything(Random(4)), 6)
        yield game


WAYS = (home, people, setting_up, shared_screen, draft, match, over_the_table, looking_back, reading)


@pytest.mark.parametrize("language", ["fr", "en"] if ALL or PICTURES else ["fr"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_screens(way: Callable[[Person], Iterator[str]], language: str, new_person: NewPerson, screens: Path) -> None:
    """Nothing is wider than the window, and axe finds nothing serious in any light."""
    ada = new_person(language)
    assert not [wrong for name in way(ada) for wrong in look(ada, name, screens)]


def test_other_tables(new_person: NewPerson, screens: Path) -> None:
    ada = new_person("fr")
    assert not [wrong for name in other_tables(ada) for wrong in look(ada, name, screens)]


def look(ada: Person, name: str, screens: Path) -> Iterator[str]:
    """What is wrong with a screen. Only in French, which is longer, is it seen in every light, and by axe."""
    every = ada.language == "fr"
    for width, height in SIZES.items():
        ada.resize(width, height)
        if ada.page.evaluate(WIDER):
            yield f"{name}, {width}: wider than the window"
        if PICTURES:
            take_pictures(ada, THEMES if every else THEMES[:1], screens / f"{name}-{width}-{ada.language}")
    if every:
        yield from (f"{name}, {found}" for found in seen_by_axe(ada, sum(name.encode())))


def take_pictures(ada: Person, themes: tuple[str, ...], file: Path) -> None:
    """Pictures for people to look at."""
    for theme in themes:
        ada.page.evaluate(PAINT, theme)
        ada.page.screenshot(path=f"{file}-{theme}.png")
    ada.page.evaluate(PAINT, THEMES[0])


def seen_by_axe(ada: Person, turn: int = 0, sizes: Mapping[int, int] = SIZES) -> Iterator[str]:
    """What is wrong at every width, size of letters and light, and in forced colours; a turn pairs others.

    Axe looks at one of them and at forced colours, at all of them where ALL is set.
    """
    ada.page.evaluate(AXE.read_text("utf-8"))
    for n, (width, height) in enumerate(sizes.items()):
        theme, letters = THEMES[(n + turn // 4) % len(THEMES)], LETTERS[(n + turn) % len(LETTERS)]
        forced = n == turn // 2 % len(sizes)
        ada.resize(width, height)
        ada.page.emulate_media(forced_colors="active" if forced else "none")
        ada.page.evaluate(DRESS, [theme, letters])
        clothes = f"{width}, {letters} letters, {'forced colours' if forced else theme}"
        if ada.page.evaluate(WIDER):
            yield f"{clothes}: wider than the window"
        if ALL or forced or n == turn % len(sizes):
            yield from (f"{clothes}: {found}" for found in ada.page.evaluate(FOUND))
        yield from (f"{clothes}: nobody can read {text}" for text in (ada.page.evaluate(LOST) if forced else ()))
    ada.page.emulate_media(forced_colors="none")
    ada.page.evaluate(DRESS, [THEMES[0], "normal"])
