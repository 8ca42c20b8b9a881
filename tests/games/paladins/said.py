"""What Paladins can say that does not follow from its prompts, cards, rules and options."""

from __future__ import annotations

from collections.abc import Mapping

from regna.games.paladins.board import DIFFICULTY, JAR_NAMES, PLACE_NAMES
from regna.games.paladins.words import ACTIONS, ATTRIBUTES, SLOT_COLOURS, SPOTS, THINGS

WORDS: Mapping[str, tuple[str, ...]] = {
    "act": ("pass",),
    "hire": ("stop",),
    "pay": ("coins", "debt"),
    "clear": ("stop",),
    "forget": ("discard", "keep"),
}
"""The bare words among the answers; playing finds any that is missing here."""

ABOUT: Mapping[str, set[str]] = {"hire": {"n"}, "pay": {"n"}, "fight": {"n"}}
"""What the rules tell of an option besides its own values; playing finds any that is missing here."""

NAMED = (
    "scheme-reconstructed",
    "board-reconstructed",
    *(f"action-{action}" for action in ACTIONS),
    *(f"place-{place}" for place in PLACE_NAMES),
    *(f"jar-{jar}" for jar in JAR_NAMES),
    *(f"spot-{spot}" for spot in SPOTS),
    *(f"thing-{attribute}" for attribute in ATTRIBUTES),
    *(f"opponent-{difficulty}" for difficulty in DIFFICULTY),
    *(f"how-{how}" for how in ("quest", "keep")),
    *(f"why-{why}" for why in ("busy", "workers", "means", "favour", "order")),
)
AMOUNTS = (*(f"amount-{thing}" for thing in THINGS), *(f"slots-{colour}" for colour in SLOT_COLOURS))

RECONSTRUCTED_TOO = (
    "scheme-reconstructed",
    "board-reconstructed",
    "choice-opponent.text",
    "choice-tax-pool.text",
    "choice-jars.text",
    *(f"rule-{rule}.text" for rule in ("setup", "developing", "absolving", "suspicion", "solo")),
)
"""What tells of reconstructed things besides their cards."""

MATCHES: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "standard"}),
    (1, {"opponent": "hard", "jars": "even"}),
    (2, {"tax-pool": "uneven"}),
    (3, {"mercenaries": "together"}),
    (4, {}),
]
"""Matches in which everything is said."""
