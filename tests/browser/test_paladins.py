"""Whole games of Paladins at the page."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, expect

import regna.web
from regna.games import load
from regna.texts import speaker_for

from .conftest import BeginLate, NewPerson
from .person import Person, anything, anything_in_sight
from .test_game import FEWEST, WIDER, ended_well
from .test_looks import SIZES

WEB = Path(regna.web.__file__).parent
GAME = load("paladins")
SAY = speaker_for(GAME, "en")
WORDS = re.findall(r"^(\S+) = (.+)$", (WEB / "src/games/paladins/texts/en.ftl").read_text("utf-8"), re.MULTILINE)
BOARD = dict(WORDS)
"""The page's own words for this board."""
CUT_OFF = """() => {
  const board = document.querySelector('main');
  const cells = [...document.querySelectorAll('main .action, main .row-card, main .place, main li')];
  const over = (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
  return [board, ...cells].filter(over).map((part) => `${part.className}: ${part.innerText}`);
}"""


def sit(person: Person, start: Locator) -> Person:
    start.click()
    return person.wait()


def at(person: Person) -> Person:
    return person.arrive(f"/play/{GAME.name}")


def against(person: Person, bots: int) -> Person:
    return sit(at(person), person.see("button", "lobby-with-bots", n=bots))


def alone(person: Person, difficulty: str = "standard") -> Person:
    title = person.say("lobby-alone", alone=SAY.message(f"choice-opponent-{difficulty}.alone"))
    return sit(at(person), person.page.get_by_role("button", name=title, exact=True))


def test_a_solo_game_to_the_end_and_the_opponents_steps(ada: Person, begin_late: BeginLate) -> None:
    """By clicking on the board; then the opponent's last turn, one step after another."""
    begin_late(GAME, round=5, phase="reset")
    alone(ada)
    assert ada.play(anything_in_sight(Random(1))) > FEWEST // 2
    ended_well(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=BOARD["board-opponent"], exact=True).click()
    steps = ada.page.get_by_role("group", name=BOARD["opponent-steps"])
    expect(steps).to_contain_text("1/")
    steps.get_by_role("button", name=BOARD["opponent-on"]).click()
    expect(steps).to_contain_text("2/")


DECISIONS = 8
"""How often each of two people looks whether something is to be decided."""


def test_two_people_online_and_a_bot(ada: Person, new_person: NewPerson, begin_late: BeginLate) -> None:
    """They click side by side where both are asked, and nothing goes wrong on either page."""
    begin_late(GAME, round=6, phase="reset")
    at(ada).press("setup-add")
    ada.page.get_by_role("combobox", name=ada.say("setup-seat", n=3)).select_option("bot novice")
    ada.press("setup-open")
    bob = new_person().arrive(ada.see("textbox", "room-link", n=2).input_value())
    bob.see("textbox", "people-name").fill("Bob")
    bob.press("room-sit")
    expect(ada.read("room-ready")).to_be_visible()
    ada.press("room-start")
    random, people, decided = Random(2), (ada, bob), [0, 0]
    for _ in range(DECISIONS):
        for seat, person in enumerate(people):
            expect(person.choices.or_(person.waiting).or_(person.over).first).to_be_visible()
            if person.choices.count():
                person.choose(random.randrange(person.choices.count()))
                decided[seat] += 1
    assert min(decided) > 1
    assert not [*ada.problems, *bob.problems]


def test_nobody_sees_the_paladins_of_another(ada: Person, new_person: NewPerson) -> None:
    """What is drawn and what lies on top of one's pile is on one's own page alone."""
    against(ada, 1)
    while SAY.message("ask-top") not in ada.wait().asked.inner_text():
        ada.choose(0)
    chosen = ada.texts[0]
    ada.choose(0)
    hand = ada.see("region", "match-hand")
    expect(hand).to_contain_text(BOARD["hand-top"])
    expect(hand).to_contain_text(chosen)
    ada.page.keyboard.press("w")
    words = ada.see("main", "match-board")
    expect(words).to_contain_text(f"{BOARD['hand-top']}: {chosen}.")
    assert not re.search(r"\s[;:]|[:;.,]\s*[:;.,]", words.inner_text())
    stranger = new_person().arrive(ada.page.url)
    board = stranger.see("main", "match-board")
    expect(board).to_be_visible()
    expect(stranger.page.get_by_text(BOARD["hand-top"])).to_have_count(0)


def test_the_table_fits_every_screen(new_person: NewPerson) -> None:
    """Nothing is cut off; from a small notebook on, the whole board is in sight."""
    ada = against(new_person("fr"), 3)
    found: list[str] = []
    for _ in range(4):
        ada.play(anything(Random(3)), 6)
        for width, height in SIZES.items():
            ada.resize(width, height)
            found += ada.page.evaluate(CUT_OFF) + ["too wide"] * ada.page.evaluate(WIDER)
    assert not found
    assert not ada.problems
