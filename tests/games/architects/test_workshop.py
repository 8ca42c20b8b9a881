"""The Workshop (p. 9 and 10): cases the examples leave open."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import cards, turn
from tests.games.architects.printed import BUILDINGS

ROW = ["woodcutter", "jeweller", "labourer", "squire-gold"]


@pytest.mark.parametrize(("virtue", "price", "tax"), [(7, 4, 2), (4, 4, 2), (3, 3, 1), (2, 3, 1), (1, 2, 0), (0, 2, 0)])
def test_low_virtue_saves_tax_on_hiring(virtue: int, price: int, tax: int) -> None:
    """(V07)"""
    g = table(top_row=ROW, yellow=seat(silver=price, virtue=virtue))
    g.play("yellow place workshop", "yellow work hire", "yellow hire woodcutter")
    assert g.player("yellow").silver == 0
    assert g.table.tax == 4 + tax


def test_five_workers_reach_every_column_and_draw_three_plans() -> None:
    """(V25)"""
    g = table(top_row=ROW, yellow=seat(workshop=4, silver=4))
    g.play("yellow place workshop", "yellow work hire")
    assert len(g.options("yellow")) == 8
    g.play("yellow hire squire-gold")
    assert g.table.coins == [0] * 8

    g = table(yellow=seat(workshop=4, silver=4))
    g.play("yellow place workshop", "yellow work plans")
    assert len(g.player("yellow").hand) == 3


def test_one_worker_pays_a_coin_for_every_column_passed() -> None:
    """(V26)"""
    g = table(top_row=ROW, coins=[0, 2, 0, 0], yellow=seat(silver=7))
    g.play("yellow place workshop", "yellow work hire", "yellow hire squire-gold")
    assert g.player("yellow").silver == 0
    assert g.table.coins == [1, 3, 1, 0, 0, 0, 0, 0]
    assert g.table.tax == 4 + 2
    assert cards(g, g.table.top_row[:3]) == ROW[:3]
    assert len(g.table.top_row) == 4


def test_the_coins_of_the_wanted_card_cannot_help_to_pay() -> None:
    """(V28) Ruling X03."""
    g = table(top_row=ROW, coins=[2], yellow=seat(silver=3))
    g.play("yellow place workshop")
    assert g.options("yellow") == ["plans"]
    assert g.refused("yellow") == {"hire": "silver"}


def test_coins_go_to_whoever_hires_and_slide_with_the_cards() -> None:
    g = table(top_row=ROW, coins=[1, 2, 3, 4], yellow=seat(workshop=1, silver=4))
    g.play("yellow place workshop", "yellow work hire", "yellow hire jeweller")
    assert g.player("yellow").silver == 2
    assert cards(g, g.table.top_row[:3]) == ["woodcutter", "labourer", "squire-gold"]
    assert g.table.coins[:4] == [1, 3, 4, 0]


def test_columns_within_reach_get_coins_too_and_the_other_row_none() -> None:
    """The coins start on the first card of the row, even where own workers reach (p. 9)."""
    g = table(top_row=ROW, yellow=seat(workshop=2, silver=5))
    g.play("yellow place workshop", "yellow work hire", "yellow hire squire-gold")
    assert g.table.coins == [1, 0, 0, 0, 0, 0, 0, 0]


def test_at_the_limit_an_apprentice_makes_room_and_virtue_stays() -> None:
    """(V29)"""
    five = ["acolyte-card", "miner", "miner", "thief", "trickster"]
    g = table(top_row=["squire-virtue"], yellow=seat(virtue=8, silver=4, apprentices=five))
    g.play("yellow place workshop", "yellow work hire", "yellow hire squire-virtue", "yellow dismiss acolyte-card")
    assert cards(g, g.player("yellow").apprentices) == ["miner", "miner-2", "thief", "trickster", "squire-virtue"]
    assert g.player("yellow").virtue == 9
    assert cards(g, g.table.apprentices[:1]) == ["acolyte-card"]


def test_the_same_apprentice_may_be_hired_twice() -> None:
    g = table(top_row=["miner"], yellow=seat(silver=4, apprentices=["miner-2"]))
    g.play("yellow place workshop", "yellow work hire", "yellow hire miner")
    assert cards(g, g.player("yellow").apprentices) == ["miner-2", "miner"]


def test_without_plans_in_the_pile_the_workshop_is_open_still() -> None:
    """Ruling X07: one draws what is there, even nothing."""
    g = table(top_row=ROW, yellow=seat(silver=4), red=seat(built=[name for name, *_ in BUILDINGS]))
    g.play("yellow place workshop")
    assert g.options("yellow") == ["hire", "plans"]
    g.play("yellow work plans")
    assert cards(g, g.player("yellow").hand) == []
    assert turn(g) == "red"


def test_the_hand_is_cut_to_six_at_the_end_of_the_turn() -> None:
    """p. 10: what is over six goes face down under the pile."""
    hand = ["well", "keep", "castle", "chapel", "church", "palace"]
    g = table(buildings=["tavern", "smithy"], yellow=seat(workshop=1, silver=4, hand=hand))
    g.play("yellow place workshop", "yellow work plans")
    assert len(g.player("yellow").hand) == 8
    g.play("yellow discard keep", "yellow discard tavern")
    assert cards(g, g.player("yellow").hand) == ["well", "castle", "chapel", "church", "palace", "smithy"]
    assert sorted(cards(g, g.table.buildings[:2])) == ["keep", "tavern"]
    assert turn(g) == "red"


def test_there_is_no_hand_limit_during_a_turn() -> None:
    """A seventh card may be drawn as long as only six are left when the turn ends."""
    hand = ["chapel", "keep", "castle", "well", "church", "palace"]
    mine = seat(hand=hand, gold=1)
    g = table(rewards=["reward-card"], yellow=mine)
    g.play("yellow place guildhall", "yellow build cathedral", "yellow give-up well")
    assert len(g.player("yellow").hand) == 6
    assert turn(g) == "red"
