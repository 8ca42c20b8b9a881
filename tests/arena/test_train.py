"""Training: the same numbers give the same weights, and what is stored is what the bots judge by."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regna.arena import evolve as evolving
from regna.arena.fit import fit
from regna.arena.train import Sample, TrainingMatch, evaluation_of, play_match
from regna.games import NAMES, load
from regna.kernel import BadSetup, Flow, Game, Match
from regna.kernel.evaluation import Evaluation, Weights, read_weights

from ..bots.tiny import CHOOSE, Tiny, TinyTable
from ..seating import seats_for

FIGURES = ("seed", "games", "generations", "positions", "r2")


def matches() -> list[TrainingMatch]:
    """Matches in which a coin in hand becomes two points by the end, and whoever has more of them wins."""
    found = []
    for number in range(40):
        mine, theirs = number % 7, (number * 3) % 11
        samples = [Sample(at, (5.0, 5.0), ("seat", "rules"), ((1, mine), (1, theirs))) for at in (0.0, 0.5, 1.0)]
        standing = [8.0 + 2 * mine, 5.0 + 2 * theirs]
        found.append(TrainingMatch(samples, standing, [seat for seat in (0, 1) if standing[seat] == max(standing)]))
    return found


PLAYED = Weights({"seat": [(0.0, 0.0), (2.0, 0.0)]}, (0.1, 0.0))


def test_what_was_found_by_playing_stays_and_the_opponent_is_foretold() -> None:
    weights = fit(("player", "coins"), matches(), PLAYED)
    assert weights["players"]["seat"] == {"player": [3.0, 3.0], "coins": [2.0, 2.0]}
    first, last = weights["players"]["rules"]["coins"]
    assert (first, last) == (pytest.approx(2, abs=0.2), pytest.approx(2, abs=0.2))
    assert weights["fit"]["r2"] > 0.95
    assert weights["fit"]["accuracy"] == 1
    assert min(weights["certainty"]) > 0
    assert fit(("player", "coins"), matches(), PLAYED) == weights
    assert fit(("player", "coins"), matches(), PLAYED, ["rules"])["players"]["rules"]["coins"] == [0, 0]


def test_a_match_to_learn_from_is_the_same_whenever_it_is_played() -> None:
    tables = evaluation_of(load("alba-longa")).tables["base"][:1]
    first, second = (play_match("alba-longa", tables, {}, 3) for _ in range(2))
    assert first == second
    assert first.samples


def gather(t: TinyTable) -> Flow:
    """Both take a card or none, twice; the cards count only in the end."""
    for _ in range(2):
        for me in t.players:
            if (yield me.ask(CHOOSE, ("none", "card"))) == "card":
                t.draw(t.deck, me.hand)
    for me in t.players:
        me.points = len(me.hand)


class Gather(Tiny):
    """The estimate knows nothing of cards in hand, but they are a feature."""

    evaluation = Evaluation(
        __file__, ("player", "cards"), lambda t, seat: [1, len(t.players[seat].hand)], lambda t: 0.0,
        lambda t: [float(me.points) for me in t.players], tables={"base": [(2, {})]}, aspects={"cards": ["cards"]},
        by_hand=lambda t, seat: {"points": float(t.players[seat].points)},
    )  # fmt: skip

    def estimate(self, table: TinyTable, player: int) -> float:  # type: ignore[override]
        return float(table.players[player].points)


def test_what_the_estimate_does_not_see_is_found_by_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolving, "load", lambda _: Gather(gather))
    steps: list[None] = []
    found = evolving.evolve("gather", "base", 4, 8, 1, map, lambda: steps.append(None))
    assert found.features["seat"][1][0] > 0
    assert len(steps) == 8
    assert evolving.evolve("gather", "base", 4, 8, 1, map, lambda: None) == found


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
