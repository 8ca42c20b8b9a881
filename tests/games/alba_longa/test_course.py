"""Whole games: how they end, and that nothing is lost on the way."""

from __future__ import annotations

from typing import Any

import pytest

from regna.arena.simulate import play_bots, simulate
from regna.bots import make
from regna.games import load
from regna.kernel import Match, Setup

GAME = load("alba-longa")
ALL = {"job-well-done": "on", "spoils-of-war": "on", "assisi": "on"}


def played(seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    match = Match(Setup.of(GAME, seats, options, seed), listen=True)
    play_bots(match, [make("greedy", seed * seats + n) for n in range(seats)])
    return match


def endings(match: Match) -> set[str]:
    """Victory by the goals, survival, common defeat, and whether somebody was lost on the way."""
    kings, winners = match.table.players, match.result().winners
    found = {"elimination"} if not all(king.alive for king in kings) else set()
    if not winners:
        return found | {"defeat"}
    won = kings[winners[0]]
    return found | {"victory" if won.monuments == 10 and won.population >= 16 else "survival"}


def test_every_ending_comes_up() -> None:
    seen: set[str] = set()
    for seed in range(8):
        seen |= endings(played(3, seed))
    random = simulate(GAME, 3, 40, seed=1)
    assert random.dead_ends == []
    assert seen >= {"victory", "defeat", "elimination"}
    assert 0 < sum(random.wins) < 40


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, ALL), (5, {"job-well-done": "on", "spoils-of-war": "on"})])
def test_long_games_keep_their_pieces(seats: int, options: dict[str, str]) -> None:
    match = Match(Setup.of(GAME, seats, options, 5))
    bots = [make("greedy", n) for n in range(seats)]
    while match.pending:
        seat = match.pending[0].seat
        match.apply(seat, bots[seat].choose(match.perspective(seat)))
        GAME.audit(match.table)
    table: Any = match.table
    assert table.year > 1


def test_greedy_kings_beat_random_ones() -> None:
    report = simulate(GAME, 2, 6, bots=["greedy", "random"], seed=1)
    assert report.dead_ends == []
    assert report.wins[0] >= 5
