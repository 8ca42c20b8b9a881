"""Many games at once."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from regna.arena.simulate import Simulation, simulate
from regna.games import load
from regna.games.architects import Architects
from regna.kernel import BadSetup, Game


def test_a_report_counts_what_happened() -> None:
    report = simulate(load("architects"), 3, 5, seed=1)
    assert report.games == 5
    assert report.decisions == sum(report.lengths)
    assert sum(report.wins) == pytest.approx(5)
    assert len(report.points) == 5
    assert len(report.mean_points()) == 3
    data = json.loads(json.dumps(report.to_json()))
    assert data["options"]["boards"] == "standard"
    assert data["lengths"]["least"] <= data["lengths"]["mean"] <= data["lengths"]["most"]
    assert sum(data["win_rate"]) == pytest.approx(1)


def test_the_solo_opponent_is_in_the_report() -> None:
    report = simulate(load("architects"), 1, 2, options={"opponent": "helena"})
    assert len(report.mean_points()) == 2


def test_cards_that_never_came_up_are_named() -> None:
    assert "keep" in simulate(load("architects"), 2, 0).cards_never_seen
    assert simulate(load("architects"), 4, 25, seed=1).cards_never_seen == []


def test_somebody_can_watch() -> None:
    seen: list[int] = []
    simulate(load("architects"), 2, 3, on_game=lambda report: seen.append(report.games))
    assert seen == [1, 2, 3]


def test_a_dead_end_is_reported_with_its_seed_and_the_run_goes_on() -> None:
    class Broken(Architects):
        def step(self, table: Any) -> Any:
            if table.setup.seed == 8 and table.phase == "play":
                raise ZeroDivisionError("a rule broke")
            return super().step(table)

    report: Simulation = simulate(cast(Game, Broken()), 2, 3, seed=7)
    assert report.games == 3
    assert report.dead_ends == ["seed 8: ZeroDivisionError: a rule broke"]


def test_impossible_games_are_refused() -> None:
    with pytest.raises(BadSetup):
        simulate(load("architects"), 9, 1)
