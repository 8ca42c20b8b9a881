"""What everybody's peasants would bring, the attacks under way, the boards' tracks: for whoever draws the table."""

from __future__ import annotations

from typing import Any

from .harvest import crop
from .latium import King, Latium
from .soldiers import attackers_of, odds, sabotages
from .tracks import TRACKS
from .words import CLIMATES, PRIESTS, WORKERS
from .works import bank_silver


def offers(t: Latium) -> dict[str, Any]:
    """All of it is public, so it is the same for everybody."""
    return {
        "climate": climate_now(t),
        "cities": [income(t, me) for me in t.players],
        "attacks": [prospect(t, city) for city in t.besieged],
        "tracks": tracks(t),
        "together": t.setup.options["openings"] == "together",
    }


def climate_now(t: Latium) -> str:
    """The climate of this year; its card may have been turned already."""
    if len(t.climate_seen) >= t.year:
        return t.climate_card(t.climate_seen[t.year - 1]).climate
    return CLIMATES[t.setup.game.face(t.climate[0])]


def income(t: Latium, me: King) -> dict[str, int]:
    """What the peasants at work would bring a city now."""
    return {
        "silver": bank_silver(me),
        "monuments": me.pieces(WORKERS) // 2,
        "level": min(me.level + me.pieces(PRIESTS), t.worship_track),
        "wheat": crop(me, climate_now(t)),
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
    found["worship"]["spaces"] = t.worship_track
    return found
