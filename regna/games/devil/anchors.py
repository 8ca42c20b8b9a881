"""What on the board events speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

AT_THE_MARKET = ("buy", "sell")
ON_THE_DEBT_TRACK = ("loan", "repay", "interest", "wiped", "relief", "uncle")
ON_THE_TRACK = ("reputation", "oblivion", "angel", "demon", "indulgence", "guest", "redeem", "buy-wing", "found")
IN_CHESTS = ("opened", "returned")
AT_THE_INQUISITION = ("mass", "own-mass", "guess", "bribe", "reward", "cleared", "face", "souls", "guessed", "missed")


def anchors(kind: str, player: str, facts: Mapping[str, Any]) -> list[str]:
    """Whose doing it was and whom it struck, then the places and pieces."""
    seats = [f"seat/{colour}" for colour in (facts.get("who"), player) if colour]
    return [*seats, *of_a_ruler(kind, player, facts), *on_the_board(kind, facts)]


def of_a_ruler(kind: str, player: str, facts: Mapping[str, Any]) -> Iterator[str]:
    if kind in ON_THE_DEBT_TRACK:
        yield f"debt/{player}"
    if kind in ON_THE_TRACK:
        yield f"reputation/{player}"
    if kind in IN_CHESTS:
        yield f"chest/{player}"
    if "courtier" in facts:
        yield f"courtier/{player}/{facts['courtier']}"
    if "achievement" in facts:
        yield f"achievement/{player}/{facts['achievement']}"
    if kind == "slot":
        yield f"slot/{player}/{facts['n']}"


def on_the_board(kind: str, facts: Mapping[str, Any]) -> Iterator[str]:
    if "card" in facts:
        yield f"card/{facts['card']}"
    yield from (f"card/{card}" for card in facts.get("cards", ()))
    if "place" in facts:
        yield f"inquisitor/{facts['place']}"
    if "good" in facts:
        yield f"good/{facts['good']}"
    if kind in AT_THE_MARKET:
        yield "market"
    if kind in AT_THE_INQUISITION:
        yield "inquisition"
