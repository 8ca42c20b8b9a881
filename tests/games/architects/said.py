"""What Architects can say that does not follow from its prompts, cards, rules and options."""

from __future__ import annotations

from collections.abc import Mapping

from regna.games.architects.characters import ALL_CHARACTERS, OPPONENTS
from regna.games.architects.constants import GOODS, PLACES, SKILLS
from regna.games.architects.gathering import EXCHANGED
from regna.games.architects.guardhouse import ACTIONS
from regna.games.architects.notation import GAINS

WORDS: Mapping[str, tuple[str, ...]] = {
    "take-back": ("prison", "boards"),
    "exchange": (*EXCHANGED, "stop"),
    "work": ("hire", "plans"),
    "hire": ("stop",),
    "capture": ("stop",),
    "deal": ("hire", "look"),
    "guard": (*ACTIONS, "stop"),
    "build": ("cathedral", "stop"),
    "destroy": ("destroy", "keep"),
    "sell-plan": ("stop",),
    "relieve": ("rescue", "capture", "stop"),
    "buy-off": ("pay", "debt"),
}
"""The bare words among the answers; playing finds any that is missing here."""

ABOUT: Mapping[str, set[str]] = {
    "mine": {"price"},
    "exchange": {"pay", "gain"},
    "hire": {"cost"},
    "capture": {"workers"},
    "guard": {"cost", "n"},
    "relieve": {"n"},
    "build": {"price"},
}
"""What the rules tell of an option besides its own values; playing finds any that is missing here."""

NAMED = (
    "scheme-reconstructed",
    *(f"place-{place}" for place in PLACES),
    *(f"good-{good}" for good in GOODS),
    *(f"skill-{skill}" for skill in SKILLS),
    *(f"board-{name}{text}" for name in (*ALL_CHARACTERS, *OPPONENTS) for text in ("", ".text")),
)
AMOUNTS = tuple(f"amount-{name}" for name in GAINS.names)

RECONSTRUCTED_TOO = ("scheme-reconstructed", "choice-opponent.text", "rule-solo.text")
"""What tells of reconstructed things besides their cards."""

MATCHES: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "constantine"}),
    (1, {"opponent": "helena", "boards": "dealt", "promo": "on", "stall-guard": "on"}),
    (2, {"opponent": "constantine", "fallback": "any"}),
    (2, {"empty-visits": "forbid"}),
    (3, {"boards": "dealt", "promo": "on"}),
    (4, {"boards": "chosen", "promo": "on", "conspirator": "per-capture"}),
]
"""Matches in which everything is said."""
