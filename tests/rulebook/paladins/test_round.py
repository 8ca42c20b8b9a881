"""The course of a round (p. 8 to 12)."""

from __future__ import annotations

from regna.games.paladins.base import BASE
from regna.games.paladins.words import (
    ANY,
    FAITH,
    FIGHTER,
    FORTIFY,
    INFLUENCE,
    MERCHANT,
    SCOUT,
    STRENGTH,
)
from regna.scenario import Scene, seat, table


def keys(g: Scene, cards: list[int]) -> list[str]:
    return ["" if card < 0 else g.table.cards[card].key for card in cards]


def test_the_first_order_wants_five_walls_and_is_worth_four_points_to_all_who_have_them() -> None:
    """EX-02, p. 8: then 6 and 8 for the other two places."""
    walls = ["wall-strength-2", "wall-strength-2", "wall-fighter", "wall-scout"]
    g = table(
        "paladins",
        seats=3,
        round=3,
        orders=["order-fortify", "order-attack", "order-convert"],
        yellow=seat(walls=[*walls, "wall-cleric"]),
        red=seat(walls=["wall-merchant", "wall-labourer-2", "wall-labourer-3", "wall-vp-2", "wall-vp-2"]),
        green=seat(walls=["wall-labourer-cleric", "wall-labourer-scout"]),
    )
    assert [g.points(colour)["orders"] for colour in ("yellow", "red", "green")] == [4, 4, 0]


def test_the_other_orders_are_worth_six_and_eight() -> None:
    """EX-02, p. 8."""
    for orders, points in (
        (["order-attack", "order-commission"], 6),
        (["order-attack", "order-absolve", "order-commission"], 8),
    ):
        g = table("paladins", round=3, orders=orders, yellow=seat(monks=5))
        assert g.points("yellow")["orders"] == points


def test_five_tavern_cards_for_four_players() -> None:
    """EX-03, p. 9."""
    g = table("paladins", seats=4, phase="round", round=0)
    assert len(g.table.tavern_row) == 5


def test_engelier_brings_workers_boosts_and_coins_for_attacks() -> None:
    """EX-04, p. 9."""
    g = table(
        "paladins",
        phase="gather",
        tavern_row=["tavern-llmm", "tavern-ssmm", "tavern-mmcc"],
        outsider_row=["byzantine-archer"],
        yellow=seat(chosen="engelier"),
        red=seat(chosen="roland"),
    )
    me = g.player("yellow")
    assert (me.workers[FIGHTER], me.workers[SCOUT], sum(me.workers)) == (1, 1, 2)
    assert [me.level(g.table, each) for each in (STRENGTH, FAITH, INFLUENCE)] == [3, 1, 0]
    g.play("yellow tavern tavern-ssmm", "red tavern tavern-llmm", "yellow act attack", "yellow staff 2-scout+1-fighter")
    assert me.coins == 2
    assert me.attributes == [0, 0, 1]


def test_a_card_of_the_tavern_stays_and_each_is_taken_once() -> None:
    """p. 10."""
    row = ["tavern-llmm", "tavern-ssmm", "tavern-mmcc"]
    g = table("paladins", phase="gather", tavern_row=row, yellow=seat(chosen="roland"), red=seat(chosen="oliver"))
    assert g.options("yellow") == row
    g.play("yellow tavern tavern-ssmm")
    assert g.options("red") == ["tavern-llmm", "tavern-mmcc"]


def test_the_end_of_a_round_moves_the_townsfolk_on() -> None:
    """EX-05, p. 11."""
    g = table(
        "paladins",
        phase="reset",
        townsfolk_row=["", "squire-faith", "", "defender-tax", "debt-collector-scout"],
        townsfolk=["abbot-tax", "acolyte-tax", "watchman-tax"],
    )
    assert keys(g, g.table.townsfolk_gone) == ["debt-collector-scout"]
    assert keys(g, g.table.townsfolk_slots) == [
        "watchman-tax",
        "acolyte-tax",
        "abbot-tax",
        "squire-faith",
        "defender-tax",
    ]


def test_without_an_outsider_on_the_left_none_is_discarded() -> None:
    """EX-06, p. 11."""
    g = table(
        "paladins",
        phase="reset",
        outsider_row=["", "viking-thief", "viking-traitor", "", "saracen-thief", "viking-mercenary"],
        outsiders=["saracen-archer", "byzantine-archer"],
    )
    assert g.table.outsiders_gone == []
    assert keys(g, g.table.outsider_slots) == [
        "viking-thief", "viking-traitor", "saracen-thief", "viking-mercenary", "saracen-archer", "byzantine-archer",
    ]  # fmt: skip


def test_all_tavern_cards_of_the_round_are_discarded_face_up() -> None:
    """EX-07, p. 11: four players, five cards."""
    row = ["tavern-llmm", "tavern-ssmm", "tavern-mmcc", "tavern-llff", "tavern-lsss"]
    g = table("paladins", seats=4, phase="reset", tavern_row=row)
    assert keys(g, g.table.tavern_gone) == row
    assert len(g.table.tavern_row) == 5


def test_fortify_needs_influence_and_gives_strength() -> None:
    """EX-08, p. 12."""
    assert (BASE.actions[FORTIFY].needs, BASE.actions[FORTIFY].gives) == (INFLUENCE, STRENGTH)


def test_fortify_takes_a_merchant_anybody_and_a_scout() -> None:
    """EX-09, p. 12."""
    assert BASE.actions[FORTIFY].staff[0].slots == (MERCHANT, ANY, SCOUT)
    g = table("paladins", yellow=seat(provisions=1, merchant=1, labourer=1, scout=1))
    g.play("yellow act fortify")
    assert g.player("yellow").workers == [0] * 6
    g = table("paladins", yellow=seat(provisions=1, merchant=1, labourer=1, cleric=1))
    assert g.refused("yellow")["fortify"] == "workers"
