"""Figures that the owner of a box has set right, on a server: a match remembers those it is played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regna.corrections import read_all
from regna.games import load
from regna.kernel import BadSetup, Match
from regna.kernel.piece import COMPONENT, RECONSTRUCTED

from ..visitor import Visitor, new_app, running

BOX = {"mill": {"points": 3}, "section-1": {"start": {"wood": 5}}}
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]


def mill(state: dict[str, Any]) -> dict[str, Any]:
    number = next(n for n, card in enumerate(load("devil").cards) if card.key == "mill")
    card: dict[str, Any] = state["view"]["offers"]["corrected"][str(number)]
    return card


async def test_a_match_keeps_the_corrections_it_was_set_up_with(database: str) -> None:
    async with running(new_app(database, corrections={"devil": BOX})) as app:
        ada = await Visitor.at(app).come_in()
        match = (await ada.set_up(SEATS, game="devil", start=True))["id"]
        state = await ada.state(match)
        assert (mill(state)["points"], mill(state)["source"]) == (3, COMPONENT)
        assert state["view"]["players"][0]["goods"][0] >= 5
        cookies = dict(ada.client.cookies)
    async with running(new_app(database, corrections={"devil": {"mill": {"points": 9}}})) as app:
        ada = Visitor.at(app)
        ada.client.cookies.update(cookies)
        assert mill(await ada.state(match))["points"] == 3, "others hold for new matches"
        await ada.post(f"/matches/{match}/abandon")
        record = (await ada.get(f"/matches/{match}/record")).text
        again = (await ada.post(f"/matches/{match}/rematch")).json()["id"]
        assert mill(await ada.state(again))["points"] == 3, "the same game once more"
    assert Match.replay(record, load).setup.corrections == BOX


async def test_without_corrections_nothing_is_said_of_them(ada: Visitor) -> None:
    match = (await ada.set_up(SEATS, game="devil", start=True))["id"]
    assert (await ada.state(match))["view"]["offers"]["corrected"] == {}
    assert {card.source for card in load("devil").cards if card.deck == "building"} == {RECONSTRUCTED}


@pytest.mark.parametrize(
    ("words", "text", "code"),
    [
        ("box.toml", "", "corrections-of-which-game"),
        ("devil=nothing.toml", "", "no-file"),
        ("chess=box.toml", "", "unknown-game"),
        ("devil=box.toml", "[mill", "unreadable"),
        ("devil=box.toml", "mill = 3", "not-a-table"),
        ("devil=box.toml", "[windmills]\npoints = 3", "unknown-card"),
        ("devil=box.toml", "[mill]\nheight = 3", "bad-correction"),
        ("devil=box.toml", "[mill]\nround = 2", "corrections-decks"),
        ("devil=box.toml", "[forest]\ndeck_letter = 'B'", "corrections-decks"),
        ("devil=box.toml", "[plebeian]\ndemand = 0", "bad-correction"),
        ("devil=box.toml", "[track]\ndigits = '32110'", "bad-correction"),
        ("devil=box.toml", "[treasury.effect]\nwhat = 'treasury'\nn = 0", "bad-correction"),
    ],
)
def test_a_broken_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, text: str, code: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("box.toml").write_text(text)
    with pytest.raises(BadSetup) as refusal:
        read_all(words)
    assert refusal.value.code == code


def test_cards_may_change_decks_with_each_other(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[forest]\ndeck_letter = 'B'\n\n[new-world]\ndeck_letter = 'A'\n")
    assert set(read_all(f"devil={tmp_path / 'box.toml'}")["devil"]) == {"forest", "new-world"}
