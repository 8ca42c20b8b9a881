"""A small run of what `make soak` does at length."""

from __future__ import annotations

from .contract.cases import CASES
from .soak import never_used, soak


def test_random_games_end_with_all_pieces_and_use_every_card() -> None:
    tallies = soak(2 * len(CASES))
    assert [tally for tally in tallies if tally.trouble] == []
    assert never_used(tallies) == []
