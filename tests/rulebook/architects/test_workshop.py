"""The Workshop (p. 9 and 10)."""

from __future__ import annotations

from regna.scenario import seat, table
from tests.games.architects.looking import cards


def test_coins_on_the_first_cards_of_a_row_reach_its_last() -> None:
    """p. 9: Blue wants the Pickpocket. (E10)"""
    row = ["woodcutter", "swindler-clay", "jeweller", "pickpocket"]
    g = table(seats=4, turn="blue", bottom_row=row, blue=seat(workshop=1, silver=6))
    newcomer = g.table.apprentices[-1]
    g.play("blue place workshop", "blue work hire", "blue hire pickpocket")
    assert cards(g, g.player("blue").apprentices) == ["pickpocket"]
    assert g.player("blue").silver == 0
    assert g.player("blue").virtue == 6
    assert g.table.tax == 4 + 2
    assert cards(g, g.table.bottom_row) == ["woodcutter", "swindler-clay", "jeweller", *cards(g, [newcomer])]
    assert g.table.coins == [0, 0, 0, 0, 1, 1, 0, 0]


def test_two_workers_draw_two_plans() -> None:
    """p. 10: Blue draws two cards. (E11)"""
    g = table(seats=4, turn="blue", buildings=["well", "keep", "castle"], blue=seat(workshop=1, silver=4))
    g.play("blue place workshop", "blue work plans")
    assert cards(g, g.player("blue").hand) == ["well", "keep"]
