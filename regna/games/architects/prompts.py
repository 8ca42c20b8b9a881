"""Every question of the game, with the rule behind it and what its options point at."""

from __future__ import annotations

from ...kernel import CARD, Pieces, Prompt, Word
from .constants import (
    BLACK_MARKET,
    BOARDS,
    BUILDING,
    CAPTURES,
    CATHEDRAL,
    EFFECTS,
    EXCHANGES,
    GATHERING,
    GUARDS,
    GUILD,
    HIRING,
    PLACING,
    PLANS,
    RESET,
    SETUP,
    SOLO,
    TURN,
    VIRTUE,
)
from .notation import GAINS, GOOD, PLACE, PRICE, WHO

CHOOSE_BOARD = Prompt("board", BOARDS, board=Word("board"), matters=True)
DRAFT = Prompt("draft", SETUP, card=CARD, anchor="card/{card}")
KEEP_PLAN = Prompt("keep", SOLO, card=CARD, anchor="card/{card}")
PLACE_WORKER = Prompt("place", PLACING, place=PLACE, anchor="place/{place}", matters=True)
TAKE_BACK = Prompt(
    "take-back", TURN, place=PLACE, anchor="place/{place}", matters=True,
    spots={"prison": "place/prison"},
)  # fmt: skip
TAKE_BACK_FROM = Prompt("take-back-from", TURN, who=WHO, anchor="seat/{who}")
MINE = Prompt("mine", GATHERING, good=GOOD)
EXCHANGE = Prompt("exchange", EXCHANGES, card=CARD, anchor="card/{card}")
PAY = Prompt("pay", BUILDING, price=PRICE)
WORK = Prompt("work", PLANS, matters=True, spots={"hire": "pile/apprentices", "plans": "pile/buildings"})
HIRE = Prompt("hire", HIRING, card=CARD, anchor="card/{card}")
DISMISS = Prompt("dismiss", HIRING, card=CARD, anchor="card/{card}")
CAPTURE = Prompt("capture", CAPTURES, place=PLACE, who=WHO, anchor="place/{place}/{who}")
DEAL = Prompt("deal", BLACK_MARKET, spots={"hire": "pile/apprentices", "look": "pile/buildings"})
LOOK = Prompt("look", BLACK_MARKET, card=CARD, anchor="card/{card}")
GUARD = Prompt("guard", GUARDS, spots={"send": "place/prison", "release": "place/prison"})
BUILD = Prompt(
    "build", GUILD, card=CARD, anchor="card/{card}", matters=True, spots={"cathedral": "place/cathedral"},
)  # fmt: skip
GIVE_UP = Prompt("give-up", CATHEDRAL, card=CARD, anchor="card/{card}")
TAKE_GAIN = Prompt("take", EFFECTS, gain=GAINS)
DESTROY = Prompt("destroy", VIRTUE)
SELL_PLAN = Prompt("sell-plan", EFFECTS, card=CARD, anchor="card/{card}")
RELIEVE = Prompt("relieve", EFFECTS)
REACT = Prompt("react", RESET, card=CARD, anchor="card/{card}")
FREE = Prompt("free", RESET, n=Pieces("workers"))
BUY_OFF = Prompt("buy-off", BOARDS)
DISCARD = Prompt("discard", PLANS, card=CARD, anchor="card/{card}")

PROMPTS = (
    CHOOSE_BOARD, DRAFT, KEEP_PLAN, PLACE_WORKER, TAKE_BACK, TAKE_BACK_FROM, MINE, EXCHANGE, PAY, WORK, HIRE, DISMISS,
    CAPTURE, DEAL, LOOK, GUARD, BUILD, GIVE_UP, TAKE_GAIN, DESTROY, SELL_PLAN, RELIEVE, REACT, FREE, BUY_OFF, DISCARD,
)  # fmt: skip
