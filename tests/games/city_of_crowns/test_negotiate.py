"""Negotiate: prices, delegating, rallying, allies and sets."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.paladins.words import FORTIFY
from regna.scenario import Scene, seat

from . import DIPLOMACY, STRENGTH, crowned, keys

CREW: dict[str, Any] = {"fighter": 1, "labourer": 1, "merchant": 1}


def talking(*row: str, top: str = "negotiation-30", red: dict[str, Any] | None = None, **yellow: Any) -> Scene:
    things: dict[str, Any] = {"red": seat(labourer=1, icon="clergy", **(red or {})), "negotiations": [top]}
    if "outsider_row" in yellow:
        things["outsider_row"] = yellow.pop("outsider_row")
    g = crowned(negotiation_row=list(row), walls=["wall-scout"], yellow=seat(**CREW, **yellow), **things)
    g.play("yellow act negotiate")
    return g


# Prices


def test_the_row_costs_two_two_and_one() -> None:
    """B04, p. 7."""
    row = ["negotiation-01", "negotiation-04", "negotiation-09"]
    g = talking(*row, strength=5, coins=1)
    assert (g.player("yellow").coins, keys(g, g.player("yellow").rallied)) == (0, ["negotiation-09"])
    g = talking(*row, strength=5, coins=2)
    assert g.options("yellow") == [f"{card} rally" for card in row]
    g.play("yellow negotiate negotiation-04 rally")
    assert g.player("yellow").coins == 0


def test_the_top_of_the_deck_can_be_had_for_a_debt() -> None:
    """CD-14, p. 7: a card of the row cannot."""
    g = crowned(
        negotiation_row=["negotiation-04"],
        negotiations=["negotiation-01"],
        yellow=seat(**CREW, strength=2),
        red=seat(labourer=1),
    )
    g.play("yellow act negotiate")
    me = g.player("yellow")
    assert (me.unpaid, keys(g, me.rallied)) == (1, ["negotiation-01"])
    assert len(g.table.negotiations_top) == 1
    g = crowned(
        negotiation_row=["negotiation-04"],
        negotiations=["negotiation-30"],
        yellow=seat(**CREW, strength=2),
        red=seat(labourer=1),
    )
    assert g.refused("yellow")["negotiate"] == "coins"


def test_with_three_coins_the_top_costs_coins_or_a_debt() -> None:
    g = talking(top="negotiation-01", strength=2, coins=3)
    assert g.options("yellow") == ["coins", "debt"]
    g.play("yellow pay coins")
    assert (g.player("yellow").coins, g.player("yellow").unpaid) == (0, 0)


def test_a_paladin_may_save_the_coins_of_negotiate() -> None:
    """Also those of the top, which then needs no debt."""
    g = talking(top="negotiation-01", strength=1, paladin="envoy")
    g.play("yellow negotiate negotiation-01 rally")
    me = g.player("yellow")
    assert (keys(g, me.rallied), me.unpaid, me.coins) == (["negotiation-01"], 0, 0)


def test_maugris_negotiates_by_debt() -> None:
    g = talking("negotiation-01", paladin="maugris")
    g.play("yellow negotiate negotiation-01 rally")
    assert (g.player("yellow").unpaid, keys(g, g.player("yellow").rallied)) == (1, ["negotiation-01"])


# Delegating


def test_an_attack_in_anothers_name_hires_no_swords() -> None:
    """CD-10, p. 7: Strength 6 with the bonus, and many coins."""
    row = ["viking-thief", "", "", "viking-traitor"]
    g = talking("", "", "negotiation-14", diplomacy=5, strength=2, coins=9, outsider_row=row)
    me = g.player("yellow")
    assert (keys(g, me.attacked), me.coins) == (["viking-thief"], 8 + 2)
    g = crowned(
        negotiation_row=["", "", "negotiation-14"],
        negotiations=["negotiation-30"],
        outsider_row=["", "", "", "viking-traitor"],
        yellow=seat(**CREW, diplomacy=5, strength=2, coins=9),
        red=seat(labourer=1),
    )
    assert g.refused("yellow")["negotiate"] == "level"


def test_the_target_of_a_delegated_attack_is_refused_by_strength() -> None:
    row = ["viking-thief", "viking-marauder", "", "viking-traitor"]
    g = talking("", "", "negotiation-14", diplomacy=5, strength=2, coins=9, outsider_row=row)
    assert g.options("yellow") == ["viking-thief", "viking-marauder"]
    assert g.refused("yellow")["viking-traitor"] == "level"


def test_an_action_can_be_delegated_while_its_space_is_taken() -> None:
    """CD-11, p. 7: and its price goes on (B60)."""
    g = talking("", "", "negotiation-03", diplomacy=2, coins=1, busy=["fortify"])
    me = g.player("yellow")
    assert (len(me.walls), me.provisions) == (1, 0)
    assert me.is_busy(g.table.box.actions[FORTIFY])
    assert g.match.view()["offers"]["yellow"]["fortify"]["done"] == 1


def test_the_limit_of_seven_holds() -> None:
    """CD-13."""
    g = talking("", "negotiation-04", "negotiation-13", diplomacy=5, strength=2, coins=9, monks=7)
    assert g.refused("yellow")["negotiation-13 delegate"] == "all-out"


def test_diplomacy_is_checked_first() -> None:
    g = talking("", "negotiation-04", "negotiation-13", diplomacy=4, strength=2, coins=9)
    assert g.refused("yellow")["negotiation-13 delegate"] == "level"


def test_townsfolk_answer_to_a_delegated_action_but_no_knight() -> None:
    """p. 7 and 14."""
    helpers = ["gatekeeper-coin", "knight-coin"]
    g = talking("", "", "negotiation-03", diplomacy=2, coins=1, townsfolk=helpers)
    me = g.player("yellow")
    assert (len(me.walls), me.coins, me.attributes[DIPLOMACY]) == (1, 1, 2)


def test_the_bonus_ends_with_the_action_and_shows_while_it_lasts() -> None:
    row = ["viking-thief", "viking-marauder"]
    g = talking("", "", "negotiation-14", diplomacy=5, strength=2, coins=9, outsider_row=row)
    seen = g.match.view()["players"][0]
    assert (seen["aided"], seen["aid"]) == (7, 4)
    assert keys(g, g.table.negotiation_slots)[2] == "negotiation-14"
    g.play("yellow fight viking-thief")
    me = g.player("yellow")
    assert (me.aid, me.level(g.table, 7), me.attributes[STRENGTH]) == (0, 2, 2)


# Rallying


def test_a_knight_answers_to_every_card_that_is_kept() -> None:
    g = talking("", "", "negotiation-01", strength=2, coins=1, townsfolk=["knight-coin"])
    assert (g.player("yellow").coins, g.player("yellow").attributes[DIPLOMACY]) == (1, 1)


def test_an_ally_comes_to_the_first_alone() -> None:
    """CD-16, p. 8."""
    mine: dict[str, Any] = {"icon": "military", "rallied": ["negotiation-05"], "strength": 2, "coins": 1}
    g = talking(
        "",
        "",
        "negotiation-01",
        red={"allies": ["ally-military"], "rallied": ["negotiation-13", "negotiation-17", "negotiation-29"]},
        **mine,
    )
    assert (g.player("yellow").icons(g.table)[0], g.player("yellow").allies) == (3, [])


def test_one_card_may_win_two_allies() -> None:
    """B61."""
    rallied = ["negotiation-05", "negotiation-06", "negotiation-10"]
    g = talking("", "", "negotiation-21", icon="military", rallied=rallied, faith=8, coins=1, strength=0)
    assert sorted(keys(g, g.player("yellow").allies)) == ["ally-merchant", "ally-military"]
    assert g.player("yellow").coins == 3 + 2


def test_an_ally_may_offer_a_choice() -> None:
    rallied = ["negotiation-08", "negotiation-12"]
    g = crowned(
        negotiation_row=["", "", "negotiation-04"],
        negotiations=["negotiation-30"],
        yellow=seat(**CREW, icon="military", rallied=rallied, strength=2, coins=1, unpaid=1),
        red=seat(labourer=1),
    )
    g.play("yellow act negotiate")
    assert g.options("yellow") == ["1-repay", "2-discard"]


@pytest.mark.parametrize(
    ("rallied", "points"),
    [
        (["negotiation-01", "negotiation-05"], 0),
        (["negotiation-22", "negotiation-23", "negotiation-01", "negotiation-04", "negotiation-10"], 9 + 9),
        (["negotiation-05", "negotiation-09", "negotiation-02", "negotiation-06", "negotiation-03"], 5 + 2 + 0),
    ],
)
def test_sets_of_different_icons(rallied: list[str], points: int) -> None:
    """CD-17, p. 9: icons 3, 0, 0, 0; 2, 2, 2, 2; 3, 2, 1, 0; the printed one is military."""
    g = crowned(yellow=seat(icon="military", rallied=rallied, labourer=1))
    counted = {0: [3, 0, 0, 0], 18: [2, 2, 2, 2], 7: [3, 2, 1, 0]}[points]
    assert g.player("yellow").icons(g.table) == counted
    assert g.points("yellow")["negotiations"] == points
