"""What commands print, in both languages and as data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from regna.arena.simulate import play_one
from regna.games import load
from regna.kernel import Match
from regna.server.matches.fairness import commitment, with_commitment

from .running import refused, regna

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
    monkeypatch.setattr("regna.arena.simulate.MAX_MOVES", 5)
    result = regna("simulate", "architects", "--seats", "2", "--games", "1", "--lang", "en")
    assert result.exit_code == 1
    assert "Dead ends (1)" in result.stdout


def test_the_language_can_come_from_the_environment() -> None:
    assert "Architects of" in regna("games", REGNA_LANG="en").stdout
    assert "Architectes du" in regna("games", "--lang", "fr", REGNA_LANG="en").stdout
