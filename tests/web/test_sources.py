"""The page's sources: games stay in their folders, and every message the page asks for is there and needed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regna
from regna.games import NAMES

WEB = Path(regna.__file__).parent / "web"
SOURCES = sorted(path for kind in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(kind))
SHARED = [path for path in SOURCES if "games" not in path.relative_to(WEB / "src").parts[:-2]]
OWN_TEXTS = sorted((WEB / "src" / "games").glob("*/*/texts/fr.ftl"))
GAMES = sorted(path.parent for path in (WEB / "src" / "games").glob("*/index.ts"))

CALL = re.compile(r"\bsay\(((?:[^()`]|`[^`]*`|\([^()]*\))*)\)")
PLAIN = re.compile(r"(?<!=== )(?<!!== )'([a-z][a-z0-9-]*(?:\.[a-z]+)?)'")
TEMPLATE = re.compile(r"`([a-z]+-[^`]*)`")


@cache
def keys(path: Path) -> set[str]:
    """The messages of a file, with their attributes."""
    found = [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ftl.Message)]
    return {key for message in found for key in (message.id.name, *attributes(message))}


def attributes(message: ftl.Message) -> list[str]:
    return [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]


def asked(path: Path) -> set[str]:
    """The messages that a source names in full; what comes after a comma is not a name but a fact."""
    calls = [call.split(", {")[0] for call in CALL.findall(path.read_text("utf-8"))]
    return {key for call in calls for key in PLAIN.findall(call)}


def patterns(path: Path) -> list[re.Pattern[str]]:
    """The names that a source puts together, as patterns; and all its quoted words."""
    text = path.read_text("utf-8")
    made = [re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(name)) for name in TEMPLATE.findall(text)]
    return [re.compile(name) for name in (*made, *map(re.escape, re.findall(r"'([a-z][a-z0-9.-]*)'", text)))]


def in_french(folder: Path) -> set[str]:
    """The messages of a game, those of its boxes and of parts in folders of their own among them."""
    return {key for path in folder.rglob("texts/*fr.ftl") for key in keys(path)}


def said_by_all_games() -> set[str]:
    return set.intersection(*(keys(WEB.parent / "games" / folder.name / "texts" / "fr.ftl") for folder in GAMES))


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_outside_a_games_folder_knows_the_game(path: Path) -> None:
    text = path.read_text("utf-8").lower()
    assert not [name for name in NAMES if re.search(rf"\b{re.escape(name)}\b", text)]


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_a_game_brings_its_cover_and_its_signs(folder: Path) -> None:
    assert {"cover.ts", "index.ts", "signs.json"} <= {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(WEB)))
def test_every_message_is_there(path: Path) -> None:
    """The page says nothing at all where a message is missing, so nobody would see it."""
    known = keys(WEB / "texts" / "fr.ftl") | keys(WEB.parent / "texts" / "fr.ftl") | said_by_all_games()
    if path not in SHARED:
        folder = path.relative_to(WEB / "src" / "games").parts[0]
        known |= in_french(WEB / "src" / "games" / folder) | in_french(WEB.parent / "games" / folder)
    assert sorted(asked(path) - known) == []


def test_every_message_is_needed() -> None:
    used = [pattern for path in SOURCES for pattern in patterns(path)]
    assert sorted(key for key in keys(WEB / "texts" / "fr.ftl") if not any(p.fullmatch(key) for p in used)) == []


@pytest.mark.parametrize("path", OWN_TEXTS, ids=lambda path: str(path.relative_to(WEB)))
def test_a_part_says_what_it_needs_in_both_languages(path: Path) -> None:
    """Those that have words of their own and are no game."""
    used = [pattern for source in path.parent.parent.rglob("*.svelte") for pattern in patterns(source)]
    assert keys(path) == keys(path.with_name("en.ftl"))
    assert sorted(key for key in keys(path) if not any(pattern.fullmatch(key) for pattern in used)) == []
