"""Several people before one screen: nobody sees what is not theirs to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.kernel import Chance
from regna.terminal.app import TableApp
from regna.terminal.screens import Curtain
from regna.terminal.wording import own_cards

from .table import LARGE, SMALL, key_for, scene, screen, seated, sit, words


def private_names(app: TableApp, seat: int) -> list[str]:
    """The cards that only this seat may see."""
    cards = [card for _, cards in own_cards(app.match, seat) for card in cards]
    return [app.say.message(f"card-{app.match.setup.cards[card].key}") for card in cards]


def seen_of(app: TableApp, names: list[str]) -> list[str]:
    """Those of the names that are on the screen."""
    seen = screen(app)
    return [name for name in names if name in seen]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_the_curtain_hides_hands_between_people(tmp_path: Path, size: tuple[int, int]) -> None:
    app = scene(tmp_path, "me", "me", yellow={"hand": ["keep", "well"]}, red={"hand": ["palace", "smithy"]})
    yellow, red = private_names(app, 0), private_names(app, 1)
    async with seated(app, size) as pilot:
        assert isinstance(app.screen, Curtain)
        assert seen_of(app, yellow + red) == []
        await pilot.press("enter")
        assert seen_of(app, yellow + red) == yellow
        await pilot.press(key_for(app, "yellow place forest"))
        assert "Red, it is your turn" in words(app)
        assert seen_of(app, yellow + red) == []
        await pilot.press("enter")
        assert seen_of(app, yellow + red) == red


async def test_the_draft_goes_from_hand_to_hand(tmp_path: Path) -> None:
    """Whoever chose last chooses first in the next round, so the screen need not move."""
    app = sit(tmp_path, "me", "me", "me")
    async with seated(app, SMALL) as pilot:
        for seat in (0, 1, 2, 2, 0):
            if app.viewer != seat:
                assert isinstance(app.screen, Curtain)
                await pilot.press("enter")
            assert app.viewer == seat
            others = [name for other in {0, 1, 2} - {seat} for name in private_names(app, other)]
            assert seen_of(app, others) == []
            await pilot.press("1")


async def test_what_one_drew_stays_in_ones_own_log(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me", yellow={"silver": 0}, buildings=["keep"])
    async with seated(app, LARGE) as pilot:
        await pilot.press("enter")
        await pilot.press(key_for(app, "yellow place workshop"))
        await pilot.press(key_for(app, "yellow work plans"))
        await pilot.press("enter")
        assert app.viewer == 1
        assert "Yellow draws 1 building card" in words(app, "#log")
        assert "Keep" not in screen(app)


async def test_a_move_can_be_taken_back_at_the_curtain(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me", yellow={"hand": ["keep"]})
    async with seated(app, SMALL) as pilot:
        await pilot.press("enter")
        await pilot.press(key_for(app, "yellow place forest"))
        await pilot.press("u")
        assert app.match.moves == []
        assert app.viewer == 0
        assert "Keep" in screen(app)


async def test_details_do_not_outlive_the_curtain(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me", yellow={"hand": ["keep"]}, red={"hand": ["palace"]})
    async with seated(app, LARGE) as pilot:
        await pilot.press("enter")
        await pilot.press("tab", "right")
        assert "Keep · Building" in words(app, "#detail")
        await pilot.press(key_for(app, "yellow place forest"))
        await pilot.press("enter")
        assert "Keep" not in screen(app)


async def test_the_screen_is_the_same_in_every_world_the_seat_can_imagine(tmp_path: Path) -> None:
    """Whatever a seat cannot know changes nothing it sees."""
    chance = Chance()
    chance.seed(11)
    app = sit(tmp_path, "me", "random", "random", moves=80)
    async with seated(app, LARGE) as pilot:
        seen = screen(app)
        events = app.match.events
        app.match = app.match.perspective(0).imagine(chance)
        app.match.events = events
        app.show()
        await pilot.pause()
        assert screen(app) == seen
