"""The pictures of the README and of the docs, made from the real thing: `make pictures`."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from regna.games import load

from ..terminal.table import sit
from .conftest import NewPerson
from .person import LAID_OUT, Person, anything
from .test_alba_longa import prudent
from .test_crowns import against_one_bot, tab, wing

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 82
LARGEST = 150_000
"""Bytes of a picture."""

STYLE = "<style>body { margin: 0 } svg { width: 1100px; display: block }</style>"

TABLES: dict[str, tuple[Callable[[Random], Callable[[Person], None]], int]] = {
    "architects": (anything, 44),
    "paladins": (anything, 27),
    "alba-longa": (prudent, 14),
    "devil": (anything, 9),
}
"""How somebody chooses at each table, and how often before the picture is taken."""


def take(person: Person, name: str, scale: int = 1) -> None:
    """Keep what is on the page, once all of it is there, as a WebP, which only the browser itself can make."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(LAID_OUT)
    x, y, width, height = person.page.evaluate("[scrollX, scrollY, innerWidth, innerHeight]")
    clip = {"x": x, "y": y, "width": width, "height": height, "scale": scale}
    how = {"format": "webp", "quality": QUALITY, "clip": clip}
    shot = person.page.context.new_cdp_session(person.page).send("Page.captureScreenshot", how)
    picture = b64decode(shot["data"])
    assert len(picture) < LARGEST, f"{name}: {len(picture)} bytes"
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / f"{name}.webp").write_bytes(picture)


def play(person: Person, game: str) -> Person:
    """Some turns against two bots, or as many as the game needs."""
    way, decisions = TABLES[game]
    person.arrive(f"/play/{game}").press("lobby-with-bots", n=max(2, load(game).seats[0] - 1))
    person.wait().play(way(Random(4)), decisions)
    return person


@pytest.mark.parametrize("game", TABLES)
def test_table(game: str, new_person: NewPerson) -> None:
    take(play(new_person("en"), game), game)


def test_city_of_crowns(new_person: NewPerson) -> None:
    """With both extensions unfolded over the board."""
    person = against_one_bot(new_person("en"))
    person.play(anything(Random(4)), 27)
    for name in ("muster", "talks"):
        if not wing(person, name).is_visible():
            tab(person, name).click()
    take(person, "city-of-crowns")


def test_phone(new_person: NewPerson) -> None:
    person = new_person("en", 360, 740, has_touch=True, is_mobile=True)
    take(play(person, "architects"), "phone", scale=2)


def test_lobby(ada: Person) -> None:
    ada.arrive()
    ada.play_now.wait_for()
    take(ada, "lobby")


def test_terminal(new_person: NewPerson, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        drawn = pool.submit(asyncio.run, drawn_terminal(tmp_path)).result()
    person = new_person("en", 1480, 1060)
    person.page.set_content(drawn)
    width, height = person.page.locator("svg").evaluate("svg => [svg.clientWidth, svg.clientHeight]")
    person.page.set_viewport_size({"width": width, "height": height})
    take(person, "terminal")


async def drawn_terminal(folder: Path) -> str:
    """A table in the terminal, as a page."""
    app = sit(folder, "me", "random", "random", name="paladins", moves=60)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        return STYLE + app.export_screenshot(title="regna play paladins")
