"""Bots and games of other packages: found by their entry points, nobody edits ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import regna
from regna import cli
from regna.bots import make, make_from, names
from regna.games import load_all
from regna.games import names as game_names
from regna.kernel import BadSetup
from regna.terminal.sitting import read_chairs

from .pebbles import installed
from .terminal.table import LARGE, key_for, seated, sit, words


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with installed(tmp_path, monkeypatch) as folder:
        yield folder


def command(*words: str | Path) -> Result:
    return CliRunner().invoke(cli.main, [*map(str, words), "--lang", "en"], prog_name="regna")


def test_what_is_installed_is_found_by_name() -> None:
    assert game_names()[-2:] == ("pebbles", "cracked")
    assert names()[-2:] == ("last", "absent")
    assert regna.load("pebbles").name == "pebbles"
    assert make("last", 1).choose.__name__ == "choose"


def test_what_is_broken_says_so_and_leaves_the_others_alone() -> None:
    assert [game.name for game in load_all()][-2:] == ["devil", "pebbles"]
    for find in (lambda: regna.load("cracked"), lambda: make("absent", 1)):
        with pytest.raises(BadSetup) as refusal:
            find()
        assert refusal.value.code == "broken-plugin"
        assert refusal.value.facts["package"] == "pebbles-pack"
    found = command("simulate", "cracked", "--seats", "2", "--games", "1")
    assert "“cracked” of the package pebbles-pack cannot be loaded: AttributeError" in found.output
    assert "pebbles" in command("games").output


def test_an_installed_bot_plays_an_installed_game() -> None:
    found = command("simulate", "pebbles", "--seats", "2", "--games", "2", "--bots", "last,random", "--json")
    assert json.loads(found.output)["bots"] == ["last", "random"]
    assert found.exit_code == 0


def test_a_bot_is_taken_from_a_module_or_a_file(package: Path) -> None:
    for place in ("pebbles_pack:Last", f"{package / 'pebbles_pack.py'}:Last"):
        found = command("simulate", "alba-longa", "--seats", "2", "--games", "1", "--bots", place, "--json")
        assert json.loads(found.output)["bots"] == [place, place]
    for place, code in [("pebbles_pack:First", "bot-not-found"), ("json:loads", "broken-bot")]:
        with pytest.raises(BadSetup) as refusal:
            make_from(place, 1)
        assert refusal.value.code == code


async def test_a_game_without_a_board_is_played_in_words_in_the_terminal(package: Path) -> None:
    app = sit(package, "me", "last", name="pebbles", moves=3)
    async with seated(app, LARGE) as pilot:
        assert "pebbles" in words(app)
        assert app.shown is not None
        assert "act-draw" in [option.text for option in app.shown.options]
        made = len(app.sitting.match.moves)
        await pilot.press(key_for(app, "white act draw"))
        assert app.sitting.match.moves[made] == (0, "draw")


def test_no_file_can_name_code_to_run() -> None:
    with pytest.raises(ValueError, match="terminal-chair"):
        read_chairs("me,pebbles_pack:Last", from_file=True)


def test_the_flat_encoding_knows_an_installed_game() -> None:
    env = regna.env("pebbles", seats=2)
    env.reset(seed=1)
    while env.agents and not any(env.terminations.values()):
        env.step(env.legal_actions()[-1])
    assert env.observe(env.possible_agents[0])["observation"].any()
