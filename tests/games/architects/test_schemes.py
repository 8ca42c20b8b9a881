"""What the solo opponent does by its schemes (annex). They are a reconstruction: RV01 to RV18 check ours."""

from __future__ import annotations

from typing import Any

import pytest

from regna.scenario import Scene, seat, table
from tests.games.architects.looking import at, captives, cards, goods, prison, turn

CONSTANTINE = {"opponent": "constantine"}
HELENA = {"opponent": "helena"}


def scheme(name: str, yellow: dict[str, Any] | None = None, **position: Any) -> Scene:
    """Alone against Constantine, who is red: Yellow makes a harmless move, then he follows a scheme."""
    g = table(seats=1, options=CONSTANTINE, schemes=[name], **({"yellow": yellow or {}} | position))
    g.play("yellow place silversmith")
    return g


def test_a_taken_spot_means_the_next_free_one() -> None:
    """(RV01)"""
    g = scheme("s07", market=["yellow", "", "yellow"])
    assert g.player("red").virtue == 6
    assert goods(g, "red") == {"marble": 2}
    assert prison(g) == {"yellow": 2, "red": 1}
    assert [p.unpaid for p in g.table.players] == [1, 0]


def test_the_opponent_works_on_the_cathedral_for_nothing() -> None:
    """(RV02)"""
    g = scheme("s01", rewards=["reward-virtue"])
    assert (g.player("red").level, g.player("red").virtue) == (1, 9)
    assert cards(g, g.table.rewards_seen) == ["reward-virtue"]
    assert (len(g.table.schemes), len(g.table.future)) == (1, 9)
    assert g.table.guildhall == [1]


@pytest.mark.parametrize("name", ["s01", "s02", "s03"])
def test_early_schemes_stop_at_the_third_level(name: str) -> None:
    """(RV03)"""
    g = scheme(name, red=seat(level=3), rewards=["reward-wood"])
    assert (g.player("red").level, g.player("red").virtue) == (3, 8)
    assert goods(g, "red") == {}
    assert cards(g, g.table.rewards) == ["reward-wood"]
    assert g.table.guildhall == [1]


@pytest.mark.parametrize(
    ("mine", "level", "virtue", "marble"), [({"level": 5}, 4, 2, {"marble": 2}), ({"level": 4}, 5, 3, {})]
)
def test_one_scheme_may_take_the_last_level(
    mine: dict[str, int], level: int, virtue: int, marble: dict[str, int]
) -> None:
    """(RV04)"""
    g = scheme("f02", mine, red=seat(level=4, virtue=2), rewards=["reward-wood"])
    assert (g.player("red").level, g.player("red").virtue) == (level, virtue)
    assert goods(g, "red") == marble


def test_of_equal_groups_the_mines_come_first() -> None:
    """(RV05)"""
    g = scheme("s08", seat(quarry=3, mines=3, forest=2))
    assert captives(g, "red") == {"yellow": 3}
    assert at(g, "yellow", "mines") == 0
    assert g.table.tax == 4


@pytest.mark.parametrize(("there", "taken"), [(0, 3), (1, 5)])
def test_the_militia_grows_with_its_workers(there: int, taken: int) -> None:
    """(RV06)"""
    g = scheme("s10", seat(quarry=3, forest=2), red=seat(town_centre=there))
    assert captives(g, "red") == {"yellow": taken}


def test_all_captives_are_sold_for_one_marble() -> None:
    """(RV07)"""
    g = scheme("s11", red=seat(captured={"yellow": 5}))
    assert prison(g) == {"yellow": 5}
    assert goods(g, "red") == {"marble": 1}
    assert g.player("red").silver == 0


def test_the_opponent_rescues_three_or_more_by_debt() -> None:
    """(RV08)"""
    g = scheme("s12", seat(captured={"red": 3}), red=seat(virtue=0))
    assert (g.player("red").unpaid, g.player("red").virtue) == (2, 0)
    assert captives(g, "yellow") == {}
    assert g.player("red").reserve == 19


@pytest.mark.parametrize(
    ("tax", "marble", "virtue"), [(11, {"marble": 2}, 5), (9, {"marble": 1}, 5), (4, {}, 5), (0, {}, 8)]
)
def test_the_collector_clears_the_tax_stand(tax: int, marble: dict[str, int], virtue: int) -> None:
    """(RV09) An empty stand sends the worker to the Silversmith."""
    g = scheme("s13", tax=tax)
    assert goods(g, "red") == marble
    assert g.player("red").virtue == virtue
    assert g.table.tax == 0
    assert at(g, "red", "silversmith" if tax == 0 else "tax-stand") == 1


def test_without_workers_the_opponent_calls_them_home() -> None:
    """(RV10) Ruling N25: seen schemes are shuffled under the pile."""
    waiting, seen = [f"s{n:02}" for n in range(1, 11)], [f"s{n}" for n in range(11, 21)]
    g = table(
        seats=1,
        options=CONSTANTINE,
        schemes=waiting,
        schemes_seen=seen,
        market=["red"],
        guildhall=["red"] * 6,
        red=seat(forest=4, mines=2, prison=3),
        yellow=seat(captured={"red": 4}),
    )
    g.play("yellow place silversmith")
    assert g.player("red").reserve == 13
    assert at(g, "red", "forest") == at(g, "red", "mines") == 0
    assert g.table.market == [1, -1, -1]
    assert g.table.guildhall == [1] * 6
    assert captives(g, "yellow") == {}
    assert cards(g, reversed(g.table.schemes[10:])) == waiting
    assert sorted(cards(g, g.table.schemes[:10])) == seen
    assert turn(g) == "yellow"


def test_an_empty_pile_of_schemes_is_shuffled_anew() -> None:
    """Annex: the seen ones become the new pile."""
    g = table(seats=1, options=CONSTANTINE, schemes=[], schemes_seen=["s14", "s16"])
    g.play("yellow place silversmith")
    assert len(g.table.schemes) == 1
    assert len(g.table.schemes_seen) == 1


@pytest.mark.parametrize(("mine", "marble", "taken"), [(2, {"marble": 1}, {}), (3, {}, {"yellow": 3})])
def test_a_raid_needs_three_workers_in_its_place(mine: int, marble: dict[str, int], taken: dict[str, int]) -> None:
    """(RV11)"""
    g = scheme("s20", seat(mines=mine), red=seat(mines=1))
    assert goods(g, "red") == marble
    assert captives(g, "red") == taken


def test_the_fences_turn_over_the_first_column() -> None:
    """(RV12)"""
    row = ["labourer", "miner", "jeweller", "thief"]
    g = scheme("s06", top_row=row, bottom_row=["trickster"], coins=[2, 1, 0, 0, 3, 0, 0, 4])
    assert sorted(cards(g, g.table.apprentices[:2])) == ["labourer", "trickster"]
    assert cards(g, g.table.top_row[:3]) == row[1:]
    assert g.table.coins == [1, 0, 0, 0, 0, 0, 4, 0]
    assert (len(g.table.top_row), len(g.table.bottom_row)) == (4, 4)
    assert g.player("red").virtue == 6
    assert goods(g, "red") == {"marble": 1}


def test_the_opponent_causes_resets_in_the_guildhall() -> None:
    """(RV13) And its scheme leaves the game."""
    g = scheme("s04", guildhall=["yellow"] * 6, market=["yellow"])
    assert (g.player("red").virtue, g.player("red").level) == (8, 0)
    assert prison(g) == {"yellow": 1}
    assert g.player("yellow").unpaid == 1
    assert cards(g, g.table.schemes_gone) == ["s04"]


@pytest.mark.parametrize(("options", "points"), [(CONSTANTINE, 27), (HELENA, 39)])
def test_the_score_of_the_opponent(options: dict[str, str], points: int) -> None:
    """(RV14)"""
    red = seat(level=4, virtue=10, marble=11, unpaid=1, prison=3)
    g = table(seats=1, options=options, guildhall=["red"] * 6, red=red)
    assert sum(g.points("red").values()) == points


def test_its_prisoners_cost_a_point_for_every_pair() -> None:
    assert table(seats=1, options=CONSTANTINE, red=seat(prison=4)).points("red")["prison"] == -2


def test_whoever_fills_the_last_slot_plays_last_also_alone() -> None:
    """(RV15)"""
    mine = seat(hand=["well"], wood=2, stone=2)
    lying = ["yellow"] * 5 + ["red"] * 6
    g = table(seats=1, options=CONSTANTINE, schemes=["s17", "s18"], guildhall=lying, yellow=mine)
    g.play("yellow place guildhall", "yellow build well")
    assert cards(g, g.table.schemes_seen) == ["s17"]
    g.play("yellow place silversmith")
    assert g.match.over
    assert cards(g, g.table.schemes_seen) == ["s17"]

    g = table(seats=1, options=CONSTANTINE, schemes=["s04", "s17"], future=["f07"], guildhall=lying)
    g.play("yellow place silversmith")
    assert not g.match.over
    assert len(g.table.guildhall) == 12
    red_reserve = g.player("red").reserve
    g.play("yellow place silversmith")
    assert g.match.over
    assert g.player("red").reserve == red_reserve - 1


def test_virtue_over_the_top_destroys_its_debt_unasked() -> None:
    """(RV16)"""
    g = scheme("f07", red=seat(virtue=14, unpaid=1))
    assert (g.player("red").virtue, g.player("red").unpaid) == (14, 0)
    assert turn(g) == "yellow"


def test_the_imperial_pardon() -> None:
    """(RV17)"""
    g = scheme("f05", red=seat(captured={"yellow": 2}, prison=3, unpaid=1))
    assert goods(g, "red") == {"marble": 1}
    assert prison(g) == {"yellow": 2}
    assert g.player("red").reserve == 19
    assert g.player("red").unpaid == 0


def test_a_capture_without_anybody_to_take() -> None:
    """(RV18) Yellow's move went to the Guildhall."""
    g = table(seats=1, options=CONSTANTINE, schemes=["s08"], yellow=seat(hand=["well"], wood=2, stone=2))
    g.play("yellow place guildhall", "yellow build well")
    assert at(g, "red", "town-centre") == 1
    assert captives(g, "red") == {}
    assert g.table.tax == 4


# Every scheme: where its worker goes and what it brings when nothing is in the way

# fmt: off
SCHEMES = [
    # scheme  place               virtue marble
    ("s01", "guildhall",          1,  0), ("s02", "guildhall",           1,  0), ("s03", "guildhall",    1,  0),
    ("s04", "guildhall",          1,  0), ("s05", "market",              -1, 1), ("s06", "market",       -1, 1),
    ("s07", "market",             -1, 2), ("s08", "town-centre",         0,  0), ("s09", "town-centre",  0,  0),
    ("s10", "town-centre",        0,  0), ("s11", "guardhouse",          1,  0), ("s12", "guardhouse",   1,  0),
    ("s13", "tax-stand",          -2, 1), ("s14", "kings-storehouse",    1,  0), ("s15", "town-centre",  0,  0),
    ("s16", "workshop",           0,  0), ("s17", "quarry",              0,  1), ("s18", "forest",       1,  0),
    ("s19", "mines",              0,  0), ("s20", "mines",               0,  0), ("f01", "guildhall",    1,  0),
    ("f02", "guildhall",          1,  0), ("f03", "town-centre",         0,  0), ("f04", "town-centre",  0,  1),
    ("f05", "guardhouse",         0,  0), ("f06", "market",              -1, 2), ("f07", "kings-storehouse", 2, 0),
    ("f08", "tax-stand",          -2, 1), ("f09", "workshop",            1,  0), ("f10", "mines",        0,  1),
]
# fmt: on


@pytest.mark.parametrize(("name", "place", "virtue", "marble"), SCHEMES)
def test_every_scheme(name: str, place: str, virtue: int, marble: int) -> None:
    """Six silver at the Tax Stand, rewards of 1 virtue; Yellow's single worker at the Silversmith may be taken."""
    g = scheme(name, tax=6, rewards=["reward-wood"])
    counts = {"guildhall": g.table.guildhall.count(1), "market": g.table.market.count(1)}
    assert counts[place] == 1 if place in counts else at(g, "red", place) == 1
    assert g.player("red").virtue == 7 + virtue
    assert goods(g, "red").get("marble", 0) == marble


# fmt: off
BRANCHES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, int]]] = [
    # scheme  red has                                        the table                 red then has
    ("s11", {"prison": 1},                                   {},                       {"reserve": 19}),
    ("s12", {"prison": 2},                                   {"yellow": {"captured": {"red": 2}}}, {"reserve": 17}),
    ("s12", {"captured": {"yellow": 1}},                     {},                       {"marble": 1}),
    ("s14", {"unpaid": 2},                                   {},                       {"virtue": 8, "unpaid": 1}),
    ("s17", {},                                              {"yellow": {"quarry": 3}}, {"captives": 3, "marble": 0}),
    ("s18", {},                                              {"yellow": {"forest": 3}}, {"captives": 3, "virtue": 7}),
    ("s18", {"unpaid": 1},                                   {},                       {"unpaid": 0, "virtue": 7}),
    ("s19", {"mines": 2},                                    {},                       {"marble": 1}),
    ("s19", {"mines": 6},                                    {},                       {"marble": 2}),
    ("f01", {"level": 4},                                    {},                       {"level": 4, "marble": 2}),
    ("f01", {"level": 3},                                    {},                       {"level": 4, "marble": 0}),
    ("f08", {},                                              {"tax": 0},               {"marble": 1, "virtue": 7}),
    ("f08", {},                                              {"tax": 13},              {"marble": 2, "virtue": 5}),
    ("f10", {"mines": 2},                                    {},                       {"marble": 2}),
    ("f10", {},                                              {"yellow": {"mines": 2}}, {"captives": 2, "marble": 0}),
    ("s05", {},                                              {"market": ["yellow"]},   {"marble": 1}),
]
# fmt: on


@pytest.mark.parametrize(("name", "red", "others", "then"), BRANCHES)
def test_what_else_a_scheme_may_do(
    name: str, red: dict[str, Any], others: dict[str, Any], then: dict[str, int]
) -> None:
    g = scheme(name, red=red, rewards=[], **others)
    opponent = g.player("red")
    found = {what: getattr(opponent, what) for what in ("reserve", "virtue", "unpaid", "level")}
    found |= {"marble": goods(g, "red").get("marble", 0), "captives": sum(captives(g, "red").values())}
    assert {what: found[what] for what in then} == then


@pytest.mark.parametrize(
    ("name", "market", "spot"), [("s05", ["yellow"], 1), ("s06", ["", "yellow"], 2), ("s07", ["", "", "yellow"], 0)]
)
def test_taken_spots_are_passed_to_the_right_and_round_the_corner(name: str, market: list[str], spot: int) -> None:
    assert scheme(name, market=market).table.market[spot] == 1


def test_the_hunt_takes_two_groups_and_the_hostages_are_sold_at_once() -> None:
    g = scheme("f03", seat(quarry=3, mines=2, forest=1))
    assert captives(g, "red") == {"yellow": 5}
    g = scheme("f04", seat(quarry=3), red=seat(captured={"yellow": 1}))
    assert prison(g) == {"yellow": 4}
    assert goods(g, "red") == {"marble": 1}
