"""What weights foretell: a constant for those who found them by playing, a ridge regression for opponents that the
rules play, and a logistic one for how sure a lead is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.metrics import log_loss, r2_score

if TYPE_CHECKING:
    from ..kernel.evaluation import Weights
    from .train import Sample, TrainingMatch

ALPHAS = tuple(float(10**power) for power in np.arange(0, 5.1, 0.5))
TESTED = 5
"""Every fifth match is kept to see how well the weights foretell; the weights stored are fitted to all."""
DIGITS, NOTHING = 4, 1e-6
Coefficients = Mapping[str, Any]
"""For each kind of player, what the features count at the beginning, and then what they count at the end."""


def fit(
    names: Sequence[str], matches: Sequence[TrainingMatch], played: Weights, aloof: Sequence[str] = ()
) -> dict[str, Any]:
    """Weights for each kind of player, how sure a lead is, and how good the fit is on matches it has not seen.

    The weights of those who choose stay as they were found, but for a constant, the first feature. An opponent that is
    aloof has nothing but the constant: a bot would try to hinder it in vain.
    """
    chosen = {kind: spread_pairs(pairs) for kind, pairs in played.features.items()}
    chosen |= {kind: np.zeros(2 * len(names)) for kind in aloof}
    seen = [match for number, match in enumerate(matches) if number % TESTED]
    unseen = matches[::TESTED]
    alpha = max(ALPHAS, key=lambda alpha: explained(weigh(seen, chosen, alpha), unseen))
    trial, final = weigh(seen, chosen, alpha), weigh(matches, chosen, alpha)
    quality = {"r2": rounded(explained(trial, unseen)), **odds_quality(trial, sureness(trial, seen), unseen)}
    players = {
        kind: {name: [rounded(weights[i]), rounded(weights[i + len(names)])] for i, name in enumerate(names)}
        for kind, weights in final.items()
    }
    certainty = [rounded(value) for value in sureness(final, matches)]
    positions = sum(len(played.samples) for played in matches)
    return {"players": players, "certainty": certainty, "fit": {"positions": positions, "ridge": alpha, **quality}}


def spread_pairs(pairs: Sequence[tuple[float, float]]) -> Any:
    """Weights first and last, one after the other."""
    return np.array([first for first, _ in pairs] + [first + change for first, change in pairs])


def rounded(value: float) -> float:
    return 0.0 if abs(value) < NOTHING else float(f"{value:.{DIGITS}g}")


# What players reach


def weigh(matches: Sequence[TrainingMatch], chosen: Coefficients, alpha: float) -> Coefficients:
    """What features foretell besides the estimate; the greater alpha, the less."""
    rows: dict[str, list[list[float]]] = {}
    goals: dict[str, list[float]] = {}
    for played in matches:
        for sample in played.samples:
            for player, kind in enumerate(sample.kinds):
                rows.setdefault(kind, []).append(spread(sample.features[player], sample.progress))
                goals.setdefault(kind, []).append(played.standing[player] - sample.estimates[player])
    return {
        kind: with_constant(chosen[kind], np.array(rows[kind]), np.array(goals[kind]))
        if kind in chosen
        else ridge(np.array(rows[kind]), np.array(goals[kind]), alpha)
        for kind in rows
    }


def with_constant(weights: Any, rows: Any, goals: Any) -> Any:
    """The same weights, with what is missing on average; it stays the same, so that no answer gains by passing time."""
    constant = [0, len(weights) // 2]
    found = weights.copy()
    found[constant] = 0
    found[constant] = (goals - rows @ found).mean()
    return found


def spread(features: Sequence[float], progress: float) -> list[float]:
    return [value * (1 - progress) for value in features] + [value * progress for value in features]


def ridge(rows: Any, goals: Any, alpha: float) -> Any:
    """Features count in their usual size, so that all shrink alike."""
    size = np.sqrt((rows**2).mean(axis=0))
    size[size == 0] = 1.0
    return Ridge(alpha=alpha, fit_intercept=False).fit(rows / size, goals).coef_ / size


def foretold(weights: Coefficients, sample: Sample) -> list[float]:
    """What the weights say everybody will reach; of kinds that are not known, the estimate."""
    return [
        estimate + (float(weights[kind] @ np.array(spread(each, sample.progress))) if kind in weights else 0.0)
        for estimate, kind, each in zip(*sample[1:], strict=True)
    ]


def explained(weights: Coefficients, matches: Sequence[TrainingMatch]) -> float:
    """The part of the differences between final standings that was foretold."""
    told = [value for played in matches for sample in played.samples for value in foretold(weights, sample)]
    true = [value for played in matches for _ in played.samples for value in played.standing]
    return float(r2_score(true, told))


# Who wins


def leads(weights: Coefficients, matches: Sequence[TrainingMatch]) -> tuple[list[list[float]], list[bool]]:
    """For every position and two players of whom one won: the first one's lead, early and late, and whether it won."""
    rows, won = [], []
    for played in matches:
        for sample in played.samples:
            for (one, mine), (other, theirs) in combinations(enumerate(foretold(weights, sample)), 2):
                if (one in played.winners) != (other in played.winners):
                    rows.append(spread([mine - theirs], sample.progress))
                    won.append(one in played.winners)
    return rows, won


def sureness(weights: Coefficients, matches: Sequence[TrainingMatch]) -> Any:
    """What a lead of one is worth as log odds, at the beginning and at the end; never against the leader."""
    rows, won = leads(weights, matches)
    if len(set(won)) < 2:
        return np.array([0.1, 0.1])
    model = LogisticRegression(fit_intercept=False).fit(np.array(rows), won)
    return np.clip(model.coef_[0], 0.005, None)


def odds_quality(weights: Coefficients, certainty: Any, matches: Sequence[TrainingMatch]) -> dict[str, float]:
    """Log loss of the odds, and how often who was ahead has won."""
    rows, won = leads(weights, matches)
    if not rows:
        return {}
    odds = 1 / (1 + np.exp(-np.array(rows) @ certainty))
    hits = float(((odds > 0.5) == np.array(won)).mean())
    return {"log_loss": rounded(float(log_loss(won, odds, labels=[False, True]))), "accuracy": rounded(hits)}
