from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from regna import cli
from regna.games import load
from regna.kernel import Match
from regna.terminal import saving
from regna.terminal.app import TableApp
from regna.terminal.replay import ReplayApp


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(saving, "home", lambda: tmp_path / "data" / "matches")
    monkeypatch.delenv("REGNA_LANG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that has not ended."""
    match = Match.new(load("architects"), 2, {"boards": "dealt"}, seed=6)
    random = Random(1)
    for _ in range(60):
        ask = match.pending[0]
        match.apply(ask.seat, random.choice(list(ask.options)))
    match.undo(match.moves[-1][0], 1, agreed=True)
    file = tmp_path / "match.regna"
    file.write_text(match.record(), "utf-8")
    return file


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[TableApp | ReplayApp]:
    """The tables that a command opens, instead of opening them."""
    tables: list[TableApp | ReplayApp] = []
    monkeypatch.setattr(cli, "has_screen", lambda: True)
    monkeypatch.setattr(TableApp, "run", lambda table: tables.append(table))
    monkeypatch.setattr(ReplayApp, "run", lambda table: tables.append(table))
    return tables
