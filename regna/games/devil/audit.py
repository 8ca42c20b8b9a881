"""What is true at every moment of a match."""

from __future__ import annotations

from functools import cache

from .cards import BUILDINGS, EVENTS
from .constants import COIN, GOODS, NOBODY, ROLES, SEATS
from .memory import CIRCULATIONS
from .schedule import Schedule, schedules
from .setup import shards_of
from .state import MOST_DEBT, Realm, Ruler

SHARDS = [sum(shards_of(role)[kind] for role in range(len(ROLES))) for kind in range(2)]


def audit(t: Realm) -> None:
    """Shards, cards and goods are conserved, tracks within bounds, and the schedule is one of those allowed."""
    for me in t.players:
        audit_ruler(t, me)
    audit_cards(t)
    if t.players[0].role == NOBODY:
        return
    assert sorted(me.role for me in t.players) == list(range(len(ROLES))), "roles were lost"
    for kind, n in enumerate(SHARDS):
        held = sum(
            me.shards[kind] + me.chest.paid[kind] + me.opened.paid[kind] + me.mass.shards[kind] for me in t.players
        )
        assert held == n, f"{held} shards of kind {kind}"
    audit_goods(t)
    audit_schedule(t)


def piles_of(me: Ruler) -> tuple[list[int], ...]:
    """Wherever shards can be."""
    return me.shards, me.chest.paid, me.opened.paid, me.mass.shards


def audit_ruler(t: Realm, me: Ruler) -> None:
    assert min(*me.goods, *me.shards, me.pardons, me.jesters, me.guests) >= 0, "something is below zero"
    assert 0 <= me.owes <= MOST_DEBT, me.owes
    assert 0 <= me.interest < 4
    assert 0 <= me.angels < 3
    assert 0 <= me.demons < 3
    assert 1 <= me.reputation <= t.track.top
    assert not me.claimed & me.removed
    assert sum(me.levels) - len(me.levels) == sum(tile != NOBODY for tile in me.tiles)


def audit_cards(t: Realm) -> None:
    cards = [card for zone in t.zones() for card in zone]
    assert len(cards) == len(set(cards)) == len(BUILDINGS) + len(EVENTS) + 7, "cards were lost"


def audit_goods(t: Realm) -> None:
    """What all have together is what everybody has seen come and go."""
    for good in range(len(GOODS)):
        held = sum(me.goods[good] + me.mass.goods[good] + in_chest(me, good) - in_both(me, good) for me in t.players)
        assert held == t.stock[good], f"{held} {GOODS[good]}, not {t.stock[good]}"
    pardons = sum(me.traded + (0 if me.chest.is_taken else me.chest.pardons) for me in t.players)
    assert pardons == sum(me.opened.pardons for me in t.players if me.opened.mine)


def in_chest(me: Ruler, good: int) -> int:
    """A chest holds its offer, or what was paid for it."""
    chest = me.chest
    if not chest.is_taken:
        return chest.offer[good]
    return max(0, chest.price) if good == COIN else 0


def in_both(me: Ruler, good: int) -> int:
    """What a ruler has taken while the others still choose is still in the chest, less the coins paid for it."""
    seen = me.opened
    if not seen.mine:
        return 0
    return seen.offer[good] - (max(0, seen.price) if good == COIN and seen.settled else 0)


def audit_schedule(t: Realm) -> None:
    seats = [next(me.seat for me in t.players if me.role == role) for role in range(len(ROLES))]
    width = CIRCULATIONS * SEATS
    rounds = [t.schedule[n : n + width] for n in range(0, len(t.schedule), width)]
    found = tuple((tuple(each[:SEATS]), tuple(each[SEATS:])) for each in rounds)
    assert found in allowed(*seats), "no such schedule"


@cache
def allowed(*seats: int) -> tuple[Schedule, ...]:
    return schedules(*seats)
