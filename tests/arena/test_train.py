"""Training: the same numbers give the same weights, and what is stored is what the bots judge by."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regna.arena.fit import fit
from regna.arena.train import Sample, TrainingMatch, evaluation_of, play_match
from regna.games import NAMES, load
from regna.kernel import BadSetup, Game, Match
from regna.kernel.evaluation import read_weights

from ..seating import seats_for

FIGURES = ("seed", "games", "generations", "positions", "r2")


def matches() -> list[TrainingMatch]:
    """Matches in which a coin in hand becomes two points by the end, and whoever has more of them wins."""
    found = []
    for number in range(40):
        mine, theirs = number % 7, (number * 3) % 5
        samples = [Sample(at, (5.0, 5.0), ("seat", "seat"), ((1, mine), (1, theirs))) for at in (0.0, 0.5, 1.0)]
        standing = [5.0 + 2 * mine, 5.0 + 2 * theirs]
        found.append(TrainingMatch(samples, standing, [seat for seat in (0, 1) if standing[seat] == max(standing)]))
    return found


def test_weights_say_what_features_were_worth() -> None:
    weights = fit(("player", "coins"), matches())
    first, last = weights["players"]["seat"]["coins"]
    assert (first, last) == (pytest.approx(2, abs=0.2), pytest.approx(2, abs=0.2))
    assert weights["fit"]["r2"] > 0.95
    assert weights["fit"]["accuracy"] == 1
    assert min(weights["certainty"]) > 0
    assert fit(("player", "coins"), matches()) == weights


def test_a_lesson_is_the_same_whenever_it_is_played() -> None:
    tables = evaluation_of(load("alba-longa")).tables["base"][:1]
    first, second = (play_match("alba-longa", "base", tables, None, 3) for _ in range(2))
    assert first == second
    assert first.samples


def test_a_game_that_cannot_be_judged_is_refused() -> None:
    class Blank:
        name = "blank"

    blank: Any = Blank()
    with pytest.raises(BadSetup) as refusal:
        evaluation_of(blank)
    assert refusal.value.code == "no-evaluation"


# What is stored


@pytest.mark.parametrize("name", NAMES)
def test_features_have_names_and_weights(name: str) -> None:
    """Whatever was trained fits today's features, and says where it comes from."""
    game: Game = load(name)
    evaluation = evaluation_of(game)
    match = Match.new(game, seats_for(name, 2), seed=1)
    assert len(evaluation.features(match.table, 0)) == len(evaluation.names) == len(set(evaluation.names))
    stored = json.loads(evaluation.path.read_text("utf-8")) if evaluation.path.exists() else {}
    assert stored.keys() <= evaluation.tables.keys()
    for fitted in stored.values():
        assert all(pairs.keys() == set(evaluation.names) for pairs in fitted["players"].values())
        assert fitted["fit"].keys() >= set(FIGURES)
        read_weights(evaluation.names, fitted)


@pytest.mark.parametrize("name", NAMES)
def test_what_players_may_expect_adds_up(name: str) -> None:
    game: Game = load(name)
    evaluation = evaluation_of(game)
    match = Match.new(game, seats_for(name, 3), seed=1)
    if evaluation.is_trained(match.setup):
        assert sum(evaluation.utilities(match.table)) == pytest.approx(1)
        assert evaluation.utilities(match.table, [1])[1] > 0.5
