"""The commands that keep a server, as one types them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regna import cli
from regna.server.command import look_at
from regna.server.db.engine import database_url


def regna(*words: str | Path) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words] + ["--lang", "en"])


def refused(result: Result, words: str) -> None:
    """Declined with one sentence."""
    assert result.exit_code == 2
    assert words in result.output
    assert "Traceback" not in result.output


def test_sqlite_is_served_by_one_process(tmp_path: Path) -> None:
    refused(regna("serve", "--workers", "2", "--database", tmp_path / "regna.db"), "PostgreSQL")


@pytest.mark.parametrize("url", ["mysql://me:secret@here/x", "postgresql://me:secret@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_had(url: str, tmp_path: Path) -> None:
    for words in (["serve"], ["backup", tmp_path / "file"], ["restore", tmp_path / "file"]):
        result = regna(*words, "--database", url)
        assert result.exit_code == 2
        assert "secret" not in result.output
    assert not list(tmp_path.iterdir())


def test_files_that_are_not_there_or_not_right(tmp_path: Path) -> None:
    file, database = tmp_path / "regna.backup", tmp_path / "regna.db"
    refused(regna("backup", file, "--database", database), "does not exist")
    refused(regna("restore", file, "--database", database), "does not exist")
    file.write_text("nothing of ours")
    refused(regna("restore", file, "--database", database), "not a backup")
    refused(regna("backup", file, "--database", database), "already exists")


def test_there_and_back(tmp_path: Path) -> None:
    file, database = tmp_path / "regna.backup", tmp_path / "regna.db"
    asyncio.run(look_at(database_url(str(database))))
    assert "0 matches backed up" in regna("backup", file, "--database", database).output
    assert "No matches" in regna("check", "--database", file).output
    assert "0 matches restored" in regna("restore", file, "--database", tmp_path / "other.db").output
    assert (tmp_path / "other.db").exists()
