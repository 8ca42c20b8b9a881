"""What is true at every moment of a match."""

from __future__ import annotations

from .constants import MAX_VIRTUE, WORKERS
from .guildhall import SPACES
from .state import Architect, Site


def audit(t: Site) -> None:
    """Twenty workers a colour, every card in one place, nothing below zero."""
    for me in t.players:
        workers = count_workers(t, me)
        assert workers == WORKERS, f"{workers} workers of player {me.seat}"
        assert me.captured[me.seat] == 0, "nobody captures from himself"
        counts = (me.silver, me.reserve, me.unpaid, me.paid, *me.goods, *me.at, *me.captured)
        assert min(counts) >= 0, f"something is below zero: {counts}"
        assert 0 <= me.virtue <= MAX_VIRTUE, f"virtue {me.virtue}"
        assert 0 <= me.level <= 5, f"level {me.level}"
        assert len(me.apprentices) <= me.character.apprentice_limit, "too many apprentices"
    assert min((t.tax, *t.prison, *t.coins)) >= 0, "something on the board is below zero"
    assert len(t.guildhall) <= t.slots, "the Guildhall is overfull"
    for level, spaces in enumerate(SPACES, 1):
        assert sum(me.level == level for me in t.players) <= spaces, f"too many on level {level} of the Cathedral"


def count_workers(t: Site, me: Architect) -> int:
    return (
        me.reserve
        + sum(me.at)
        + t.prison[me.seat]
        + t.market.count(me.seat)
        + t.guildhall.count(me.seat)
        + t.beside.count(me.seat)
        + sum(player.captured[me.seat] for player in t.players)
    )
