"""Looking back at a match, and playing on from there."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .person import Person, anything


@pytest.fixture
def ended(ada: Person) -> Person:
    """Ada has played a while and ended the match, and looks back at it."""
    ada.start()
    ada.play(anything(Random(1)), 12)
    ada.press("menu").press("menu-abandon").press("menu-abandon")
    expect(ada.asked.get_by_text(ada.say("match-abandoned"))).to_be_visible()
    expect(ada.see("dialog", "menu")).to_be_hidden()
    ada.see("link", "replay-title").click()
    expect(position(ada)).to_be_visible()
    return ada


def position(ada: Person) -> Locator:
    return ada.page.get_by_role("status").get_by_text(ada.pattern("replay-position", "at", "last"))


def slider(ada: Person) -> Locator:
    return ada.see("slider", "replay-title")


def log(ada: Person) -> list[str]:
    """The log up to what is shown; the rest of it can be jumped to."""
    ada.see("region", "match-log").locator("[aria-current=step]").wait_for()
    lines = ada.see("region", "match-log").get_by_role("button")
    shown = lines.evaluate_all("lines => lines.findIndex((line) => line.ariaCurrent === 'step')")
    return lines.all_inner_texts()[: shown + 1]


def moment(ada: Person) -> int:
    return int(slider(ada).input_value())


def at(ada: Person, move: int) -> None:
    text = re.escape(ada.say("replay-position", at=move, last="anything"))
    expect(position(ada)).to_have_text(re.compile(text.replace("anything", r"\d+")))


def test_it_opens_at_the_end_with_the_log_and_jumps_by_round_and_own_turn(ended: Person) -> None:
    last = int(slider(ended).get_attribute("max") or 0)
    at(ended, last)
    whole = log(ended)
    assert len(whole) > 10
    expect(ended.see("region", "match-hand")).to_be_visible()
    for key, back in (("PageUp", "PageDown"), ("Shift+ArrowLeft", "Shift+ArrowRight")):
        before = moment(ended)
        ended.page.keyboard.press(key)
        expect(slider(ended)).not_to_have_value(str(before))
        earlier = moment(ended)
        ended.page.keyboard.press(key)
        expect(slider(ended)).not_to_have_value(str(earlier))
        ended.page.keyboard.press(back)
        expect(slider(ended)).to_have_value(str(earlier))
    ended.press("replay-turn-back")
    at(ended, moment(ended))
    seen = log(ended)
    assert seen == whole[: len(seen)]
    ended.see("region", "match-log").get_by_role("button").last.click()
    at(ended, last)
    assert log(ended) == whole


def test_step_jump_and_link(ended: Person) -> None:
    ended.press("replay-first")
    at(ended, 0)
    ended.press("replay-forward").press("replay-forward")
    at(ended, 2)
    ended.page.keyboard.press("ArrowLeft")
    at(ended, 1)
    slider(ended).fill("9")
    at(ended, 9)
    told, address = log(ended), ended.page.url
    ended.press("replay-last")
    at(ended, int(slider(ended).get_attribute("max") or 0))
    assert len(log(ended)) > len(told)
    ended.arrive(address)
    at(ended, 9)
    assert log(ended) == told
    assert not ended.problems


def test_other_eyes_see_other_hands(ended: Person) -> None:
    slider(ended).fill("9")
    at(ended, 9)
    hand = ended.see("region", "match-hand")
    eyes = ended.page.get_by_role("combobox", name=ended.say("replay-eyes"))
    expect(eyes.get_by_role("option")).to_have_count(3)
    stranger, *players = eyes.get_by_role("option").all_inner_texts()
    eyes.select_option(stranger)
    expect(hand).to_be_hidden()
    seen = [""]
    for player in players:
        eyes.select_option(player)
        expect(hand).not_to_have_text(seen[-1])
        seen.append(hand.text_content() or "")
    assert len(set(seen)) == 3
    eyes.select_option(stranger)
    expect(hand).to_be_hidden()


def test_play_on_from_here(ended: Person) -> None:
    slider(ended).fill("9")
    at(ended, 9)
    told, address = log(ended), ended.page.url
    ended.page.get_by_role("button", name=ended.pattern("replay-fork-as", "name")).click()
    ended.wait()
    assert ended.page.url != address
    assert ended.log[: len(told)] == told
    assert ended.play(anything(Random(2)), 3) == 3
    assert not ended.problems
