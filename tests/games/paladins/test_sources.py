"""Tables whose figures are ours say so, and the game's page with them."""

from __future__ import annotations

import re
from pathlib import Path

from regna.games.paladins import board
from regna.kernel import RECONSTRUCTED

PAGE = Path(__file__).parents[3] / "docs" / "games" / "paladins.md"


def test_the_page_names_the_tables_that_are_reconstructed() -> None:
    told = PAGE.read_text("utf-8").partition("**Boards.**")[2].partition("## ")[0]
    named = [name for name in re.findall(r"`board\.(\w+)`", told) if name != "SOURCES"]
    assert named == [name for name, source in board.SOURCES.items() if source == RECONSTRUCTED]


def test_every_source_is_that_of_a_table() -> None:
    assert all(hasattr(board, name) for name in board.SOURCES)
