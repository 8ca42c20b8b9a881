"""Sabotage: what can be hit, what happens to it, and the spoils of war."""

from __future__ import annotations

import pytest

from regna.games.alba_longa.constants import FARMERS, MERCHANTS, PRIESTS, WORKERS
from regna.scenario import seat

from .scenes import attack

SPOILS = {"spoils-of-war": "on"}
BOTH = {"spoils-of-war": "on", "job-well-done": "on"}


def test_what_is_not_there_cannot_be_hit() -> None:
    g = attack("red", red=seat(soldiers=0, workers=2, merchants=2))
    assert g.options("green") == ["market", "quarry"]
    assert g.refused("green") == {"barracks": "barracks", "temple": "nobody-there", "farm": "nobody-there"}


def test_the_only_merchant_is_laid_down() -> None:
    g = attack("red", red=seat(merchants=1, workers=2, priests=1))
    g.play("green sabotage market")
    red = g.player("red")
    assert (red.at[MERCHANTS], red.lying, red.housing) == (1, True, 4)
    g.play("green sabotage temple")
    assert (red.silver, red.monuments, red.level) == (5, 1, 0)


def test_a_lying_merchant_cannot_be_hit_again() -> None:
    g = attack("red", soldiers=6, red=seat(merchants=1, workers=2, priests=1))
    g.play("green sabotage market")
    assert g.options("green") == ["quarry", "temple"]
    assert g.refused("green")["market"] == "merchant-lies"


def test_merchants_go_home_before_the_last_lies_down() -> None:
    g = attack("red", soldiers=6, red=seat(merchants=2, workers=3, priests=1))
    g.play("green sabotage market", "green sabotage market")
    red = g.player("red")
    assert (red.at[MERCHANTS], red.lying, red.housing) == (1, True, 3)


def test_farmers_of_the_granary_go_home_first_and_those_on_fields_lie_down() -> None:
    g = attack("red", soldiers=6, season="harvest", red=seat(farmers=6, housing=0, workers=1))
    g.play("green sabotage farm")
    red = g.player("red")
    assert (red.at[FARMERS], red.fallen, red.housing) == (5, 0, 1)
    g.play("green sabotage farm")
    assert (red.at[FARMERS], red.fallen, red.housing) == (5, 1, 1)


def test_lying_farmers_cannot_be_hit_again() -> None:
    g = attack("red", soldiers=6, season="harvest", red=seat(farmers=1, workers=2, priests=1))
    g.play("green sabotage farm")
    assert g.refused("green")["farm"] == "farmers-lie"


def test_a_sabotage_without_a_target_is_lost() -> None:
    """A16: and one with a target must be carried out."""
    g = attack("red", soldiers=6, red=seat(workers=1))
    told = [t.event.kind for t in g.match.events_for(None)]
    assert (told.count("sabotage"), told.count("spared")) == (1, 2)


def test_the_disc_is_no_target() -> None:
    g = attack("red", red=seat(level=5, workers=2, merchants=2))
    assert g.refused("green")["temple"] == "nobody-there"


def test_surplus_priests_shield_those_on_the_track() -> None:
    """A22: nine priests from level 8 on reach 10; one fewer still does."""
    g = attack("red", soldiers=1, red=seat(level=8, priests=4, workers=1))
    g.play("green sabotage temple")
    assert g.player("red").level == 10


# Spoils of War (p. 14)


@pytest.mark.parametrize(("mine", "theirs", "captured"), [(0, 0, 1), (2, 3, 1), (3, 2, 0)])
def test_only_from_a_city_with_as_many_monuments(mine: int, theirs: int, captured: int) -> None:
    g = attack("red", options=SPOILS, attacker={"monuments": mine}, red=seat(workers=3, priests=3, monuments=theirs))
    g.play("green sabotage quarry")
    assert g.player("green").black[WORKERS] == captured
    assert g.player("red").housing == 3


def test_without_the_variant_nobody_is_captured() -> None:
    g = attack("red", red=seat(workers=3, priests=3))
    g.play("green sabotage quarry")
    assert g.player("green").black[WORKERS] == 0


def test_captured_peasants_work_this_season_and_then_leave() -> None:
    """Two captured workers are a pair; they are neither fed nor people."""
    g = attack("red", options=SPOILS, red=seat(workers=3, priests=3))
    g.play("green sabotage quarry", "green sabotage quarry")
    me = g.player("green")
    assert (me.monuments, me.housing, sum(me.black)) == (1, 8, 0)
    assert g.table.supply == 10


def test_the_only_merchant_is_laid_down_and_captured_all_the_same() -> None:
    g = attack("red", options=SPOILS, red=seat(merchants=1, workers=2, priests=1))
    g.play("green sabotage market")
    assert g.player("red").lying
    assert g.player("green").black[MERCHANTS] == 1


def test_a_captured_merchant_beside_a_lying_one_takes_the_second_space() -> None:
    """A42: the first space pays nothing, but a stall is taken."""
    g = attack(
        "red",
        options=SPOILS,
        attacker={"merchants": 1, "lying": True},
        stalls=[3, 2],
        red=seat(merchants=2, workers=2),
        soldiers=1,
    )
    g.play("green sabotage market")
    assert g.player("green").silver == 5 + 2


def test_farmers_of_fields_bring_a_wheat_each_without_a_job_well_done() -> None:
    """A40: at once; those of the granary bring nothing."""
    g = attack("red", soldiers=6, options=SPOILS, season="harvest", red=seat(farmers=6, housing=0, workers=1))
    g.play("green sabotage farm")
    assert g.player("green").wheat == 0
    g.play("green sabotage farm")
    assert g.player("green").wheat == 1
    assert g.player("green").black[FARMERS] == 0


def test_farmers_are_captured_into_the_granary_with_a_job_well_done() -> None:
    g = attack("red", soldiers=6, options=BOTH, season="harvest", red=seat(farmers=6, housing=0, workers=1))
    g.play("green sabotage farm", "green sabotage farm")
    me = g.player("green")
    assert (me.wheat, me.fields, me.granary) == (0, 0, 2)


def test_a_captured_peasant_can_be_hit_and_goes_back_to_the_supply() -> None:
    """A39: it was placed last."""
    g = attack("red", red=seat(priests=2, captured={"temple": 1}, workers=2))
    g.play("green sabotage temple")
    red = g.player("red")
    assert (red.at[PRIESTS], red.black[PRIESTS], red.housing) == (2, 0, 4)
    assert g.table.supply == 10


def test_a_captured_peasant_can_be_captured_again() -> None:
    """A39."""
    g = attack("red", options=SPOILS, red=seat(priests=2, captured={"temple": 1}, workers=2))
    g.play("green sabotage temple")
    assert g.player("green").black[PRIESTS] == 1
    assert g.table.supply == 9


def test_a_captured_peasant_who_is_the_only_merchant_is_laid_down() -> None:
    """A39."""
    g = attack("red", red=seat(captured={"market": 1}, workers=2, priests=1))
    g.play("green sabotage market")
    assert (g.player("red").lying, g.player("red").black[MERCHANTS]) == (True, 1)


def test_without_black_peasants_left_the_sabotage_works_and_nobody_is_captured() -> None:
    """A41."""
    g = attack("red", options=SPOILS, red=seat(workers=3, priests=3), blue=seat(captured={"quarry": 10}))
    g.play("green sabotage quarry")
    assert g.player("red").at[WORKERS] == 2
    assert g.player("green").black[WORKERS] == 0
