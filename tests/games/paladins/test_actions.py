"""Actions at their edges."""

from __future__ import annotations

import pytest

from regna.games.paladins.base import BASE
from regna.games.paladins.words import DEVELOP, FIGHTER, SCOUT
from regna.scenario import seat, table

CREW = {"scout": 3, "merchant": 3, "fighter": 3, "cleric": 3}


@pytest.mark.parametrize(
    ("strength", "slot", "coins"), [(6, 3, 1), (0, 0, 1), (5, 3, 1), (7, 3, 0), (1, 5, 5), (2, 5, 5), (3, 5, 4)]
)
def test_missing_strength_costs_a_coin_for_two_rounded_up(strength: int, slot: int, coins: int) -> None:
    """ED-01, ED-02, p. 20 (A06)."""
    row = [""] * slot + ["byzantine-archer"]
    g = table("paladins", outsider_row=row, yellow=seat(strength=strength, coins=5, scout=1, labourer=1, fighter=1))
    g.play("yellow act attack")
    assert g.player("yellow").coins == 5 - coins


def test_four_coins_are_not_enough_against_strength_11() -> None:
    """ED-04, p. 20."""
    row = ["", "", "", "", "", "byzantine-archer"]
    g = table("paladins", outsider_row=row, yellow=seat(strength=1, coins=4, scout=1, labourer=1, fighter=1))
    assert g.refused("yellow")["attack"] == "level-or-coins"


def test_commission_seven_times_and_attack_without_limit() -> None:
    """ED-08, p. 12."""
    attacked = [
        "viking-thief",
        "viking-traitor",
        "saracen-thief",
        "saracen-traitor",
        "byzantine-archer",
        "saracen-archer",
    ]
    g = table(
        "paladins",
        outsider_row=["byzantine-hunter"],
        yellow=seat(**CREW, strength=12, faith=12, provisions=9, monks=7, attacked=[*attacked, "viking-lookout"]),
    )
    assert g.refused("yellow")["commission"] == "all-out"
    assert "attack" in g.options("yellow")


@pytest.mark.parametrize(
    ("action", "things"),
    [
        (
            "fortify",
            {
                "walls": [
                    "wall-scout",
                    "wall-merchant",
                    "wall-fighter",
                    "wall-cleric",
                    "wall-vp-2",
                    "wall-vp-2",
                    "wall-labourer-2",
                ]
            },
        ),
        ("garrison", {"outposts": 7}),
        ("absolve", {"jars": 7}),
        (
            "convert",
            {
                "converted": [
                    "viking-thief",
                    "viking-traitor",
                    "saracen-thief",
                    "saracen-traitor",
                    "byzantine-archer",
                    "saracen-archer",
                    "viking-lookout",
                ]
            },
        ),
    ],
)
def test_the_other_limits_of_seven(action: str, things: dict[str, object]) -> None:
    """p. 12."""
    g = table("paladins", yellow=seat(**CREW, strength=12, faith=12, influence=12, provisions=9, coins=9, **things))
    assert g.refused("yellow")[action] == "all-out"


def test_with_faith_1_a_monk_stays_in_the_first_region() -> None:
    """ED-10, p. 16."""
    g = table("paladins", yellow=seat(**CREW, faith=1, provisions=1))
    g.play("yellow act commission")
    assert g.options("yellow") == ["1-recruit", "1-coins"]
    assert g.refused("yellow")["2-coins"] == "level"
    assert g.refused("yellow")["1-labourer"] == "closed"


def test_without_strength_no_outpost_and_no_coins_help() -> None:
    """ED-11, p. 18."""
    g = table("paladins", yellow=seat(**CREW, provisions=1, coins=9))
    assert g.refused("yellow")["garrison"] == "level"


def test_a_place_takes_one_piece_of_anybody() -> None:
    """p. 16 and 18."""
    g = table("paladins", yellow=seat(**CREW, faith=2, provisions=1), red=seat(outposts=["1-coins"]))
    g.play("yellow act commission")
    assert g.refused("yellow")["1-coins"] == "taken"


def test_the_first_conversion_is_free() -> None:
    """ED-44, p. 21."""
    g = table("paladins", outsider_row=["byzantine-archer"], yellow=seat(fighter=1, labourer=1, cleric=1))
    g.play("yellow act convert")
    assert len(g.player("yellow").converted) == 1


def test_a_boost_opens_the_third_wall_and_anseis_builds_it_for_nothing() -> None:
    """ED-46, p. 17."""
    walls = ["wall-scout", "wall-merchant"]
    g = table("paladins", yellow=seat(paladin="anseis", merchant=1, labourer=1, scout=1, walls=walls))
    g.play("yellow act fortify")
    assert len(g.player("yellow").walls) == 3


def test_the_pile_of_walls_can_run_out() -> None:
    """A18: with four players there are 24 walls for 28 places."""
    g = table(
        "paladins",
        seats=4,
        yellow=seat(**CREW, influence=12, provisions=9, walls=["wall-scout", "wall-merchant", "wall-fighter"]),
        red=seat(walls=["wall-discard-or-coins"] * 4 + ["wall-repay-or-coins"] * 3),
        green=seat(walls=["wall-strength-2"] * 2 + ["wall-labourer-vp-1"] * 2 + ["wall-vp-2"] * 2 + ["wall-cleric"]),
        blue=seat(
            walls=["wall-labourer-3", "wall-labourer-2", "wall-scout-merchant"]
            + [f"wall-labourer-{w}" for w in ("merchant", "fighter", "scout", "cleric")]
        ),
    )
    assert g.refused("yellow")["fortify"] == "no-walls"


def test_prayers_do_not_reach_favours() -> None:
    """ED-17, p. 8."""
    g = table(
        "paladins",
        round=3,
        favours=["favour-chapel"],
        yellow=seat(labourer=2, busy=["hunt"]),
        red=seat(labourer=3),
    )
    g.play("yellow act favour-chapel")
    assert g.options("yellow") == ["hunt", "stop"]
    g.play("yellow clear stop")
    assert g.refused("red")["favour-chapel"] == "favour-taken"


def test_praying_for_nothing_is_allowed() -> None:
    """A23."""
    g = table("paladins", yellow=seat(coins=2, cleric=1))
    g.play("yellow act pray")
    assert g.player("yellow").coins == 0


def test_a_prayer_from_a_place_may_free_the_action_that_won_it() -> None:
    """A22."""
    g = table("paladins", yellow=seat(strength=5, provisions=1, merchant=1, labourer=1, fighter=1))
    g.play("yellow act garrison", "yellow guard 3-pray")
    assert g.options("yellow") == ["garrison", "stop"]


def test_townsfolk_on_the_left_can_be_had_by_debt_without_coins() -> None:
    """p. 14: the two leftmost only."""
    row = ["abbot-tax", "acolyte-tax", "defender-tax", "gatekeeper-tax", "watchman-tax"]
    g = table("paladins", townsfolk_row=row, yellow=seat(labourer=1))
    g.play("yellow act recruit")
    assert g.options("yellow") == ["abbot-tax quest", "acolyte-tax quest", "watchman-tax quest"]
    assert g.refused("yellow")["defender-tax quest"] == "coins"
    g.play("yellow hire acolyte-tax quest")
    assert g.player("yellow").unpaid == 1


def test_a_favour_develops_without_coins_and_the_architect_answers() -> None:
    """A29."""
    g = table(
        "paladins",
        round=3,
        favours=["favour-guild"],
        yellow=seat(merchant=1, provisions=1, townsfolk=["architect-provision"]),
    )
    g.play("yellow act favour-guild", "yellow choose 1-develop", "yellow cover fortify-left")
    me = g.player("yellow")
    assert (me.workshops, me.provisions, me.workers[SCOUT], me.is_busy(BASE.actions[DEVELOP])) == (1, 1, 1, False)


def test_a_favour_is_usable_in_the_round_it_is_revealed() -> None:
    """ED-34, p. 8: in round 3 there is the third order and the first favour."""
    g = table("paladins", round=2, phase="round", yellow=seat(chosen=[]))
    assert (len(g.table.orders_shown), len(g.table.favours_shown)) == (3, 1)


def test_a_free_recruit_is_a_quest_or_a_companion_or_nothing() -> None:
    """A03."""
    g = table("paladins", townsfolk_row=["", "", "abbot-labourer"], yellow=seat(**CREW, provisions=1))
    g.play("yellow act commission", "yellow send 1-recruit")
    g.match.apply(0, g.ask("yellow").options[0])  # type: ignore[union-attr]
    assert g.options("yellow") == ["abbot-labourer quest", "abbot-labourer keep", "stop"]


def test_samson_develops_for_two_coins_and_roland_recruits_for_none() -> None:
    """p. 9, abilities of two paladins that only the pieces show."""
    g = table("paladins", yellow=seat(paladin="samson", coins=2, labourer=2))
    g.play("yellow act develop", "yellow cover attack-left")
    assert g.player("yellow").coins == 0
    g = table("paladins", townsfolk_row=["", "", "acolyte-labourer"], yellow=seat(paladin="roland", labourer=1))
    g.play("yellow act recruit")
    assert sum(g.player("yellow").workers) == 1


@pytest.mark.parametrize(
    ("paladin", "action", "things"),
    [
        ("ivon", "commission", {}),
        ("berengier", "garrison", {}),
        ("anseis", "fortify", {}),
        ("ivoire", "absolve", {}),
        ("gerier", "convert", {}),
        ("oliver", "pray", {}),
    ],
)
def test_six_paladins_do_something_for_nothing(paladin: str, action: str, things: dict[str, object]) -> None:
    g = table("paladins", yellow=seat(paladin=paladin, **CREW, **things))
    assert action in g.options("yellow")


@pytest.mark.parametrize(
    ("paladin", "action", "field", "n"),
    [("gerin", "conspire", "coins", 2), ("girard", "hunt", "provisions", 3), ("otton", "trade", "coins", 3)],
)
def test_three_paladins_bring_more(paladin: str, action: str, field: str, n: int) -> None:
    g = table("paladins", suspicions=["suspicion-0"], yellow=seat(paladin=paladin, labourer=1))
    g.play(f"yellow act {action}")
    assert getattr(g.player("yellow"), field) == n
    assert g.player("yellow").workers[FIGHTER] == 0
