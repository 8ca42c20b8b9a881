"""Everybody whose work is part of the page is named in it, with the licence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regna.server import page

from .test_sources import WEB

LICENCES = {
    "@fluent/bundle": ("Apache-2.0", "Apache License"),
    "@fontsource/alegreya-sans": ("OFL-1.1", "Alegreya Sans Project Authors"),
    "@fontsource/cinzel": ("OFL-1.1", "Cinzel Project Authors"),
    "@fontsource/eb-garamond": ("OFL-1.1", "EB Garamond Project Authors"),
    "qr": ("(MIT OR Apache-2.0)", "Apache License"),
    "svelte": ("MIT", "Svelte Contributors"),
    "vite": ("MIT", "Vite contributors"),
}


@pytest.fixture(scope="module")
def named() -> Any:
    if not page.is_built():
        pytest.skip("the page has not been built: make web")
    return json.loads((page.BUILT / "credits.json").read_text("utf-8"))


def test_every_icon_has_one_author(named: Any) -> None:
    used = {icon for path in WEB.glob("src/**/signs.json") for icon in json.loads(path.read_text("utf-8")).values()}
    icons = [icon for author in named["icons"] for icon in author["icons"]]
    assert sorted(icons) == sorted(used)
    assert {author["licence"] for author in named["icons"]} <= {"CC-BY-3.0", "CC0-1.0"}


def test_every_package_comes_with_its_licence(named: Any) -> None:
    found = {package["name"]: package for package in named["packages"]}
    assert found.keys() >= LICENCES.keys()
    for name, (licence, words) in LICENCES.items():
        assert found[name]["licence"] == licence
        assert words in found[name]["text"]
    assert all(package["text"] and package["version"] for package in found.values())
