"""Files: saved matches that are never half written, with who sat where."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from ..kernel import RegnaError

ENDING = ".regna"
CHAIRS = "# seats "

# Matches


def keep(record: Sequence[str], chairs: Sequence[str]) -> str:
    """The lines of a record; a last remark tells who sat where."""
    return "\n".join([*record, CHAIRS + ",".join(chairs), ""])


def chairs_in(text: str) -> str | None:
    """Who sat where, if the record says so."""
    found = [line for line in text.splitlines() if line.startswith(CHAIRS)]
    return found[-1].removeprefix(CHAIRS) if found else None


def home() -> Path:
    """Where matches are kept that nobody gave a file."""
    return platformdirs.user_data_path("regna") / "matches"


def new_file(game: str) -> Path:
    return home() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}{ENDING}"


def last_file() -> Path:
    """The match that was played last."""
    files = sorted(home().glob(f"*{ENDING}"), key=lambda file: (file.stat().st_mtime_ns, file.name))
    if not files:
        raise RegnaError("terminal-nothing-to-resume", folder=str(home()))
    return files[-1]


# Writing and reading


def write(file: Path, text: str) -> None:
    """Write a file as a whole: after a crash there is the old one or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as new:
                new.write(text)
                new.flush()
                os.fsync(new.fileno())
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise RegnaError("cannot-write", file=str(file), why=error.strerror or "") from error
