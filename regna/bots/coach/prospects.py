"""A match's prospects in figures for people: points at the end, chances to win, and where these come from."""

from __future__ import annotations

from ...kernel import Match
from ...kernel.evaluation import Evaluation, shares_of, softmax
from ..search.judge import evaluation_of

LEAD_SURE = 0.1
"""How certain a lead of one point is where no weights were trained."""
EARLIEST = 0.15
"""The part of a match before which the solo opponent's points are not projected any further."""


def expected(match: Match) -> list[float]:
    """About what everybody will have reached at the end."""
    game, table, evaluation = match.setup.game, match.table, evaluation_of(match)
    if evaluation is not None:
        return evaluation.standing(table) if match.over else evaluation.foretell(table)
    points = [float(sum(sheet.values())) for sheet in game.score(table)]
    if match.over:
        return points
    return [
        projected(match, points[player.seat])
        if getattr(player, "is_automa", False)
        else game.estimate(table, player.seat)
        for player in table.players
    ]


def projected(match: Match, points: float) -> float:
    """What the solo opponent will have, if it goes on as it began."""
    evaluation: Evaluation | None = getattr(match.setup.game, "evaluation", None)
    return points if evaluation is None else points / max(EARLIEST, evaluation.progress(match.table))


def chances(match: Match, standings: list[float]) -> list[float]:
    """Everybody's share of the victory to come."""
    if match.over:
        return shares_of(match.setup.game.winners(match.table), len(standings))
    evaluation = evaluation_of(match)
    return softmax(standings, LEAD_SURE if evaluation is None else evaluation.certainty(match.table))


def parts(match: Match, player: int) -> dict[str, float]:
    """What a player's prospects consist of; a game that names no parts has only their sum."""
    evaluation: Evaluation | None = getattr(match.setup.game, "evaluation", None)
    if evaluation is None:
        return {"prospects": match.setup.game.estimate(match.table, player)}
    return evaluation.parts(match.table, player)


def margin(standings: list[float], seat: int) -> float:
    """By how much a seat is ahead of the best of the others."""
    return standings[seat] - max((each for player, each in enumerate(standings) if player != seat), default=0.0)
