"""Soldiers (p. 7 to 9). Cédric is green and King of Kings, Mélanie red, Thierry blue, Brigitte yellow."""

from __future__ import annotations

import pytest

from regna.games.alba_longa.constants import MERCHANTS, PRIESTS, WORKERS
from regna.games.alba_longa.soldiers import sabotages
from regna.scenario import Scene, seat, table


def battle() -> Scene:
    g = table(
        "alba-longa",
        seats=4,
        phase="targets",
        stalls=[3, 2, 1],
        green=seat(soldiers=3),
        red=seat(soldiers=3, merchants=3, workers=4, priests=5),
        yellow=seat(soldiers=4),
    )
    g.play("green target red", "red target blue", "yellow target red")
    return g


def fought() -> Scene:
    g = battle()
    g.play("green hero green-0", "red hero red-1", "blue hero blue-4", "yellow hero yellow-2")
    return g


def values(g: Scene, pile: list[int]) -> list[int]:
    return [g.table.cards[card].value for card in pile]


def test_thierry_has_no_soldiers_and_attacks_nobody_but_plays_a_hero() -> None:
    """p. 9, example."""
    g = battle()
    assert [g.table.players[n].target for n in range(4)] == [1, 2, -1, 1]
    assert g.options("blue") == ["blue-0", "blue-1", "blue-2", "blue-3", "blue-4"]


def test_a_joint_attack_of_nine_against_four_brings_two_sabotages() -> None:
    """p. 9, example: Cédric's city is not attacked, Mélanie's is first; Brigitte is strongest, then Cédric."""
    g = fought()
    prospects = g.match.view()["offers"]["attacks"]
    assert prospects == [
        {"city": 1, "attackers": [[3, 6], [0, 3]], "attack": 9, "defence": 4, "sabotages": 2},
        {"city": 2, "attackers": [[1, 4]], "attack": 4, "defence": 4, "sabotages": 0},
    ]
    assert g.options("yellow") == ["market", "quarry", "temple"]
    g.play("yellow sabotage market")
    assert g.options("green") == ["market", "quarry", "temple"]


def test_bazaar_and_quarry_are_sabotaged() -> None:
    """p. 9, example: one silver and a stall instead of two and a stall; one monument instead of two."""
    g = fought()
    melanie = g.player("red")
    g.play("yellow sabotage market")
    assert (melanie.pieces(MERCHANTS), melanie.housing) == (2, 1)
    g.play("green sabotage quarry")
    assert melanie.silver == 5 + 1 + 2
    assert melanie.monuments == 1
    assert melanie.level == 5


def test_without_the_sabotages_it_would_have_been_two_silver_and_two_monuments() -> None:
    """p. 9, example."""
    g = table("alba-longa", seats=4, phase="works", stalls=[3, 2], red=seat(merchants=3, workers=4, priests=5))
    melanie = g.player("red")
    assert (melanie.silver, melanie.monuments, melanie.level) == (5 + 2 + 2, 2, 5)


def test_four_against_four_fails() -> None:
    """p. 9, example: Mélanie against Thierry."""
    g = fought()
    g.play("yellow sabotage market", "green sabotage quarry")
    told = [t.event.facts for t in g.match.events_for(None) if t.event.kind == "attack"]
    assert told[1] == {"who": 2, "attack": 4, "defence": 4, "n": 0}


def test_all_but_the_zero_are_used_up() -> None:
    """p. 9, example."""
    g = fought()
    g.play("yellow sabotage market", "green sabotage quarry")
    assert [values(g, g.table.players[n].used) for n in range(4)] == [[], [1], [4], [2]]
    assert sorted(values(g, g.player("green").heroes)) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("margin", "number"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (25, 4)]
)
def test_the_table_of_sabotages(margin: int, number: int) -> None:
    """p. 9, table."""
    assert sabotages(margin) == number


def test_workers_go_home_and_priests_from_the_end() -> None:
    """p. 8."""
    g = fought()
    melanie = g.player("red")
    g.play("yellow sabotage quarry")
    assert (melanie.at[WORKERS], melanie.housing) == (3, 1)
    g.play("green sabotage temple")
    assert melanie.level == 4
    assert melanie.at[PRIESTS] == 0
