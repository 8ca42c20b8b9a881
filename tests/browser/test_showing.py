"""What moves and glows: changes of numbers, what may be chosen, and what others do, one thing after another."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from .conftest import NewPerson
from .person import Person, anything
from .test_paladins import BOARD, SAY, against
from .test_sizes import IN_SIGHT, PHONE

CHANGES = ".change"
"""By how much numbers changed; nobody reads them aloud."""
WATCH = """
window.changes = { seen: 0, wrong: [] };
const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5;
const overlap = (a, b) => across(a, b) && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
const looked = new WeakSet();
function wrong(badge) {
  const rect = badge.getBoundingClientRect(), range = document.createRange(), found = [];
  if (rect.left < 0 || rect.top < 0 || rect.right > innerWidth || rect.bottom > innerHeight) found.push('cut off');
  const texts = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const text of range.getClientRects()) {
      const [x, y] = [Math.max(text.left, rect.left) + 0.3, Math.max(text.top, rect.top) + 0.3];
      if (overlap(rect, text) && document.elementsFromPoint(x, y).includes(texts.currentNode.parentElement))
        found.push(`${badge.textContent} covers ${texts.currentNode.data}`);
    }
  }
  return found;
}
(function look() {
  for (const badge of document.querySelectorAll('.change')) {
    if (looked.has(badge)) continue;
    looked.add(badge);
    window.changes.seen += 1;
    window.changes.wrong.push(...wrong(badge));
  }
  requestAnimationFrame(look);
})();
addEventListener('click', ({ target }) => {
  if (!target.closest('#ask li')) return;
  const old = [...document.querySelectorAll('.change')];
  requestAnimationFrame(() => requestAnimationFrame(() => {
    if (old.some((badge) => badge.isConnected)) window.changes.wrong.push('outlives a decision');
  }));
}, { capture: true });
"""
MARKED = """
window.boards = new Set();
window.marked = new Set();
new MutationObserver(() => {
  for (const board of document.querySelectorAll('main section')) window.boards.add(board.ariaLabel);
  for (const cell of document.querySelectorAll('main section .echoed[data-anchor^="space/"]'))
    window.marked.add(`${cell.closest('section').ariaLabel}, ${cell.dataset.anchor.split('/')[1]}`);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-label', 'class'] });
"""
"""Remembers the names of all boards ever seen, and on which of them whose doing was marked."""
CUT_GLOW = """() => [...document.querySelectorAll('main button[data-anchor]:not([aria-disabled])')].flatMap((spot) => {
  const glow = spot.getBoundingClientRect();
  for (let part = spot.parentElement; part.tagName !== 'MAIN'; part = part.parentElement) {
    const room = part.getBoundingClientRect();
    const cuts = glow.left - 2 < room.left || glow.bottom + 2 > room.bottom;
    if (cuts && getComputedStyle(part).overflow !== 'visible') return [spot.ariaLabel];
  }
  return [];
})"""
"""What may be chosen and does not seem so, since something around it cuts off its glow."""


class Late:
    """The live connection of a page that can hear some of what it is told late."""

    def __init__(self, person: Person, *late: str) -> None:
        self.waits = False
        self.late = late
        self.unheard: list[dict[str, Any]] = []
        person.page.route_web_socket(re.compile("/live"), self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.page = route
        route.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        told = json.loads(message)
        late = [each for each in told if self.waits and each["type"] in self.late]
        self.unheard += late
        self.page.send(json.dumps([each for each in told if each not in late]))

    def hear(self) -> None:
        self.waits = False
        self.page.send(json.dumps(self.unheard))
        self.unheard = []


def moving(new_person: NewPerson) -> Person:
    """Somebody for whom things move."""
    return new_person(reduced_motion="no-preference")


def until_shown(person: Person) -> None:
    """Play until what others do is being shown, and stop there."""
    pause = person.see("button", "replay-pause", person.asked)
    on = person.see("button", "replay-play", person.asked)
    for _ in range(40):
        anything(Random(1))(person)
        expect(person.choices.or_(person.waiting).first).to_be_visible()
        pause.evaluate_all("buttons => buttons.forEach((button) => button.click())")
        if on.is_visible():
            return
        person.page.keyboard.press("Space")
        person.wait()
    raise AssertionError("nothing is ever shown")


def test_changes_of_numbers_cover_no_text_and_go_with_the_next_decision(new_person: NewPerson) -> None:
    ada = moving(new_person)
    ada.page.add_init_script(WATCH)
    ada.page.add_init_script("localStorage.setItem('regna-speed', 'fast')")
    against(ada, 2).play(anything(Random(1)), 8)
    found = ada.page.evaluate("window.changes")
    assert found["seen"] > 10
    assert found["wrong"] == []
    expect(ada.page.locator(CHANGES)).to_have_count(0)


def test_whatever_may_be_chosen_on_the_board_glows(ada: Person) -> None:
    """On Paladins' map, too; at the size of a phone as well. Ears hear who stands there."""
    against(ada, 1)
    random, asked = Random(5), set()
    for _ in range(60):
        asked |= {anchor.split("/")[0] for anchor in ada.spots.evaluate_all("all => all.map(s => s.dataset.anchor)")}
        assert ada.page.evaluate(CUT_GLOW) == []
        if "place" in asked:
            break
        wanted = [SAY.message(f"action-{name}") for name in ("garrison", "commission")]
        texts = ada.texts
        ada.choose(next((texts.index(text) for text in wanted if text in texts), random.randrange(len(texts))))
        ada.wait()
    assert "place" in asked
    ada.page.set_viewport_size({"width": 360, "height": 740})
    assert ada.page.evaluate(CUT_GLOW) == []
    mine = ada.see("main", "match-board").get_by_role("button", name=re.compile(r"^Region .+\. Guest: (monk|outpost)$"))
    ada.play(Person.choose, 2)
    expect(mine.first).to_be_visible()


def test_a_click_while_others_are_shown_ends_the_showing_and_counts(new_person: NewPerson) -> None:
    ada = moving(new_person).start(bots=3)
    until_shown(ada)
    expect(ada.choices).to_have_count(0)
    expect(ada.spots.first).to_be_visible()
    spot = ada.page.locator("main button[data-anchor]:not([aria-disabled=true], [aria-haspopup])").first
    mine = ada.see("region", "match-log").get_by_role("button").filter(has_text=re.compile(r"^\s*(Yellow|Guest)"))
    before = mine.count()
    spot.click()
    expect(mine.nth(before)).to_be_visible()
    assert not ada.problems


def test_a_phone_shows_what_can_be_chosen_when_an_answer_comes_late(new_person: NewPerson) -> None:
    """The next question is there before the answer to my move, and nothing can be chosen until it has come."""
    ada = new_person(**PHONE)
    late = Late(ada, "moved")
    ada.start_alone()
    spots = 0
    for _ in range(12):
        ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        late.waits = True
        anything(Random(4))(ada)
        ada.asked.locator("button.slow").first.wait_for(state="attached")
        late.hear()
        expect(ada.asked.locator("button.slow")).to_have_count(0)
        ada.page.wait_for_function(IN_SIGHT)
        if spots := ada.spots.count():
            break
    assert spots


def test_an_undo_that_comes_too_late_is_said_until_one_has_looked_again(ada: Person) -> None:
    """The match moves on in another tab, and this one hears of it only after the undo; the console has no error."""
    late = Late(ada, "entry", "changes", "moved")
    ada.start_alone().choose().wait()
    late.waits = True
    Person(ada.page.context.new_page(), ada.language).arrive(ada.page.url).wait().choose()
    ada.press("page-undo")
    declined = ada.asked.get_by_role("alert")
    expect(declined).to_be_visible()
    late.hear()
    expect(declined).to_be_hidden()
    assert not ada.problems


def test_others_turns_can_be_stopped_walked_through_and_seen_again(new_person: NewPerson) -> None:
    ada = moving(new_person).start(bots=3)
    until_shown(ada)
    on, step = ada.see("button", "replay-play", ada.asked), ada.see("button", "replay-forward", ada.asked)
    expect(on).to_be_visible()
    before = len(ada.log)
    step.click()
    expect(ada.told.nth(before)).to_be_visible()
    expect(on.or_(ada.choices).first).to_be_visible()
    if on.is_visible():
        ada.press("match-skip")
    ada.wait()
    told, asked = ada.log, ada.texts
    ada.page.emulate_media(reduced_motion="reduce")
    ada.press("playback-again")
    expect(on).to_be_visible()
    expect(ada.choices).to_have_count(0)
    ada.page.keyboard.press("Space")
    ada.wait()
    assert (ada.log, ada.texts) == (told, asked)
    assert not ada.problems


def test_what_another_player_does_is_shown_on_their_board(new_person: NewPerson) -> None:
    """And marked there and nowhere else; mine comes back with the question."""
    ada = moving(new_person)
    ada.page.add_init_script(MARKED)
    against(ada, 1)
    name = BOARD["board-of"].replace("{ $name }", "%s")
    while not (marked := ada.page.evaluate("[...window.marked]")):
        ada.play(anything(Random(2)), 1)
    assert marked == [f"{name % 'Red'}, red"]
    assert name % "Red" in ada.page.evaluate("[...window.boards]")
    expect(ada.see("main", "match-board").get_by_role("region", name=name % ada.say("lobby-guest"))).to_be_visible()


def test_a_thing_that_means_several_things_opens_a_menu_there(ada: Person) -> None:
    """A townsman can be sent on a quest or kept."""
    against(ada, 1)
    recruit = SAY.message("action-recruit")
    several = ada.page.locator("main button[aria-haspopup=menu]")
    for _ in range(40):
        texts = ada.texts
        if several.count():
            break
        ada.choose(texts.index(recruit) if recruit in texts else 0)
        ada.wait()
    several.first.click()
    expect(ada.menu.first).to_be_focused()
    texts = ada.menu.all_inner_texts()
    assert len(texts) > 1
    ada.page.keyboard.press("Escape")
    expect(ada.menu).to_have_count(0)
    several.first.click()
    ada.menu.last.click()
    expect(ada.see("list", "match-trail", ada.asked)).to_contain_text(texts[-1])
    assert not ada.problems


def test_help_that_stays_leaves_the_log_in_sight_and_goes_with_the_question(ada: Person) -> None:
    """While it stays, other help can be read; none comes of itself to a mouse at rest where something else is asked."""
    ada.start_alone()
    while not (refused := ada.page.locator("main button[data-anchor][aria-disabled=true]")).count():
        ada.choose()
    refused.first.click(force=True)
    help_, log = ada.see("region", "match-detail"), ada.see("region", "match-log")
    expect(help_).to_be_visible()
    box, lines = help_.bounding_box(), log.bounding_box()
    assert box
    assert lines
    assert box["y"] + box["height"] <= lines["y"]
    assert lines["height"] > 100
    why = ada.see("region", "match-why")
    before = why.inner_text()
    ada.choices.last.hover()
    expect(why).not_to_have_text(before)
    ada.choose()
    expect(help_).to_be_hidden()
    lens = ada.page.locator(".lens")
    expect(lens).to_have_count(0)
    ada.choices.first.hover(position={"x": 3, "y": 3})
    expect(lens).to_be_visible()
