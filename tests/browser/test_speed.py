"""What the page weighs, and how quickly it answers. The figures are left beside the pictures."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import expect

from .conftest import NewPerson
from .person import Person, anything

SCRIPTS = 90_000
"""Bytes of compressed script at most for the first screen."""
USABLE = 1500
"""Milliseconds after navigation within which one can begin on a quiet machine."""
ANSWER = 100
"""Milliseconds from a click to the updated page on a quiet machine, at the 95th percentile."""
BUSY = 10
"""How many times as long it may take here: the figures are for whoever looks, the tests find what is far too slow."""
DECISIONS = 30
"""So many answers make a figure."""
TRIPS = 12
"""How many bare trips to the server an answer may take on a machine that is busier still."""
BARE = """() => new Promise(done => {
  const began = performance.now();
  fetch('/healthz').then(() => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))));
})"""
APPEARS = """
new MutationObserver((_, watcher) => {
  if (![...document.querySelectorAll('button')].some(({textContent}) => textContent.includes('%s'))) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => window.usable = performance.now()));
}).observe(document, { childList: true, subtree: true });
"""
LOADED = """performance.getEntriesByType('resource')
  .filter(({ initiatorType }) => initiatorType !== 'fetch')
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
"""What the screen is made of; what is fetched besides is kept for later."""
STOPWATCH = """
addEventListener('click', () => {
  const began = performance.now();
  const look = () => document.querySelector('#ask')?.textContent + document.querySelector('.log')?.textContent;
  const before = look();
  window.answer = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (look() === before) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}, { capture: true });
"""


def note(screens: Path, **figures: float) -> None:
    """Leave figures for whoever looks at the pictures."""
    for name, figure in figures.items():
        (screens / f"{name}.json").write_text(json.dumps(round(figure)))


def worst(times: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(times, n=20)[-1]


def bare_trip(person: Person) -> float:
    """Milliseconds for the least that a page can ask of the server."""
    return float(person.page.evaluate(BARE))


def first_visit(person: Person) -> float:
    """Milliseconds until somebody who was never here can play."""
    person.page.add_init_script(APPEARS % person.say("lobby-play-now"))
    person.arrive()
    expect(person.play_now).to_be_visible()
    return float(person.page.wait_for_function("window.usable").json_value())


def test_the_first_screen_is_light_and_soon_there(new_person: NewPerson, screens: Path) -> None:
    """The best of three visits: what else this machine does is not the page's doing.

    Without a service worker: what it hands over does not tell its compressed size.
    """
    visitors = [new_person(service_workers="block") for _ in range(3)]
    usable = min(map(first_visit, visitors))
    trip = max(map(bare_trip, visitors))
    loaded = dict(visitors[0].page.evaluate(LOADED))
    scripts = sum(size for name, size in loaded.items() if name.endswith(".js"))
    note(screens, first_screen_script_bytes=scripts, first_screen_usable_ms=usable)
    assert 0 < scripts < SCRIPTS
    assert usable < max(BUSY * USABLE, BUSY * TRIPS * trip)


def test_clicks_are_answered_at_once(ada: Person, screens: Path) -> None:
    """Over a good part of a game, by the browser's own clock, from the click to the frame after the change.

    Nothing is asked of the page before it has answered: that would be work for the same thread.
    """
    ada.page.add_init_script(STOPWATCH)
    ada.start_alone()
    answers: list[float] = []
    bare: list[float] = []

    def choose_and_wait(person: Person) -> None:
        anything(random)(person)
        answers.append(person.page.evaluate("window.answer"))

    random = Random(1)
    for _ in range(DECISIONS // 3):
        ada.play(choose_and_wait, 3)
        bare.append(bare_trip(ada))
    assert len(answers) >= DECISIONS
    usual, p95, trip = median(answers), worst(answers), worst(bare)
    note(screens, click_to_page_median_ms=usual, click_to_page_p95_ms=p95, bare_trip_p95_ms=trip)
    print(f"click to page: median {usual:.0f} ms, 95th percentile {p95:.0f} ms (bar {ANSWER} ms)")
    assert usual < max(BUSY * ANSWER, TRIPS * trip)
