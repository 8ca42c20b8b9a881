"""One clear sentence for whatever cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import refused, regna


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
