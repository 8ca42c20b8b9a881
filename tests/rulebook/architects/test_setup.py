"""Setting up (p. 4 and 5)."""

from __future__ import annotations

import pytest

from regna.games import load
from regna.kernel import Match
from regna.scenario import Scene, seat, table
from tests.games.architects.looking import COLOURS, goods

SOLO = {"opponent": "constantine"}


@pytest.mark.parametrize(("seats", "rewards"), [(1, 5), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_two_reward_cards_a_player_and_one_more(seats: int, rewards: int) -> None:
    """p. 4, step 3: 9 cards with four players. (E01)"""
    match = Match.new(load("architects"), seats, SOLO if seats == 1 else None)
    assert len(Scene(match).table.rewards) == rewards


def test_the_supply_never_runs_out() -> None:
    """p. 4, picture: multiplier cards stand for tokens that are missing. (E02)"""
    g = table(yellow=seat(clay=35, silver=50, mines=1), red=seat(silver=50))
    g.play("yellow place mines", "yellow mine clay", "red place silversmith")
    assert goods(g, "yellow") == {"clay": 38}
    assert g.player("red").silver == 52


def test_everybody_has_one_silver_more_than_whoever_sits_before() -> None:
    """p. 5, step 13. (E03)"""
    g = Scene(Match.new(load("architects"), 5))
    while g.table.phase == "draft":
        ask = g.match.pending[0]
        g.match.apply(ask.seat, ask.options[0])
    first = g.table.first
    order = COLOURS[first:] + COLOURS[:first]
    assert [g.player(colour).silver for colour in order] == [3, 4, 5, 6, 7]
