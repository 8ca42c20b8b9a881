"""What is true at every moment of a match."""

from __future__ import annotations

from .board import (
    CONVERTS,
    COVERABLE,
    JARS,
    MONKS,
    OUTPOSTS,
    SLOTS_EACH,
    TAX_POOL,
    WALLS,
    WORKSHOPS,
)
from .kingdom import NOBODY, Kingdom, Noble
from .right_hand import MONK, OUTPOST
from .words import RIGHT_HAND, TRACK_END, WORKERS


def audit(t: Kingdom) -> None:
    """Pieces are where they are counted, rows and slots agree, nothing is below zero."""
    for me in t.players:
        audit_player(t, me)
    for row, slots in ((t.townsfolk_row, t.townsfolk_slots), (t.outsider_row, t.outsider_slots)):
        assert sorted(row) == sorted(card for card in slots if card != NOBODY), "a row and its slots differ"
    assert 0 <= t.pool <= max(max(pools) for pools in TAX_POOL.values()), f"{t.pool} coins in the pool"
    assert len(t.favours_shown) == max(0, min(t.round, 7) - 2), "favours shown"
    assert len(t.orders_shown) == min(t.round, 3), "orders shown"


def audit_player(t: Kingdom, me: Noble) -> None:
    assert t.places.count(2 * me.seat + MONK) == me.monks <= MONKS, f"{me.monks} monks of player {me.seat}"
    assert t.places.count(2 * me.seat + OUTPOST) == me.outposts <= OUTPOSTS, f"{me.outposts} outposts"
    assert me.absolved <= JARS, "too many jars"
    assert len(me.walls) <= WALLS, "too many walls"
    assert len(me.converted) <= CONVERTS, "too many converts"
    covered = sum(each.bit_count() for each in me.covered)
    assert covered == me.workshops <= WORKSHOPS, f"{covered} slots covered by {me.workshops} workshops"
    assert min(me.coins, me.provisions, me.unpaid, me.paid, *me.workers, *me.attributes) >= 0, "below zero"
    assert max(me.attributes) <= TRACK_END, "beyond the track"
    assert max(me.placed) <= len(WORKERS), "no such worker"
    for action in RIGHT_HAND:
        for place in range(COVERABLE):
            both = me.covered[action] >> place & 1 and me.placed[SLOTS_EACH * action + place]
            assert not both, "a worker stands on a workshop"
