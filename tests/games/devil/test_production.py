"""Production, through the whole phase (p. 6 and 12)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.devil.constants import COLOURS
from regna.scenario import seat, table

from .playing import goods

MINORS = ["minor-rural", "minor-urban", "minor-religious", "minor-each"]


@pytest.mark.parametrize(
    ("slots", "made"),
    [
        ([], {"glass": 1, "wheat": 1, "stone": 1, "coin": 2}),
        ([2, 3], {"glass": 1, "wheat": 2, "stone": 1, "coin": 4}),
        ([1], {"glass": 1, "wheat": 1, "stone": 1, "coin": 2}),
        ([1, 2, 4], {"glass": 2, "wheat": 1, "stone": 2, "coin": 3}),
        ([1, 2, 3, 4], {"glass": 2, "wheat": 2, "stone": 2, "coin": 4}),
    ],
)
def test_slots_that_are_improved(slots: list[int], made: dict[str, int]) -> None:
    """E01, E07 and X44: glass lies on the slots 1 and 2, wheat and stone on 3 and 4; 2 and 3 are in the middle."""
    blue = seat(claimed=MINORS[: len(slots)], slots=slots)
    assert goods(table("devil", seats=4, phase="production", round=1, blue=blue), "blue") == made


def test_everybody_knows_what_the_wheel_brings_to_whom() -> None:
    words: dict[str, Any] = {"green": seat(claimed=["minor-urban"], slots=[2])}
    g = table("devil", seats=4, phase="production", round=1, **words)
    assert g.match.view()["offers"]["production"] == [g.player(colour).goods for colour in COLOURS]
