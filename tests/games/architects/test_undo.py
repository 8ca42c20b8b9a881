"""What may be taken back: everything until somebody has learned something new."""

from __future__ import annotations

from typing import Any

import pytest

from regna.kernel import NotOffered
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import goods, turn

READY: dict[str, Any] = {"hand": ["well"], "wood": 2, "stone": 2}
Case = tuple[dict[str, Any], str]
"""What Yellow has, and Yellow's moves."""

FREE: dict[str, Case] = {
    "gathering": ({}, "place forest"),
    "a choice": ({"mines": 1}, "place mines, mine gold"),
    "an exchange": ({"clay": 2}, "place kings-storehouse, exchange virtue"),
    "a capture": ({"silver": 1, "forest": 2}, "place town-centre, capture forest yellow"),
    "stealing": ({}, "place tax-stand"),
    "a deal": ({"silver": 3}, "place black-market-right"),
    "guards": ({"prison": 2}, "place guardhouse, guard release"),
    "a building": (READY, "place guildhall, build well"),
    "taking back": ({"forest": 20}, "take-back forest"),
}
NEWS: dict[str, Case] = {
    "plans": ({"silver": 4}, "place workshop, work plans"),
    "a new apprentice": ({"silver": 4}, "place workshop, work hire, hire miner"),
    "a look": ({"silver": 2}, "place black-market-middle, deal look"),
    "a reward": ({"gold": 1, "hand": ["keep"]}, "place guildhall, build cathedral"),
    "a plan for Clovis": (READY | {"board": "clovis"}, "place guildhall, build well"),
}


def start(mine: dict[str, Any]) -> Scene:
    return table(top_row=["miner"], yellow=mine)


def after(case: Case) -> tuple[Scene, int]:
    """The scene after the moves, and how many there were."""
    mine, text = case
    g, moves = start(mine), text.split(", ")
    g.play(*[f"yellow {move}" for move in moves])
    return g, len(moves)


@pytest.mark.parametrize("what", FREE)
def test_what_taught_nobody_anything_is_taken_back_freely(what: str) -> None:
    g, moves = after(FREE[what])
    assert g.match.free_undos(0) == moves
    g.match.undo(0, moves)
    assert g.table == start(FREE[what][0]).table
    assert turn(g) == "yellow"


@pytest.mark.parametrize("what", NEWS)
def test_news_are_taken_back_with_everybodys_consent_only(what: str) -> None:
    g, moves = after(NEWS[what])
    assert g.match.free_undos(0) == 0
    with pytest.raises(NotOffered) as refusal:
        g.match.undo(0)
    assert refusal.value.code == "undo-needs-agreement"
    g.match.undo(0, moves, agreed=True)
    assert g.table == start(NEWS[what][0]).table


def test_a_new_market_card_is_news() -> None:
    g = table(guildhall=["red"] * 6, yellow=READY)
    g.play("yellow place guildhall", "yellow build well")
    assert g.match.free_undos(0) == 0


def test_a_scheme_is_news() -> None:
    g = table(seats=1, options={"opponent": "helena"})
    g.play("yellow place forest")
    assert g.match.free_undos(0) == 0


def test_the_first_part_of_a_turn_may_be_taken_back_until_the_cards_are_seen() -> None:
    """Hiring is open until the card is chosen: then a new one lies there."""
    g = table(top_row=["miner"], yellow=seat(silver=4))
    g.play("yellow place workshop", "yellow work hire")
    assert g.match.free_undos(0) == 2
    g.match.undo(0)
    g.play("yellow work plans")
    assert g.match.free_undos(0) == 0


def test_nobody_takes_back_a_move_after_a_rival_has_moved() -> None:
    g = table()
    g.play("yellow place forest", "red place forest")
    assert g.match.free_undos(0) == 0
    assert g.match.free_undos(1) == 1
    g.match.undo(1)
    g.match.undo(0)
    assert goods(g, "yellow") == {}
