"""What is true at every moment of a match."""

from __future__ import annotations

from .assisi import MOST_LOTS, MOST_OF_A_KIND
from .constants import MERCHANTS, SOLDIERS
from .state import CAPTIVES, King, Latium
from .tracks import ALL_MONUMENTS, MOST_DEFENDERS


def audit(t: Latium) -> None:
    """Ten captured peasants in all, five heroes a king, tracks within their bounds, nothing below zero."""
    black = t.supply + t.loot[-1] + sum(sum(me.black) for me in t.players)
    assert black == CAPTIVES, f"{black} captured peasants"
    assert min((t.supply, t.cost, t.defenders, *t.loot, *t.stalls, *t.dice)) >= 0, "something is below zero"
    assert t.defenders <= MOST_DEFENDERS
    assert sum(t.loot) <= MOST_LOTS
    assert max(t.loot) <= MOST_OF_A_KIND
    assert len(t.climate) + len(t.climate_seen) + len(t.climate_early) + len(t.climate_late) == 7, "years were lost"
    for me in t.players:
        audit_king(t, me)
    assert t.players[t.king].alive or t.phase in ("over", "feeding"), "the King of Kings is gone"


def audit_king(t: Latium, me: King) -> None:
    assert len(me.heroes) + len(me.used) + len(me.laid) == 5, "heroes were lost"
    assert min((me.silver, me.wheat, me.monuments, me.level, me.housing, *me.at, *me.black)) >= 0, "below zero"
    assert me.monuments <= ALL_MONUMENTS
    assert me.level <= t.box.worship_track
    assert me.fallen <= me.fields
    assert me.lying <= me.pieces(MERCHANTS)
    assert not me.black[SOLDIERS], "captured peasants are no soldiers"
    assert me.alive or not me.peasants, "nobody lives where no king is"
