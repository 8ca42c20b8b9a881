"""The questions that City of Crowns adds."""

from __future__ import annotations

from ....kernel import CARD, Among, Prompt
from ..kinds import SPOT
from .words import MUSTERING, NEW_ICONS, PALADINS, RALLYING, SETUP

DELEGATE, RALLY = range(2)
WAY = Among("way", ("delegate", "rally"))

BUILD = Prompt("build", SETUP, spot=SPOT, anchor="spot/{spot}")
ABOVE = Prompt("above", PALADINS, card=CARD, anchor="card/{card}")
BELOW = Prompt("below", PALADINS, card=CARD, anchor="card/{card}")
GATHER_HOST = Prompt("muster", MUSTERING, card=CARD, anchor="space/{card}")
TALK = Prompt("negotiate", RALLYING, card=CARD, way=WAY, anchor="card/{card}")
LET_GO = Prompt("dismiss", NEW_ICONS, card=CARD, anchor="card/{card}")
LIFT = Prompt("lift", NEW_ICONS, spot=SPOT, anchor="spot/{spot}")
SHIFT = Prompt("shift", NEW_ICONS, spot=SPOT, anchor="spot/{spot}")

PROMPTS = (BUILD, ABOVE, BELOW, GATHER_HOST, TALK, LET_GO, LIFT, SHIFT)
