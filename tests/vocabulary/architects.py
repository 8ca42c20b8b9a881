"""The words of Architects."""

from __future__ import annotations

from regna.games.architects.boards import ALL_CHARACTERS
from regna.games.architects.gathering import EXCHANGED
from regna.games.architects.guardhouse import ACTIONS
from regna.games.architects.scoring import HALL_POINTS
from regna.games.architects.words import GAINS, GOODS, PLACES, SKILLS

from . import Vocabulary

BOARDS = [f"board-{name}" for name in (*ALL_CHARACTERS, *HALL_POINTS)]

VOCABULARY = Vocabulary(
    words={
        "take-back": ("prison", "boards", "black-market"),
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
    },
    about={
        "mine": {"price"},
        "exchange": {"pay", "gain"},
        "hire": {"cost"},
        "guard": {"cost"},
        "build": {"price"},
    },
    plain={
        "scheme-reconstructed",
        "amount-nothing",
        *(f"place-{place}" for place in PLACES),
        *(f"good-{good}" for good in GOODS),
        *(f"skill-{skill}" for skill in SKILLS),
        *BOARDS,
        *(f"{board}.text" for board in BOARDS),
    },
    amounts=tuple(f"amount-{name}" for name in GAINS.names),
    matches=[
        (1, {"opponent": "constantine"}),
        (1, {"opponent": "helena", "boards": "dealt", "promo": "on", "stall-guard": "on"}),
        (2, {"opponent": "constantine", "fallback": "any"}),
        (2, {"empty-visits": "forbid"}),
        (3, {"boards": "dealt", "promo": "on"}),
        (4, {"boards": "chosen", "promo": "on", "conspirator": "per-capture"}),
    ],
    reconstructed=("scheme-reconstructed", "choice-opponent.text", "rule-solo.text"),
)
