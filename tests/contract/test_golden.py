"""Golden transcripts, and counts of legal sequences to a small depth."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.games import NAMES, load
from regna.kernel import Match, Setup

RECORDS = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_rules_tell_the_match_on_file_again(path: Path) -> None:
    match = Match.replay(path.read_text("utf-8"), load)
    assert match.over


def test_every_game_has_matches_on_file() -> None:
    for name in NAMES:
        assert any(path.stem.startswith(f"{name}-") for path in RECORDS), name


BEFORE = {
    "architects": ("draft", "keep"),
    "paladins": ("draft", "build", "use", "top", "above", "below", "tavern"),
    "alba-longa": ("draft", "keep", "sell"),
    "devil": ("wish",),
}
"""Questions before the first turn."""


def sequences(match: Match, depth: int) -> int:
    """How many ways there are to go on for so many decisions."""
    if depth == 0 or not match.pending:
        return 1
    ask = match.pending[0]
    total = 0
    for option in ask.options:
        after = match.fork()
        after.apply(ask.seat, option)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("game", "seats", "options", "counts"),
    [
        ("architects", 2, {}, [12, 110, 976, 8422]),
        ("architects", 1, {"opponent": "constantine"}, [12, 107, 926, 7315]),
        ("architects", 4, {"boards": "dealt"}, [10, 87, 805, 7286]),
        ("paladins", 1, {"opponent": "easy"}, [8, 59, 233, 1063]),
        ("paladins", 2, {}, [7, 41, 268, 2002]),
        ("paladins", 4, {}, [6, 44, 305, 2261]),
        ("paladins", 3, {"crowns": "on"}, [18, 105, 690, 5983]),
        ("alba-longa", 2, {}, [2, 6, 21, 76]),
        ("alba-longa", 3, {}, [2, 6, 20, 76]),
        ("alba-longa", 5, {"job-well-done": "on"}, [2, 6, 20, 82]),
        ("devil", 4, {}, [7, 59, 625, 7227]),
    ],
)
def test_counts_of_legal_sequences(game: str, seats: int, options: dict[str, str], counts: list[int]) -> None:
    """From the first turn on, before which everybody takes the first answer there is."""
    match = Match(Setup.of(load(game), seats, options, seed=1))
    while match.pending[0].prompt.name in BEFORE[game]:
        match.apply(match.pending[0].seat, match.pending[0].options[0])
    assert [sequences(match, depth) for depth in (1, 2, 3, 4)] == counts
