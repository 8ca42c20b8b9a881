"""A match whose rules are gone: what is kept of it can still be read."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from regna.games import architects
from regna.server.matches import registry
from tests.server.matches.test_rules_change import OtherRules

from .person import Person, anything


def test_what_is_kept_of_a_match_of_other_rules(ada: Person, screens: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.start()
    ada.play(anything(Random(1)), 8)
    told = ada.log[-1]
    ada.press("menu").press("menu-abandon").press("menu-abandon")
    expect(ada.asked.get_by_text(ada.say("match-abandoned"))).to_be_visible()
    monkeypatch.setattr(architects, "GAME", OtherRules())
    monkeypatch.setattr(registry.Registry, "in_memory", lambda *_: None)
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text(f"version {architects.GAME.version - 1}")
    expect(ada.see("region", "match-log")).to_contain_text(told)
    with ada.page.expect_download() as download:
        ada.see("link", "fair-record").click()
    assert f"\ngame architects {architects.GAME.version - 1}\n" in download.value.path().read_text("utf-8")
    ada.page.set_viewport_size({"width": 360, "height": 740})
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.page.screenshot(path=screens / "archive-360.png", full_page=True)
    assert ada.problems == []
