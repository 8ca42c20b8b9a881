"""Every building: its price and what it does at once (p. 14, annex). What counts at the end is in `test_scoring`."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import at, captives, cards, goods, prison, turn
from tests.games.architects.printed import BUILDINGS, PROMO_BUILDINGS, TRAINED, goods_of

PROMO = {"promo": "on"}
PRINTED = {name: (skills, price) for name, skills, price, *_ in BUILDINGS + PROMO_BUILDINGS}


def ready(name: str, **more: Any) -> dict[str, Any]:
    """A player with just what it takes to build one card."""
    skills, price = PRINTED[name]
    needed = {"apprentices": [TRAINED[skill] for skill in skills], **goods_of(price)}
    return needed | {"hand": [name]} | more


def build(name: str, /, *moves: str, yellow: dict[str, Any] | None = None, **position: Any) -> Scene:
    """Yellow builds a card with just what it takes."""
    g = table(yellow=ready(name, **(yellow or {})), **position)
    g.play("yellow place guildhall", f"yellow build {name}", *(f"yellow {move}" for move in moves))
    return g


# Prices, skills, virtue, points

CHOICES = {"clay-pit": ["take 1-gold"], "treasury": ["take 1-gold"], "tavern": ["hire stop"]}
GAINS = {
    "clay-pit": {"gold": 1},
    "drafting-room": {"plans": 2},
    "factory": {"marble": 2},
    "lumber-camp": {"wood": 4},
    "palace": {"gold": 1},
    "smithy": {"stone": 4},
    "thieves-den": {"silver": 4},
    "treasury": {"gold": 1},
    "well": {"clay": 4},
}
MORE_VIRTUE = {"monument": 1}
MORE_POINTS = {"aqueduct": 1, "lighthouse": 1, "university": 2}


@pytest.mark.parametrize(("name", "skills", "price", "virtue", "points"), BUILDINGS)
def test_a_building_takes_its_price_and_gives_virtue_goods_and_points(
    name: str, skills: str, price: str, virtue: int, points: int
) -> None:
    """At virtue 4 nobody can turn to the Cathedral instead."""
    g = build(name, *CHOICES.get(name, []), yellow={"virtue": 4})
    me = g.player("yellow")
    gained = {"silver": me.silver, "plans": len(me.hand), **goods(g, "yellow")}
    assert {what: n for what, n in gained.items() if n} == GAINS.get(name, {})
    assert me.virtue == 4 + virtue + MORE_VIRTUE.get(name, 0)
    assert cards(g, me.built) == [name]
    assert len(me.apprentices) == len(skills)
    assert g.points("yellow")["buildings"] == points + MORE_POINTS.get(name, 0)
    assert g.table.guildhall == [0]
    assert turn(g) == "red"


@pytest.mark.parametrize(
    ("name", "good"), [(name, good) for name, _, price, *_ in BUILDINGS for good in goods_of(price)]
)
def test_one_good_too_few_is_not_enough(name: str, good: str) -> None:
    mine = ready(name, virtue=4)
    mine[good] -= 1
    assert table(yellow=mine).refused("yellow")["guildhall"] == "nothing-to-build"


@pytest.mark.parametrize(("name", "skill"), [(name, skill) for name, skills, *_ in BUILDINGS for skill in skills])
def test_every_skill_is_needed(name: str, skill: str) -> None:
    mine = ready(name, virtue=4)
    mine["apprentices"].remove(TRAINED[skill])
    assert table(yellow=mine).refused("yellow")["guildhall"] == "nothing-to-build"


def test_the_forty_buildings_are_all_in_the_pile() -> None:
    g = Scene(Match.new(load("architects"), 2))
    dealt = [card for player in g.table.players for card in player.desk]
    assert len(BUILDINGS) == 40
    assert sorted(cards(g, [*g.table.buildings, *dealt])) == sorted(name for name, *_ in BUILDINGS)


# Effects at once


def test_armoury_captures_one_group_for_nothing() -> None:
    g = build("armoury", "capture forest red", seats=4, red=seat(forest=2, mines=1), green=seat(forest=1))
    assert captives(g, "yellow") == {"red": 2}
    assert g.table.tax == 4
    assert turn(g) == "red"


def test_armoury_may_take_nobody() -> None:
    """Ruling X13."""
    g = build("armoury", "capture stop", red=seat(forest=2))
    assert captives(g, "yellow") == {}


def test_barracks_rescue_all_own_workers() -> None:
    g = build(
        "barracks", "relieve rescue", seats=3, red=seat(captured={"yellow": 2}), green=seat(captured={"yellow": 3})
    )
    assert g.player("yellow").reserve == 19
    assert g.player("yellow").silver == 0


def test_barracks_capture_instead() -> None:
    g = build("barracks", "relieve capture", "capture mines red", red=seat(mines=2, forest=1))
    assert captives(g, "yellow") == {"red": 2}
    assert turn(g) == "red"


def test_betting_house_at_no_virtue_brings_two_debts() -> None:
    """(V40)"""
    g = build("betting-house", yellow={"virtue": 0})
    assert g.player("yellow").unpaid == 2


def test_betting_house_brings_a_debt() -> None:
    assert build("betting-house").player("yellow").unpaid == 1


@pytest.mark.parametrize(("answer", "left"), [("destroy", 1), ("keep", 2)])
def test_church_may_destroy_a_debt(answer: str, left: int) -> None:
    g = build("church", f"destroy {answer}", yellow={"unpaid": 2})
    assert g.player("yellow").unpaid == left
    assert g.player("yellow").virtue == 8
    assert g.player("yellow").paid == 0


def test_church_at_the_top_of_the_track_destroys_two() -> None:
    """(V59) Ruling N18: virtue first, then the effect."""
    g = build("church", "destroy destroy", "destroy destroy", yellow={"virtue": 14, "unpaid": 2})
    assert g.player("yellow").unpaid == 0


def test_clay_pit_gives_gold_or_marble() -> None:
    assert goods(build("clay-pit", "take 1-gold"), "yellow") == {"gold": 1}
    assert goods(build("clay-pit", "take 1-marble"), "yellow") == {"marble": 1}


def test_drafting_room_draws_two_plans() -> None:
    g = build("drafting-room", buildings=["keep", "castle"])
    assert cards(g, g.player("yellow").hand) == ["keep", "castle"]


@pytest.mark.parametrize("seats", [2, 5])
def test_fortress_captures_twice_in_one_place_or_two(seats: int) -> None:
    """Ruling N17: two places at any number of players."""
    g = build("fortress", "capture forest red", "capture mines red", seats=seats, red=seat(forest=2, mines=1))
    assert captives(g, "yellow") == {"red": 3}
    assert at(g, "red", "mines") == 0


def test_fortress_may_take_two_groups_of_one_place() -> None:
    red, green = seat(forest=2, mines=1), seat(forest=3)
    g = build("fortress", "capture forest red", "capture forest green", seats=4, red=red, green=green)
    assert captives(g, "yellow") == {"red": 2, "green": 3}
    assert turn(g) == "red"


def test_hideout_frees_all_own_prisoners() -> None:
    g = build("hideout", yellow={"prison": 5}, red=seat(prison=1))
    assert prison(g) == {"red": 1}
    assert g.player("yellow").reserve == 19


def test_library_sells_a_plan_for_two_gold() -> None:
    g = build("library", "sell-plan castle", yellow={"hand": ["library", "keep", "castle"]})
    assert goods(g, "yellow") == {"gold": 2}
    assert cards(g, g.player("yellow").hand) == ["keep"]
    assert cards(g, g.table.buildings[:1]) == ["castle"]


def test_library_may_sell_nothing() -> None:
    g = build("library", "sell-plan stop", yellow={"hand": ["library", "keep"]})
    assert goods(g, "yellow") == {}


def test_library_as_the_last_plan_has_nothing_to_sell() -> None:
    """(V38)"""
    g = build("library")
    assert goods(g, "yellow") == {}
    assert turn(g) == "red"


def test_monument_lets_rivals_destroy_debts_too() -> None:
    """A virtue gained in somebody else's turn is a choice of its own."""
    g = build("monument", red=seat(virtue=14, unpaid=1))
    assert turn(g) == "red"
    g.play("red destroy destroy")
    assert g.player("red").unpaid == 0


@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (7, 1), (8, 2), (14, 3)])
def test_palace_pays_gold_for_virtue(virtue: int, gold: int) -> None:
    """(V37)"""
    assert goods(build("palace", yellow={"virtue": virtue}), "yellow").get("gold", 0) == gold


def test_tavern_hires_anybody_for_nothing_with_the_coins() -> None:
    row = ["jeweller", "miner", "labourer", "squire-gold"]
    g = build("tavern", "hire squire-gold", top_row=row, coins=[0, 0, 0, 2])
    assert cards(g, g.player("yellow").apprentices) == ["woodcutter", "squire-gold"]
    assert g.player("yellow").silver == 2
    assert g.player("yellow").virtue == 8
    assert g.table.tax == 4


def test_treasury_gives_gold_or_silver() -> None:
    assert goods(build("treasury", "take 1-gold"), "yellow") == {"gold": 1}
    assert build("treasury", "take 3-silver").player("yellow").silver == 3


def test_watchtower_shames_everybody_with_three_prisoners() -> None:
    g = build("watchtower", seats=3, yellow={"prison": 3}, red=seat(prison=2), green=seat(prison=4))
    assert [p.virtue for p in g.table.players] == [7 - 1 - 1, 7, 6]


# Promotional buildings


@pytest.mark.parametrize(("name", "skills", "price", "virtue", "points"), PROMO_BUILDINGS)
def test_a_promotional_building(name: str, skills: str, price: str, virtue: int, points: int) -> None:
    choice = ["dismiss miner"] if name == "graveyard" else []
    g = build(name, *choice, yellow={"virtue": 4}, options=PROMO)
    assert goods(g, "yellow") == {}
    assert g.player("yellow").virtue == 4 + virtue
    assert g.points("yellow")["buildings"] == points
    assert turn(g) == "red"


def test_crane_builds_again_with_another_worker() -> None:
    mine = {"hand": ["crane", "well"], "wood": 5, "stone": 3}
    g = build("crane", "build well", yellow=mine, options=PROMO)
    assert cards(g, g.player("yellow").built) == ["crane", "well"]
    assert g.table.guildhall == [0, 0]
    assert g.player("yellow").reserve == 18


def test_crane_may_build_nothing_more() -> None:
    g = build("crane", "build stop", yellow={"hand": ["crane", "well"], "wood": 5, "stone": 3}, options=PROMO)
    assert g.table.guildhall == [0]


def test_the_second_building_of_a_crane_may_cause_the_reset() -> None:
    mine = {"hand": ["crane", "well"], "wood": 5, "stone": 3}
    g = build("crane", "build well", yellow=mine, options=PROMO, guildhall=["red"] * 5)
    assert len(g.table.market_large) == 1


def test_graveyard_costs_an_apprentice() -> None:
    g = build("graveyard", "dismiss miner", options=PROMO)
    assert cards(g, g.player("yellow").apprentices) == ["woodcutter", "stonecutter"]
    assert cards(g, g.table.apprentices[:1]) == ["miner"]


@pytest.mark.parametrize(("others", "virtue"), [([], 0), (["well"], 1), (["well", "smithy", "keep"], 2)])
def test_museum_counts_every_second_building(others: list[str], virtue: int) -> None:
    g = table(options=PROMO, final=1, yellow=seat(built=["museum", *others]))
    g.play("yellow place quarry")
    assert g.player("yellow").virtue == 7 + virtue


def test_promotional_cards_stay_away_unless_asked_for() -> None:
    g = Scene(Match.new(load("architects"), 2))
    everywhere = [*g.table.buildings, *g.table.apprentices, *g.table.top_row, *g.table.bottom_row]
    everywhere += [card for player in g.table.players for card in player.desk]
    assert len(everywhere) == 80
    assert not {"crane", "graveyard", "museum", "enforcer", "overseer", "peddler"} & set(cards(g, everywhere))
