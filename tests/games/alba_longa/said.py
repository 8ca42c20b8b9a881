"""What Alba Longa can say that does not follow from its prompts, cards, rules and options."""

from __future__ import annotations

from collections.abc import Mapping

from regna.games.alba_longa.constants import CLIMATES, DICE, LOTS, PLACES, SEASONS, STALLS

WORDS: Mapping[str, tuple[str, ...]] = {
    "free": ("stay",),
    "call": ("call", "pass"),
    "buy": ("decline",),
    "recover": ("none",),
    "improve": ("improve", "leave"),
    "pray": ("pray", "leave"),
}
"""The bare words among the answers; playing finds any that is missing here."""

ABOUT: Mapping[str, set[str]] = {
    "sell": {"silver"},
    "pay": {"n"},
    "take": {"n"},
    "buy": {"n"},
    "grow": {"wheat"},
}
"""What the rules tell of an option besides its own values; playing finds any that is missing here."""

NAMED = (
    "city-assisi",
    *(f"place-{place}" for place in PLACES),
    *(f"die-{die}" for die in DICE),
    *(f"stall-{stall}" for stall in STALLS),
    *(f"season-{season}" for season in SEASONS),
    *(f"climate-{climate}" for climate in CLIMATES),
    *(f"lot-{lot}" for lot in LOTS),
)
AMOUNTS: tuple[str, ...] = ()

RECONSTRUCTED_TOO = ("choice-worship-track.text", "rule-devotion.text")
"""What tells of reconstructed things besides their cards."""

MATCHES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"job-well-done": "on", "openings": "together"}),
    (4, {"job-well-done": "on", "spoils-of-war": "on", "assisi": "on"}),
    (4, {"spoils-of-war": "on", "assisi": "on", "loot": "after-attacks", "first-king": "named"}),
    (5, {"job-well-done": "on", "spoils-of-war": "on", "worship-track": "8"}),
]
"""Matches in which everything is said."""
