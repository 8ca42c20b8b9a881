"""What Pact with the Devil can say that does not follow from its prompts, cards, rules and options."""

from __future__ import annotations

from collections.abc import Mapping

from regna.games.devil.cards import ACHIEVEMENTS
from regna.games.devil.constants import COURTIERS, GOODS, PLACES, ROLES, SIDES, SPACES, SYMBOLS

JESTERS = ("jester-glad", "jester-sad")
WORDS: Mapping[str, tuple[str, ...]] = {
    "prefer": ("any",),
    "avoid": ("any",),
    "market": ("back",),
    "keep": ("supply",),
    "pass": ("supply",),
    "repay": ("supply",),
    "wish": ("nothing",),
    "offer": ("indulgence", *JESTERS, "supply", "done"),
    "answer": ("reject", "close", *JESTERS, "supply"),
    "plan": ("left", "right", "recruit", "supply", "done"),
    "exchange": ("enough", "supply"),
    "pay-with": ("supply",),
    "recruit": ("supply",),
    "use-stable": ("use", "leave"),
    "claim": ("stop",),
    "vote": ("nobody", "supply"),
    "questioned": ("prove", "confess", "supply"),
    "wing": ("buy", "pass", "supply"),
    "mass": ("pure", "tainted", "supply", "done"),
    "guess": ("supply", "done"),
    "face": ("supply", "done"),
    "penalty": ("supply",),
    "gift": ("stop", "supply"),
    "ransom": ("refuse", "supply"),
    "settle": ("supply",),
    "guest": ("shard", "indulgence", "suffer"),
}
"""The bare words among the answers; playing finds any that is missing here."""

ABOUT: Mapping[str, set[str]] = {"market": {"coins"}, "fund": {"coins"}, "recruit": {"n"}, "ship": {"n"}}
"""What the rules tell of an option besides its own values; playing finds any that is missing here."""

NAMED = (
    *(f"good-{good}" for good in GOODS),
    *(f"role-{role}" for role in ROLES),
    *(f"symbol-{symbol}" for symbol in SYMBOLS),
    *(f"courtier-{courtier}" for courtier in COURTIERS),
    *(f"achievement-{each.key}" for each in ACHIEVEMENTS),
    *(f"inquisitor-{place}" for place in PLACES),
    *(f"space-{space}" for space in SPACES),
    *(f"side-{side}" for side in SIDES),
    *(f"taken-{word}" for word in ("taken", "open")),
    *(f"means-{word}" for word in ("shard", "indulgence")),
)
AMOUNTS = tuple(f"amount-{good}" for good in GOODS)

RECONSTRUCTED_TOO = ("rule-setup.text", "rule-reputation.text")
"""What tells of reconstructed things besides their cards."""

MATCHES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (
        4,
        {"jesters": "with", "indulgences": "offered", "bribes": "goods", "roles": "preferred", "insolvency": "lenient"},
    ),
]
"""Matches in which everything is said."""
