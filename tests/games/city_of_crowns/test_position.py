"""Words for positions of City of Crowns, and figures that are ours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from regna.bots import make
from regna.games.paladins.crowns import words
from regna.kernel import RECONSTRUCTED, BadSetup
from regna.scenario import seat, table

from . import crowned, keys, late_in_the_city

PAGE = Path(__file__).parents[3] / "docs" / "games" / "city-of-crowns.md"


def test_what_is_not_named_is_dealt() -> None:
    g = crowned(seats=3, stack_2=["muster-01", "muster-07"], yellow=seat(labourer=1, removed=["roland", "astolfo"]))
    t = g.table
    assert [len(stack.top) + len(stack.pile) for stack in t.stacks] == [7, 7, 7, 7]
    assert keys(g, [*t.stacks[1].top, t.stacks[1].pile[-1]]) == ["muster-01", "muster-07"]
    assert [t.cards[card].level for card in t.stacks[1].pile] == [3, 3, 3, 2, 2, 2]
    assert keys(g, g.player("yellow").removed) == ["roland", "astolfo"]
    assert len(g.player("yellow").deck) == 14
    g.match.setup.game.audit(t)


def test_a_late_position_is_sound() -> None:
    """The one that soaking begins with."""
    for seats in (2, 4):
        g = crowned(seats, **late_in_the_city(seats))
        g.match.setup.game.audit(g.table)
        assert all(g.table.cards[card].level == 4 for card in g.table.negotiation_row)


def test_icons_that_are_not_named_are_those_that_are_left() -> None:
    g = crowned(3, red=seat(icon="military"))
    assert [me.icon for me in g.table.players] == [1, 0, 2]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"yellow": {"icon": "moon"}}, "unknown-word"),
        ({"yellow": {"icon": "farmer"}, "red": {"icon": "farmer"}}, "icon-twice"),
        ({"yellow": {"extra-workshop": "hunt-left"}}, "unknown-word"),
        ({"yellow": {"secret-order": "order-moon"}}, "unknown-card"),
        ({"orders": ["order-attack"], "yellow": {"secret-order": "order-attack"}}, "card-twice"),
        ({"yellow": {"removed": ["moon"]}}, "unknown-card"),
        ({"stack-1": ["muster-07"], "stack-2": ["muster-07"]}, "card-twice"),
        ({"diplomat": 5}, "bad-number"),
        ({"muster-workers": ["moon"]}, "unknown-word"),
    ],
)
def test_what_makes_no_sense_is_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        crowned(**position)
    assert refusal.value.code == code


def test_the_base_game_does_not_know_these_words() -> None:
    with pytest.raises(BadSetup):
        table("paladins", 2, {}, diplomat=1)


def test_the_page_names_the_tables_that_are_reconstructed() -> None:
    told = PAGE.read_text("utf-8").partition("**Boards.**")[2].partition("## ")[0]
    named = [name for name in re.findall(r"`words\.(\w+)`", told) if name != "SOURCES"]
    assert named == [name for name, source in words.SOURCES.items() if source == RECONSTRUCTED]
    assert all(hasattr(words, name) for name in words.SOURCES)


def test_a_greedy_bot_takes_what_a_secret_order_wants() -> None:
    """The last round, one card short of the order."""
    g = crowned(
        round=7,
        negotiation_row=["", "", "negotiation-01"],
        negotiations=["negotiation-30"],
        yellow=seat(
            secret_order="order-negotiate",
            rallied=["negotiation-05", "negotiation-06", "negotiation-07", "negotiation-08"],
            strength=2,
            coins=1,
            fighter=1,
            labourer=1,
            merchant=1,
        ),
        red=seat(labourer=1),
    )
    option = make("greedy", 2).choose(g.match.perspective(0))
    assert g.table.box.names[option] == "negotiate"
