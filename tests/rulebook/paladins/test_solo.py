"""Playing alone (p. 26 to 33)."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.games.paladins.base import BASE
from regna.games.paladins.opponent import crew_size
from regna.games.paladins.opponent_track import targets
from regna.games.paladins.words import COMMISSION, LABOURER
from regna.kernel import Match
from regna.scenario import Scene, seat, table


def alone(**position: object) -> Scene:
    """It is the opponent's turn; the human has passed."""
    person = {"passed": True} | dict(position.pop("yellow", {}))  # type: ignore[call-overload]
    return table("paladins", seats=1, options={"opponent": "standard"}, **{"turn": "red", "yellow": person} | position)


@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_difficulty_is_workshops_on_different_actions(difficulty: str, workshops: int) -> None:
    """EX-24, p. 27: each on the leftmost slot of its action."""
    match = Match.new(load("paladins"), 1, {"opponent": difficulty})
    opponent = match.table.players[1]
    assert (
        sorted(opponent.covered[action.number] for action in BASE.right_hand) == [0] * (6 - workshops) + [1] * workshops
    )


def test_it_aims_from_its_marker_to_the_right_then_from_the_left() -> None:
    """EX-25, p. 28: the marker on space 3."""
    g = alone(red=seat(marker=3, labourer=1), schemes=["scheme-trade"])
    me = g.player("red")
    me.marker = 2
    assert targets(me, [1, 2, 3, 4, 5]) == [3, 4, 5, 1, 2]
    assert targets(me, [1, 2, -1, 4, 5]) == [4, 5, 1, 2]
    assert targets(me, [1, 2, 3, 4, 5, 6]) == [3, 4, 5, 6, 1, 2]


def test_it_pays_no_coins_for_a_favour() -> None:
    """EX-26, p. 28: a debt is repaid, and nothing else happens."""
    g = alone(
        round=3,
        favours=["favour-absolution"],
        schemes=["scheme-favour"],
        red=seat(labourer=1, unpaid=1),
    )
    assert (g.player("red").paid, g.player("red").unpaid, g.player("red").coins) == (1, 0, 0)


def test_seven_workers_in_round_four() -> None:
    """EX-27, p. 29."""
    match = table("paladins", seats=1, options={"opponent": "easy"}, round=3, phase="round").match
    while match.pending[0].prompt.name != "act":
        match.apply(0, match.pending[0].options[0])
    assert match.table.players[1].workers[LABOURER] == 7


def test_commission_with_a_workshop_takes_two_workers() -> None:
    """EX-28, p. 29: with one worker it does the leftmost free action of the top row instead."""
    g = alone(schemes=["scheme-commission"], red=seat(labourer=2, workshops=["commission-left"]))
    assert g.player("red").monks == 1
    assert crew_size(g.player("red"), BASE.actions[COMMISSION]) == 2
    row = ["", "", "", "", "squire-influence"]
    g = alone(schemes=["scheme-commission"], townsfolk_row=row, red=seat(labourer=1, workshops=["commission-left"]))
    assert g.player("red").monks == 0
    assert g.player("red").attributes[2] == 1


ORDERS = ["order-fortify", "order-convert", "order-commission"]


def test_it_prefers_the_rightmost_order() -> None:
    """EX-29, p. 32: Commission, then Convert, then Fortify."""
    g = alone(round=3, orders=ORDERS, schemes=["scheme-order"], red=seat(labourer=3))
    assert g.player("red").monks == 1


@pytest.mark.parametrize("hindrance", [{"monks": 5}, {"busy": ["commission"]}])
def test_the_next_order_when_one_is_fulfilled_or_blocked(hindrance: dict[str, object]) -> None:
    """EX-30, p. 32."""
    g = alone(
        round=3,
        orders=ORDERS,
        schemes=["scheme-order"],
        outsider_row=["viking-thief"],
        red=seat(labourer=3, **hindrance),
    )
    assert len(g.player("red").converted) == 1


def test_with_all_orders_fulfilled_it_may_follow_the_rightmost_again() -> None:
    """p. 32."""
    walls = ["wall-scout", "wall-merchant", "wall-fighter", "wall-cleric", "wall-vp-2"]
    g = alone(orders=["order-fortify"], schemes=["scheme-order"], red=seat(labourer=3, walls=walls, influence=12))
    assert len(g.player("red").walls) == 6


def test_the_fifth_and_first_favours_are_taken_so_it_uses_the_second() -> None:
    """EX-31, p. 33: a suspicion goes, two coins leave the pool, the marker comes round and an attribute rises."""
    favours = ["favour-serfs", "favour-tithes", "favour-loan", "favour-chapel", "favour-crown"]
    g = alone(
        round=7,
        favours=favours,
        favours_taken=["favour-crown", "favour-serfs"],
        schemes=["scheme-favour"],
        pool=5,
        red=seat(labourer=1, marker=5, suspicions=["suspicion-0"]),
    )
    me = g.player("red")
    assert (len(me.suspicions), g.table.pool, me.marker + 1) == (0, 3, 2)
    assert sum(me.attributes) == 1
