"""What the page draws on boards and cards is written from the tables of the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regna.games import NAMES, load
from regna.games.devil.schedule import schedules
from regna.web import printed

FOLDERS = [name.replace("-", "_") for name in NAMES]


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in FOLDERS:
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(printed, "PAGES", tmp_path)
    return tmp_path


def test_every_game_is_written(pages: Path) -> None:
    printed.write()
    for name, folder in zip(NAMES, FOLDERS, strict=True):
        tables = json.loads((pages / folder / "printed.json").read_text("utf-8"))
        assert [card["slug"] for card in tables["cards"]] == [card.slug for card in load(name).cards]
        assert tuple(tables["colours"]) == load(name).colours
    colours = json.loads((pages / "printed.json").read_text("utf-8"))["colours"]
    assert all(set(load(name).colours) <= set(colours) for name in NAMES)


def test_a_table_that_changes_is_written_anew_and_others_stay(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed.write()
    before = {folder: (pages / folder / "printed.json").stat().st_mtime_ns for folder in FOLDERS}
    monkeypatch.setattr("regna.games.paladins.board.BY_DEBT", 3)
    printed.write()
    after = {folder: (pages / folder / "printed.json").stat().st_mtime_ns for folder in FOLDERS}
    assert [folder for folder in FOLDERS if before[folder] != after[folder]] == ["paladins"]
    assert json.loads((pages / "paladins" / "printed.json").read_text("utf-8"))["by_debt"] == 3


def test_cards_of_paladins_name_what_they_are_about() -> None:
    """A page that knew the numbers of actions would break when an expansion brings more."""
    cards = {card["slug"]: card for card in json.loads(printed.text_of("paladins"))["cards"]}
    assert cards["architect-tax"]["event"] == "develop"
    assert cards["debt-collector-scout"]["event"] == "repay"
    assert cards["peddler-coin"]["event"] == "inquisition"
    assert cards["scheme-order"]["action"] is None


def test_the_companion_hands_chests_out_by_the_table_of_the_rules(pages: Path) -> None:
    printed.write()
    table = json.loads((pages / "devil" / "companion" / "table.json").read_text("utf-8"))
    seats = {role: seat for seat, role in enumerate(table["roles"])}
    assert table["schedules"] == json.loads(json.dumps(schedules(**seats)))
