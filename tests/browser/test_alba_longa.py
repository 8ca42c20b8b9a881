"""Whole games of Alba Longa at the page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from playwright.sync_api import Locator, expect

from regna.games import load
from regna.texts import speaker_for

from .person import A_WHILE, Person, anything, anything_in_sight
from .test_here import passing
from .test_looks import SIZES
from .test_sizes import at_a_table

GAME = load("alba-longa")
SAY = speaker_for(GAME, "en")
VARIANTS = ("job-well-done", "spoils-of-war", "assisi")
WIDER = "document.documentElement.scrollWidth > innerWidth"
PEOPLE = "Population: {} of 16"
SCROLLS = "document.querySelector('main').scrollHeight > document.querySelector('main').clientHeight"


def sit(person: Person, start: Locator) -> Person:
    start.click()
    return person.wait()


def at(person: Person) -> Person:
    return person.arrive(f"/play/{GAME.name}")


def prudent(random: Random) -> Callable[[Person], None]:
    """Keeps the people, calls, and farms with all hands, so that a king lives long; else anything in sight."""
    wise = [
        SAY.message("place-farm"),
        SAY.message("option-sell", n=0, silver=0),
        SAY.message("option-call-call"),
        *(SAY.message("option-assign", n=n) for n in (4, 3, 2)),
    ]
    otherwise = anything_in_sight(random)

    def choose(person: Person) -> None:
        texts = person.texts
        for text in wise:
            if text in texts:
                person.take(texts.index(text))
                return None
        return otherwise(person)

    return choose


def ended_well(person: Person) -> None:
    expect(person.over).to_be_visible()
    expect(person.see("button", "rematch")).to_be_visible()
    assert not person.problems


def test_three_kings_play_a_whole_game_by_clicking(ada: Person) -> None:
    sit(at(ada), ada.see("button", "lobby-with-bots", n=2))
    cities = ada.see("main", "match-board").get_by_role("article", name=SAY.message("seat-green"))
    expect(cities).to_have_count(1)
    assert ada.play_a_while(prudent(Random(1))) >= A_WHILE
    ended_well(ada.play_on())


def test_four_kings_play_a_whole_game_with_all_variants(ada: Person) -> None:
    """And look back at its end: however much happened in the last move, the board stays in sight."""
    names = ", ".join(SAY.message(f"choice-{name}") for name in VARIANTS)
    sit(at(ada), ada.page.get_by_role("button", name=names))
    expect(ada.page.get_by_role("article", name=SAY.message("city-assisi"))).to_be_visible()
    assert ada.play_a_while(prudent(Random(2))) >= A_WHILE
    ended_well(ada.play_on())
    ada.arrive(f"{ada.page.url}/replay")
    expect(ada.see("slider", "replay-title")).to_be_visible()
    assert not ada.page.evaluate(SCROLLS)


def test_the_table_fits_every_screen(ada: Person) -> None:
    """Nothing is cut off at the side; from a small notebook on, the whole board is in sight."""
    sit(at(ada), ada.see("button", "lobby-with-bots", n=3))
    for _ in range(4):
        ada.play(prudent(Random(3)), 3)
        for width, height in SIZES.items():
            ada.resize(width, height)
            assert not ada.page.evaluate(WIDER)
            assert width < 1280 or not ada.page.evaluate(SCROLLS)
    assert not ada.problems


def test_kings_who_share_a_screen_choose_in_secret_behind_a_curtain(ada: Person) -> None:
    """They sell peasants together, each without knowing what the other does."""
    at(ada).see("combobox", "setup-seat", n=2).select_option("here")
    ada.read("setup-options").click()
    ada.page.get_by_label(SAY.message("choice-openings")).select_option("together")
    ada.press("setup-start")
    curtain = ada.page.get_by_role("button", name=ada.pattern("curtain-open", "name"))
    for _ in range(2):
        curtain.click()
        expect(ada.asked).to_contain_text(SAY.message("ask-sell"))
        ada.choices.first.click()
        passing(ada).click()
    expect(ada.asked).to_contain_text(SAY.message("ask-call", silver=0))
    expect(curtain).to_be_hidden()
    assert not ada.problems


def test_population_and_attacks_stay_readable_with_five_kings(ada: Person) -> None:
    """Who is sold is no longer counted; no two sums of attacks lie over each other, and all are in sight.

    A king is called on the board as in the log, and ears hear who works where.
    """
    at_a_table(ada, GAME.name, 4)
    board = ada.see("main", "match-board")
    expect(board.get_by_role("article", name="Ada, Alba Longa").get_by_role("heading", name="Ada")).to_be_visible()
    expect(board.get_by_role("button", name="Ada, Barracks. Nobody, strength 0.", exact=True)).to_have_count(1)
    ada.choose(next(number for number, text in enumerate(ada.texts) if text.startswith("Sell 3"))).wait()
    mine = ada.see("region", "match-seats").get_by_role("article", name="Ada", exact=True)
    expect(mine.get_by_title(PEOPLE.format(5))).to_be_visible()
    random, sums = Random(7), ada.page.locator("main .sums li:not(.peace)")
    while sums.count() < 2:
        ada.play(anything(random), 1)
    for width, height in SIZES.items():
        ada.resize(width, height)
        boxes = sorted((box["x"], box["width"]) for each in sums.all() if (box := each.bounding_box()))
        assert all(x >= 0 and x + wide <= width for x, wide in boxes)
        assert all(x + wide <= other for (x, wide), (other, _) in pairwise(boxes))
    assert not ada.problems
