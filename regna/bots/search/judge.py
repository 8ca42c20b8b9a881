"""What a match is worth to each player when the search stops looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Match
from ...kernel.evaluation import Evaluation, shares_of, softmax

POINTS_SURE = 0.025
"""How much a lead of a point counts by the estimate of a game without weights; little, so that great leads differ."""


def evaluation_of(match: Match) -> Evaluation | None:
    """The game's evaluation, if it has one that was trained for this variant."""
    found: Evaluation | None = getattr(match.setup.game, "evaluation", None)
    return found if found is not None and found.is_trained(match.setup) else None


def judge(match: Match) -> Sequence[float]:
    """For every player what to expect, from 0 to 1: the share of victory, and how the margin looks."""
    evaluation = evaluation_of(match)
    if evaluation is not None:
        return evaluation.utilities(match.table, match.setup.game.winners(match.table) if match.over else None)
    return by_estimate(match)


def by_estimate(match: Match) -> list[float]:
    """For a game without an evaluation: the winners, or who leads by its estimate."""
    game, players = match.setup.game, len(match.table.players)
    if match.over:
        return shares_of(game.winners(match.table), players)
    return softmax([game.estimate(match.table, player) for player in range(players)], POINTS_SURE)


def judges_at_once(match: Match) -> bool:
    """Whether a turn half done can be judged."""
    evaluation: Evaluation | None = getattr(match.setup.game, "evaluation", None)
    return evaluation is not None and evaluation.judges_at_once


def is_quiet(match: Match) -> bool:
    """Whether a match may be judged as it stands."""
    evaluation: Evaluation | None = getattr(match.setup.game, "evaluation", None)
    return evaluation is None or match.over or evaluation.is_quiet(match.table)
