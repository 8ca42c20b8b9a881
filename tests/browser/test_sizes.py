"""Tables of every size: nothing is cut off, nothing lies over anything, and every choice is in sight."""

from __future__ import annotations

from random import Random

import pytest

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
    """On the smallest desks, with the longer of the two languages and with everybody at the table."""
    ada = at_a_table(new_person("fr"), game, bots)
    random, found = Random(3), []
    for _ in range(4):
        for width, height in DESKS:
            ada.page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}: {each}" for each in ada.page.evaluate(CUT_OFF)]
        ada.play(anything(random), 5)
    assert not found
    assert not ada.problems
