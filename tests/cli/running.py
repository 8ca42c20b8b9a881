"""Running commands as a person does."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from regna import cli


def regna(*words: str | Path, **env: str) -> Result:
    return CliRunner().invoke(cli.main, [str(word) for word in words], env=env, prog_name="regna")


def refused(result: Result) -> str:
    """One sentence on stderr, and nothing else."""
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.strip().endswith((".", "!", "?"))
    return result.stderr
