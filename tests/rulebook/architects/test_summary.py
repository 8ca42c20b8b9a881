"""The summary on the last page (p. 20)."""

from __future__ import annotations

import pytest

from regna.scenario import seat, table
from tests.games.architects.looking import goods

# fmt: off
PER_WORKER = [
    # place         then           gain      with 1, 2, 3, 4 workers
    ("mines",       "mine clay",   "clay",   (2, 3, 4, 5)),
    ("forest",      "",            "wood",   (1, 2, 3, 4)),
    ("quarry",      "",            "stone",  (1, 2, 3, 4)),
    ("workshop",    "work plans",  "plans",  (1, 2, 2, 3)),
    ("silversmith", "",            "silver", (2, 3, 4, 5)),
    ("mines",       "mine gold",   "gold",   (0, 1, 1, 2)),
]
# fmt: on


@pytest.mark.parametrize(("place", "then", "gain", "numbers"), PER_WORKER)
@pytest.mark.parametrize("workers", [1, 2, 3, 4])
def test_what_each_place_gives(place: str, then: str, gain: str, numbers: tuple[int, ...], workers: int) -> None:
    """p. 20, the table. (E31)"""
    g = table(yellow=seat(**{place: workers - 1}, silver=4))
    g.play(f"yellow place {place}")
    if numbers[workers - 1] == 0:
        assert goods(g, "yellow").get(gain, 0) == 0
        return
    if then and g.options("yellow"):
        g.play(f"yellow {then}")
    me = g.player("yellow")
    gained = {"plans": len(me.hand), "silver": me.silver - 4, **goods(g, "yellow")}
    assert gained[gain] == numbers[workers - 1]
