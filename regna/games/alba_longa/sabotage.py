"""Sabotage of a city (p. 8), and the spoils of war (p. 14)."""

from __future__ import annotations

from ...kernel import Flow, Reason
from .constants import FARMERS, JOBS, MERCHANTS, SABOTAGE, SOLDIERS
from .prompts import STRIKE
from .state import King, Latium


def sabotage(t: Latium, me: King, rival: King, left: int) -> Flow:
    """One place of the rival's city, if there is any to be hit; it must be done (A16)."""
    if all(why_not_strike(rival, job) for job in JOBS):
        t.tell("spared", me, who=rival.seat)
        return
    job = yield me.choose(STRIKE, JOBS, lambda job: why_not_strike(rival, job), who=rival.seat, left=left)
    strike(t, me, rival, job)


def why_not_strike(rival: King, job: int) -> Reason | None:
    """Soldiers never; a lying merchant who is alone and lying farmers have nothing more to lose."""
    if job == SOLDIERS:
        return Reason("barracks", SABOTAGE)
    if not rival.pieces(job):
        return Reason("nobody-there", SABOTAGE)
    if job == MERCHANTS and not rival.standing_merchants:
        return Reason("merchant-lies", SABOTAGE)
    return Reason("farmers-lie", SABOTAGE) if job == FARMERS and not rival.standing_farmers else None


def strike(t: Latium, me: King, rival: King, job: int) -> None:
    """The last piece goes home; the only merchant and farmers on fields are laid down instead."""
    t.tell("sabotage", me, who=rival.seat, place=job)
    on_field = job == FARMERS and not rival.granary
    if job == MERCHANTS and rival.pieces(job) == 1:
        rival.lying = True
    elif on_field:
        rival.fallen += 1
    else:
        send_home(t, rival, job)
    if t.box.spoils_of_war and me.monuments <= rival.monuments:
        take_spoils(t, me, job, on_field)


def send_home(t: Latium, rival: King, job: int) -> None:
    """Captured peasants were placed last and go first, back to the supply (A39)."""
    if rival.black[job]:
        rival.black[job] -= 1
        t.supply += 1
    else:
        rival.at[job] -= 1
        rival.housing += 1


# Spoils of War


def take_spoils(t: Latium, me: King, job: int, on_field: bool) -> None:
    """A captured peasant does the same job for the attacker; farmers do so only with A Job Well Done (A40)."""
    if job != FARMERS or t.box.captives_farm:
        capture(t, me, job)
    elif on_field:
        me.wheat += 1
        t.tell("spoils-wheat", me)


def capture(t: Latium, me: King, job: int) -> None:
    """A black peasant comes to work here, if there is one left (A41)."""
    if t.supply:
        t.supply -= 1
        me.black[job] += 1
        t.tell("capture", me, place=job)
