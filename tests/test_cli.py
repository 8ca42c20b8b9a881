"""The command line: what it prints, in both languages, and one clear sentence for whatever cannot be done."""

from __future__ import annotations

import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from regna import cli
from regna.arena.simulate import play_one
from regna.bots import NAMES as BOTS
from regna.games import load
from regna.kernel import Match
from regna.server import command, launch, page
from regna.server.matches.fairness import commitment, with_commitment
from regna.terminal import saving
from regna.terminal.app import TableApp
from regna.terminal.replay import ReplayApp

DOCS = Path(__file__).parent.parent / "docs" / "cli.md"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(saving, "home", lambda: tmp_path / "data" / "matches")
    monkeypatch.delenv("REGNA_LANG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


def regna(*words: str | Path, **env: str) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words], env=env, prog_name="regna")


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


SCENARIO = """
game = "architects"
seats = 4
moves = ["yellow place town-centre", "yellow capture forest red"]
[position]
yellow = { silver = 3, town-centre = 1, hand = ["keep"] }
red = { forest = 3 }
green = { forest = 2 }
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "capture.toml"
    file.write_text(SCENARIO, "utf-8")
    return file


# What the commands print


@pytest.mark.parametrize(("language", "title"), [("fr", "Architectes du Royaume"), ("en", "Architects of the West")])
def test_games(language: str, title: str) -> None:
    result = regna("games", "--lang", language)
    assert result.exit_code == 0
    assert title in result.stdout
    assert "boards=dealt" in result.stdout
    data = json.loads(regna("games", "--json", "--lang", language).stdout)
    assert data[0]["seats"] == [1, 2, 3, 4, 5]
    assert title in data[0]["title"]
    assert {"name": "promo", "values": ["off", "on"], "default": "off"} in data[0]["options"]


@pytest.mark.parametrize(
    ("language", "keep", "mark"), [("fr", "Donjon", "Reconstitué"), ("en", "Keep", "Reconstructed")]
)
def test_cards(language: str, keep: str, mark: str) -> None:
    result = regna("cards", "architects", "--lang", language)
    assert result.exit_code == 0
    assert keep in result.stdout
    assert result.stdout.count(mark) >= 30
    data = {card["key"]: card for card in json.loads(regna("cards", "architects", "--json", "--lang", language).stdout)}
    assert data["keep"]["name"] == keep
    assert data["keep"]["figures"]["cost"] == {"wood": 5, "stone": 2, "gold": 2}
    assert data["keep"]["figures"]["vp"] == 12
    assert data["keep"]["source"] == "rulebook"
    assert data["s01"]["source"] == "reconstructed"
    assert data["jeweller"]["copies"] == 2
    assert set(data) == {card.key for card in load("architects").cards}
    assert all(card["text"] for card in data.values())


@pytest.mark.parametrize(("language", "words"), [("fr", "Hôtel de Ville 2 lieux"), ("en", "town centre 2 places")])
def test_rules_are_searched_by_words(language: str, words: str) -> None:
    everything = json.loads(regna("rules", "architects", "--json", "--lang", language).stdout)
    found = json.loads(regna("rules", "architects", *words.split(), "--json", "--lang", language).stdout)
    assert "captures" in [section["id"] for section in found]
    assert 0 < len(found) < len(everything)
    printed = regna("rules", "architects", *words.split(), "--lang", language).stdout
    assert all(section["title"] in printed for section in found)
    assert "](#" not in printed


def test_cards_with_corrections(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[keep]\nvp = 13\n")
    data = json.loads(regna("cards", "architects", "--json", "--corrections", "box.toml").stdout)
    assert next(card for card in data if card["key"] == "keep")["figures"]["vp"] == 13


@pytest.mark.parametrize(
    ("language", "reason"), [("fr", "dans le même lieu (p. 11)"), ("en", "the same place (p. 11)")]
)
def test_try(scenario: Path, language: str, reason: str) -> None:
    result = regna("try", scenario, "--lang", language)
    assert result.exit_code == 0
    assert "[yellow capture forest green]" in result.stdout
    assert reason in result.stdout
    data = json.loads(regna("try", scenario, "--json", "--lang", language).stdout)
    assert [option["move"] for option in data["asks"][0]["options"]] == [
        "yellow capture forest green",
        "yellow capture stop",
    ]
    assert data["asks"][0]["refused"][0]["rule"] == {"key": "captures", "page": "11", "book": ""}
    assert data["views"]["yellow"]["players"][0]["captured"][1] == 3
    assert len(data["views"]["yellow"]["players"][0]["hand"]) == 1
    assert data["views"]["red"]["players"][0]["hand"] == {"size": 1}
    assert data["score"]["points"]["yellow"]["total"] == 0


def test_replay_compares_the_seed_with_what_was_promised(record: Path) -> None:
    promise = commitment(6)
    for words in (f"{record} --verify {promise.upper()}", f"--verify {record} {promise}", f"{record} {promise}"):
        result = regna("replay", *words.split(), "--lang", "en")
        assert result.exit_code == 0
        assert promise in " ".join(result.stdout.split())
    record.write_text(with_commitment(record.read_text("utf-8"), 6), "utf-8")
    assert promise in regna("replay", record, "--verify").stdout
    assert json.loads(regna("replay", record, "--json").stdout)["commitment"] == promise


@pytest.mark.parametrize("promise", [commitment(7), "nonsense", "0" * 64])
def test_replay_finds_another_seed_than_was_promised(record: Path, promise: str) -> None:
    assert promise in refused(regna("replay", record, "--verify", promise))
    text = record.read_text("utf-8")
    record.write_text(with_commitment(text, 7), "utf-8")
    assert commitment(7) in refused(regna("replay", record))
    assert regna("replay", record, "--verify", commitment(6)).exit_code == 0


@pytest.mark.parametrize(("language", "summary"), [("fr", "conforme aux règles"), ("en", "agrees with the rules")])
def test_replay_without_a_screen(record: Path, language: str, summary: str) -> None:
    for words in (f"{record}", f"{record} --verify", f"--verify {record}"):
        result = regna("replay", *words.split(), "--lang", language)
        assert result.exit_code == 0
        assert summary in result.stdout


def test_replay_as_data(record: Path) -> None:
    data = json.loads(regna("replay", record, "--json").stdout)
    assert data["moves"] == 59
    assert data["taken_back"] == 1
    assert data["options"]["boards"] == "dealt"
    assert data["over"] is False
    assert data["score"]["winners"] == []


@pytest.mark.parametrize(("language", "head"), [("fr", "Victoires"), ("en", "Wins")])
def test_simulate(language: str, head: str) -> None:
    result = regna("simulate", "architects", "--seats", "2", "--games", "2", "--lang", language)
    assert result.exit_code == 0
    assert head in result.stdout


def test_simulate_as_data() -> None:
    words = ["simulate", "architects", "--seats", "1", "--games", "2", "--option", "opponent=helena", "--json"]
    result = regna(*words, "--seed", "4", "--bots", "random")
    data = json.loads(result.stdout)
    assert result.stderr == ""
    assert data["games"] == 2
    assert data["options"]["opponent"] == "helena"
    assert data["dead_ends"] == []


@pytest.mark.parametrize(("language", "share", "mean"), [("fr", "0,0\xa0%", "1\u202f508,4"), ("en", "0.0%", "1,508.4")])
def test_figures_are_written_as_the_language_does(
    monkeypatch: pytest.MonkeyPatch, language: str, share: str, mean: str
) -> None:
    monkeypatch.setattr("regna.arena.simulate.spread", lambda _: {"least": 0.5, "mean": 1508.4, "most": 2000})
    words = ["simulate", "architects", "--seats", "2", "--games", "1", "--lang", language]
    printed = regna(*words).stdout
    assert share in printed
    assert printed.count(mean) == 3
    assert re.search(r"\d\.\d" if language == "fr" else r"\d,\d(?!\d\d)", printed) is None


@pytest.mark.parametrize(("finished", "said"), [(2, "after 2 games"), (0, "before the end of the first game")])
def test_simulate_tells_what_it_has_when_interrupted(monkeypatch: pytest.MonkeyPatch, finished: int, said: str) -> None:
    played: list[Match] = []

    def play(*given: Any) -> tuple[Match, str]:
        if len(played) == finished:
            raise KeyboardInterrupt
        match, trouble = play_one(*given)
        played.append(match)
        return match, trouble

    monkeypatch.setattr("regna.arena.simulate.play_one", play)
    words = ["simulate", "architects", "--seats", "2", "--games", "9", "--lang", "en"]
    result = regna(*words)
    assert result.exit_code == 130
    assert said in result.stdout
    assert ("Yellow" in result.stdout) == (finished > 0)
    played.clear()
    data = json.loads(regna(*words, "--json").stdout)
    assert data["interrupted"]
    assert data["games"] == finished


@pytest.mark.parametrize(("game", "opponent"), [("architects", "constantine"), ("paladins", "standard")])
def test_alone_one_meets_the_standard_opponent_and_is_told(game: str, opponent: str) -> None:
    words = ["simulate", game, "--seats", "1", "--games", "1", "--json"]
    result = regna(*words)
    assert f"opponent={opponent}" in result.stderr
    assert json.loads(result.stdout)["options"]["opponent"] == opponent
    assert regna(*words, "--option", f"opponent={opponent}").stderr == ""


def test_simulate_fails_when_a_game_gets_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regna.arena.simulate.LONGEST", 5)
    result = regna("simulate", "architects", "--seats", "2", "--games", "1", "--lang", "en")
    assert result.exit_code == 1
    assert "Dead ends (1)" in result.stdout


def test_the_language_can_come_from_the_environment() -> None:
    assert "Architects of" in regna("games", REGNA_LANG="en").stdout
    assert "Architectes du" in regna("games", "--lang", "fr", REGNA_LANG="en").stdout


# Opening the table


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[TableApp | ReplayApp]:
    """The tables that a command opens, instead of opening them."""
    tables: list[TableApp | ReplayApp] = []
    monkeypatch.setattr(cli, "has_screen", lambda: True)
    monkeypatch.setattr(TableApp, "run", lambda table: tables.append(table))
    monkeypatch.setattr(ReplayApp, "run", lambda table: tables.append(table))
    return tables


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


# What cannot be done


def bad_files() -> Iterator[tuple[str, str]]:
    """Files that are no record, or a broken one."""
    head = "regna record 1\ngame architects 2\nseats 2\nseed 1\n"
    yield "empty", ""
    yield "other", "hello\n"
    yield "cut-header", "regna record 1\ngame architects 2\n"
    yield "other-game", head.replace("architects", "chess")
    yield "other-version", head.replace("architects 2", "architects 99") + "yellow fly away\n"
    yield "words-for-numbers", head.replace("seats 2", "seats two")
    yield "too-many-seats", head.replace("seats 2", "seats 7")
    yield "long-seed", head.replace("seed 1", "seed " + "9" * 5000)
    yield "option-value", head + "option boards painted\n"
    yield "position-nested", head + "position " + "[" * 100_000 + "\n"
    yield "position-card", head + 'position {"yellow": {"hand": ["keep", "keep"]}}\n'
    yield "not-offered", head + "yellow fly\n"
    yield "no-such-seat", head + "green draft keep\n"
    yield "undo-nothing", head + "yellow undo 1\n"
    yield "undo-words", head + "yellow undo one\n"
    yield "wrong-hash", head + "= 0123456789abcdef\n"


def refused(result: Result) -> str:
    """One sentence on stderr, and nothing else."""
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.strip().endswith((".", "!", "?"))
    return result.stderr


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("name", "text"), list(bad_files()), ids=lambda value: value[:20])
def test_a_bad_record_is_refused(tmp_path: Path, name: str, text: str, language: str) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    for words in (["replay"], ["replay", "--json"], ["play", "--load"]):
        refused(regna(*words, file, "--lang", language))
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_was_cut_off_in_the_middle_of_a_line(record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text[: text.rindex(" place ") + len(" place f")], "utf-8")
    assert "ligne" in refused(regna("replay", record, "--verify"))


def test_a_move_that_was_changed_is_noticed(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if " place " in line)
    lines[number] = lines[number].rpartition(" ")[0] + " silversmith"
    record.write_text("\n".join(lines), "utf-8")
    assert "line" in refused(regna("replay", record, "--lang", "en"))


SCENARIOS = {
    "empty": "",
    "broken": "game = ",
    "other-game": 'game = "chess"',
    "unknown-word": 'game = "architects"\nweather = "fine"',
    "contradiction": 'game = "architects"\nposition = { yellow = { forest = 21 } }',
    "card-twice": 'game = "architects"\nposition = { yellow = { hand = ["keep"] }, red = { hand = ["keep"] } }',
    "negative": 'game = "architects"\nposition = { yellow = { silver = -1 } }',
    "colour": 'game = "architects"\nposition = { purple = { silver = 1 } }',
    "move": 'game = "architects"\nmoves = ["yellow fly"]',
    "moves": 'game = "architects"\nmoves = 5',
    "seats": 'game = "architects"\nseats = "two"',
    "deep": "a = " + "[" * 50_000,
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_bad_scenario_is_refused(tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / "scenario.toml"
    file.write_text(SCENARIOS[name], "utf-8")
    refused(regna("try", file, "--lang", language))


HEAD = "regna record 1\ngame architects 2\nseats 2\nseed "
WRONG_KINDS = {
    "seed.toml": 'game = "architects"\nseed = -1',
    "figures.toml": 'game = "architects"\ncorrections = { keep = 3 }',
    "board.toml": 'game = "architects"\nposition = { yellow = { board = ["ada"] } }',
    "seed.regna": HEAD + "-1\n",
    "position.regna": HEAD + "1\nposition 5\n",
    "corrections.regna": HEAD + "1\ncorrections 5\n",
    "figures.regna": HEAD + '1\ncorrections {"keep": 3}\n',
}


@pytest.mark.parametrize("name", WRONG_KINDS)
def test_a_file_with_a_value_of_the_wrong_kind_is_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(WRONG_KINDS[name], "utf-8")
    refused(regna("try" if file.suffix == ".toml" else "replay", file))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("command", ["replay", "try", "play --load", "play --corrections"])
def test_files_that_cannot_be_read(tmp_path: Path, command: str, language: str) -> None:
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(b"\xff\xfe\x00\xc0")
    with huge.open("wb") as file:
        file.truncate(1 << 26)
    for file_name in ("missing", str(tmp_path), str(binary), str(huge)):
        refused(regna(*command.split(), file_name, "--lang", language))


CORRECTIONS = {"list": "[1]", "word": '{"keep": 3}', "card": '{"kepp": {"vp": 1}}', "figure": '{"keep": {"vp": "x"}}'}


@pytest.mark.parametrize("name", CORRECTIONS)
def test_bad_corrections_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "box.json").write_text(CORRECTIONS[name])
    refused(regna("play", "--corrections", "box.json"))
    refused(regna("cards", "architects", "--corrections", "box.json"))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "words",
    [
        "play chess",
        "play --seats me,wizard",
        "play --seats me,,me",
        "play --seats me,me,me,me,me,me",
        "play --seats me,me,me --option opponent=helena",
        "play --seats me --option opponent=none",
        "play --option boards",
        "play --option weather=fine",
        "play --option boards=painted",
        "play --option promo=on --option promo=off",
        "play --resume",
        "play --resume --load x",
        "play",
        "cards chess",
        "rules chess",
        "rules architects zeppelin",
        "simulate chess --seats 2 --games 1",
        "simulate architects --seats 9 --games 1",
        "simulate architects --seats 0 --games 1",
        "simulate architects --seats 1 --games 1 --option opponent=none",
        "simulate architects --seats 2 --games 1 --option promo=maybe",
        "simulate architects --seats 2 --games 1 --bots wizard",
        "simulate architects --seats 2 --games 1 --bots me",
        "simulate architects --seats 2 --games 1 --bots random,random,random",
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(words: str, language: str, data_folder: Path) -> None:
    refused(regna(*words.split(), "--lang", language))
    assert not data_folder.exists()


def test_both_languages_say_it_differently() -> None:
    assert "Jeu inconnu" in refused(regna("play", "chess"))
    assert "Unknown game" in refused(regna("play", "chess", "--lang", "en"))


def test_a_saved_match_has_its_own_setting(record: Path) -> None:
    for words in (["architects"], ["--seed", "3"], ["--option", "promo=on"]):
        refused(regna("play", "--load", record, *words))
    refused(regna("play", "--load", record, "--seats", "me,me,me"))


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused(regna("play", "--save", tmp_path / "file" / "match"))


MISUSES = {
    "fly": ("Commande inconnue", "Unknown command"),
    "play --fly": ("Option inconnue", "Unknown option"),
    "cards": ("Il manque JEU", "GAME is missing"),
    "simulate architects --games 3": ("Il manque --seats", "--seats is missing"),
    "simulate architects --seats two": ("--seats doit être un nombre", "--seats must be a number"),
    "serve --port 70000": ("de 0 à 65535", "from 0 to 65535"),
    "play --pause long": ("de 0 à 60", "from 0 to 60"),
    "play --seed": ("regna play --help", "regna play --help"),
    "games all": ("regna games --help", "regna games --help"),
}


@pytest.mark.parametrize("words", MISUSES)
def test_a_command_line_that_cannot_be_read_is_refused_in_the_chosen_language(words: str) -> None:
    french, english = MISUSES[words]
    assert french in refused(regna(*words.split()))
    assert english in refused(regna("--lang", "en", *words.split()))
    assert english in refused(regna(*words.split(), REGNA_LANG="en"))


def test_a_language_that_there_is_not_is_refused() -> None:
    assert "fr, en" in refused(regna("games", "--lang", "de"))
    assert "fr, en" in refused(regna("games", REGNA_LANG="de"))


# Help


@pytest.mark.parametrize("words", ["", *cli.main.commands])
def test_help_is_in_the_chosen_language(words: str) -> None:
    french = regna(*words.split(), "--help").stdout
    english = regna(*words.split(), "--help", "--lang", "en").stdout
    assert regna(*words.split(), "-h", "--lang=fr", REGNA_LANG="en").stdout == french
    assert regna("--lang", "en", *words.split(), "-h", REGNA_LANG="fr").stdout == english
    assert french.startswith("Usage\xa0:")
    assert english.startswith("Usage:")
    assert re.search(r"[Tt]he |[Ss]how|default:", french) is None


def test_a_command_line_without_words_shows_help() -> None:
    assert regna().stdout == regna("--help").stdout
    assert regna("--lang", "en").stdout == regna("--help", "--lang", "en").stdout


# Serving


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where a browser was opened; nobody really serves."""
    found: list[str] = []
    monkeypatch.setattr(launch, "show_in_browser", found.append)
    monkeypatch.setattr(launch, "when_open", lambda host, port, announce: announce(f"http://{host}:{port}"))
    monkeypatch.setattr(command, "serve", lambda *_: None)
    monkeypatch.setattr(logging, "disable", lambda _: None)
    return found


def test_serve_says_where(shown: list[str]) -> None:
    assert "http://127.0.0.1:" in regna("serve", "--port", "0").output
    assert not shown


def test_serve_opens_the_page(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "is_built", lambda: True)
    output = regna("serve", "--open", "--port", "0").output
    assert [place for place in shown if place in output] == shown != []
    monkeypatch.setattr(page, "is_built", lambda: False)
    assert "make web" in refused(regna("serve", "--open"))


def test_a_port_that_is_taken(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual port gives way to a free one; a port that was asked for does not."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in refused(regna("serve", "--port", str(port)))
        monkeypatch.setattr(launch, "PORT", port)
        output = regna("serve").output
        assert "http://127.0.0.1:" in output
        assert f":{port}" not in output


def test_a_server_is_announced_when_it_listens() -> None:
    heard: Queue[str] = Queue()
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]
        launch.when_open("127.0.0.1", port, heard.put)
        assert heard.empty()
        server.listen()
        assert heard.get(timeout=180) == f"http://127.0.0.1:{port}"


# The docs


@pytest.mark.parametrize("name", cli.main.commands)
def test_every_command_and_option_is_in_the_docs(name: str) -> None:
    command = cli.main.commands[name]
    text = DOCS.read_text("utf-8")
    assert f"## regna {name}\n" in text
    section = text.partition(f"## regna {name}\n")[2].partition("\n## ")[0]
    for parameter in command.params:
        if isinstance(parameter, click.Option) and parameter.name != "lang":
            assert f"`{parameter.opts[0]}" in section
        elif isinstance(parameter, click.Argument):
            assert str(parameter.human_readable_name) in section
    assert "`--lang" in text


def test_the_docs_name_no_command_that_is_not_there() -> None:
    sections = [line.removeprefix("## regna ") for line in DOCS.read_text("utf-8").splitlines() if "## regna" in line]
    assert sections == list(cli.main.commands)
    assert all(bot in DOCS.read_text("utf-8") for bot in BOTS)


@pytest.mark.parametrize(
    ("language", "why"), [("fr", "Correction impossible"), ("en", "That correction is not possible")]
)
def test_a_server_does_not_start_with_corrections_that_cannot_be(tmp_path: Path, language: str, why: str) -> None:
    (tmp_path / "box.toml").write_text("[mill]\npoints = -1\n")
    result = regna("serve", "--port", "0", "--corrections", "devil=box.toml", "--lang", language)
    assert result.exit_code == 2
    assert why in result.stderr


def test_a_game_for_four_has_three_bots_to_begin_with(opened: list[TableApp | ReplayApp]) -> None:
    assert regna("play", "devil").exit_code == 0
    assert table(opened).sitting.chairs == ["me", "knight", "knight", "knight"]
