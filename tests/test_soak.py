"""A small run of what `make soak` does at length."""

from __future__ import annotations

from .contract.cases import CASES
from .soak import EVERY, LATE, has, never_used, soak

BOXED = [case for case in CASES if any(has(case, box) for box in LATE)]
OF_BOXES = 240
"""So few cases have a box that their cards would not all come up."""
OF_FEW, FEW = 42, [case for case in EVERY if case.game == "devil"]
"""As few cases has a game for exactly four."""


def test_random_games_end_with_all_pieces_and_use_every_card() -> None:
    tallies = soak(3 * len(CASES), cases=CASES) + soak(OF_BOXES, cases=BOXED) + soak(OF_FEW, cases=FEW)
    assert [tally for tally in tallies if tally.trouble] == []
    assert never_used(tallies) == []
