"""City of Crowns at the page: its two extensions, folded or beside the board, and its opponent."""

from __future__ import annotations

import re
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Locator, expect

from regna.games import load
from regna.games.paladins.crowns.state import CrownedKingdom, lord
from regna.games.paladins.crowns.words import DIFFICULTY
from regna.kernel import Match
from regna.texts import speaker, speaker_for

from .conftest import NewPerson
from .person import ALL, Person, anything, anything_in_sight
from .test_game import WIDER
from .test_looks import SIZES, seen_by_axe
from .test_paladins import CUT_OFF, GAME, SAY, at, sit
from .test_sizes import CUT_OFF as OVERLAPS
from .test_sizes import DESKS

TITLE = SAY.message("choice-crowns")
WORDS = speaker("en", "regna.web.src.games.paladins")
"""The page's own words for these boards."""
UNTIL = """async ([prompt, anchor]) => {
  const match = '/api/v1' + location.pathname.replace('match', 'matches');
  const headers = {'X-Regna': 'test', 'Content-Type': 'application/json'};
  const asked = async () => (await fetch(`${match}/state?seat=0`)).json();
  for (let state = await asked(), turn = 1; state.question; state = await asked(), turn++) {
    const {name, options} = state.question;
    if (name === prompt) return true;
    const {move} = options.find((each) => each.anchor === anchor) ?? options[(2 * turn) % options.length];
    await fetch(`${match}/moves`, {method: 'POST', headers, body: JSON.stringify({move, seq: state.seq})});
  }
  return false;
}"""
"""Whether a question was met before the end, playing alone."""
A_ROUND = 14
"""About as many decisions as a round has for one person."""


def against_one_bot(person: Person) -> Person:
    title = f"{person.say('lobby-with-bots', n=1)} · {TITLE}"
    return sit(at(person), person.page.get_by_role("button", name=title, exact=True))


def wing(person: Person, name: str) -> Locator:
    """An extension of the main board, folded or not."""
    return person.page.locator(f"#wing-{name}")


def tab(person: Person, name: str) -> Locator:
    return person.page.get_by_role("main").get_by_role("button", name=WORDS.message(f"city-{name}"), expanded=False)


def alone(person: Person, difficulty: str) -> Person:
    kind = f"{SAY.message(f'choice-opponent-{difficulty}.alone')} · {TITLE}"
    return sit(at(person), person.page.get_by_role("button", name=person.say("lobby-alone", alone=kind), exact=True))


def until_asked(person: Person, prompt: str) -> Person:
    """Play alone until this is asked, which is done as soon as it can be."""
    while not alone(person, "standard").page.evaluate(UNTIL, [prompt, f"space/{prompt}"]):
        pass
    expect(person.asked).to_contain_text(SAY.message(f"ask-{prompt}"))
    return person.wait()


def test_a_table_of_two_by_clicking_on_it(ada: Person, new_person: NewPerson) -> None:
    """From the draft on; my secret order is on nobody else's page, and at the end everybody's is shown and counted."""
    against_one_bot(ada)
    ada.play(anything_in_sight(Random(1)), A_ROUND)
    secret = WORDS.message("pile-secret_order")
    expect(ada.see("region", "match-hand").get_by_role("region", name=secret, exact=True)).to_be_visible()
    stranger = new_person().arrive(ada.page.url)
    expect(stranger.see("main", "match-board")).to_be_visible()
    expect(stranger.page.get_by_role("region", name=secret, exact=True)).to_have_count(0)
    ada.press("match-words")
    expect(ada.page.get_by_role("heading", name=WORDS.message("city-talks"), exact=True)).to_be_visible()
    assert not ada.problems
    stranger.page.close()
    ada.play_on()
    identifier = ada.page.url.rsplit("/", 1)[1]
    match = Match.replay(ada.page.request.get(f"/api/v1/matches/{identifier}/record").text(), load)
    points = ada.see("dialog", "match-points")
    counted = points.get_by_role("row").filter(has_text=SAY.message("category-secret-order"))
    worth = [sheet["secret-order"] for sheet in match.result().scores]
    expect(counted.get_by_role("cell")).to_have_text([f"+{n}" if n else "0" for n in worth])
    ada.page.keyboard.press("Escape")
    for noble in cast(CrownedKingdom, match.table).players:
        order = lord(noble).revealed_order[0]
        told = SAY.message("event-secret-order", player="", card=SAY.message(f"card-{match.setup.cards[order].key}"))
        expect(ada.see("region", "match-log")).to_contain_text(told.strip())


def test_extensions_fold_and_open_by_themselves(ada: Person) -> None:
    """On a small desk they are tabs; a question about one of them opens it, and its cards are chosen there."""
    until_asked(ada, "muster")
    expect(wing(ada, "muster")).to_be_visible()
    expect(wing(ada, "talks")).to_be_hidden()
    tab(ada, "talks").click()
    expect(wing(ada, "talks")).to_be_visible()
    stacks = wing(ada, "muster").locator("ol > li")
    free = stacks.filter(has=ada.page.locator("button:not([aria-disabled])")).first
    chosen = free.evaluate("stack => [...stack.parentElement.querySelectorAll(':scope > li')].indexOf(stack)")
    free.get_by_role("button").click()
    expect(ada.see("group", "pick", ada.asked)).to_be_visible()
    ada.choose()
    expect(stacks.nth(chosen).locator("[data-piece=diplomat]")).to_have_count(1)
    for width in (1920, 768, 360):
        ada.resize(width, SIZES[width])
        for name in ("muster", "talks"):
            expect(wing(ada, name)).to_be_visible()
            expect(tab(ada, name)).to_be_hidden()


def opponents_board(ada: Person) -> Locator:
    return ada.page.get_by_role("button", name=WORDS.message("board-opponent"), exact=True)


def test_the_opponent_begins_with_as_many_workshops_as_the_difficulty_says(ada: Person) -> None:
    for difficulty, workshops in DIFFICULTY.items():
        alone(ada, difficulty)
        opponents_board(ada).click()
        expect(ada.page.locator("main .workshop[data-piece]")).to_have_count(workshops)


@pytest.mark.parametrize("difficulty", DIFFICULTY)
def test_the_first_round_alone(ada: Person, difficulty: str) -> None:
    """From the game's page; the opponent plays, and its steps can be seen."""
    board = opponents_board(alone(ada, difficulty))
    board.click()
    ada.play(anything_in_sight(Random(2)), A_ROUND)
    board.click()
    expect(ada.page.get_by_role("group", name=WORDS.message("opponent-steps"))).to_contain_text("1/")
    expect(ada.page.get_by_role("group", name=WORDS.message("city-extension"))).to_be_visible()
    assert not ada.problems


def test_nothing_is_cut_and_axe_finds_nothing(new_person: NewPerson) -> None:
    """With everybody at the table, in the longer language; on small desks with both extensions open too."""
    ada = new_person("fr")
    at(ada).press("setup-add").press("setup-add")
    for seat in (2, 3, 4):
        ada.page.get_by_role("combobox", name=ada.say("setup-seat", n=seat)).select_option("bot novice")
    ada.page.get_by_text(ada.say("setup-options")).click()
    option = speaker_for(GAME, "fr").message("choice-crowns")
    ada.page.get_by_role("combobox", name=re.compile(f"^{option}")).select_option("on")
    sit(ada, ada.see("button", "setup-start"))
    found: list[str] = []
    for _ in range(2 if ALL else 1):
        ada.play(anything(Random(3)), 9)
        for width, height in SIZES.items():
            ada.resize(width, height)
            found += ada.page.evaluate(CUT_OFF) + ["too wide"] * ada.page.evaluate(WIDER)
        for width, height in DESKS:
            ada.resize(width, height)
            found += ada.page.evaluate(OVERLAPS)
    folded = ada.page.locator("main button[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    assert not [*found, *seen_by_axe(ada)]
    assert not ada.problems
