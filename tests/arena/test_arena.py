"""`regna arena`: a series that is interrupted and goes on, its results and report, on one machine and on several."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from regna import cli
from regna.arena.game import Played, play_game
from regna.arena.series import Series

SERIES = ("arena", "alba-longa", "--bots", "squire,random", "--games", "4", "--option", "spoils-of-war=off,on")
LEAN = {"include_dashboard": False, "include_log_monitor": False}
LOOPBACK = "127.0.0.2"
"""Ray would take 127.0.0.1 for the address by which others reach this machine."""


def regna(*words: str | Path, **env: str) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words], env=env, prog_name="regna")


def digests(folder: Path) -> list[str]:
    pq = pytest.importorskip("pyarrow.parquet", reason="the extra research is not installed")
    return [str(digest) for digest in pq.read_table(folder / "results.parquet")["digest"].to_pylist()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A series that was played without a break."""
    folder = tmp_path_factory.mktemp("series") / "whole"
    result = regna(*SERIES, "--out", folder, "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "squire" in result.stdout
    return folder


class Reader(HTMLParser):
    """Reads a page: its texts, and whether every tag that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.pictures += tag == "svg"
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


# Interrupted, resumed, repeated


def test_a_series_that_was_interrupted_ends_as_if_it_had_not_been(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(series: Series, number: int) -> Played:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(number)
        return play_game(series, number)

    monkeypatch.setattr("regna.arena.workers.play_game", play)
    broken = tmp_path / "broken"
    result = regna(*SERIES, "--out", broken, "--lang", "en")
    assert result.exit_code == 130
    assert f"after 3 of 4 games. To go on: regna arena --resume {broken / 'games.jsonl'}" in result.stderr
    assert len(digests(broken)) == 6
    monkeypatch.undo()
    assert regna("arena", "--resume", broken, "--workers", "2").exit_code == 0
    assert (broken / "results.parquet").read_bytes() == (whole / "results.parquet").read_bytes()
    longer = regna("arena", "--resume", broken / "games.jsonl", "--games", "5", "--json")
    assert json.loads(longer.stdout)["games"] == 5
    assert digests(broken)[:8] == digests(whole)


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--bots", "squire,novice"), "bots is “squire, random” there, “squire, novice” here"),
        (("--seed", "9"), "seed is “1” there, “9” here"),
        (("--seats", "3"), "seats is “2” there, “3” here"),
        (("--option", "promo=on"), "options is"),
        (("paladins", "--option", "opponent=none"), "game is “architects” there, “paladins” here"),
    ],
)
def test_another_series_is_refused(tmp_path: Path, words: tuple[str, ...], what: str) -> None:
    first = json.dumps({"series": Series.of("architects", ["squire", "random"], 2).to_json(), "games": 4})
    (tmp_path / "games.jsonl").write_text(first + "\n")
    result = regna("arena", *words, "--resume", tmp_path, "--lang", "en")
    assert result.exit_code == 2
    assert what in result.stderr
    assert (tmp_path / "games.jsonl").read_text() == first + "\n"


def test_bots_that_search_less_are_other_bots(tmp_path: Path) -> None:
    first = json.dumps({"series": Series.of("architects", ["knight"], 2).to_json() | {"effort": "1"}, "games": 1})
    (tmp_path / "games.jsonl").write_text(first + "\n")
    result = regna("arena", "--resume", tmp_path, "--lang", "fr", REGNA_BOT_EFFORT="0.1")
    assert result.exit_code == 2
    assert "effort y vaut « 1 », ici « 0.1 »" in result.stderr


@pytest.mark.parametrize(
    ("words", "fr", "en"),
    [
        ("", "Une nouvelle série demande GAME, --bots, --games", "A new series needs GAME, --bots, --games"),
        ("architects --bots random --games 1 --out .", "contient déjà une série", "already holds a series"),
        ("architects --bots wizard --games 1", "wizard", "wizard"),
        ("--resume nowhere", "n’est pas un journal", "is not a readable journal"),
    ],
)
def test_what_cannot_be_begun_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, fr: str, en: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games.jsonl").touch()
    for language, said in (("fr", fr), ("en", en)):
        result = regna("arena", *words.split(), "--lang", language)
        assert result.exit_code == 2
        assert said in result.stderr


# What is written


def test_results_are_a_row_for_every_player(whole: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet", reason="the extra research is not installed")
    table = pq.read_table(whole / "results.parquet")
    rows = table.to_pylist()
    assert [(row["game"], row["seed"], row["seat"], row["bot"]) for row in rows[:5]] == [
        (0, 1, 0, "squire"),
        (0, 1, 1, "random"),
        (1, 1, 0, "squire"),
        (1, 1, 1, "random"),
        (2, 1, 0, "random"),
    ]
    assert {row["option_spoils-of-war"] for row in rows} == {"off", "on"}
    for row in rows:
        assert row["points"] == sum(value or 0 for name, value in row.items() if name.startswith("points_"))
    assert json.loads(table.schema.metadata[b"series"])["bots"] == ["squire", "random"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Strength", "Wins by seat", "Wins by option: Spoils of War", "Points by category", "Which cards win"]),
        (
            "fr",
            ["Force", "Victoires par place", "Victoires par option", "Points par catégorie", "Quelles cartes gagnent"],
        ),
    ],
)
def test_the_report_has_figures_and_pictures_in_both_languages(whole: Path, language: str, words: list[str]) -> None:
    assert regna("arena", "--resume", whole, "--lang", language).exit_code == 0
    reader = Reader()
    reader.feed((whole / "report.html").read_text("utf-8"))
    assert reader.open == []
    assert reader.pictures == 5
    text = " ".join(reader.texts)
    assert all(word in text for word in words)


def test_alone_a_bot_meets_the_solo_opponent(tmp_path: Path) -> None:
    words = ("architects", "--bots", "random", "--games", "2", "--out", tmp_path / "alone")
    data = json.loads(regna("arena", *words, "--json").stdout)
    assert data["series"]["options"][0]["opponent"] == "constantine"
    assert [each["bot"] for each in data["bots"]] == ["opponent", "random"]
    assert sum(each["won"] for each in data["bots"]) == 2


# On several machines


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster with two nodes, on this machine and of no use to any other."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found: Any = pytest.importorskip("ray.cluster_utils", reason="the extra ray is not installed")
    node = {"num_cpus": 1, "node_ip_address": LOOPBACK, "object_store_memory": 80 * 2**20}
    cluster = found.Cluster(initialize_head=True, head_node_args=node | LEAN)
    try:
        cluster.add_node(**node)
        yield str(cluster.address)
    finally:
        cluster.shutdown()


def test_a_cluster_plays_the_same_games(whole: Path, cluster: str, tmp_path: Path) -> None:
    result = regna(*SERIES, "--games", "2", "--out", tmp_path / "cluster", "--ray", cluster)
    assert result.exit_code == 0, result.output
    assert digests(tmp_path / "cluster") == digests(whole)[:4]


def test_without_ray_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = regna(*SERIES, "--out", tmp_path / "new", "--ray", "auto", "--lang", "en")
    assert result.exit_code == 2
    assert "--ray needs the package ray" in result.stderr
    assert not (tmp_path / "new").exists()


def test_without_a_cluster_there_is_a_sentence(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra ray is not installed")
    result = regna(*SERIES, "--out", tmp_path / "new", "--ray", "127.0.0.1:1", "--lang", "fr")
    assert result.exit_code == 2
    assert "Aucune grappe Ray" in result.stderr
    assert not (tmp_path / "new").exists()
