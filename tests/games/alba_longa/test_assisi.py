"""Assisi: attack, loot, captives, update."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.games.alba_longa.constants import FARMERS, PRIESTS
from regna.kernel import BadSetup, Match
from regna.scenario import seat, table

from .scenes import attack

ASSISI = {"assisi": "on"}


def test_five_kings_need_all_the_cities() -> None:
    """A50: nobody plays Reate where Assisi is played."""
    with pytest.raises(BadSetup) as refusal:
        Match.new(load("alba-longa"), 5, ASSISI)
    assert refusal.value.code == "assisi-seats"


@pytest.mark.parametrize("seats", [3, 4])
def test_it_can_be_attacked_where_it_is_played(seats: int) -> None:
    for options, cities in (({}, 0), (ASSISI, 1)):
        g = table("alba-longa", seats=seats, options=options, phase="targets", green=seat(soldiers=1))
        assert g.options("green").count("assisi") == cities


def test_it_defends_itself_without_a_hero_and_attackers_play_theirs() -> None:
    """A49."""
    g = table("alba-longa", seats=3, options=ASSISI, phase="targets", green=seat(soldiers=1))
    g.play("green target assisi", "green hero green-3")
    assert g.options("green") == ["silver", "wheat"]
    assert [ask.seat for ask in g.match.pending] == [0]


def test_three_against_three_fails() -> None:
    g = attack("assisi", soldiers=3, options=ASSISI)
    assert g.table.loot == [1, 1, 0]
    assert g.table.defenders == 4


def test_silver_and_wheat_are_taken_at_once() -> None:
    g = attack("assisi", soldiers=6, options=ASSISI)
    g.play("green loot silver")
    assert (g.player("green").silver, g.player("green").wheat) == (6, 2)
    assert g.table.loot == [0, 0, 0]


def test_sabotages_beyond_the_loot_are_lost() -> None:
    """A47."""
    g = attack("assisi", soldiers=9, options=ASSISI)
    g.play("green loot wheat")
    told = [t.event.kind for t in g.match.events_for(None)]
    assert (told.count("loot"), told.count("plundered")) == (2, 1)


def test_it_is_resolved_before_the_other_cities() -> None:
    g = table(
        "alba-longa", seats=3, options=ASSISI, phase="targets", loot={"captive": 1},
        green=seat(soldiers=1), red=seat(soldiers=4),
    )  # fmt: skip
    g.play("green target red", "red target assisi", "green hero green-0", "red hero red-0")
    assert g.table.besieged == [5, 1]


def test_a_captive_works_anywhere_but_in_the_barracks() -> None:
    """A45, A46: without Spoils of War, and whoever has more monuments."""
    g = attack("assisi", options=ASSISI, attacker={"monuments": 9}, loot={"silver": 1, "wheat": 0, "captive": 1})
    g.play("green loot captive")
    assert g.options("green") == ["market", "quarry", "temple"]
    assert g.refused("green") == {"barracks": "captive-soldier", "farm": "captive-farmer"}
    g.play("green settle temple", "green restock silver")
    assert g.player("green").level == 1


def test_a_captive_farms_only_with_a_job_well_done_in_the_harvest_season() -> None:
    """A48."""
    both = {"assisi": "on", "job-well-done": "on"}
    loot = {"silver": 1, "captive": 1}
    g = attack("assisi", options=both, loot=loot)
    g.play("green loot captive")
    assert g.refused("green")["farm"] == "farm-closed"
    g = attack("assisi", soldiers=6, options=both, season="harvest", loot=loot)
    g.play("green loot captive", "green settle farm")
    assert (g.player("green").granary, g.player("green").fields) == (1, 0)
    assert g.player("green").black[FARMERS] == 1


def test_a_captive_can_be_sabotaged_in_the_same_season() -> None:
    """A39: Assisi comes first."""
    g = table(
        "alba-longa", seats=3, options=ASSISI, phase="targets", loot={"captive": 1},
        green=seat(soldiers=4), red=seat(soldiers=5),
    )  # fmt: skip
    g.play("green target red", "red target assisi", "green hero green-4", "red hero red-0")
    g.play("red loot captive", "red settle temple")
    assert g.player("red").black[PRIESTS] == 0


def test_an_attack_brings_a_defender_up_to_eight() -> None:
    g = attack("assisi", options=ASSISI, soldiers=1, defenders=7)
    assert g.table.defenders == 8
    g = attack("assisi", options=ASSISI, soldiers=1, defenders=8)
    assert g.table.defenders == 8


def test_the_king_of_kings_adds_a_lot_every_season() -> None:
    """A43."""
    g = table("alba-longa", seats=3, options=ASSISI, phase="disperse", king="blue")
    assert g.options("blue") == ["silver", "wheat", "captive"]
    g.play("blue restock captive")
    assert (g.table.loot, g.table.supply) == ([1, 1, 1], 9)
    assert g.table.defenders == 3


def test_as_an_option_only_after_an_attack() -> None:
    """A43."""
    g = table("alba-longa", seats=3, options={**ASSISI, "loot": "after-attacks"}, phase="disperse")
    assert g.ask("green").prompt.name == "name"  # type: ignore[union-attr]


def test_never_more_than_three_of_a_kind_and_eight_in_all() -> None:
    g = table("alba-longa", seats=3, options=ASSISI, phase="disperse", loot={"silver": 3, "wheat": 1})
    assert g.refused("green") == {"silver": "lot-full"}
    g = table("alba-longa", seats=3, options=ASSISI, phase="disperse", loot={"silver": 3, "wheat": 3, "captive": 2})
    assert g.ask("green").prompt.name == "name"  # type: ignore[union-attr]


def test_no_captive_is_added_when_the_supply_has_none() -> None:
    """A44."""
    g = table(
        "alba-longa", seats=3, options=ASSISI, phase="disperse", loot={"silver": 3, "wheat": 1},
        red=seat(captured={"quarry": 10}),
    )  # fmt: skip
    assert g.table.loot == [3, 2, 0]
