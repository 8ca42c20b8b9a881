"""Files: saved matches that are never half written, and reading with care."""

from __future__ import annotations

import json
import os
import tempfile
import time
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import platformdirs

from ..kernel import BadSetup, RegnaError

LARGEST = 1 << 24
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


def read(file: Path) -> str:
    """A text file of a bearable size."""
    try:
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
    except OSError as error:
        raise BadSetup("no-file", file=str(file), why=error.strerror or "") from error
    if len(data) > LARGEST:
        raise BadSetup("too-large", file=str(file), most=LARGEST)
    try:
        return data.decode("utf-8")
    except ValueError as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error


def read_corrections(file: Path) -> Mapping[str, Mapping[str, Any]]:
    """Figures of cards that an owner of the box sets right, as TOML or JSON: a table for each card."""
    text = read(file)
    try:
        data = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup("unreadable", file=str(file), why=str(error)) from error
    if not isinstance(data, dict):
        raise BadSetup("not-a-table", word=str(file))
    for card, figures in data.items():
        if not isinstance(figures, dict):
            raise BadSetup("not-a-table", word=card)
    return data
