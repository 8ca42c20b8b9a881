"""Production (p. 6 and 12)."""

from __future__ import annotations

from regna.games.devil.constants import COIN, GLASS, MARBLE, STONE, WHEAT, WOOD
from regna.games.devil.production import output


def made(slots: tuple[int, ...], levels: tuple[int, ...]) -> dict[int, int]:
    return {good: n for good, n in enumerate(output(slots, levels)) if n}


def test_glass_wheat_stone_and_two_coins() -> None:
    """p. 6, example: all slots of level 1."""
    assert made((GLASS, GLASS, WHEAT, STONE), (1, 1, 1, 1)) == {GLASS: 1, WHEAT: 1, STONE: 1, COIN: 2}


def test_blue_has_improved_both_slots_in_the_middle() -> None:
    """p. 12, example."""
    assert made((GLASS, GLASS, WHEAT, STONE), (1, 2, 2, 1)) == {GLASS: 1, WHEAT: 2, STONE: 1, COIN: 4}


def test_red_has_improved_all_but_the_wheat() -> None:
    """p. 12, example."""
    assert made((MARBLE, MARBLE, WHEAT, WOOD), (2, 2, 1, 2)) == {MARBLE: 2, WHEAT: 1, WOOD: 2, COIN: 3}
