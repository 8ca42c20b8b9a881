"""What everybody's peasants would bring, the attacks under way, the boards' tracks: for whoever draws the table."""

from __future__ import annotations

from typing import Any

from .constants import CLIMATES
from .harvest import crop
from .soldiers import attackers_of, odds, sabotages
from .state import King, Latium
from .tracks import TRACKS
from .works import HARVESTED, WORKED, bank_silver, new_level, new_monuments


def offers(t: Latium) -> dict[str, Any]:
    """All of it is public, so it is the same for everybody."""
    return {
        "climate": climate_now(t),
        "cities": [income(t, me) for me in t.players],
        "attacks": [prospect(t, city) for city in t.besieged],
        "tracks": tracks(t),
        "together": t.box.opens_together,
    }


def climate_now(t: Latium) -> str:
    """The climate of this year; its card may have been turned already."""
    if len(t.climate_seen) >= t.year:
        return t.climate_card(t.climate_seen[t.year - 1]).climate
    return CLIMATES[t.setup.game.face(t.climate[0])]


def income(t: Latium, me: King) -> dict[str, int]:
    """What the peasants at work have yet to bring a city, and how devout they will make it."""
    worked = t.phase in WORKED
    return {
        "silver": 0 if worked else bank_silver(me),
        "monuments": 0 if worked else new_monuments(me),
        "level": me.level if worked else new_level(t, me),
        "wheat": 0 if t.phase in HARVESTED else crop(me, climate_now(t)),
        "strength": t.strength(me),
    }


def prospect(t: Latium, city: int) -> dict[str, Any]:
    """An attack before it is carried out: who against whom, sums, and what it brings."""
    attack, defence = odds(t, city)
    return {
        "city": city,
        "attackers": [[me.seat, t.strength(me)] for me in attackers_of(t, city)],
        "attack": attack,
        "defence": defence,
        "sabotages": sabotages(attack - defence),
    }


def tracks(t: Latium) -> dict[str, dict[str, Any]]:
    found = {name: track._asdict() for name, track in TRACKS.items()}
    found["worship"]["spaces"] = t.box.worship_track
    return found
