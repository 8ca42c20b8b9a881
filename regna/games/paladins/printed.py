"""What is printed on the boards and the cards, as plain data for whoever draws them."""

from __future__ import annotations

from typing import Any

from . import board
from .action import SLOTS_EACH
from .base import BASE
from .box import Box
from .cards import CARDS
from .crowns import cards as crown_cards
from .crowns import words as crown_words
from .crowns.box import CROWNS
from .effects import Trigger
from .words import COLOURS, ROUNDS, WORKERS

FIGURES = (
    "key", "slug", "deck", "vp", "gain", "workers", "boosts", "quest", "joins", "brings", "faction", "attack",
    "convert", "choices", "slot", "price", "tax", "source", "box", "level", "needs", "number", "diplomacy", "aids",
    "aid", "icon", "icons", "worker",
)  # fmt: skip
LARGEST = CROWNS[crown_words.TRACKS[0]]
"""The box that has all actions."""


def printed() -> dict[str, Any]:
    """Tables by name; rewards are pairs of a thing's number and how many of it. `crowns` has what that box changes."""
    return {
        "colours": COLOURS,
        "things": BASE.things,
        "workers": WORKERS,
        "rounds": ROUNDS,
        "slots_each": SLOTS_EACH,
        "places": [row(place, "name", "gain", "region", "seats") for place in board.PLACES],
        "jars": [row(place, "name", "gain") for place in board.JAR_PLACES],
        "workshops": board.WORKSHOP_ROW,
        "orders": board.ORDER_POINTS,
        "track": board.TRACK_POINTS,
        "top_row": [BASE.names[action] for action in BASE.opponent.top_row],
        "cards": [figures(card) for card in (*CARDS, *crown_cards.CARDS)],
        **boards(BASE),
        "by_debt": board.BY_DEBT,
        "crowns": crowns(),
    }


def boards(box: Box) -> dict[str, Any]:
    """What boxes print differently."""
    return {
        "attributes": box.attribute_names,
        "actions": [row(action, "name", "slots", "needs", "gives") for action in box.actions],
        "flags": box.rows["outsider"].flags,
        "prices": box.rows["townsfolk"].prices,
        "resource_track": box.opponent.track,
    }


def crowns() -> dict[str, Any]:
    """The boards with the extensions; of prices, flags and debts the last is the open top of the pile."""
    return boards(LARGEST) | {
        "by_debt": LARGEST.rows["townsfolk"].by_debt,
        "negotiation_prices": LARGEST.rows["negotiation"].prices,
        "negotiation_by_debt": LARGEST.rows["negotiation"].by_debt,
        "icons": crown_words.ICONS,
        "icons_for_ally": crown_words.ICONS_FOR_ALLY,
        "stacks": crown_words.STACKS,
        "set_points": crown_words.SET_POINTS,
        "cards_a_point": crown_words.CARDS_A_POINT,
        "secret_points": crown_words.SECRET_POINTS,
    }


def row(printed: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(printed, name) for name in names}


def figures(card: Any) -> dict[str, Any]:
    """With the names of the action that an order or a scheme is about, and of what a townsman answers to."""
    names = {"action": action_name(card.action)} if hasattr(card, "action") else {}
    names |= {"event": event_name(card.event)} if hasattr(card, "event") else {}
    printed: dict[str, Any] = card.figures(*FIGURES)
    return printed | names


def action_name(action: int) -> str | None:
    return LARGEST.names[action] if action in LARGEST.numbers else None


def event_name(event: int) -> str:
    return action_name(event) or Trigger(event).name.lower()
