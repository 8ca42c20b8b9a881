"""Every apprentice: copies, skills, virtue and ability (annex)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import captives, cards, goods, prison, turn
from tests.games.architects.printed import APPRENTICES, PROMO_APPRENTICES

PROMO = {"promo": "on"}
ALL = APPRENTICES + PROMO_APPRENTICES


def test_forty_apprentices_of_thirty_five_kinds() -> None:
    g = Scene(Match.new(load("architects"), 2))
    everybody = [*g.table.apprentices, *g.table.top_row, *g.table.bottom_row]
    assert len(everybody) == 40
    assert Counter(g.table.cards[card].key for card in everybody) == {name: copies for name, copies, *_ in APPRENTICES}


@pytest.mark.parametrize(("name", "copies", "skills", "virtue"), ALL)
def test_hiring_applies_the_virtue_of_the_card(name: str, copies: int, skills: str, virtue: int) -> None:
    g = table(options=PROMO, top_row=[name], yellow=seat(silver=4))
    g.play("yellow place workshop", "yellow work hire", f"yellow hire {name}")
    assert cards(g, g.player("yellow").apprentices) == [name]
    assert g.player("yellow").virtue == 7 + virtue


NEEDS_ONE_SKILL = {"C": "tavern", "T": "treasury", "M": "factory"}


@pytest.mark.parametrize(("name", "copies", "skills", "virtue"), ALL)
def test_skills_open_buildings(name: str, copies: int, skills: str, virtue: int) -> None:
    hand = list(NEEDS_ONE_SKILL.values())
    mine = seat(virtue=4, wood=9, stone=9, gold=9, hand=hand, apprentices=[name])
    g = table(options=PROMO, yellow=mine)
    g.play("yellow place guildhall")
    assert g.options("yellow") == [NEEDS_ONE_SKILL[skill] for skill in skills]


# Abilities: what Yellow has, the rest of the table, what Yellow does, what Yellow then has

Situation = tuple[dict[str, Any], dict[str, Any], list[str]]

CATHEDRAL: Situation = (
    {"gold": 1, "hand": ["keep"]},
    {"rewards": ["reward-virtue"]},
    ["place guildhall", "build cathedral"],
)
DEBT: Situation = ({"unpaid": 1, "silver": 6}, {}, ["place guardhouse", "guard pay-debt"])
WELL = ["place guildhall", "build well"]
RESET: Situation = ({"hand": ["well"], "wood": 2, "stone": 2}, {"guildhall": ["red"] * 6}, WELL)
JAIL: Situation = (
    {"hand": ["well"], "wood": 2, "stone": 2, "prison": 3},
    {"guildhall": ["red"] * 6},
    [*WELL, "free 2"],
)
LEFT: Situation = ({"silver": 1}, {"market_small": ["market-1"]}, ["place black-market-left"])
TAX: Situation = ({}, {"tax": 5}, ["place tax-stand"])
TWO_GROUPS = ["place town-centre", "capture forest red", "capture mines red"]
SEND: Situation = ({"captured": {"red": 3}}, {}, ["place guardhouse", "guard send"])
TWICE: Situation = ({"clay": 4}, {}, ["place kings-storehouse", "exchange virtue", "exchange virtue"])
CAPTURE: Situation = ({"town_centre": 1, "silver": 1}, {"red": {"forest": 1, "mines": 1}}, TWO_GROUPS)
KEEP: Situation = ({"hand": ["keep"], "wood": 5, "stone": 2, "gold": 2}, {}, ["place guildhall", "build keep"])


def visit(place: str, *then: str, **mine: int) -> Situation:
    return mine, {}, [f"place {place}", *then]


def trade(name: str, **mine: int) -> Situation:
    return visit("kings-storehouse", f"exchange {name}", **mine)


# fmt: off
ABILITIES: list[tuple[str, Situation, dict[str, int], int]] = [
    # apprentice             situation                                    then has                  virtue
    ("acolyte-card",         CATHEDRAL,                                   {"plans": 1},             9),
    ("acolyte-clay",         CATHEDRAL,                                   {"clay": 2},              9),
    ("acolyte-silver",       CATHEDRAL,                                   {"silver": 2},            9),
    ("conspirator",          CAPTURE,                                     {},                       7),
    ("debt-collector-clay",  DEBT,                                        {"clay": 2},              8),
    ("debt-collector-stone", DEBT,                                        {"stone": 2},             8),
    ("debt-collector-wood",  DEBT,                                        {"wood": 2},              8),
    ("gatekeeper",           JAIL,                                        {"clay": 4, "prison": 1}, 7),
    ("illusionist",          LEFT,                                        {"marble": 1},            7),
    ("jeweller",             visit("silversmith"),                        {"silver": 3},            7),
    ("labourer",             KEEP,                                        {},                       5),
    ("merchant-clay",        trade("merchant-clay", silver=1),            {"clay": 3},              7),
    ("merchant-gold",        trade("merchant-gold", silver=2),            {"gold": 1},              7),
    ("merchant-marble",      trade("merchant-marble", silver=3),          {"marble": 1},            7),
    ("merchant-stone",       trade("merchant-stone", silver=1),           {"stone": 2},             7),
    ("merchant-wood",        trade("merchant-wood", silver=1),            {"wood": 2},              7),
    ("miner",                visit("mines", "mine clay", mines=1),        {"clay": 4},              7),
    ("miner",                visit("mines", "mine gold", mines=1),        {"gold": 1, "clay": 1},   7),
    ("patron-clay",          trade("patron-clay", clay=1),                {},                       8),
    ("patron-silver",        trade("patron-silver", silver=2),            {},                       8),
    ("patron-stone",         trade("patron-stone", stone=1),              {},                       8),
    ("patron-wood",          trade("patron-wood", wood=1),                {},                       8),
    ("pickpocket",           TAX,                                         {"silver": 5, "gold": 1}, 5),
    ("squire-gold",          RESET,                                       {"clay": 4, "gold": 1},   7),
    ("squire-marble",        RESET,                                       {"clay": 4, "marble": 1}, 7),
    ("squire-virtue",        RESET,                                       {"clay": 4},              9),
    ("stonecutter",          visit("quarry"),                             {"stone": 2},             7),
    ("swindler-clay",        LEFT,                                        {"marble": 1, "clay": 2}, 6),
    ("swindler-stone",       LEFT,                                        {"marble": 1, "stone": 1}, 6),
    ("swindler-wood",        LEFT,                                        {"marble": 1, "wood": 1}, 6),
    ("thief",                TAX,                                         {"silver": 5},            6),
    ("trader-clay",          trade("trader-clay", clay=3),                {"marble": 1},            7),
    ("trader-stone",         trade("trader-stone", stone=2),              {"marble": 1},            7),
    ("trader-wood",          trade("trader-wood", wood=2),                {"marble": 1},            7),
    ("trickster",            visit("black-market-right", silver=2),       {"marble": 2, "stone": 1, "wood": 1}, 6),
    ("woodcutter",           visit("forest"),                             {"wood": 2},              7),
    ("enforcer",             SEND,                                        {"silver": 3, "gold": 1}, 7),
    ("overseer",             TWICE,                                       {},                       9),
    ("peddler",              RESET,                                       {"clay": 4, "silver": 2}, 7),
]
# fmt: on


@pytest.mark.parametrize(("name", "situation", "has", "virtue"), ABILITIES)
def test_an_ability(
    name: str,
    situation: Situation,
    has: dict[str, int],
    virtue: int,
) -> None:
    mine, others, moves = situation
    g = table(options=PROMO, yellow=mine | {"apprentices": [name]}, **others)
    g.play(*[f"yellow {move}" for move in moves])
    me = g.player("yellow")
    found = {"silver": me.silver, "plans": len(me.hand), "prison": prison(g).get("yellow", 0), **goods(g, "yellow")}
    assert {what: n for what, n in found.items() if n} == has
    assert me.virtue == virtue
    assert turn(g) == "red"


def test_no_ability_is_left_out() -> None:
    assert {name for name, *_ in ABILITIES} == {name for name, *_ in ALL}
    assert len(APPRENTICES) == 35


@pytest.mark.parametrize(
    ("name", "place", "gain"),
    [("jeweller", "silversmith", {}), ("stonecutter", "quarry", {"stone": 3}), ("woodcutter", "forest", {"wood": 3}),
     ("miner", "mines", {"clay": 4})],
)  # fmt: skip
def test_copies_add_up(name: str, place: str, gain: dict[str, int]) -> None:
    g = table(yellow=seat(apprentices=[name, name]))
    g.play(f"yellow place {place}")
    assert goods(g, "yellow") == gain
    assert g.player("yellow").silver == (4 if name == "jeweller" else 0)


def test_two_patrons_and_the_board_side_by_side() -> None:
    mine = seat(kings_storehouse=2, apprentices=["patron-clay", "patron-wood"], clay=1, wood=3)
    g = table(yellow=mine)
    g.play("yellow place kings-storehouse", "yellow exchange patron-clay", "yellow exchange patron-wood")
    g.play("yellow exchange virtue")
    assert g.player("yellow").virtue == 10
    assert goods(g, "yellow") == {}


def test_a_destroyed_debt_pays_no_collector() -> None:
    mine = seat(virtue=14, unpaid=1, clay=2, apprentices=["debt-collector-wood"])
    g = table(yellow=mine)
    g.play("yellow place kings-storehouse", "yellow exchange virtue", "yellow destroy destroy")
    assert goods(g, "yellow") == {}


def test_a_squire_with_a_prisoner_gets_nothing() -> None:
    mine = seat(hand=["well"], wood=2, stone=2, prison=1, apprentices=["squire-gold"])
    g = table(guildhall=["red"] * 6, yellow=mine)
    g.play("yellow place guildhall", "yellow build well")
    assert goods(g, "yellow") == {"clay": 4}


def test_a_conspirator_never_saves_the_tax() -> None:
    g = table(yellow=seat(apprentices=["conspirator"]), red=seat(forest=2))
    g.play("yellow place town-centre")
    assert captives(g, "yellow") == {}
    assert turn(g) == "red"
