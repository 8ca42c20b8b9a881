"""What is printed on the boards and the cards, as plain data for whoever draws them."""

from __future__ import annotations

from typing import Any

from ...kernel import Piece
from .black_mass import BRIBE, FOUND, GUESS_COINS, GUESS_POINTS, SOULS, TAINTED_SOULS, WING_PRICE, WRONG_GUESS
from .cards import ACHIEVEMENTS, CARDS, INQUISITORS, SECTIONS, SUMMARY, TRACK
from .constants import COLOURS, COURTIERS, EXTRAS, GOODS, PLACES, ROLES, ROUNDS, SIDES, SPACES, SYMBOLS
from .deals import ALL_PRICES, prices_of
from .ledger import BUYING, SELLING
from .reputation import DEMON_LEVELS
from .setup import JESTERS, shards_of
from .state import CENTRAL, FREE_TOKENS, MOST_DEBT, SLOTS, TOKENS
from .values import Effect

FIGURES = (
    "key", "slug", "deck", "round", "pile", "symbols", "points", "cost", "reputation", "when", "effect", "also",
    "deck_letter", "left", "loss", "right", "rise", "place", "demand", "more", "rural", "urban", "religious", "reward",
    "symbol", "start", "wheel", "arrows", "knot", "source",
)  # fmt: skip


def printed() -> dict[str, Any]:
    """Tables by name."""
    return {
        "colours": COLOURS,
        "goods": GOODS,
        "roles": ROLES,
        "symbols": SYMBOLS,
        "courtiers": COURTIERS,
        "places": PLACES,
        "sides": SIDES,
        "spaces": SPACES,
        "rounds": ROUNDS,
        "slots": SLOTS,
        "central": CENTRAL,
        "tokens": TOKENS,
        "freeTokens": FREE_TOKENS,
        "mostDebt": MOST_DEBT,
        "buying": BUYING,
        "selling": SELLING,
        "prices": [prices_of(role) for role in range(len(ROLES))],
        "allPrices": ALL_PRICES,
        "extras": EXTRAS,
        "shards": [shards_of(role) for role in range(len(ROLES))],
        "jesters": [JESTERS[role] for role in range(len(ROLES))],
        "track": {
            "arrows": TRACK.arrows,
            "knot": TRACK.knot,
            "start": TRACK.start,
            "demonLevels": DEMON_LEVELS,
            "source": TRACK.source,
        },
        "sections": [
            {"start": each.start[: len(GOODS)], "wheel": each.wheel, "source": each.source} for each in SECTIONS
        ],
        "souls": {
            "third": SOULS,
            "tainted": TAINTED_SOULS,
            "fifth": SUMMARY.digits,
            "beyond": SUMMARY.beyond,
            "first": SUMMARY.first,
            "second": SUMMARY.second,
        },
        "inquisition": {
            "bribe": BRIBE,
            "wing": WING_PRICE,
            "guessCoins": GUESS_COINS,
            "guessPoints": GUESS_POINTS,
            "wrongGuess": WRONG_GUESS,
            "found": [FOUND[0], FOUND[1]],
        },
        "achievements": [each.key for each in ACHIEVEMENTS],
        "inquisitors": [each.key for each in INQUISITORS],
        "cards": [figures(card) for card in CARDS],
    }


def figures(card: Piece) -> dict[str, Any]:
    """A card's figures; an effect has those that say anything."""
    found = card.figures(*FIGURES)
    return {name: plain(value) if isinstance(value, Effect) else value for name, value in found.items()}


def plain(effect: Effect) -> dict[str, Any]:
    usual = Effect._field_defaults
    return {name: value for name, value in effect._asdict().items() if usual.get(name) != value}
