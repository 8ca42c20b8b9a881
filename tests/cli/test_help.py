"""Help and the docs name every command and option."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from regna import cli
from regna.bots import NAMES as BOTS

from .running import regna

DOCS = Path(__file__).parents[2] / "docs" / "cli.md"


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
