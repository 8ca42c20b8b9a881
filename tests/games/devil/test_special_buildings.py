"""What the rulebook says of single buildings (p. 20), each within the phases of the game."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import AGAIN, COLOURS
from regna.scenario import Scene, seat, table

from .playing import goods, names, planned, until

MINORS = ["minor-rural", "minor-urban", "minor-religious", "minor-each"]


def made(**words: Any) -> Scene:
    """After the production of round 4."""
    return table("devil", seats=4, phase="production", round=4, **words)


# Production


def test_the_rectory_works_in_production() -> None:
    g = made(blue=seat(built=["rectory"], reputation=7))
    assert g.player("blue").reputation == 8


@pytest.mark.parametrize(("level", "asked"), [(7, True), (8, False), (9, False)])
def test_the_cult_hideout_looks_at_the_space_where_markers_begin(level: int, asked: bool) -> None:
    """Level 8 is that space: it has to be below."""
    g = made(blue=seat(built=["cult-hideout"], reputation=level))
    assert (g.options("blue") == ["glass", "marble"]) == asked


def test_the_cult_hideout_brings_what_its_owner_likes() -> None:
    g = made(blue=seat(built=["cult-hideout"], reputation=7))
    before = g.player("blue").goods[4]
    g.play("blue hideout marble")
    assert g.player("blue").goods[4] == before + 1


@pytest.mark.parametrize(("others", "after"), [((7, 8, 9), 8), ((6, 8, 9), 6)])
def test_the_belfry_wants_all_others_to_be_higher(others: tuple[int, ...], after: int) -> None:
    red, green, yellow = (seat(reputation=level) for level in others)
    g = made(blue=seat(built=["belfry"], reputation=6), red=red, green=green, yellow=yellow)
    assert g.player("blue").reputation == after


def test_the_reliquary_counts_everybody_who_is_lower() -> None:
    """A29."""
    low = {colour: seat(reputation=level) for colour, level in zip(COLOURS[1:], (8, 7, 6), strict=True)}
    coins = [goods(made(blue=seat(reputation=8, built=built), **low), "blue")["coin"] for built in ([], ["reliquary"])]
    assert coins[1] - coins[0] == 2


def test_the_belfry_and_the_rectory_do_not_change_what_the_reliquary_sees() -> None:
    """§27: all of them read the track as it was when the phase began, whoever comes first."""
    words: dict[str, Any] = {
        "yellow": seat(reputation=6, built=["belfry"]),
        "blue": seat(reputation=7, built=["reliquary"]),
        "red": seat(reputation=7, built=["rectory"]),
    }
    plain = made(blue=seat(reputation=7), yellow=seat(reputation=6), red=seat(reputation=7))
    g = made(**words)
    assert [g.player(colour).reputation for colour in ("yellow", "red")] == [8, 8]
    assert g.player("blue").coins - plain.player("blue").coins == 1


def test_the_abbey_church_rewards_whoever_is_highest() -> None:
    g = made(blue=seat(built=["abbey-church"], reputation=9))
    assert g.player("blue").angels == 1
    g = made(blue=seat(built=["abbey-church"], reputation=9), red=seat(reputation=10))
    assert g.player("blue").angels == 0


# Actions


@pytest.mark.parametrize(
    ("building", "same", "both"),
    [
        ("catacombs", "rectory", "church-square"),
        ("harbour", "tavern", "coaching-inn"),
        ("vineyard", "mill", "coaching-inn"),
    ],
)
def test_coins_for_buildings_of_a_kind(building: str, same: str, both: str) -> None:
    """E28: two symbols count once, science and courtiers not at all; the building itself counts (§27)."""
    built = [building, same, both, "herbalist"]
    g = planned(f"use {building}", built=built, hired=["farmer", "burgher", "priest"])
    assert g.player("blue").coins == 3


def test_the_diocese_takes_debt_away_though_nobody_repays_now() -> None:
    g = planned("build diocese", hand=["diocese"], stone=2, marble=1, debt=7)
    assert (g.player("blue").debt, g.player("blue").coins) == (3, 0)
    g = planned("build diocese", hand=["diocese"], stone=2, marble=1, debt=2)
    assert g.player("blue").debt == 0


def test_the_dam_may_take_an_achievement_that_nobody_has_claimed() -> None:
    """It can never be claimed then, however many symbols there are."""
    built = ["mill", "farm"]
    g = planned("build dam", hand=["dam"], wood=3, stone=2, coin=2, built=built, claimed=["minor-urban"])
    assert g.options("blue") == MINORS
    g.play("blue dam minor-rural")
    me = g.player("blue")
    assert me.levels == [2, 1, 1, 1]
    assert g.table.in_order()[g.table.turn].seat == 1


def test_the_dam_takes_a_claimed_tile_off_its_slot_for_good() -> None:
    built = ["mill", "farm"]
    claimed: dict[str, Any] = {"claimed": ["minor-rural", "minor-urban"], "slots": [3, 2]}
    g = planned("build dam", hand=["dam"], wood=3, stone=2, coin=2, built=built, **claimed)
    g.play("blue dam minor-rural")
    assert g.player("blue").levels == [1, 2, 1, 1]
    assert g.table.in_order()[g.table.turn].seat == 1


@pytest.mark.parametrize(
    ("building", "price"),
    [("fort", {"wood": 2, "stone": 3}), ("town-hall", {"wood": 1, "stone": 1, "glass": 1, "marble": 1})],
)
def test_a_minor_achievement_without_symbols(building: str, price: dict[str, int]) -> None:
    g = planned(f"build {building}", hand=[building], claimed=["minor-urban"], **price)
    assert g.options("blue") == ["minor-rural", "minor-religious", "minor-each"]
    g.play("blue minor minor-religious")
    assert g.options("blue") == ["2", "3", "4"]
    g.play("blue slot 3")
    assert g.player("blue").levels == [2, 1, 2, 1]


def test_a_fort_without_an_achievement_left_is_but_a_building() -> None:
    """A56."""
    g = planned("build fort", hand=["fort"], claimed=MINORS, wood=2, stone=3)
    assert names(g, g.player("blue").built) == ["fort"]
    assert g.table.in_order()[g.table.turn].seat == 1


def test_the_university_notes_what_is_claimed_and_what_is_given() -> None:
    """A point and a coin for the Fort's achievement and for one that is claimed."""
    price = {"wood": 2, "stone": 3}
    g = planned("build fort", hand=["fort"], built=["university", "mill", "farm"], **price)
    g.play("blue minor minor-urban", "blue slot 1")
    assert (g.player("blue").score, g.player("blue").coins) == (1, 1)
    g.play("blue claim minor-rural", "blue slot 2")
    assert (g.player("blue").score, g.player("blue").coins) == (2, 2)


@pytest.mark.parametrize(("claimed", "built"), [(MINORS[:3], ["mill", "fort"]), (MINORS, ["mill"])])
def test_the_university_pays_for_a_token_only_if_there_is_an_achievement(claimed: list[str], built: list[str]) -> None:
    """Two coins of the Harbour and one for the Fort's achievement buy the wheat for the third token (A26, A56)."""
    words: dict[str, Any] = {"built": ["university", "harbour", "tavern"], "claimed": claimed, "debt": 10}
    g = planned("use harbour", "build mill", "build fort", hand=["mill", "fort"], wood=3, stone=5, **words)
    assert names(g, g.player("blue").built)[3:] == built
    assert min(g.player("blue").goods) >= 0
    assert g.player("blue").reputation == 8 - (len(built) < 2)


def test_the_stable_takes_the_building_that_was_built_just_before() -> None:
    g = planned("build farm", "build stable", hand=["farm", "stable"], wood=3, stone=2, coin=1)
    g.play("blue use-stable use")
    assert g.player("blue").goods[2] == 2
    assert names(g, [g.player("blue").under_stable]) == ["farm"]


def test_the_stable_lets_its_owner_choose_and_leave() -> None:
    g = planned("build stable", hand=["stable"], built=["farm", "catacombs", "mill"], wood=2, stone=1)
    assert g.options("blue") == ["farm", "catacombs"]
    g.play("blue stable catacombs", "blue use-stable leave")
    assert g.player("blue").coins == 0


def test_what_is_under_the_stable_takes_no_token_and_still_counts() -> None:
    """It is used once more in every round (A30, A77), but not for a token; symbol and points stay."""
    words: dict[str, Any] = {"built": ["stable", "farm", "mill"], "stable": "farm"}
    g = table("devil", seats=4, phase="plan", round=5, blue=seat(**words))
    assert "use farm" not in g.options("blue")
    g.play(*(f"{colour} plan done" for colour in COLOURS))
    g.play("blue use-stable use")
    assert (g.player("blue").goods[2], g.player("blue").used) == (2, 0)
    assert "minor-rural" in g.options("blue")
    assert g.points("blue")["buildings"] == 3


def test_a_stable_that_falls_frees_what_was_under_it() -> None:
    """A71."""
    blue = seat(built=["farm", "stable"], stable="farm")
    g = table("devil", seats=4, phase="face", round=3, bribed=["A"], up=["1"], inquisitors=["vandal"], blue=blue)
    g.play(*(f"{colour} face done" for colour in COLOURS), "blue vandal stable")
    assert g.player("blue").under_stable == -1


# Later phases


@pytest.mark.parametrize(("debt", "after"), [(6, (6, 1)), (7, (9, 0))])
def test_the_bank_freezes_small_debts(debt: int, after: tuple[int, int]) -> None:
    """E26."""
    g = table("devil", seats=4, phase="interest", round=4, blue=seat(debt=debt, interest=1, built=["bank"]))
    assert (g.player("blue").debt, g.player("blue").interest) == after


def test_the_monastery_comes_before_the_gambling_house() -> None:
    """Whoever owns them: at the top the Monastery brings nothing, and the Gambling House takes one level."""
    both = seat(built=["gaming-house", "monastery"], reputation=13)
    others: dict[str, Any] = {colour: seat(reputation=7) for colour in COLOURS[1:]}
    g = table("devil", seats=4, phase="reputation", round=5, blue=both, **others)
    assert g.player("blue").reputation == 12 - g.table.track.arrows[11]
    assert g.player("blue").coins >= 3


def test_the_monastery_comes_first_across_the_table() -> None:
    """Red's Monastery is told before Blue's Gambling House, though Blue begins the round."""
    houses: dict[str, Any] = {"blue": seat(built=["gaming-house"]), "red": seat(built=["monastery"])}
    g = table("devil", seats=4, phase="reputation", round=5, **houses)
    moved = [told.event.player for told in g.match.events_for(0) if told.event.kind == "reputation"]
    assert moved[:2] == [1, 0]


@pytest.mark.parametrize(("good", "points"), [("wood", 2), ("stone", 0), ("wheat", 4)])
def test_the_trade_route_ships_one_basic_resource(good: str, points: int) -> None:
    blue = seat(built=["trade-route"], wood=2, wheat=4, glass=3)
    g = table("devil", seats=4, phase="ship", round=5, blue=blue)
    assert g.options("blue") == ["wood", "stone", "wheat"]
    g.play(f"blue ship {good}")
    sheet = g.points("blue")
    assert (sheet["buildings"], sheet["precious"]) == (4 + points, 3)
    assert sheet["leftovers"] == (6 - points) // 5


def test_the_town_hall_loses_its_token_only_when_the_phase_is_over() -> None:
    """E21: four tokens in its own round, two of them free."""
    price = {"wood": 2, "stone": 2, "glass": 1, "marble": 1, "wheat": 2, "coin": 3}
    things = ("build town-hall", "build farm", "act farm", "recruit")
    g = planned(*things, round=5, hand=["town-hall", "farm"], **price)
    g.play("blue minor minor-rural", "blue slot 1", "blue recruit farmer")
    assert g.player("blue").goods[2] == 2 + 2 - 2
    until(g, "wings")
    assert (g.player("blue").tokens, g.player("blue").free) == (3, 1)


def test_a_courtier_who_is_given_may_have_been_used() -> None:
    """p. 20: from either place, for nothing."""
    g = planned("build theatre", hand=["theatre"], wood=2, stone=1, glass=1, coin=2, dismissed=["priest"])
    assert g.options("blue") == ["farmer", "burgher", "priest"]
    g.play("blue courtier priest")
    me = g.player("blue")
    assert (me.hired, me.coins, me.recruited) == ([2], 0, False)
    assert AGAIN not in me.courtiers


def test_nobody_sees_from_being_spared_a_question_what_somebody_cannot_pay() -> None:
    """A64: the Stable's action and further exchanges are asked about with nothing to give; so is a single courtier."""
    g = planned("build stable", hand=["stable"], built=["printing-house"], wood=2, stone=1, debt=10)
    assert g.options("blue") == ["leave"]
    g = planned("use marble-quarry", built=["marble-quarry"], wood=1, debt=10)
    g.play("blue exchange wood")
    assert g.options("blue") == ["enough"]
    g = planned("recruit", coin=2, dismissed=["farmer", "burgher"], debt=10)
    assert g.options("blue") == ["priest"]
