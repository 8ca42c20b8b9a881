"""Positions in words: what they leave to the usual, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

from regna.kernel import BadSetup
from regna.scenario import seat, table
from tests.games.architects.looking import cards, turn


def test_what_is_not_named_is_as_at_the_start() -> None:
    g = table(seats=3)
    assert turn(g) == "yellow"
    assert g.table.tax == 4
    assert [(p.reserve, p.virtue, p.silver, p.level) for p in g.table.players] == [(20, 7, 0, 0)] * 3
    assert (len(g.table.buildings), len(g.table.apprentices), len(g.table.rewards)) == (40, 32, 7)
    assert (len(g.table.market_small), len(g.table.market_pile), len(g.table.market_large)) == (1, 9, 0)


def test_workers_who_are_not_named_are_at_home() -> None:
    g = table(
        guildhall=["yellow"], market=["yellow"], yellow=seat(forest=2, prison=3), red=seat(captured={"yellow": 4})
    )
    assert g.player("yellow").reserve == 20 - 1 - 1 - 2 - 3 - 4


def test_piles_are_given_from_the_top() -> None:
    g = table(buildings=["well", "keep"], rewards=["reward-gold", "reward-wood"], market_small=["market-2", "market-1"])
    assert cards(g, reversed(g.table.buildings[-2:])) == ["well", "keep"]
    assert cards(g, reversed(g.table.rewards)) == ["reward-gold", "reward-wood"]
    assert cards(g, g.table.market_small) == ["market-2"]
    assert cards(g, g.table.market_pile[-1:]) == ["market-1"]


def test_named_apprentices_are_the_next_to_come() -> None:
    """The rows are filled with others first, so that a test can name who comes after a hire."""
    g = table(apprentices=["labourer"])
    assert cards(g, g.table.apprentices[-1:]) == ["labourer"]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"blue": {}}, "unknown-word"),
        ({"yellow": {"gems": 1}}, "unknown-word"),
        ({"yellow": 3}, "not-a-table"),
        ({"yellow": {"captured": 3}}, "not-a-table"),
        ({"yellow": {"hand": "well"}}, "not-a-list"),
        ({"yellow": {"hand": ["thief"]}}, "unknown-card"),
        ({"yellow": {"hand": ["crane"]}}, "unknown-card"),
        ({"yellow": {"hand": ["well"]}, "red": {"built": ["well"]}}, "card-twice"),
        ({"yellow": {"virtue": 15}}, "bad-number"),
        ({"yellow": {"silver": -1}}, "bad-number"),
        ({"yellow": {"board": "charles"}}, "unknown-board"),
        ({"yellow": {"forest": 21}}, "bad-number"),
        ({"yellow": {"forest": 20, "mines": 1}}, "workers"),
        ({"yellow": {"reserve": 3}}, "workers"),
        ({"yellow": {"captured": {"yellow": 1}}}, "workers"),
        ({"guildhall": ["red"] * 13}, "too-many"),
        ({"market": ["red"] * 4}, "too-many"),
        ({"top_row": ["miner", "miner", "thief", "jeweller", "labourer"]}, "too-many"),
        ({"turn": "blue"}, "unknown-colour"),
        ({"final": 0}, "bad-number"),
        ({"final": 3}, "bad-number"),
        ({"market": ["red", "yellow", "red"]}, "market-full"),
        ({"yellow": {"level": 5}, "red": {"level": 5}}, "level-full"),
        ({"yellow": {"apprentices": ["miner", "miner", "thief", "jeweller", "labourer", "trickster"]}}, "too-many"),
        ({"guildhall": ["blue"]}, "unknown-colour"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        table(**position)
    assert refusal.value.code == code


def test_an_opponent_without_any_scheme_cannot_be() -> None:
    with pytest.raises(BadSetup) as refusal:
        table(seats=1, options={"opponent": "helena"}, schemes=[])
    assert refusal.value.code == "no-schemes"
    assert turn(table(seats=1, options={"opponent": "helena"}, schemes=[], schemes_seen=["s01"])) == "yellow"


def test_rudolf_has_room_for_six_apprentices() -> None:
    six = ["miner", "miner", "thief", "jeweller", "labourer", "trickster"]
    assert len(table(yellow=seat(board="rudolf", apprentices=six)).player("yellow").apprentices) == 6
