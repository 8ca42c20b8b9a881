"""Tables of every size: nothing is cut off, nothing lies over anything, and every choice is in sight."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .person import Person, anything

DESKS = ((1280, 800), (1366, 768))
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
GAMES = [("architects", 4), ("paladins", 3), ("alba-longa", 4)]
"""Each with as many bots as there is room for."""

CUT_OFF = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const LEFT_OUT = '.unseen, .skip, .log, .lens, .since, .notices, dialog, kbd, svg';
  const table = document.querySelector('.frame');
  const lines = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: part } = walker.currentNode;
    if (!data.trim() || part.closest(LEFT_OUT) || getComputedStyle(part).clipPath !== 'none') continue;
    if (!part.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({text: data.trim(), part, rect});
  }
  const said = [];
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const framed = ({display, borderTopWidth, borderBottomWidth}) =>
    display !== 'inline' && parseFloat(borderTopWidth) && parseFloat(borderBottomWidth);
  for (const {text, part, rect} of lines) {
    let box = part;
    while (box !== table && !clips(getComputedStyle(box)) && !framed(getComputedStyle(box))) box = box.parentElement;
    const {left, right, top, bottom} = box.getBoundingClientRect();
    if (rect.left < left - 3 || rect.right > right + 3 || rect.top < top - 3 || rect.bottom > bottom + 3)
      said.push(`"${text}" sticks out of ${box.className}`);
  }
  const board = lines.filter(({part}) => part.closest('main'));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  board.forEach((one, index) => {
    for (const other of board.slice(index + 1))
      if (over(one.rect, other.rect)) said.push(`"${one.text}" lies over "${other.text}"`);
  });
  for (const part of table.querySelectorAll(':not(.log *, .lens, .since *)')) {
    const style = getComputedStyle(part);
    const wider = part.scrollWidth > part.clientWidth + 1;
    const larger = wider || part.scrollHeight > part.clientHeight + 1;
    if (larger && /auto|scroll/.test(style.overflow)) said.push(`${part.className} has to be scrolled`);
    if (wider && style.textOverflow === 'ellipsis') said.push(`"${part.textContent}" ends in an ellipsis`);
  }
  return [...new Set(said)];
}"""
ALONE = """() => [...document.querySelectorAll('#ask .place')].flatMap((place) => {
  const [name, choice] = [place, place.nextElementSibling].map((part) => part.getBoundingClientRect());
  return name.right <= choice.left && name.bottom > choice.top ? [] : [`${place.textContent} stands alone`];
})"""
"""Names of places on another line than the first choice there."""
LARGEST = """() => {
  localStorage.setItem('regna-size', 'huge');
  dispatchEvent(new StorageEvent('storage'));
}"""
IN_SIGHT = """() => {
  const bottom = document.querySelector('.foot').getBoundingClientRect().top;
  const spots = [...document.querySelectorAll('main .hotspot.legal')].map((spot) => spot.getBoundingClientRect());
  return !spots.length || spots.some((spot) => spot.top >= 0 && spot.bottom <= bottom);
}"""
SIT_DOWN = """async ([game, bots]) => {
  const headers = {'X-Regna': 'test', 'Content-Type': 'application/json'};
  const post = async (path, given) => {
    const body = JSON.stringify(given);
    return (await fetch('/api/v1' + path, {method: 'POST', headers, body})).json();
  };
  await post('/guest', {name: 'Ada'});
  const seats = [{kind: 'me'}, ...Array.from({length: bots}, () => ({kind: 'bot', bot: 'random'}))];
  return (await post('/matches', {game, options: {}, seats, start: true})).id;
}"""


def at_a_table(ada: Person, game: str, bots: int) -> Person:
    ada.arrive("/")
    return ada.arrive(f"/match/{ada.page.evaluate(SIT_DOWN, [game, bots])}").wait()


def until(ada: Person, words: str, random: Random) -> Person:
    """Choose anything until this is asked."""
    while words not in ada.asked.inner_text():
        ada.play(anything(random), 1)
    return ada


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_no_text_is_cut_and_every_choice_is_in_sight(game: str, bots: int, new_person: NewPerson) -> None:
    """On the smallest desks, with the longer of the two languages and with everybody at the table.

    With very large letters the table is laid out there as on a tablet.
    """
    ada = at_a_table(new_person("fr"), game, bots)
    random, found = Random(3), []
    for _ in range(4):
        for width, height in DESKS:
            ada.page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}: {each}" for each in ada.page.evaluate(CUT_OFF)]
        found += ada.page.evaluate(ALONE)
        ada.play(anything(random), 5)
    ada.page.evaluate(LARGEST)
    found += [f"very large: {each}" for each in ada.page.evaluate(CUT_OFF) if "scrolled" not in each]
    assert not found
    assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    expect(ada.asked).to_be_in_viewport()
    assert not ada.problems


def test_what_may_be_chosen_shows_in_forced_colours(new_person: NewPerson) -> None:
    """Shadows and backgrounds are gone there: an outline says it."""
    ada = until(at_a_table(new_person(forced_colors="active"), "architects", 1), "place a worker", Random(3))
    for spot in ada.spots.all():
        assert spot.evaluate("spot => parseFloat(getComputedStyle(spot).outlineWidth)") >= 3


def test_five_markers_on_one_step_and_choices_at_one_place(ada: Person) -> None:
    """At the start all have the same Virtue. Choices say the place to ears, and once to eyes."""
    at_a_table(ada, "architects", 4)
    markers = ada.page.locator("main [data-piece^='virtue/']")
    expect(markers).to_have_count(5)
    step = markers.first.locator("xpath=ancestor::li").bounding_box()
    places = [marker.bounding_box() for marker in markers.all()]
    assert step
    assert all(p and step["x"] <= p["x"] and p["x"] + p["width"] <= step["x"] + step["width"] for p in places)
    assert len({p["x"] for p in places if p}) == 5
    board = ada.see("main", "match-board")
    expect(board.get_by_role("button", name=re.compile(r"^Tax Stand\. .+, for 2 virtue"))).to_be_visible()
    expect(board.get_by_role("button", name=re.compile("^Cathedral. Levels: Ada 0, Red 0,"))).to_be_visible()
    while not ada.asked.get_by_text("Black Market", exact=True).count():
        ada.play(anything(Random(3)), 1)
    expect(ada.choices.and_(ada.page.get_by_role("button", name=re.compile("^Black Market, "))).first).to_be_visible()
    expect(ada.asked.get_by_text("Black Market", exact=True)).to_be_visible()


def test_a_phone_shows_a_question_with_what_it_is_about(new_person: NewPerson) -> None:
    """My workers stand above the question, something to choose is in sight, and the question stays where it is.

    The coach stands beside it and takes no line of its own.
    """
    ada = at_a_table(new_person(**PHONE), "paladins", 1)
    hint, prompt = ada.see("button", "coach-hint").bounding_box(), ada.asked.locator(".prompt").bounding_box()
    assert hint
    assert prompt
    assert hint["y"] < prompt["y"] + prompt["height"]
    assert hint["x"] + hint["width"] <= PHONE["width"]
    random, tops = Random(5), set()
    for _ in range(8):
        means, question = ada.see("region", "match-means").bounding_box(), ada.asked.bounding_box()
        assert means
        assert question
        assert means["y"] < question["y"]
        tops.add(ada.asked.locator("xpath=..").bounding_box()["height"])  # type: ignore[index]
        expect(ada.see("group", "pick").or_(ada.choices).first).to_be_in_viewport()
        ada.page.wait_for_function(IN_SIGHT)
        ada.play(anything(random), 1)
    assert len(tops) == 1
    assert not ada.page.locator("kbd:visible").count()


def test_a_phone_keeps_the_four_columns_of_apprentices_and_explains_signs(new_person: NewPerson) -> None:
    """A touch on a number says what it counts, and leads to all the signs."""
    ada = at_a_table(new_person(**PHONE), "architects", 1)
    cards = ada.page.get_by_role("region", name="Apprentices at the Workshop").get_by_role("article")
    assert len({round(card.bounding_box()["x"]) for card in cards.all()}) == 4  # type: ignore[index]
    expect(ada.see("button", "match-press")).to_be_visible()
    ada.see("region", "match-means").get_by_title("Virtue").tap()
    expect(ada.page.get_by_role("status").filter(has_text="Virtue")).to_be_visible()
    ada.press("legend-all")
    rules = ada.see("dialog", "rules-title")
    expect(rules.get_by_role("heading", name=ada.say("legend"))).to_be_in_viewport()
    expect(rules.get_by_role("listitem").filter(has_text=re.compile("^carpentry$"))).to_be_visible()
