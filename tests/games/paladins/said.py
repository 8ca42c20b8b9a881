"""What Paladins can say that does not follow from its prompts, cards, rules and options."""

from __future__ import annotations

from collections.abc import Mapping

from regna.games.paladins.board import JAR_NAMES, PLACE_NAMES
from regna.games.paladins.crowns.box import CROWNS
from regna.games.paladins.crowns.words import DIFFICULTY, ICONS
from regna.games.paladins.words import SLOT_COLOURS

BOX = CROWNS["5"]
"""The largest box: it has all actions, attributes and things."""

WORDS: Mapping[str, tuple[str, ...]] = {
    "act": ("pass",),
    "hire": ("stop",),
    "pay": ("coins", "provisions", "debt"),
    "clear": ("stop",),
    "forget": ("discard", "keep"),
}
"""The bare words among the answers; playing finds any that is missing here."""

ABOUT: Mapping[str, set[str]] = {name: {"n"} for name in ("hire", "pay", "fight", "muster", "negotiate")}
"""What the rules tell of an option besides its own values; playing finds any that is missing here."""

NAMED = (
    "scheme-reconstructed",
    "board-reconstructed",
    "crowns-board-reconstructed",
    "book-crowns",
    *(f"icon-{icon}" for icon in ICONS),
    *(f"way-{way}" for way in ("delegate", "rally")),
    *(f"action-{action}" for action in BOX.names),
    *(f"place-{place}" for place in PLACE_NAMES),
    *(f"jar-{jar}" for jar in JAR_NAMES),
    *(f"spot-{spot}" for spot in BOX.spot_names),
    *(f"thing-{attribute}" for attribute in BOX.attribute_names),
    *(f"opponent-{difficulty}" for difficulty in DIFFICULTY),
    *(f"how-{how}" for how in ("quest", "keep")),
    *(f"why-{why}" for why in ("busy", "workers", "means", "favour", "order")),
)
AMOUNTS = (*(f"amount-{thing}" for thing in BOX.things), *(f"slots-{colour}" for colour in SLOT_COLOURS))

RECONSTRUCTED_TOO = (
    "scheme-reconstructed",
    "board-reconstructed",
    "crowns-board-reconstructed",
    "choice-opponent.text",
    "choice-tax-pool.text",
    "choice-jars.text",
    "choice-crowns.text",
    "choice-resource-track.text",
    *(f"rule-{rule}.text" for rule in ("setup", "developing", "absolving", "suspicion", "solo", "crowns-setup")),
)
"""What tells of reconstructed things besides their cards."""

MATCHES: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "standard"}),
    (1, {"opponent": "hard", "jars": "even"}),
    (2, {"tax-pool": "uneven"}),
    (3, {"mercenaries": "together"}),
    (4, {}),
    (1, {"opponent": "madness", "crowns": "on"}),
    (3, {"crowns": "on"}),
]
"""Matches in which everything is said."""
