"""Every position can be judged by bots; compiled rules tell ints from floats where Python does not."""

from __future__ import annotations

from math import isfinite

from regna.bots.search import judge
from regna.kernel import Match

from .cases import Case, picker, random_move
from .test_contract import LONG, every_case, seats_of

JUDGED = 7
"""Moves between two judgements."""


@every_case
def test_bots_can_judge_every_position(case: Case) -> None:
    match, random = Match(case.setup(13)), picker(13)
    while match.pending and len(match.moves) < LONG:
        if len(match.moves) % JUDGED == 0:
            estimates = [match.setup.game.estimate(match.table, seat) for seat in seats_of(match)]
            assert all(map(isfinite, [*estimates, *judge(match)]))
        match.apply(*random_move(match, random))
