"""Workers and slots: what fits, what is refused, what is asked."""

from __future__ import annotations

import pytest

from regna.games.paladins.base import BASE
from regna.games.paladins.crews import can_staff, crews
from regna.games.paladins.staff import staff_for
from regna.games.paladins.words import (
    ANY,
    ATTACK,
    CLERIC,
    COMMISSION,
    CRIMINAL,
    FIGHTER,
    LABOURER,
    SCOUT,
    WORKERS,
)
from regna.scenario import seat, table


def test_one_worker_now_is_not_joined_by_another_later() -> None:
    """ED-05, p. 15: only a prayer makes Trade free again."""
    g = table("paladins", yellow=seat(coins=2, labourer=1, merchant=2, cleric=1), red=seat(labourer=2))
    g.play("yellow act trade", "yellow hands 1", "yellow staff 1-labourer", "red act conspire")
    assert g.refused("yellow")["trade"] == "busy"
    g.play("yellow act pray", "yellow clear trade", "red act pass")
    assert "trade" in g.options("yellow")


def test_a_criminal_is_as_good_as_a_fighter() -> None:
    """ED-07, p. 12 and 14."""
    row = ["", "", "", "", "abbot-tax"]
    g = table("paladins", townsfolk_row=row, yellow=seat(scout=1, cleric=1))
    g.play("yellow act recruit")
    assert "abbot-tax keep" not in g.options("yellow")
    g = table("paladins", townsfolk_row=row, yellow=seat(scout=1, criminal=1))
    g.play("yellow act recruit")
    assert "abbot-tax keep" in g.options("yellow")


def test_two_workshops_leave_the_cleric() -> None:
    """ED-13, p. 13: exactly one worker, a cleric or a criminal."""
    shops = ["commission-left", "commission-middle"]
    g = table("paladins", yellow=seat(provisions=1, labourer=1, cleric=1, criminal=1, workshops=shops))
    g.play("yellow act commission", "yellow send 1-coins")
    assert g.options("yellow") == ["1-cleric", "1-criminal"]


def test_a_third_workshop_has_no_slot_on_an_action() -> None:
    """ED-14, p. 13."""
    g = table("paladins", yellow=seat(coins=4, labourer=2, workshops=["attack-left", "attack-middle"]))
    g.play("yellow act develop")
    assert g.refused("yellow") == {"attack-left": "covered", "attack-middle": "covered"}
    assert len(g.options("yellow")) == 10


def test_the_ninth_workshop_does_not_exist() -> None:
    """ED-16, p. 13."""
    shops = [
        f"{action}-{side}" for action in ("attack", "absolve", "convert", "fortify") for side in ("left", "middle")
    ]
    g = table("paladins", yellow=seat(coins=4, labourer=2, workshops=shops))
    assert g.refused("yellow")["develop"] == "all-out"


def test_a_worker_under_a_new_workshop_leaves_and_the_action_stays_busy() -> None:
    """p. 13 (A28)."""
    g = table(
        "paladins",
        outsider_row=["byzantine-archer"],
        yellow=seat(coins=4, strength=1, scout=1, labourer=3, fighter=1),
        red=seat(labourer=3),
    )
    g.play("yellow act attack", "red act conspire", "yellow act develop", "yellow cover attack-left")
    me = g.player("yellow")
    assert me.placed[3 * ATTACK : 3 * ATTACK + 3] == [0, LABOURER + 1, FIGHTER + 1]
    assert me.is_busy(BASE.actions[ATTACK])


def test_each_slot_shows_its_own_colour_where_it_can() -> None:
    g = table(
        "paladins",
        outsider_row=["byzantine-archer"],
        yellow=seat(strength=1, scout=1, criminal=2, cleric=1),
        red=seat(labourer=2),
    )
    g.play("yellow act attack", "yellow staff 1-cleric+2-criminal", "red act conspire")
    me = g.player("yellow")
    at = 3 * ATTACK
    assert me.placed[at : at + 3] == [CRIMINAL + 1, CLERIC + 1, CRIMINAL + 1]


@pytest.mark.parametrize("slots", [(ANY,), (ANY, ANY), (SCOUT, ANY, CLERIC), (CRIMINAL,), (ANY, FIGHTER), (CLERIC,)])
@pytest.mark.parametrize(
    "workers", [(0,) * 6, (1, 0, 0, 0, 0, 1), (0, 1, 0, 0, 1, 0), (2, 1, 1, 1, 1, 2), (0, 0, 0, 0, 0, 3)]
)
def test_there_is_a_crew_exactly_when_the_slots_can_be_filled(slots: tuple[int, ...], workers: tuple[int, ...]) -> None:
    staff = staff_for(slots)
    found = crews(workers, staff)
    assert bool(found) == can_staff(list(workers), staff)
    assert len(set(found)) == len(found)
    for crew in found:
        assert sum(crew) == len(slots)
        assert all(n <= most for n, most in zip(crew, workers, strict=True))
        assert can_staff(list(crew), staff)


def test_a_crew_is_asked_for_only_where_there_is_a_choice() -> None:
    """Every way to fill Commission, in words."""
    everybody = tuple(2 for _ in WORKERS)
    staff = BASE.actions[COMMISSION].staff[0]
    assert len(crews(everybody, staff)) == 19
    assert len(crews((0, 1, 0, 0, 2, 0), staff)) == 1
