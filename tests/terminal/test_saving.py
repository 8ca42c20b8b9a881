"""Nothing is lost: every move is kept, and a match goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from regna import cli
from regna.games import load
from regna.kernel import Match, RegnaError
from regna.terminal import saving
from regna.terminal.app import TableApp
from regna.terminal.sitting import Sitting

from .table import SMALL, key_for, scene, seated, sit, words


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept during a test."""
    monkeypatch.setattr(saving, "home", lambda: tmp_path / "matches")
    return tmp_path / "matches"


async def test_a_match_goes_on_after_a_restart(data_folder: Path) -> None:
    first = TableApp(cli.new_sitting(load("architects"), ["me", "random"], {"promo": "on"}, 5, None, None), "en")
    async with seated(first, SMALL) as pilot:
        for _ in range(5):
            await pilot.press("1")
        await pilot.press("q")
    file = saving.last_file()
    assert file.parent == data_folder
    second = TableApp(cli.saved_sitting(file, None, file, {}), "fr")
    async with seated(second, SMALL) as pilot:
        assert second.sitting.chairs == ["me", "random"]
        assert second.match.moves == first.match.moves
        assert second.match.setup.options["promo"] == "on"
        moves = len(second.match.moves)
        await pilot.press("1")
        assert len(second.match.moves) > moves
    assert saving.last_file() == file


async def test_every_move_is_kept_at_once(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me", yellow={"wood": 2})
    async with seated(app, SMALL) as pilot:
        await pilot.press("enter")
        assert not app.sitting.file.exists()
        await pilot.press(key_for(app, "yellow place kings-storehouse"))
        assert "yellow place kings-storehouse" in app.sitting.file.read_text("utf-8")
        await pilot.press("u")
        assert "yellow undo 1" in app.sitting.file.read_text("utf-8")
        assert Match.replay(app.sitting.file.read_text("utf-8"), load).moves == []


async def test_saving_on_demand_says_where(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, (160, 50)) as pilot:
        await pilot.press("w")
        assert app.sitting.file.exists()
        assert "Match saved" in words(app)


async def test_play_goes_on_when_saving_fails(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me")
    (tmp_path / "blocked").write_text("a file, no folder")
    app.sitting.file = tmp_path / "blocked" / "match.regna"
    async with seated(app, SMALL) as pilot:
        await pilot.press("enter")
        await pilot.press(key_for(app, "yellow place forest"), "enter")
        assert len(app.match.moves) == 1


def test_the_record_kept_is_the_record_of_the_match(tmp_path: Path) -> None:
    """It is written line by line while the match is played; the kernel writes it by playing all again."""
    sitting = sit(tmp_path, "random", "random", seed=8).sitting
    for number in range(120):
        seat = sitting.bot_to_move()
        assert seat is not None
        sitting.apply(seat, sitting.bot_choice(seat))
        if number % 17 == 0:
            sitting.undo(sitting.match.moves[-1][0], 1, agreed=True)
    assert "\n".join(sitting.record) + "\n" == sitting.match.record()
    sitting.save()
    text = sitting.file.read_text("utf-8")
    assert saving.chairs_in(text) == "random,random"
    assert Match.replay(text, load).table == sitting.match.table


def test_a_file_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.regna"
    saving.write(file, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(RegnaError, match="cannot-write"):
        saving.write(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_last_match_is_the_one_played_last(data_folder: Path) -> None:
    with pytest.raises(RegnaError, match="nothing-to-resume"):
        saving.last_file()
    for name, time in (("b", 10), ("a", 20), ("c", 15)):
        saving.write(data_folder / f"{name}.regna", "")
        os.utime(data_folder / f"{name}.regna", (time, time))
    assert saving.last_file().name == "a.regna"


def test_seats_and_chairs_agree(tmp_path: Path) -> None:
    match = sit(tmp_path, "me", "random").match
    with pytest.raises(RegnaError, match="terminal-chairs"):
        Sitting(match, ["me"], tmp_path / "x")
