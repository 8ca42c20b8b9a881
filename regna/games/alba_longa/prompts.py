"""Every question of the game, with the rule behind it and what its options point at."""

from __future__ import annotations

from ...kernel import CARD, NUMBER, Pieces, Prompt
from .constants import (
    ASSIGNING,
    BLESSINGS,
    COURT,
    CROPS,
    GROWTH,
    HEROES,
    HOUSING,
    JOB_WELL_DONE,
    NAMING,
    PLUNDER,
    SABOTAGE,
    SALE,
    SETUP,
    TARGETS,
)
from .notation import DIE, LOT, PLACE, STALL, WHO

PEASANTS = Pieces("peasant")

FIRST_KING = Prompt("first-king", SETUP, who=WHO, anchor="seat/{who}")
SELL = Prompt("sell", SALE, n=NUMBER)
FREE = Prompt("free", HOUSING, place=PLACE, anchor="place/{seat}/{place}")
CALL = Prompt("call", COURT)
PAY = Prompt("pay", COURT, stall=STALL, anchor="stall/{stall}")
TAKE = Prompt("take", ASSIGNING, die=DIE, anchor="die/{die}")
BUY = Prompt("buy", ASSIGNING, die=DIE, anchor="die/{die}")
WORK = Prompt("work", ASSIGNING, place=PLACE, anchor="place/{seat}/{place}")
ASSIGN = Prompt("assign", ASSIGNING, n=PEASANTS)
RECOVER = Prompt("recover", JOB_WELL_DONE, card=CARD, anchor="card/{card}")
TARGET = Prompt("target", TARGETS, who=WHO, anchor="seat/{who}")
LAY_HERO = Prompt("hero", HEROES, card=CARD, anchor="card/{card}")
STRIKE = Prompt("sabotage", SABOTAGE, place=PLACE, anchor="place/{who}/{place}")
LOOT = Prompt("loot", PLUNDER, lot=LOT, anchor="lot/{lot}")
SETTLE = Prompt("settle", PLUNDER, place=PLACE, anchor="place/{seat}/{place}")
RESTOCK = Prompt("restock", PLUNDER, lot=LOT, anchor="lot/{lot}")
IMPROVE = Prompt("improve", CROPS)
PRAY = Prompt("pray", BLESSINGS)
NAME_KING = Prompt("name", NAMING, who=WHO, anchor="seat/{who}")
GROW = Prompt("grow", GROWTH, n=PEASANTS)

PROMPTS = (
    FIRST_KING, SELL, FREE, CALL, PAY, TAKE, BUY, WORK, ASSIGN, RECOVER, TARGET, LAY_HERO, STRIKE, LOOT, SETTLE,
    RESTOCK, IMPROVE, PRAY, NAME_KING, GROW,
)  # fmt: skip
