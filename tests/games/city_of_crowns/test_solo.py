"""The opponent with City of Crowns (p. 10 to 13)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.games.paladins.opponent_gains import lose_from_pool
from regna.games.paladins.opponent_track import advance
from regna.games.paladins.words import COIN, LABOURER, PROVISION, TAX
from regna.kernel import Match
from regna.scenario import Scene, seat

from . import DIPLOMACY, alone, keys

GAME = load("paladins")


def still(**red: Any) -> Scene:
    """A table at which the human is asked first."""
    return alone(turn="yellow", red=seat(labourer=1, **red))


def gain(g: Scene, thing: int, n: int = 1) -> None:
    assert list(g.table.box.opponent.gains[thing](g.table, g.player("red"), n)) == []


@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 2), ("standard", 4), ("hard", 6), ("madness", 8)])
def test_four_difficulties(difficulty: str, workshops: int) -> None:
    """p. 10: Madness puts one on every action; three more come with the orders (B27)."""
    match = Match.new(GAME, 1, {"crowns": "on", "opponent": difficulty}, seed=2)
    t: Any = match.table
    opponent = t.players[1]
    right = [opponent.covered[action.number] for action in t.box.right_hand]
    assert sorted(right) == [0] * (8 - workshops) + [1] * workshops
    while t.round < 3:
        match.apply(0, match.pending[0].options[-1])
    assert t.players[1].workshops == workshops + 3


def test_where_its_markers_start() -> None:
    """p. 10."""
    t: Any = Match.new(GAME, 1, {"crowns": "on", "opponent": "easy"}).table
    names = t.box.attribute_names
    assert dict(zip(names, t.players[1].attributes, strict=True)) == {
        "faith": 1, "strength": 2, "influence": 0, "diplomacy": 3,
    }  # fmt: skip
    assert len(t.schemes) == 14


def test_the_lowest_of_four_attributes_rises() -> None:
    """CD-28: I, I, F, F, then I, S, S, I, F, D."""
    g = still()
    me, raised = g.player("red"), []
    for _ in range(10):
        before = list(me.attributes)
        advance(g.table, me, 5)
        raised.append(next("FSID"[n] for n in range(4) if me.attributes[n] > before[n]))
    assert "".join(raised) == "IIFFISSIFD"


def test_every_resource_moves_its_marker_twice() -> None:
    """CD-26, p. 10: from the last of five spaces to the second, and its lowest attribute rises."""
    g = still()
    me = g.player("red")
    me.marker = 4
    gain(g, PROVISION)
    assert (me.marker + 1, me.attributes) == (2, [1, 2, 1, 3])
    gain(g, COIN)
    assert me.marker + 1 == 4
    me.marker = 0
    gain(g, TAX)
    assert (me.marker + 1, g.table.pool) == (3, 4)


def test_what_it_cannot_discard_costs_the_pool_a_coin_and_moves_its_marker() -> None:
    """p. 10."""
    g = still()
    me = g.player("red")
    assert list(lose_from_pool(g.table, me)) == []
    assert (me.marker + 1, g.table.pool) == (2, 4)


@pytest.mark.parametrize(
    ("track", "at", "aimed"), [("6", 6, "acolyte-labourer"), ("10", 7, "abbot-labourer"), ("10", 8, "acolyte-labourer")]
)
def test_its_track_may_be_longer_than_a_row(track: str, at: int, aimed: str) -> None:
    """B47, B48: it begins again at the first card."""
    row = ["abbot-labourer", "", "", "", "", "acolyte-labourer"]
    g = alone(
        track=track,
        schemes=["scheme-recruit"],
        townsfolk_row=row,
        red=seat(labourer=2, marker=at),
    )
    assert keys(g, g.table.discards) == [aimed]


def test_it_takes_the_top_of_a_pile_only_from_an_empty_row() -> None:
    """CD-38, p. 10: sends it on a quest."""
    things: dict[str, Any] = {"schemes": ["scheme-recruit"], "townsfolk": ["abbot-labourer", "abbot-tax"]}
    g = alone(townsfolk_row=[""], red=seat(labourer=2), **things)
    assert keys(g, g.table.discards) == ["abbot-labourer"]
    assert keys(g, g.table.townsfolk_top) == ["abbot-tax"]
    g = alone(townsfolk_row=["", "acolyte-labourer"], red=seat(labourer=2), **things)
    assert keys(g, g.table.discards) == ["acolyte-labourer"]


# Favours and muster cards


def test_with_all_favours_taken_it_stands_on_a_muster_card() -> None:
    """CD-29, p. 10 (B26, B49): the leftmost that is free, for nothing."""
    g = alone(
        round=3,
        favours=["favour-serfs"],
        favours_taken=["favour-serfs"],
        schemes=["scheme-favour"],
        stack_1=["muster-04"],
        stack_2=["muster-07"],
        muster_workers=["scout"],
        red=seat(labourer=2),
    )
    assert (g.table.stacks[1].worker, g.player("red").workers[LABOURER]) == (LABOURER, 1 + 2)


def test_with_a_free_favour_it_takes_that() -> None:
    g = alone(round=3, favours=["favour-serfs"], schemes=["scheme-favour"], stack_1=["muster-04"], red=seat(labourer=2))
    assert (g.table.stacks[0].worker, g.table.favour_workers[0]) == (-1, LABOURER)


def test_with_neither_it_falls_back() -> None:
    """B52."""
    g = alone(
        round=3,
        favours=["favour-serfs"],
        favours_taken=["favour-serfs"],
        schemes=["scheme-favour"],
        muster_workers=["scout"] * 4,
        townsfolk_row=["acolyte-labourer"],
        red=seat(labourer=2),
    )
    assert keys(g, g.table.discards) == ["acolyte-labourer"]


@pytest.mark.parametrize(
    ("favour", "red", "found"),
    [
        ("favour-retreat", {"diplomacy": 0, "influence": 4}, {"attributes": [1, 2, 4, 1], "passed": False}),
        ("favour-crown", {"diplomacy": 0, "influence": 4}, {"attributes": [2, 2, 4, 0]}),
        ("favour-indulgence", {"unpaid": 1}, {"unpaid": 0, "attributes": [1, 2, 0, 3]}),
        ("favour-indulgence", {}, {"attributes": [1, 2, 0, 4]}),
        ("favour-masons", {"workshops": ["attack-left"]}, {"workers": [4, 0, 0, 0, 0, 0]}),
        ("favour-discharge", {}, {"workers": [3, 0, 0, 0, 0, 0]}),
    ],
)
def test_what_favours_are_to_it(favour: str, red: dict[str, Any], found: dict[str, Any]) -> None:
    """B43, B51, B53: it does not pass, moves no workshop, and dismisses somebody of the board."""
    g = alone(
        round=3,
        favours=[favour],
        schemes=["scheme-favour"],
        townsfolk_row=["acolyte-labourer"],
        red=seat(labourer=3, **red),
    )
    me = g.player("red")
    assert {name: getattr(me, name) for name in found} == found


# Muster and Negotiate


def test_a_tie_goes_to_the_marker_on_top_then_to_the_left() -> None:
    """p. 11, B50."""
    things: dict[str, Any] = {"schemes": ["scheme-muster"], "diplomat": 4}
    stacks: dict[str, Any] = {"stack_1": ["muster-08"], "stack_2": ["muster-12"], "stack_3": ["muster-16"]}
    levels: dict[str, Any] = {"strength": 4, "influence": 4, "faith": 4, "labourer": 4}
    for moved, taken in ((["faith"], "muster-12"), (["strength"], "muster-16"), (["influence"], "muster-08")):
        g = alone(**things, **stacks, red=seat(**levels, moved=moved))
        assert keys(g, g.player("red").mustered) == [taken]
    g = alone(**things, stack_1=["muster-08"], stack_2=["muster-09"], stack_3=["muster-01"], red=seat(**levels))
    assert keys(g, g.player("red").mustered) == ["muster-08"]


def test_it_musters_nothing_it_cannot() -> None:
    """p. 11: the top row instead."""
    g = alone(
        schemes=["scheme-muster"],
        stack_1=["muster-08"],
        stack_2=["muster-12"],
        stack_3=["muster-16"],
        townsfolk_row=["acolyte-labourer"],
        red=seat(labourer=4),
    )
    assert not g.player("red").mustered
    assert keys(g, g.table.discards) == ["acolyte-labourer"]


def test_it_wins_allies_who_help_at_the_beginning_of_a_round() -> None:
    """p. 12 and 13; their coins move its marker twice each (B53)."""
    g = alone(
        schemes=["scheme-negotiate"],
        negotiation_row=["", "", "negotiation-02"],
        red=seat(labourer=4, influence=2, icon="merchant", rallied=["negotiation-06"]),
        yellow=seat(labourer=1, icon="farmer"),
    )
    me = g.player("red")
    assert (keys(g, me.allies), me.marker + 1, me.workers[LABOURER]) == (["ally-merchant"], 2, 1)


def test_ten_workers_in_round_five_with_two_allies() -> None:
    """CD-31, p. 13."""
    g = still(icon="farmer", allies=["ally-farmer", "ally-clergy"])
    g.table.round = 5
    assert g.table.box.opponent.workforce(g.table, g.player("red")) == 10


def test_it_skips_a_card_whose_action_it_cannot_do() -> None:
    """B39: seven walls are built, so the next card to the left is delegated."""
    walls = [
        "wall-scout",
        "wall-cleric",
        "wall-fighter",
        "wall-merchant",
        "wall-labourer-2",
        "wall-labourer-3",
        "wall-vp-2",
    ]
    g = alone(
        schemes=["scheme-negotiate"],
        negotiation_row=["", "negotiation-05", "negotiation-09"],
        negotiations=["negotiation-30"],
        red=seat(labourer=4, diplomacy=4, walls=walls, influence=0, strength=0),
    )
    assert (g.player("red").outposts, keys(g, g.table.discards)[-1]) == (1, "negotiation-05")


def test_two_negotiations_leave_at_the_end_of_a_round() -> None:
    """CD-32, p. 13."""
    g = alone(
        phase="reset",
        negotiation_row=["negotiation-01", "negotiation-02", "negotiation-03"],
        negotiations=["negotiation-05", "negotiation-06"],
    )
    assert keys(g, g.table.negotiation_slots) == ["negotiation-06", "negotiation-05", "negotiation-01"]


def test_it_scores_no_secret_order() -> None:
    """p. 13."""
    points = still(diplomacy=12, mustered=["muster-01", "muster-02"]).match.result().scores[1]
    assert (points["diplomacy"], points["musters"]) == (20, 1)
    assert "secret-order" not in points


def test_an_order_scheme_may_name_negotiate() -> None:
    """B54: done five times with cards that were kept."""
    kept = ["negotiation-03", "negotiation-06", "negotiation-07", "negotiation-08"]
    g = alone(
        orders=["order-negotiate"],
        schemes=["scheme-order"],
        negotiation_row=["", "", "negotiation-02"],
        red=seat(labourer=4, influence=2, rallied=kept, icon="military"),
        yellow=seat(labourer=1, icon="clergy"),
    )
    me = g.player("red")
    assert len(me.rallied) == 5
    assert g.table.is_fulfilled(me, g.table.orders_shown[0])
    assert me.attributes[DIPLOMACY] == 4
