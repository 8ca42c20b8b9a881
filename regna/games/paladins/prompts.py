"""Every question of the game, with the rule behind it and what its options point at."""

from __future__ import annotations

from ...kernel import CARD, NUMBER, Prompt
from .kinds import CREW, HOW, JAR, PLACE, REWARDS, SPACE, SPOT
from .words import (
    ABILITIES,
    ABSOLVING,
    ATTACKS,
    COMMISSIONS,
    CONVERSIONS,
    CREWS,
    DEVELOPING,
    GARRISONS,
    GATHERING,
    ICONS,
    PALADINS,
    PASSING,
    PRAYING,
    RECRUITING,
    SETUP,
    SUPPLIES,
)

QUEST, JOIN = range(2)

DRAFT = Prompt("draft", SETUP, card=CARD, anchor="card/{card}")
USE = Prompt("use", PALADINS, card=CARD, anchor="card/{card}")
TOP = Prompt("top", PALADINS, card=CARD, anchor="card/{card}")
DRINK = Prompt("tavern", GATHERING, card=CARD, anchor="card/{card}")
ACT = Prompt("act", CREWS, space=SPACE, anchor="space/{space}")
STAFF_WITH = Prompt("staff", CREWS, crew=CREW)
HANDS = Prompt("hands", SUPPLIES, n=NUMBER)
COVER = Prompt("cover", DEVELOPING, spot=SPOT, anchor="spot/{spot}")
HIRE = Prompt("hire", RECRUITING, card=CARD, how=HOW, anchor="card/{card}")
PAY_WITH = Prompt("pay", RECRUITING)
CLEAR = Prompt("clear", PRAYING, space=SPACE, anchor="space/{space}")
SEND = Prompt("send", COMMISSIONS, place=PLACE, anchor="place/{place}")
GUARD = Prompt("guard", GARRISONS, place=PLACE, anchor="place/{place}")
FILL = Prompt("fill", ABSOLVING, jar=JAR, anchor="jar/{jar}")
FIGHT = Prompt("fight", ATTACKS, card=CARD, anchor="card/{card}")
PREACH = Prompt("preach", CONVERSIONS, card=CARD, anchor="card/{card}")
CHOOSE = Prompt("choose", ICONS, gain=REWARDS)
FIRST_OF = Prompt("first", ICONS, gain=REWARDS)
FORGET = Prompt("forget", ABSOLVING)
REACT = Prompt("react", ABILITIES, card=CARD, anchor="card/{card}")
KEEP = Prompt("keep", PASSING, crew=CREW)

PROMPTS = (
    DRAFT, USE, TOP, DRINK, ACT, STAFF_WITH, HANDS, COVER, HIRE, PAY_WITH, CLEAR, SEND, GUARD, FILL, FIGHT, PREACH,
    CHOOSE, FIRST_OF, FORGET, REACT, KEEP,
)  # fmt: skip
