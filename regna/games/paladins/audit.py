"""What is true at every moment of a match."""

from __future__ import annotations

from .action import COVERABLE, SLOTS_EACH
from .actions.regions import MONK, OUTPOST
from .board import TAX_POOL
from .rows import shown, slots_of, zone_of
from .state import Kingdom, Noble
from .words import TRACK_END, WORKERS


def audit(t: Kingdom) -> None:
    """Pieces are where they are counted, rows and slots agree, nothing is below zero."""
    for me in t.players:
        audit_player(t, me)
    for row in t.box.rows.values():
        assert sorted(zone_of(t, row.cards)) == sorted(shown(slots_of(t, row))), "a row and its slots differ"
    assert 0 <= t.pool <= max(max(pools) for pools in TAX_POOL.values()), f"{t.pool} coins in the pool"
    assert len(t.favours_shown) == max(0, min(t.round, 7) - 2), "favours shown"
    assert len(t.orders_shown) == min(t.round, 3), "orders shown"
    for further in t.box.audits:
        further(t)


def audit_player(t: Kingdom, me: Noble) -> None:
    assert t.places.count(2 * me.seat + MONK) == me.monks, f"{me.monks} monks of player {me.seat}"
    assert t.places.count(2 * me.seat + OUTPOST) == me.outposts, f"{me.outposts} outposts"
    covered = sum(each.bit_count() for each in me.covered)
    assert covered == me.workshops_out, f"{covered} slots covered by {me.workshops_out} workshops"
    assert min(me.coins, me.provisions, me.unpaid, me.paid, *me.workers, *me.attributes) >= 0, "below zero"
    assert max(me.attributes) <= TRACK_END, "beyond the track"
    assert max(me.placed) <= len(WORKERS), "no such worker"
    for action in t.box.actions:
        if action.most is not None and not (me.is_automa and action.solo is None):
            assert action.done(me) <= action.most, f"too many times {action.name}"
        for place in range(COVERABLE):
            both = me.covered[action.number] >> place & 1 and me.placed[SLOTS_EACH * action.number + place]
            assert not both, "a worker stands on a workshop"
