"""Assisi, a city that is nobody's (p. 15 and 16)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .constants import CAPTIVE, FARMERS, GROWING, JOBS, LOTS, PLUNDER, SILVER, SOLDIERS, WHEAT
from .prompts import LOOT, RESTOCK, SETTLE
from .state import King, Latium
from .tracks import DEFENDERS, MOST_DEFENDERS

ALL_LOTS = tuple(range(len(LOTS)))
WORTH = {SILVER: 1, WHEAT: 2}
MOST_OF_A_KIND, MOST_LOTS = 3, 8


def found_assisi(t: Latium) -> None:
    """Three defenders, a silver and two wheat."""
    t.assisi = True
    t.defenders = DEFENDERS
    t.loot = [1, 1, 0]


def plunder(t: Latium, me: King, left: int) -> Flow:
    """Take one of the lots there; when none is left the sabotage is lost (A47)."""
    if not any(t.loot):
        t.tell("plundered", me)
        return
    lot = yield me.choose(LOOT, ALL_LOTS, lambda lot: why_not_loot(t, lot), left=left)
    t.tell("loot", me, lot=lot)
    if lot == CAPTIVE:
        yield from settle(t, me)
    elif lot == SILVER:
        me.silver += WORTH[SILVER]
    else:
        me.wheat += WORTH[WHEAT]
    t.loot[lot] -= 1


def why_not_loot(t: Latium, lot: int) -> Reason | None:
    return None if t.loot[lot] else Reason("no-such-lot", PLUNDER)


def settle(t: Latium, me: King) -> Flow:
    """The captive goes to work at once, anywhere but in the barracks; whose monuments are more is no matter (A46)."""
    job = yield me.choose(SETTLE, JOBS, lambda job: why_not_settle(t, job))
    me.black[job] += 1
    t.tell("capture", me, place=job)


def why_not_settle(t: Latium, job: int) -> Reason | None:
    """A farmer only with A Job Well Done, in the granary, and not in the growing season (A48)."""
    if job == SOLDIERS:
        return Reason("captive-soldier", PLUNDER)
    if job != FARMERS:
        return None
    if not t.box.captives_farm:
        return Reason("captive-farmer", PLUNDER)
    return Reason("farm-closed", PLUNDER) if t.season == GROWING else None


def update_assisi(t: Latium) -> Flow:
    """A defender more after an attack, and the King of Kings adds a lot of his choice (A43, A44)."""
    if not t.assisi:
        return
    if t.stormed and t.defenders < MOST_DEFENDERS:
        t.defenders += 1
        t.tell("defender", n=t.defenders)
    if not t.stormed and not t.box.loot_every_season:
        return
    if all(why_not_restock(t, lot) for lot in ALL_LOTS):
        return
    me = t.players[t.king]
    lot = yield me.choose(RESTOCK, ALL_LOTS, lambda lot: why_not_restock(t, lot))
    t.loot[lot] += 1
    t.supply -= lot == CAPTIVE
    t.tell("restock", me, lot=lot)


def why_not_restock(t: Latium, lot: int) -> Reason | None:
    if sum(t.loot) >= MOST_LOTS:
        return Reason("lots-full", PLUNDER, {"most": MOST_LOTS})
    if t.loot[lot] >= MOST_OF_A_KIND:
        return Reason("lot-full", PLUNDER, {"most": MOST_OF_A_KIND})
    return Reason("no-captives", PLUNDER) if lot == CAPTIVE and not t.supply else None
