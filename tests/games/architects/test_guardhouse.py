"""The Guardhouse (p. 13): cases the example leaves open."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import captives, goods, prison, turn


def test_ada_of_low_virtue_pays_a_debt_without_tax() -> None:
    """(V10) Ruling N15: both savings add up."""
    g = table(yellow=seat(board="ada", virtue=1, silver=3, unpaid=1))
    g.play("yellow place guardhouse", "yellow guard pay-debt")
    assert g.player("yellow").silver == 0
    assert g.player("yellow").virtue == 2
    assert g.player("yellow").paid == 1
    assert g.table.tax == 4


def test_a_rescue_by_debt_without_virtue_costs_two_debts() -> None:
    """(V11)"""
    g = table(yellow=seat(virtue=0), red=seat(captured={"yellow": 4}))
    g.play("yellow place guardhouse", "yellow guard rescue-by-debt")
    assert g.player("yellow").unpaid == 2
    assert g.player("yellow").virtue == 0
    assert g.player("yellow").reserve == 19
    assert captives(g, "red") == {}


def test_actions_come_in_any_order_and_debts_repeat() -> None:
    """(V13)"""
    mine = seat(guardhouse=2, silver=12, unpaid=3, prison=2, apprentices=["debt-collector-stone"])
    g = table(yellow=mine)
    g.play("yellow place guardhouse", "yellow guard pay-debt", "yellow guard release", "yellow guard pay-debt")
    me = g.player("yellow")
    assert (me.silver, me.unpaid, me.paid, me.virtue, me.reserve) == (0, 1, 2, 9, 17)
    assert goods(g, "yellow") == {"stone": 4}
    assert g.table.tax == 4 + 6
    assert prison(g) == {}
    assert turn(g) == "red"


def test_each_debt_is_priced_at_the_virtue_of_the_moment() -> None:
    """(V14)"""
    g = table(yellow=seat(guardhouse=1, virtue=3, silver=11, unpaid=2))
    g.play("yellow place guardhouse", "yellow guard pay-debt")
    assert g.player("yellow").silver == 6
    assert g.table.tax == 4 + 2
    g.play("yellow guard pay-debt")
    assert g.player("yellow").silver == 0
    assert g.player("yellow").virtue == 5
    assert g.table.tax == 4 + 2 + 3


def test_a_rescue_for_silver() -> None:
    """(V61)"""
    g = table(seats=3, yellow=seat(silver=5), red=seat(captured={"yellow": 3}), green=seat(captured={"yellow": 1}))
    g.play("yellow place guardhouse", "yellow guard rescue")
    assert g.player("yellow").silver == 0
    assert g.player("yellow").reserve == 19
    assert g.table.tax == 4 + 2


def test_a_rescue_leaves_the_captives_of_others_where_they_are() -> None:
    g = table(seats=3, yellow=seat(silver=5), red=seat(captured={"yellow": 3, "green": 2}))
    g.play("yellow place guardhouse", "yellow guard rescue")
    assert captives(g, "red") == {"green": 2}


def test_whoever_could_pay_may_still_choose_the_debt() -> None:
    """Ruling X20."""
    g = table(yellow=seat(silver=5), red=seat(captured={"yellow": 1}))
    g.play("yellow place guardhouse")
    assert g.options("yellow") == ["rescue", "rescue-by-debt", "stop"]


def test_the_visit_ends_when_there_is_nothing_left_to_do() -> None:
    """Ruling X18: nobody can be sent twice."""
    g = table(yellow=seat(guardhouse=2, captured={"red": 1}))
    g.play("yellow place guardhouse", "yellow guard send")
    assert g.player("yellow").silver == 1
    assert turn(g) == "red"


def test_a_debt_paid_at_the_top_of_the_track_may_destroy_another() -> None:
    """Point by point: the virtue of the payment goes over the top."""
    g = table(yellow=seat(virtue=14, silver=6, unpaid=2))
    g.play("yellow place guardhouse", "yellow guard pay-debt", "yellow destroy destroy")
    assert (g.player("yellow").unpaid, g.player("yellow").paid) == (0, 1)
