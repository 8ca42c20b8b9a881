"""What the page weighs, and how quickly it answers. The figures are left beside the pictures."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import expect

from .person import Person, anything

SCRIPTS = 250_000
"""Bytes of compressed script at most for the first screen."""
USABLE = 1500
"""Milliseconds after navigation within which one can begin."""
ANSWER = 100
"""Milliseconds from a click to the updated page, at the 95th percentile."""
QUIET = 25
"""Milliseconds of a bare trip to the server and back, on a machine that nobody else uses."""
TRIPS = 15
"""Elsewhere: how many bare trips an answer may take."""
BARE = """() => new Promise(done => {
  const began = performance.now();
  fetch('/healthz').then(() => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))));
})"""
LOADED = "performance.getEntriesByType('resource').map(({name, encodedBodySize}) => [name, encodedBodySize])"
STOPWATCH = """
addEventListener('click', () => {
  const began = performance.now();
  const look = () => document.querySelector('#ask')?.textContent + document.querySelector('.log')?.textContent;
  const before = look();
  const watcher = new MutationObserver(() => {
    if (look() === before) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - began)));
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
}, { capture: true });
window.answers = [];
"""


def note(screens: Path, **figures: float) -> None:
    """Leave figures for whoever looks at the pictures."""
    for name, figure in figures.items():
        (screens / f"{name}.json").write_text(json.dumps(round(figure)))


def worst(times: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(times, n=20)[-1]


def patience() -> float:
    """How much longer things may take because others use this machine too."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def test_the_first_screen_is_light_and_soon_there(ada: Person, screens: Path) -> None:
    ada.arrive()
    expect(ada.play_now).to_be_visible()
    usable = ada.page.evaluate("performance.now()")
    loaded = dict(ada.page.evaluate(LOADED))
    scripts = sum(size for name, size in loaded.items() if name.endswith(".js"))
    note(screens, first_screen_script_bytes=scripts, first_screen_usable_ms=usable)
    assert 0 < scripts < SCRIPTS
    assert usable < USABLE * patience()


def test_clicks_are_answered_at_once(ada: Person, screens: Path) -> None:
    """Over a whole game, by the browser's own clock, from the click to the frame after the change."""
    ada.page.add_init_script(STOPWATCH)
    ada.start_alone()
    ada.page.evaluate("window.answers = []")
    choose, bare = anything(Random(1)), []
    while not ada.is_over:
        ada.play(choose, 3)
        bare.append(ada.page.evaluate(BARE))
    answers = ada.page.evaluate("window.answers")
    assert len(answers) > 2 * len(bare)
    p95, trip = worst(answers), worst(bare)
    note(screens, click_to_page_median_ms=median(answers), click_to_page_p95_ms=p95, bare_trip_p95_ms=trip)
    assert p95 < (ANSWER if trip < QUIET else TRIPS * trip)
