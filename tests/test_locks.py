"""The locks have what pyproject.toml asks for, by hash, and say nothing of where it came from."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
LOCKS = {"requirements.lock": ["web"], "requirements-dev.lock": list(EXTRAS)}


def entries(lock: str) -> list[str]:
    """A lock's entries: the pinned version, its hashes, and who wants it."""
    return re.findall(r"^\S.+\n(?:    .+\n)+", (ROOT / lock).read_text("utf-8"), re.MULTILINE)


def pins(lock: str, text: str = "") -> list[Requirement]:
    """The versions a lock pins, or those whose entry has a certain text."""
    return [Requirement(entry.split("\\")[0]) for entry in entries(lock) if text in entry]


def wanted(extras: list[str]) -> Iterator[Requirement]:
    """What the project asks for itself."""
    texts = [*PROJECT["dependencies"], *(text for extra in extras for text in EXTRAS[extra])]
    return (requirement for requirement in map(Requirement, texts) if requirement.name != PROJECT["name"])


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_has_what_the_project_asks_for(lock: str) -> None:
    direct = {pin.name: str(pin.specifier) for pin in pins(lock, " regna (pyproject.toml)\n")}
    asked = {canonicalize_name(requirement.name): requirement.specifier for requirement in wanted(LOCKS[lock])}
    assert direct.keys() == asked.keys(), "run make lock"
    for name, specifier in asked.items():
        assert specifier.contains(direct[name].removeprefix("==")), f"{name}{direct[name]}: run make lock"


def test_developers_have_the_versions_that_hosts_have() -> None:
    assert set(map(str, pins("requirements.lock"))) <= set(map(str, pins("requirements-dev.lock")))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_file_has_a_hash_and_none_an_address(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert len(entries(lock)) == len(re.findall(r"^\S+==", text, re.MULTILINE))
    assert all("\n    --hash=sha256:" in entry for entry in entries(lock))
    assert not re.search(r"/|--index|--find|--trusted", text)


def test_the_lock_of_the_page_has_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "regna/web/package-lock.json").read_text("utf-8"))["packages"]
    assert all("integrity" in package and "resolved" not in package for name, package in packages.items() if name)
