"""The words of Alba Longa."""

from __future__ import annotations

from regna.games.alba_longa.words import CLIMATES, DICE, LOTS, PLACES, SEASONS, STALLS

from . import Vocabulary

VOCABULARY = Vocabulary(
    words={
        "free": ("stay",),
        "call": ("call", "pass"),
        "buy": ("decline",),
        "recover": ("none",),
        "improve": ("improve", "leave"),
        "pray": ("pray", "leave"),
    },
    about={
        "sell": {"silver"},
        "pay": {"n"},
        "take": {"n"},
        "buy": {"n"},
        "grow": {"wheat"},
    },
    plain={
        "city-assisi",
        *(f"place-{place}" for place in PLACES),
        *(f"die-{die}" for die in DICE),
        *(f"stall-{stall}" for stall in STALLS),
        *(f"season-{season}" for season in SEASONS),
        *(f"climate-{climate}" for climate in CLIMATES),
        *(f"lot-{lot}" for lot in LOTS),
    },
    amounts=(),
    matches=[
        (2, {}),
        (3, {"job-well-done": "on", "openings": "together"}),
        (4, {"job-well-done": "on", "spoils-of-war": "on", "assisi": "on"}),
        (4, {"spoils-of-war": "on", "assisi": "on", "loot": "after-attacks", "first-king": "named"}),
        (5, {"job-well-done": "on", "spoils-of-war": "on", "worship-track": "8"}),
    ],
    reconstructed=("choice-worship-track.text", "rule-devotion.text"),
)
