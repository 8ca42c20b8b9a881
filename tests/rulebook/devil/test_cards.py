"""Buildings and inquisitors that the rulebook explains (p. 20)."""

from __future__ import annotations

import pytest

from regna.games.devil.inquisition import plebeian
from regna.games.devil.interest import charge
from regna.scenario import Scene, seat, table

COLOURS = ("blue", "red", "green", "yellow")


def planned(*things: str, round: int = 4, **blue: object) -> Scene:  # noqa: A002
    """Blue plans some things, and Red, who is next, will have to choose a courtier."""
    g = table("devil", seats=4, phase="plan", round=round, blue=seat(**blue), red=seat(coin=9))
    g.play(*(f"blue plan {thing}" for thing in (*things, "done")))
    g.play("red plan recruit", *(f"{colour} plan done" for colour in COLOURS[1:]))
    return g


def test_belfry_and_reliquary_read_the_track_as_the_phase_began() -> None:
    """p. 20, example: Blue goes up by two, and Red still gets a coin for Blue."""
    g = table(
        "devil",
        seats=4,
        phase="production",
        round=4,
        blue=seat(built=["belfry"], reputation=6),
        red=seat(built=["reliquary"], reputation=7),
        green=seat(reputation=7),
        yellow=seat(reputation=9),
    )
    assert g.player("blue").reputation == 8
    assert g.player("red").account[5] == 2 + 1


@pytest.mark.parametrize(("tokens", "wheat"), [(1, 0), (2, 1), (3, 2)])
def test_town_hall_leaves_three_tokens_and_one_free(tokens: int, wheat: int) -> None:
    """p. 20: in later rounds."""
    things = ("build farm", "build almshouse", "recruit")[:tokens]
    g = planned(*things, hand=["farm", "almshouse"], wood=2, stone=2, wheat=3, coin=4, tokens=3)
    if tokens == 3:
        g.play("blue recruit farmer")
    assert g.player("blue").goods[2] == 3 - wheat


def test_town_hall_changes_nothing_in_its_own_round() -> None:
    """p. 20: a minor achievement at once, and one token less later."""
    g = planned("build town-hall", hand=["town-hall"], wood=1, stone=1, glass=1, marble=1)
    g.play("blue minor minor-rural", "blue slot 2")
    me = g.player("blue")
    assert (me.levels, me.tokens, me.free) == ([1, 2, 1, 1], 4, 2)
    g.play("red recruit farmer")
    assert (me.tokens, me.free) == (3, 1)


def test_a_fourth_token_does_not_exist_after_the_town_hall() -> None:
    g = table("devil", seats=4, phase="plan", round=4, blue=seat(hand=["farm", "mill", "tavern"], tokens=3))
    g.play("blue plan build farm", "blue plan act farm", "blue plan build mill")
    assert "recruit" not in g.options("blue")
    assert g.refused("blue")["build tavern"] == "tokens"


def test_a_stable_without_an_action_building_is_but_a_point_and_a_flower() -> None:
    """p. 20."""
    g = planned("build stable", hand=["stable"], wood=2, stone=1)
    me = g.player("blue")
    assert me.under_stable == -1
    assert g.points("blue")["buildings"] == 1


def test_a_stable_takes_an_action_building_and_uses_it_again() -> None:
    """p. 20: one used earlier in the phase, and no longer for tokens."""
    g = planned("use farm", "build stable", built=["farm"], hand=["stable"], wood=2, stone=1)
    assert g.player("blue").goods[2] == 2
    g.play("blue use-stable use")
    assert g.player("blue").goods[2] == 4


def test_seven_buildings_are_three_pairs() -> None:
    """p. 20: the Plebeian."""
    built = ["mill", "farm", "market", "tavern", "rectory", "chapel", "hermitage"]
    t = table("devil", seats=4, phase="plan", round=5, blue=seat(built=built)).table
    list(plebeian(t, t.players[0]))
    assert t.players[0].score == -3


def test_the_vandal_lets_one_choose_between_two_that_are_worth_most() -> None:
    """p. 20: values 5, 5 and 3."""
    g = table(
        "devil",
        seats=4,
        phase="face",
        round=5,
        bribed=["A", "B", "C"],
        up=["1"],
        inquisitors=["vandal"],
        blue=seat(built=["shrine", "confessional", "reliquary"]),
    )
    for colour in COLOURS:
        g.play(f"{colour} face done")
    assert g.options("blue") == ["shrine", "confessional"]


@pytest.mark.parametrize(("debt", "after"), [(6, (6, 1)), (7, (9, 0))])
def test_the_bank_keeps_the_marker_where_it_is(debt: int, after: tuple[int, int]) -> None:
    """p. 20."""
    t = table("devil", seats=4, phase="plan", round=4, blue=seat(debt=debt, interest=1, built=["bank"])).table
    list(charge(t))
    assert (t.players[0].debt, t.players[0].interest) == after


def test_the_dam_takes_a_tile_off_when_all_are_claimed() -> None:
    """p. 20."""
    claimed = ["minor-rural", "minor-urban", "minor-religious", "minor-each"]
    g = planned("build dam", hand=["dam"], wood=3, stone=2, coin=2, claimed=claimed)
    g.play("blue dam minor-urban")
    me = g.player("blue")
    assert me.levels == [2, 1, 2, 2]
    assert me.claimed == 0b1101
    assert me.removed == 0b0010


def test_catacombs_count_buildings_with_the_symbol_once() -> None:
    """p. 20: neither science nor courtiers; the Catacombs themselves count."""
    built = ["catacombs", "rectory", "church-square", "herbalist"]
    g = planned("use catacombs", built=built, hired=["priest"])
    assert g.player("blue").coins == 3
