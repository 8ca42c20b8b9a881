"""Commands that open a table in the terminal."""

from __future__ import annotations

from pathlib import Path

from regna.terminal import saving
from regna.terminal.app import TableApp
from regna.terminal.replay import ReplayApp

from .running import regna


def table(opened: list[TableApp | ReplayApp]) -> TableApp:
    (app,) = opened
    assert isinstance(app, TableApp)
    return app


def test_play_against_a_bot(opened: list[TableApp | ReplayApp], data_folder: Path) -> None:
    assert regna("play").exit_code == 0
    app = table(opened)
    assert app.sitting.chairs == ["me", "knight"]
    assert app.sitting.file.parent == data_folder / "matches"
    assert app.language == "fr"
    assert app.pause > 0
    assert not data_folder.exists()


def test_play_alone_is_against_the_official_opponent(opened: list[TableApp | ReplayApp]) -> None:
    assert "Constantine" in regna("play", "architects", "--seats", "me", "--pause", "0").stderr
    assert table(opened).match.setup.options["opponent"] == "constantine"


def test_play_with_everything_said(opened: list[TableApp | ReplayApp], tmp_path: Path) -> None:
    (tmp_path / "box.json").write_text('{"keep": {"vp": 13}}')
    words = "play architects --seats me,random,me --option promo=on --option boards=chosen --seed 12 --pause 0 --dark"
    result = regna(*words.split(), "--corrections", "box.json", "--save", "mine.regna", "--lang", "en")
    assert result.exit_code == 0
    app = table(opened)
    assert app.sitting.people == [0, 2]
    assert app.match.setup.seed == 12
    assert app.match.setup.options["promo"] == "on"
    assert app.match.setup.corrections == {"keep": {"vp": 13}}
    assert app.sitting.file == Path("mine.regna")
    assert app.palette.dark


def test_secret_seeds_differ(opened: list[TableApp | ReplayApp]) -> None:
    regna("play")
    regna("play")
    assert opened[0].match.setup.seed != opened[1].match.setup.seed


def test_play_goes_on_with_a_file(opened: list[TableApp | ReplayApp], record: Path, data_folder: Path) -> None:
    assert regna("play", "--load", record, "--seats", "me,random").exit_code == 0
    app = table(opened)
    assert len(app.match.moves) == 59
    assert app.sitting.chairs == ["me", "random"]
    assert app.sitting.file.parent == data_folder / "matches"
    assert "--load mine.regna" in regna("play", "--load", record, "--save", "mine.regna").stdout


def test_play_resumes_the_last_match(opened: list[TableApp | ReplayApp], record: Path, data_folder: Path) -> None:
    kept = data_folder / "matches" / "architects-1.regna"
    saving.write(kept, record.read_text("utf-8") + "# seats random,me\n")
    result = regna("play", "--resume", "--lang", "en")
    assert result.exit_code == 0
    app = table(opened)
    assert app.sitting.chairs == ["random", "me"]
    assert app.sitting.file == kept
    assert "regna play --resume" in result.stdout


def test_replay_opens_a_screen(opened: list[TableApp | ReplayApp], record: Path) -> None:
    assert regna("replay", record).exit_code == 0
    assert isinstance(opened[0], ReplayApp)


def test_a_game_for_four_has_three_bots_to_begin_with(opened: list[TableApp | ReplayApp]) -> None:
    assert regna("play", "devil").exit_code == 0
    assert table(opened).sitting.chairs == ["me", "knight", "knight", "knight"]
