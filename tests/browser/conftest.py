"""A real server, a real Chromium, and people who use the page with them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from regna.kernel import Game
from regna.server import page
from regna.server.matches import registry

from .person import ALL, PATIENCE, Person
from .phone import Phone
from .server import serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    # Every window would prepare two pages for its address bar, which takes longer than our own; then what Playwright
    # switches off, as only the last such list counts.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
)  # fmt: skip
KEEPS_NOTHING = "delete Navigator.prototype.serviceWorker"
"""To keep the page takes a browser as long as to open it several times."""
REQUIRED = "REGNA_BROWSER_TESTS"
"""An environment variable: where it is set, these tests must run."""
SCREENS = Path(__file__).parents[2] / "build" / "screens"

NewPerson = Callable[..., Person]
BeginLate = Callable[..., None]


def need(thing: object, otherwise: str) -> None:
    """Skip, or fail where these tests must run, with the reason."""
    if not thing:
        (pytest.fail if os.environ.get(REQUIRED) else pytest.skip)(otherwise)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all these tests; no longer, since nothing else can use asyncio meanwhile."""
    need(CHROMIUM, "there is no Chromium on this machine")
    need(page.is_built(), "the page has not been built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens."""
    with serving(tmp_path_factory.mktemp("server") / "regna.db") as found:
        yield found


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of every test have the seeds 1, 2, 3, ..., whatever ran before."""
    monkeypatch.setattr(registry, "new_seed", count(1).__next__)


@pytest.fixture
def new_person(chromium: Browser, address: str) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; unless they want it, nothing moves and no page is kept."""
    contexts = []

    def make(language: str = "en", width: int = 1280, height: int = 800, keeps: bool = False, **more: Any) -> Person:
        settings = {"reduced_motion": "reduce", "locale": language, "base_url": address} | more
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(PATIENCE)
        if not keeps:
            context.add_init_script(KEEPS_NOTHING)
        contexts.append(context)
        return Person(context.new_page(), language)

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def begin_late(monkeypatch: pytest.MonkeyPatch) -> BeginLate:
    """Has every match of a game begin in a position near its end, unless REGNA_ALL_CASES asks for whole games."""

    def begin(game: Game, **position: Any) -> None:
        if not ALL:
            monkeypatch.setattr(type(game), "setup", lambda game, setup: game.arrange(setup, position))

    return begin


@pytest.fixture
def ada(new_person: NewPerson) -> Person:
    return new_person()


@pytest.fixture
def phone(new_person: NewPerson) -> Phone:
    found = Phone(new_person(width=360, height=740))
    found.read_labels()
    return found


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where pictures and figures are left for people to look at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS
