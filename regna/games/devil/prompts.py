"""Every question of the game, with the rule behind it and what its options point at.

A question that `matters` is asked even if there is only one answer, so that nobody learns from being spared it.
"""

from __future__ import annotations

from ...kernel import CARD, NUMBER, SEAT, Prompt
from .constants import (
    ACHIEVEMENTS,
    ANSWERS,
    BLACK_MASS,
    BUILDINGS,
    CARDS_PHASE,
    EXPERT,
    GUESSES,
    INQUISITION,
    INSOLVENCY,
    LOANS,
    MARKET,
    OFFERS,
    PLANNING,
    PREPARATION,
    PRODUCTION,
    RESOLVING,
    SCORING,
    WITCH_HUNT,
)
from .notation import (
    ACHIEVEMENT,
    APPEASING,
    CLAIM,
    COURTIER,
    GOOD,
    GUESS,
    PAYMENT,
    PLACE,
    PRICE,
    ROLE_NAME,
    SPACE,
    TRADE,
)

SUPPLY = {"supply": "market", "back": "market"}

PREFER = Prompt("prefer", EXPERT, role=ROLE_NAME, anchor="role/{role}", matters=True)
AVOID = Prompt("avoid", EXPERT, role=ROLE_NAME, anchor="role/{role}", matters=True)
TRADING = Prompt("market", MARKET, trade=TRADE, anchor="market", spots=SUPPLY)
FUND = Prompt("fund", INSOLVENCY, trade=TRADE, anchor="market", matters=True)
HIDEOUT = Prompt("hideout", PRODUCTION, good=GOOD, anchor="good/{good}")
KEEP = Prompt("keep", CARDS_PHASE, card=CARD, anchor="card/{card}", spots=SUPPLY)
PASS = Prompt("pass", CARDS_PHASE, card=CARD, anchor="card/{card}", spots=SUPPLY)
LAST_CHANCE = Prompt("repay", LOANS, n=NUMBER, spots=SUPPLY, matters=True)
WISH = Prompt("wish", OFFERS, good=GOOD, anchor="good/{good}")
OFFER = Prompt("offer", OFFERS, good=GOOD, anchor="good/{good}", spots=SUPPLY, matters=True)
ASK_PRICE = Prompt("price", OFFERS, price=PRICE, anchor="chest/{seat}", matters=True)
ANSWER = Prompt(
    "answer", ANSWERS, payment=PAYMENT, anchor="opened", spots=SUPPLY | {"reject": "opened", "close": "opened"},
    matters=True,
)  # fmt: skip
DISCARD = Prompt("discard", PLANNING, card=CARD, anchor="card/{card}")
PLAN = Prompt(
    "plan", PLANNING, space=SPACE, card=CARD, anchor="card/{card}",
    spots=SUPPLY | {"left": "event", "right": "event", "recruit": "courtiers"}, matters=True,
)  # fmt: skip
EXCHANGE = Prompt("exchange", BUILDINGS, good=GOOD, anchor="good/{good}", matters=True)
TAKE = Prompt("take", BUILDINGS, good=GOOD, anchor="good/{good}")
PAY_WITH = Prompt("pay-with", RESOLVING, good=GOOD, anchor="good/{good}", matters=True)
RECRUIT = Prompt("recruit", RESOLVING, courtier=COURTIER, anchor="courtier/{seat}/{courtier}", matters=True)
COURTIER_FREE = Prompt("courtier", BUILDINGS, courtier=COURTIER, anchor="courtier/{seat}/{courtier}")
STABLE = Prompt("stable", BUILDINGS, card=CARD, anchor="card/{card}", matters=True)
USE_STABLE = Prompt("use-stable", BUILDINGS, matters=True)
MINOR = Prompt("minor", BUILDINGS, achievement=ACHIEVEMENT, anchor="achievement/{seat}/{achievement}")
DAM = Prompt("dam", BUILDINGS, achievement=ACHIEVEMENT, anchor="achievement/{seat}/{achievement}")
CLAIMING = Prompt("claim", ACHIEVEMENTS, claim=CLAIM, anchor="achievements/{seat}")
SLOT = Prompt("slot", ACHIEVEMENTS, n=NUMBER, anchor="slot/{seat}/{n}")
VOTE = Prompt("vote", WITCH_HUNT, who=SEAT, anchor="seat/{who}", spots=SUPPLY)
QUESTIONED = Prompt("questioned", WITCH_HUNT, spots=SUPPLY, matters=True)
BUY_WING = Prompt("wing", PREPARATION, spots=SUPPLY | {"buy": "wings"}, matters=True)
MASS = Prompt("mass", BLACK_MASS, good=GOOD, anchor="good/{good}", spots=SUPPLY, matters=True)
GUESS_ROLE = Prompt("guess", GUESSES, guess=GUESS, anchor="inquisition", spots=SUPPLY, matters=True)
FACE = Prompt("face", INQUISITION, appease=APPEASING, anchor="inquisition", spots=SUPPLY, matters=True)
PENALTY = Prompt("penalty", INQUISITION, place=PLACE, anchor="inquisitor/{place}", spots=SUPPLY)
ASCETIC_GIFT = Prompt("gift", INQUISITION, good=GOOD, anchor="good/{good}", spots=SUPPLY, matters=True)
RANSOM = Prompt("ransom", INQUISITION, good=GOOD, anchor="good/{good}", spots=SUPPLY, matters=True)
SETTLE = Prompt("settle", INQUISITION, n=NUMBER, spots=SUPPLY, matters=True)
VANDAL = Prompt("vandal", INQUISITION, card=CARD, anchor="card/{card}")
GUEST_COMES = Prompt("guest", INQUISITION, spots=SUPPLY, matters=True)
SHIP = Prompt("ship", SCORING, good=GOOD, anchor="good/{good}")

PROMPTS = (
    PREFER, AVOID, TRADING, FUND, HIDEOUT, KEEP, PASS, LAST_CHANCE, WISH, OFFER, ASK_PRICE, ANSWER, DISCARD, PLAN,
    EXCHANGE, TAKE, PAY_WITH, RECRUIT, COURTIER_FREE, STABLE, USE_STABLE, MINOR, DAM, CLAIMING, SLOT, VOTE, QUESTIONED,
    BUY_WING, MASS, GUESS_ROLE, FACE, PENALTY, ASCETIC_GIFT, RANSOM, SETTLE, VANDAL, GUEST_COMES, SHIP,
)  # fmt: skip
